#!/usr/bin/env python3
"""Measures a page of 1,000 messages: its size, how long it takes to open, and to answer typing.

    Tests/BrowserTests/bench.py .build/release/plaudit
"""
import pathlib
import statistics
import subprocess
import sys
import tempfile

from selenium.webdriver.common.by import By

from pages import Page, browser

FORMS = {
    "en": {"one": "{count} rating of the app in area %d", "other": "{count} ratings of the app in area %d"},
    "ru": {"one": "{count} оценка приложения в области %d", "few": "{count} оценки приложения в области %d",
           "many": "{count} оценок приложения в области %d", "other": "{count} оценки приложения в области %d"},
}

TYPING = """
const [field, done] = arguments;
const times = [];
const type = count => {
  if (count === 0) return done(times);
  const start = performance.now();
  document.execCommand("insertText", false, "я");
  requestAnimationFrame(() => setTimeout(() => {
    times.push(performance.now() - start);
    type(count - 1);
  }));
};
field.focus();
type(50);
"""


def write_project(folder):
    (folder / "Locales").mkdir()
    (folder / "plaudit.yaml").write_text("app: {id: 1}\n")
    size = 0
    for language, forms in FORMS.items():
        lines = []
        for number in range(1000):
            texts = {form: text % number for form, text in forms.items()}
            size += sum(len(text.encode()) for text in texts.values())
            pairs = ", ".join(f'{form}: "{text}"' for form, text in texts.items())
            lines.append(f"message-{number}: {{{pairs}}}\n")
        (folder / "Locales" / f"{language}.yaml").write_text("".join(lines), encoding="utf-8")
    return size


def main(tool):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        size = write_project(folder)
        subprocess.run([tool, "preview", "--html", "pages", "--locale", "ru"], cwd=folder, check=True,
                       stdout=subprocess.DEVNULL)
        file = folder / "pages" / "ru.html"
        driver = browser()
        try:
            opening = []
            for _ in range(5):
                driver.get(file.as_uri())
                opening.append(driver.execute_script(
                    "return performance.getEntriesByType('navigation')[0].loadEventEnd"))
            driver.set_script_timeout(60)
            field = Page(driver).card("message-500").find_element(By.CSS_SELECTOR, ".field")
            typing = driver.execute_async_script(TYPING, field)
        finally:
            driver.quit()
        fixed = 60_000
        print(f"size     {file.stat().st_size:>9} B   texts {size} B; limit 3 × texts + {fixed} B = {3 * size + fixed} B")
        print(f"opening  {statistics.median(opening):>9.0f} ms  limit 2000 ms")
        print(f"typing   {statistics.median(typing):>9.1f} ms  the slowest of {len(typing)}: {max(typing):.1f} ms; limit 50 ms")


if __name__ == "__main__":
    main(str(pathlib.Path(sys.argv[1]).resolve()))
