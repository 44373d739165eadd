#!/usr/bin/env python3
"""Sees that a tool with cut data says what one with all of ICU's data says of every locale that ICU
has: the Swift for it, in which there are its plural rules, numbers, name and fallbacks.
    Scripts/dist/compare.py CUT UNCUT [LOCALES]
LOCALES is the file of their names that Scripts/dist/libraries.sh writes."""
import concurrent.futures
import pathlib
import re
import subprocess
import sys
import tempfile

TEXTS = """
count: {one: "{n} text", other: "{n} texts"}
rank: "{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}"
styles: "{a, number} {b, number, ::compact-short} {c, number, ::compact-long} {d, number, percent}"
signs: "{a, number, ::sign-always} {b, number, ::percent .00} {c, number, ::.0}"
"""


# Letters of many languages, look-alikes and letters taken apart.
FOREIGN = "letters: \"Œuvre ß ñ å ł Ж і ў ѓ Ω ά ש ر ں پ क 字 가 ก bаd Bаd e\\u0301\"\n"


def findings(tool, folder, tags):
    """What is found in texts with letters that a language may have or not."""
    locales = folder / "Found" / "Locales"
    locales.mkdir(parents=True, exist_ok=True)
    for tag in tags:
        (locales / f"{tag}.yaml").write_text("letters: a\n" if tag == "en" else FOREIGN)
    checks = "script-unexpected,mixed-script,not-nfc"
    return run(tool, "validate", str(locales), "--notes", "--only", checks)[:2]


def run(tool, *words):
    done = subprocess.run([tool, *words], capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


def rules(tool, tags):
    """What `plaudit plural` says of tags that no manifest takes."""
    words = [[tool, "plural", tag, *flag] for tag in tags for flag in ([], ["--ordinal"])]
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        return list(pool.map(lambda line: run(*line), words))


def generated(tool, folder, tags):
    """The Swift for a manifest of all these languages."""
    lines = ["app: {id: 1, name: App}", "source-language: en", "languages:"]
    manifest = folder / "plaudit.yaml"
    manifest.write_text("\n".join(lines + [f"- {tag}" for tag in tags]) + "\n")
    output = folder / "Plaudit.swift"
    output.unlink(missing_ok=True)
    status, _, faults = run(tool, "generate", str(manifest), "--output", str(output))
    return faults, output.read_text() if status == 0 else None


def main(cut, uncut, names):
    names = pathlib.Path(names).read_text().split()
    tags = [name.replace("_", "-") for name in names if re.fullmatch("[a-z]{2,3}(_[A-Za-z0-9]+)*", name)]
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        # What is not canonical or no language at all is an error with the line.
        faults, _ = generated(uncut, folder, tags)
        wrong = {int(line) for line in re.findall(r"plaudit\.yaml:(\d+):\d+: (?:error|warning)", faults)}
        others = [tag for line, tag in enumerate(tags, start=4) if line in wrong]
        tags = [tag for tag in tags if tag not in others]
        (folder / "Locales").mkdir()
        for tag in tags:
            (folder / "Locales" / f"{tag}.yaml").write_text(TEXTS)
        theirs = generated(uncut, folder, tags)
        ours = generated(cut, folder, tags)
        if theirs[1] is None:
            sys.exit(theirs[0])
        if ours != theirs:
            sys.exit("the Swift differs")
        theirs = findings(uncut, folder, tags)
        if not all(f"[{check}]" in theirs[1] for check in ("script-unexpected", "mixed-script", "not-nfc")):
            sys.exit("the findings that should be compared are not there")
        if findings(cut, folder, tags) != theirs:
            sys.exit("what is found in texts differs")
    if rules(cut, others) != rules(uncut, others):
        sys.exit("plural rules differ")
    print(f"{len(tags)} languages are alike, and so are {len(others)} other names of languages.")


if __name__ == "__main__":
    root = pathlib.Path(__file__).resolve().parents[2]
    main(*(sys.argv[1:] + [root / ".build/dist/libraries/locales.txt"])[:3])
