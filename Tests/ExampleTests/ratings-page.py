"""Runs the example RatingsPage against the server that plays Apple's lookup, and reads the page that it
writes: Tests/ExampleTests/ratings-page.py PROGRAM"""

import os
import pathlib
import subprocess
import sys
import tempfile
from html.parser import HTMLParser

PROGRAM = sys.argv[1]
SERVER = pathlib.Path(__file__).parent.parent / "PlauditRatingsTests/Fixtures/lookup-server.py"
VOID = {"meta"}


class Page(HTMLParser):
    """The sections of a page, of which every tag that is opened is closed."""

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.open, self.tags, self.sections, self.title = [], [], [], ""
        self.feed(text)
        self.close()
        assert not self.open, self.open

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        self.tags.append((tag, attributes))
        if tag == "section":
            self.sections.append({"title": "", "lines": [], "links": [], **attributes})
        if tag == "li":
            self.sections[-1]["lines"].append("")
        if tag == "a":
            self.sections[-1]["links"].append(attributes["href"])
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag, tag

    def handle_data(self, data):
        if "title" in self.open:
            self.title += data
        if "h1" in self.open:
            self.sections[-1]["title"] += data
        if "li" in self.open:
            self.sections[-1]["lines"][-1] += data


def page(endpoint, folder):
    file = pathlib.Path(folder) / "ratings.html"
    # The program's own cache, for this run only.
    surroundings = os.environ | {"XDG_CACHE_HOME": folder}
    subprocess.run([PROGRAM, file, endpoint], check=True, timeout=120, env=surroundings)
    return file.read_text(encoding="utf-8")


server = subprocess.Popen(
    [sys.executable, SERVER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
try:
    port = int(server.stdout.readline())
    with tempfile.TemporaryDirectory() as folder:
        text = page(f"http://127.0.0.1:{port}/page/mixed", folder)
finally:
    server.communicate()

assert text.startswith("<!DOCTYPE html>\n")
assert "Fish &amp; Chips" in text and "Fish & Chips" not in text
found = Page(text)
assert ("html", {"lang": "en", "dir": "ltr"}) in found.tags
assert ("meta", {"charset": "utf-8"}) in found.tags
assert found.title == "Ratings of Fish & Chips", found.title

COUNTRIES = ["us", "de", "fr", "ru", "sa"]
# The language, its direction, and some lines: one with ratings, one without, one of which nothing is
# known.
EXPECTED = [
    ("en", "ltr", {0: "United States: 4.7 out of 5 (1,234 ratings)",
                   1: "Germany: No ratings here yet", 2: "France: –"}),
    ("de", "ltr", {1: "Deutschland: Hier noch keine Bewertungen", 2: "Frankreich: –"}),
    ("fr", "ltr", {2: "France: –"}),
    ("ru", "ltr", {3: "Россия: 4,7 из 5 (1\u00a0234 оценки)"}),
    ("ar", "rtl", {}),
]
assert len(found.sections) == len(EXPECTED), found.sections
for section, (language, direction, lines) in zip(found.sections, EXPECTED):
    assert (section["lang"], section["dir"]) == (language, direction), section
    assert "Fish & Chips" in section["title"], section
    assert section["links"] == [
        f"https://apps.apple.com/{country}/app/id1234567890?see-all=reviews"
        for country in COUNTRIES], section
    assert len(section["lines"]) == len(COUNTRIES), section
    for index, line in lines.items():
        assert section["lines"][index] == line, section
assert "١٬٢٣٤" in found.sections[4]["lines"][0], found.sections[4]
print("The page says what the store says, in five languages.")
