"""What the programs of this folder share: a browser without a network's help, and its page."""
import shutil

from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait


def browser(downloads=None):
    options = webdriver.ChromeOptions()
    for word in ("--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1280,1000",
                 "--force-color-profile=srgb"):
        options.add_argument(word)
    options.binary_location = shutil.which("chromium") or shutil.which("google-chrome")
    if downloads:
        options.add_experimental_option("prefs", {"download.default_directory": str(downloads)})
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    return webdriver.Chrome(
        options=options, service=webdriver.ChromeService(shutil.which("chromedriver")))


class Page:
    def __init__(self, driver):
        self.driver = driver

    def card(self, key):
        """The card of a message, scrolled to and made."""
        for card in self.driver.find_elements(By.TAG_NAME, "article"):
            if card.find_element(By.TAG_NAME, "h2").text == key:
                self.driver.execute_script("arguments[0].scrollIntoView({block: 'center'})", card)
                self.wait(lambda: card.find_elements(By.CSS_SELECTOR, ".trial"))
                return card
        raise AssertionError(f"no card {key}")

    def wait(self, condition):
        return WebDriverWait(self.driver, 5).until(lambda _: condition())

    def find(self, id):
        return self.driver.find_element(By.ID, id)
