#!/usr/bin/env python3
"""Pictures of the example's pages, in light and dark, wide and narrow, and of commands in a terminal:

    Tests/BrowserTests/screenshots.py .build/debug/plaudit FOLDER
"""
import pathlib
import subprocess
import sys
import tempfile

import terminal
from pages import Page, browser

MANIFEST = pathlib.Path(__file__).parents[2] / "Examples/Immigration/Sources/Immigration/plaudit.yaml"


def main(tool, folder):
    folder.mkdir(parents=True, exist_ok=True)
    languages = ["en", "ru", "ar", "ja"]
    with tempfile.TemporaryDirectory() as pages:
        subprocess.run([tool, "preview", "--html", pages, "--locale", ",".join(languages), MANIFEST],
                       check=True, stdout=subprocess.DEVNULL)
        driver = browser()
        try:
            for language in languages:
                for scheme in ("light", "dark"):
                    for width in (360, 1280):
                        driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
                            "features": [{"name": "prefers-color-scheme", "value": scheme}]})
                        driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
                            "width": width, "height": 1000, "deviceScaleFactor": 1, "mobile": width < 500})
                        driver.get((pathlib.Path(pages) / f"{language}.html").as_uri())
                        Page(driver).card("ratings-count")
                        driver.execute_script("scrollTo(0, 0)")
                        driver.save_screenshot(str(folder / f"preview-{language}-{scheme}-{width}.png"))
            for name in terminal.SESSIONS:
                terminal.draw(driver, tool, name, folder / f"{name}.png")
        finally:
            driver.quit()


if __name__ == "__main__":
    main(str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2]))
