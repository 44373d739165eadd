#!/usr/bin/env python3
"""Puts the inputs that fuzzing begins with under .build/fuzz/corpus, one folder for each target:
those of Tests/FuzzTargets/Seeds, and files and words of the repository that are of the kind."""

import pathlib
import re

root = pathlib.Path(__file__).resolve().parents[2]
corpus = root / ".build/fuzz/corpus"


def add(target, name, data):
    folder = corpus / target
    folder.mkdir(parents=True, exist_ok=True)
    if len(data) <= 16_384:
        (folder / name).write_bytes(data)


for seed in (root / "Tests/FuzzTargets/Seeds").glob("*/*"):
    add(seed.parent.name, seed.name, seed.read_bytes())

for folder in ["Examples", "Tests/GoldenTests/Fixtures", "Tests/Stubs"]:
    for file in sorted((root / folder).rglob("*.yaml")):
        if ".build" in file.parts:
            continue
        target = "manifest" if file.name == "plaudit.yaml" else "locale-file"
        add(target, "-".join(file.parts[-3:]), file.read_bytes())
for file in sorted((root / "locales").glob("*.yaml")):
    add("locale-file", f"words-{file.name}", file.read_bytes())
for file in sorted((root / "templates").glob("*.mustache")):
    add("mustache", file.name, file.read_bytes())

links = (root / "Tests/PlauditKitTests/Links/LinkTable.swift").read_text()
for number, row in enumerate(re.findall(r"^    (\w+://\S+) \S+$", links, re.MULTILINE)):
    add("app-store-link", f"table-{number}", row.encode())
for file in sorted((root / "locales").glob("*.yaml")):
    for number, text in enumerate(re.findall(r'"([^"\n]*\{[^"\n]*)"', file.read_text())[:3]):
        add("message-format", f"{file.stem}-{number}", text.encode())
