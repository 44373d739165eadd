#!/usr/bin/env python3
"""What Plaudit adds to a release binary: an app without it, the same app with the example's texts in
eight languages, with links and with review prompts too, and with the same texts as .strings and
.stringsdict files. Sees also that what an app does not use can be left out of it. Needs `make dist`."""
import pathlib
import re
import shutil
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[1]
PACKAGE = ROOT / ".build/dist/Plaudit"
EXAMPLE = ROOT / "Examples/Immigration/Sources/Immigration"
LINKS = "storefronts: [us, ca, gb, mx, de, no, xk]\n"
PROMPT = "review-prompt: task-threshold\n"

# Swift keeps what is public, used or not, unless it is told that nobody links the app.
STRIP = ["-Xswiftc", "-Xfrontend", "-Xswiftc", "-function-sections"]
STRIP += ["-Xswiftc", "-Xfrontend", "-Xswiftc", "-internalize-at-link"]

PLAIN = "import Foundation\nprint(Locale.preferredLanguages.first ?? \"\", CommandLine.arguments.count)\n"
TEXTS = PLAIN + "print(StoreText().writeReview, StoreText().ratingsCount(CommandLine.arguments.count))\n"
WITH_LINKS = TEXTS + "print(StoreLink.writeReview, StoreLink.writeReview(in: .no))\n"
WITH_PROMPTS = WITH_LINKS + """import PlauditPrompts
print(ReviewPrompt.Policy.app)
"""
STRINGS = PLAIN + """
func text(_ key: String) -> String { Bundle.module.localizedString(forKey: key, value: nil, table: nil) }
print(text("write-review"), String(format: text("ratings-count"), CommandLine.arguments.count))
"""


def run(*words, **options):
    return subprocess.run(words, check=True, capture_output=True, text=True, **options).stdout


def manifest(products, resources):
    dependencies = "".join(f'.product(name: "{name}", package: "Plaudit"), ' for name in products)
    plugins = '[.plugin(name: "PlauditPlugin", package: "Plaudit")]' if products else "[]"
    return f"""// swift-tools-version: 6.1
import PackageDescription
let package = Package(
  name: "App", defaultLocalization: "en", platforms: [.macOS(.v13)],
  dependencies: [{f'.package(path: "{PACKAGE}")' if products else ""}],
  targets: [.executableTarget(
    name: "App", dependencies: [{dependencies}], resources: [{resources}], plugins: {plugins})])
"""


def forms(text):
    """The forms of a message of the example, which are written on one line or on several."""
    return re.findall(r'(=0|zero|one|two|few|many|other): "([^"]*)"', text)


def write_strings(folder):
    for file in (EXAMPLE / "Locales").glob("*.yaml"):
        text = file.read_text()
        project = folder / f"{file.stem}.lproj"
        project.mkdir()
        review = re.search(r'^write-review:.*?"([^"]+)"', text, re.M | re.S).group(1)
        review = review.replace("{app}", "Immigration")
        (project / "Localizable.strings").write_text(f'"write-review" = "{review}";\n')
        rows = "".join(
            f"<key>{'zero' if form == '=0' else form}</key><string>"
            f"{words.replace('{count}', '%d')}</string>\n"
            for form, words in forms(text)
        )
        (project / "Localizable.stringsdict").write_text(
            '<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0"><dict>'
            "<key>ratings-count</key><dict><key>NSStringLocalizedFormatKey</key>"
            "<string>%#@count@</string><key>count</key><dict>"
            "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
            f"<key>NSStringFormatValueTypeKey</key><string>d</string>\n{rows}"
            "</dict></dict></dict></plist>\n"
        )


def build(folder, main, products=(), words="", strings=False, flags=()):
    """The stripped binary's bytes, those of its resources, and the names in it."""
    sources = folder / "Sources/App"
    sources.mkdir(parents=True)
    (folder / "Package.swift").write_text(
        manifest(products, '.process("Resources")' if strings else "")
    )
    (sources / "main.swift").write_text(main)
    if strings:
        (sources / "Resources").mkdir()
        write_strings(sources / "Resources")
    if products:
        text = (EXAMPLE / "plaudit.yaml").read_text()
        kept = [line for line in text.splitlines() if not line.startswith("storefronts")]
        (sources / "plaudit.yaml").write_text("\n".join(kept) + "\n" + words)
        shutil.copytree(EXAMPLE / "Locales", sources / "Locales")
    run("swift", "build", "--configuration", "release", *flags, cwd=folder)
    products = folder / ".build/release"
    names = run("nm", "--defined-only", products / "App")
    run("strip", products / "App")
    resources = sum(
        file.stat().st_size
        for bundle in products.glob("*.resources")
        for file in bundle.rglob("*")
        if file.is_file()
    )
    return (products / "App").stat().st_size, resources, names


def must_lack(app, names, words):
    found = [word for word in words if word in names]
    if found:
        raise SystemExit(f"{app} has what it does not use: {', '.join(found)}")


def main():
    apps = [
        ("without Plaudit", PLAIN, {}),
        ("texts", TEXTS, {"products": ["PlauditKit"]}),
        ("texts, stripped of what is not used", TEXTS, {"products": ["PlauditKit"], "flags": STRIP}),
        ("texts and links", WITH_LINKS, {"products": ["PlauditKit"], "words": LINKS}),
        (
            "texts, links and review prompts",
            WITH_PROMPTS,
            {"products": ["PlauditKit", "PlauditPrompts"], "words": LINKS + PROMPT},
        ),
        ("the same texts as .strings and .stringsdict", STRINGS, {"strings": True}),
    ]
    base = None
    names = {}
    print("| an app with | binary | resources | added |\n| --- | --- | --- | --- |")
    for title, source, options in apps:
        with tempfile.TemporaryDirectory() as folder:
            binary, resources, names[title] = build(pathlib.Path(folder) / "App", source, **options)
        base = base or binary
        print(
            f"| {title} | {binary / 1000:.1f} kB | {resources / 1000:.1f} kB "
            f"| {(binary + resources - base) / 1000:.1f} kB |"
        )
    must_lack("texts and links", names["texts and links"], ["PlauditPrompts"])
    stripped = "texts, stripped of what is not used"
    must_lack(stripped, names[stripped], ["PlauditPrompts", "LinkParserV4link", "SmartAppBannerV4html"])


if __name__ == "__main__":
    main()
