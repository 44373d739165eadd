#!/usr/bin/env python3
"""Wraps the tools of .build/dist/tools, a folder for each kind of machine, as a SwiftPM artifact
bundle, and that as a zip of which the bytes depend on nothing but the tools:
    .build/dist/plaudit.artifactbundle, .build/dist/plaudit.artifactbundle.zip
Copy the folders that other machines have made there first. Those of both kinds of Mac become one."""
import json
import os
import pathlib
import re
import shutil
import subprocess
import zipfile

root = pathlib.Path(__file__).resolve().parents[2]
dist = root / ".build/dist"
bundle = dist / "plaudit.artifactbundle"
macs = ["arm64-apple-macosx", "x86_64-apple-macosx"]


def copied_tools():
    """The folders of the bundle, each with the kinds of machine that it is for."""
    folders = {path.name: [path.name] for path in sorted((dist / "tools").iterdir())}
    for folder in folders:
        shutil.copytree(dist / "tools" / folder, bundle / folder)
    if not all(mac in folders for mac in macs):
        return folders
    universal = bundle / "universal-apple-macosx"
    universal.mkdir()
    for program in (bundle / macs[0]).iterdir():
        halves = [bundle / mac / program.name for mac in macs]
        subprocess.run(["lipo", "-create", *halves, "-output", universal / program.name], check=True)
    for mac in macs:
        shutil.rmtree(bundle / mac)
        del folders[mac]
    return folders | {universal.name: macs}


def version():
    tool = (root / "Sources/PlauditCommands/Tool.swift").read_text()
    return re.search(r'version = "(.*)"', tool).group(1)


def information(folders):
    variants = [
        {"path": f"{folder}/plaudit", "supportedTriples": triples}
        for folder, triples in folders.items()
    ]
    plaudit = {"type": "executable", "version": version(), "variants": variants}
    return {"schemaVersion": "1.0", "artifacts": {"plaudit": plaudit}}


def write_zip(path):
    with zipfile.ZipFile(path, "w") as archive:
        for file in sorted(bundle.rglob("*")):
            if file.is_dir():
                continue
            entry = zipfile.ZipInfo(str(file.relative_to(dist)), (1980, 1, 1, 0, 0, 0))
            entry.external_attr = (0o100755 if os.access(file, os.X_OK) else 0o100644) << 16
            entry.create_system = 3
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, file.read_bytes())


shutil.rmtree(bundle, ignore_errors=True)
bundle.mkdir(parents=True)
contents = json.dumps(information(copied_tools()), indent=2) + "\n"
(bundle / "info.json").write_text(contents)
shutil.copy(root / "LICENSE", bundle)
write_zip(dist / "plaudit.artifactbundle.zip")
