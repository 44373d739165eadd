#!/usr/bin/env python3
"""Opens a page of `plaudit preview --html` from disk in Chromium, works in it, and reads what it saves.

    Tests/BrowserTests/preview.py .build/debug/plaudit

Needs Chromium, its driver, and PyPI's selenium; axe-selenium-python checks the access where it is
there. Nothing is fetched: a request that leaves the page is a failure.
"""
import json
import pathlib
import subprocess
import sys
import tempfile

from selenium.common.exceptions import NoAlertPresentException
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

from pages import Page, browser

PROJECT = {
    "plaudit.yaml": "app: {id: 1, name: Example}\n",
    "Locales/en.yaml": """\
votes:
  comment: Under the icon.
  max-length: 20
  text: {one: "{count} vote", other: "{count} votes"}
rate: "Rate {app}, {name}"
new: {one: "{count} new", other: "{count} new"}
hostile: "</script><script>alert(1)</script> <!-- ]]> \\u2028"
lacking: {one: "{count} piece", other: "{count} pieces"}
""",
    "Locales/ru.yaml": """\
lacking: {one: "{count} штука", two: "{count} штуки", many: "{count} штук", other: "{count} штук"}
votes: {one: "{count} голос", few: "{count} голоса", many: "{count} голосов", other: "{count} голоса"}
rate: "Оценить {app}, {name}"
hostile: "</script><script>alert(1)</script> <!-- ]]> \\u2028"
""",
    "Locales/ar.yaml": 'rate: "قيّم {app}، {name}"\n',
}


def write_project(folder):
    for name, text in PROJECT.items():
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")


def live(card):
    return card.find_element(By.CSS_SELECTOR, ".live").get_attribute("textContent")


def checks(card):
    return [code.text for code in card.find_elements(By.CSS_SELECTOR, ".checks code")]


def a_number_is_shown(page):
    card = page.card("votes")
    number = card.find_element(By.CSS_SELECTOR, ".controls input")
    number.send_keys(Keys.CONTROL, "a")
    number.send_keys("1234")
    assert live(card) == "1\u00a0234 голоса"
    card.find_elements(By.CSS_SELECTOR, ".controls button")[1].click()
    assert live(card) == "1\u00a0235 голосов"
    strip = [item.get_attribute("textContent") for item in card.find_elements(By.CSS_SELECTOR, ".strip li")]
    assert strip[21] == "2121 голос" and len(strip) == 29, strip


def a_form_is_edited(page):
    card = page.card("votes")
    few = card.find_elements(By.CSS_SELECTOR, ".field")[1]
    few.click()
    few.send_keys(Keys.END, " всего")
    assert "2 голоса всего" in card.find_element(By.CSS_SELECTOR, ".strip").get_attribute("textContent")
    assert card.find_element(By.CSS_SELECTOR, ".badge").text == "Changed"
    few.send_keys(Keys.CONTROL, "a")
    few.send_keys(Keys.BACKSPACE)
    few.send_keys("голоса")
    assert checks(card) == ["plural-number-dropped"], checks(card)
    card.find_elements(By.CSS_SELECTOR, ".insert")[1].click()
    assert checks(card) == [], checks(card)
    few.send_keys(" — очень длинный текст")
    assert checks(card) == ["too-long"], checks(card)
    few.send_keys(Keys.CONTROL, "a")
    few.send_keys(Keys.BACKSPACE)
    few.send_keys("{count} голоса тут")
    assert checks(card) == [], checks(card)


def a_text_is_begun(page):
    card = page.card("new")
    assert card.find_element(By.CSS_SELECTOR, ".badge").text == "No text yet"
    fields = card.find_elements(By.CSS_SELECTOR, ".field")
    assert len(fields) == 4
    for field, word in zip(fields, ["новый", "новых", "новых"]):
        field.click()
        field.send_keys("{count} " + word)
    assert checks(card) == ["empty"], checks(card)
    fields[3].click()
    fields[3].send_keys("{count} нового")
    assert checks(card) == [], checks(card)


def a_form_is_added(page):
    card = page.card("lacking")
    assert checks(card) == ["plural-missing"], checks(card)
    add = [button for button in card.find_elements(By.CSS_SELECTOR, ".add") if "(few)" in button.text]
    add[0].click()
    assert checks(card) == [], checks(card)
    focused = page.driver.switch_to.active_element
    assert focused.text == "{count} штук", focused.text
    focused.send_keys(Keys.END, "и")
    unused = card.find_element(By.CSS_SELECTOR, ".unused")
    assert "No number of Russian takes this form" in unused.text
    card.find_element(By.CSS_SELECTOR, ".undo").click()
    assert checks(card) == ["plural-missing"], checks(card)


def a_finding_is_right(page):
    card = page.card("lacking")
    card.find_element(By.XPATH, ".//summary[text()='This is right']").click()
    card.find_element(By.CSS_SELECTOR, ".reasons input").send_keys("Nobody counts them")


def a_question_is_asked(page):
    card = page.card("rate")
    card.find_element(By.XPATH, ".//summary[text()='Ask the developer']").click()
    card.find_element(By.TAG_NAME, "textarea").send_keys('Is it a "button"?')
    assert "Asked" in card.find_element(By.CSS_SELECTOR, ".badge").text


def hostile_texts_are_texts(page):
    card = page.card("hostile")
    assert live(card).startswith("</script><script>alert(1)")


def messages_are_found(page):
    page.find("search").send_keys("вет")
    page.find("search").send_keys(Keys.CONTROL, "a")
    page.find("search").send_keys("голос")
    shown = [card for card in page.driver.find_elements(By.TAG_NAME, "article") if card.is_displayed()]
    assert len(shown) == 1 and page.find("status").text == "1 of 5 messages"
    page.find("search").send_keys(Keys.CONTROL, "a")
    page.find("search").send_keys(Keys.BACKSPACE)
    Select(page.find("filter")).select_by_value("asked")
    shown = [card for card in page.driver.find_elements(By.TAG_NAME, "article") if card.is_displayed()]
    assert len(shown) == 1
    Select(page.find("filter")).select_by_value("all")


SAVED = """\
changes:
  language: ru
  messages:
    "votes":
      was: {one: "{count} голос", few: "{count} голоса", many: "{count} голосов", other: "{count} голоса"}
      text: {one: "{count} голос", few: "{count} голоса тут", many: "{count} голосов", other: "{count} голоса"}
    "rate":
      was: "Оценить {app}, {name}"
      question: "Is it a \\"button\\"?"
    "new":
      text: {one: "{count} новый", few: "{count} новых", many: "{count} новых", other: "{count} нового"}
    "lacking":
      was: {one: "{count} штука", two: "{count} штуки", many: "{count} штук", other: "{count} штук"}
      right: {plural-missing: "Nobody counts them"}
"""


def drafts_are_kept(page, address):
    page.wait(lambda: page.driver.execute_script("return localStorage.length") == 1)
    page.driver.get(address)
    try:
        page.driver.switch_to.alert.accept()
    except NoAlertPresentException:
        pass
    page.wait(lambda: page.find("draft").text.startswith("There is unfinished work"))
    page.find("draft").find_element(By.TAG_NAME, "button").click()
    assert page.card("votes").find_element(By.CSS_SELECTOR, ".badge").text == "Changed"


def the_work_is_saved(page, downloads):
    page.find("save").click()
    file = downloads / "ru.changes.yaml"
    page.wait(file.exists)
    assert file.read_text(encoding="utf-8") == SAVED, file.read_text(encoding="utf-8")
    return file


def the_work_is_merged(tool, folder, file):
    run = subprocess.run([tool, "import", file, "--into", "plaudit.yaml"], cwd=folder, text=True,
                         capture_output=True)
    assert run.returncode == 0, run.stdout + run.stderr
    assert 'Is it a "button"?' in run.stdout, run.stdout
    russian = (folder / "Locales" / "ru.yaml").read_text(encoding="utf-8")
    assert 'few: "{count} голоса тут"' in russian, russian
    assert "plaudit:ignore plural-missing" in russian, russian
    run = subprocess.run([tool, "validate", "--quiet"], cwd=folder, text=True, capture_output=True)
    faults = [line for line in run.stdout.splitlines() if "ru.yaml" in line]
    assert faults == [], run.stdout + run.stderr


def unit(value):
    return {"stringUnit": {"state": "translated", "value": value}}


CATALOG = {"sourceLanguage": "en", "version": "1.0", "strings": {
    "%lld votes": {"localizations": {
        "en": {"variations": {"plural": {"one": unit("%lld vote"), "other": unit("%lld votes")}}},
        "ru": {"variations": {"plural": {
            "one": unit("%lld голос"), "few": unit("%lld голоса"), "many": unit("%lld голос"),
            "other": unit("%lld голоса")}}}}},
    "left": {"localizations": {
        "en": {**unit("%1$@ has %#@files@ left"), "substitutions": {"files": {
            "argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                "one": unit("%arg file"), "other": unit("%arg files")}}}}},
        "ru": {**unit("%1$@: %#@files@"), "substitutions": {"files": {
            "argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                "one": unit("%arg файл"), "few": unit("%arg файла"), "many": unit("%arg файлов"),
                "other": unit("%arg файл")}}}}}}},
}}


def a_catalog_is_edited(tool, folder, driver, downloads):
    """A String Catalog goes to a page and back, and changes where it was edited."""
    catalog = folder / "Localizable.xcstrings"
    catalog.write_text(json.dumps(CATALOG, ensure_ascii=False), encoding="utf-8")
    subprocess.run([tool, "preview", catalog, "--html", "pages", "--locale", "ru"], cwd=folder,
                   check=True, stdout=subprocess.DEVNULL)
    (downloads / "ru.changes.yaml").unlink()
    driver.get((folder / "pages" / "ru.html").as_uri())
    page = Page(driver)
    for key, place, letters in (("%lld votes", 2, "ов"), ("left", 3, "а")):
        field = page.card(key).find_elements(By.CSS_SELECTOR, ".field")[place]
        field.click()
        field.send_keys(Keys.END, letters)
    page.find("save").click()
    file = downloads / "ru.changes.yaml"
    page.wait(file.exists)
    run = subprocess.run([tool, "import", file, "--into", catalog], cwd=folder, text=True,
                         capture_output=True)
    assert run.returncode == 0, run.stdout + run.stderr + file.read_text(encoding="utf-8")
    strings = json.loads(catalog.read_text(encoding="utf-8"))["strings"]
    forms = strings["%lld votes"]["localizations"]["ru"]["variations"]["plural"]
    assert forms["many"]["stringUnit"]["value"] == "%lld голосов", forms
    assert forms["few"]["stringUnit"]["value"] == "%lld голоса", forms
    left = strings["left"]["localizations"]["ru"]
    assert left["stringUnit"]["value"] in ("%1$@: %#@files@", "%1$@: %2$#@files@"), left
    other = left["substitutions"]["files"]["variations"]["plural"]["other"]
    assert other["stringUnit"]["value"] == "%arg файла", left


def is_accessible(driver):
    try:
        from axe_selenium_python import Axe
    except ImportError:
        print("axe-selenium-python is not installed: access is not checked")
        return
    axe = Axe(driver)
    axe.inject()
    violations = axe.run()["violations"]
    assert violations == [], axe.report(violations)


def nothing_leaves(driver):
    for entry in driver.get_log("performance"):
        event = json.loads(entry["message"])["message"]
        if event["method"] == "Network.requestWillBeSent":
            url = event["params"]["request"]["url"]
            assert url.split(":")[0] in ("file", "blob", "data"), url
    errors = [entry for entry in driver.get_log("browser") if entry["level"] in ("SEVERE", "WARNING")]
    assert errors == [], errors


def main(tool):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        write_project(folder)
        subprocess.run([tool, "preview", "--html", "pages"], cwd=folder, check=True, stdout=subprocess.DEVNULL)
        downloads = folder / "downloads"
        downloads.mkdir()
        driver = browser(downloads)
        try:
            page = Page(driver)
            address = (folder / "pages" / "ru.html").as_uri()
            driver.get(address)
            for step in (a_number_is_shown, a_form_is_edited, a_text_is_begun, a_form_is_added,
                         a_finding_is_right, a_question_is_asked,
                         hostile_texts_are_texts, messages_are_found):
                step(page)
                print("ok", step.__name__)
            is_accessible(driver)
            drafts_are_kept(page, address)
            file = the_work_is_saved(page, downloads)
            nothing_leaves(driver)
            the_work_is_merged(tool, folder, file)
            a_catalog_is_edited(tool, folder, driver, downloads)
            for language in ("ar", "en"):
                driver.get((folder / "pages" / f"{language}.html").as_uri())
                is_accessible(driver)
                nothing_leaves(driver)
            print("ok", file.name)
        finally:
            driver.quit()


if __name__ == "__main__":
    main(str(pathlib.Path(sys.argv[1]).resolve()))
