#!/usr/bin/env python3
"""Reads the SBOM that make dist writes, with SPDX's own tool where it is installed, and holds it
against the tools.
    Scripts/hardening/supply.py [--short]
--short does without SPDX's tool."""
import hashlib
import json
import os
import subprocess
import sys

from common import Report, root, tool

folder = tool().parent


def main(isShort):
    report = Report("What is inside the distribution")
    sbom = folder / "plaudit.spdx.json"
    if not report.expect(sbom.exists(), f"{sbom} is not there; run make dist"):
        report.end()
    contents = json.loads(sbom.read_text())
    for file in contents["files"]:
        data = (folder / file["fileName"]).read_bytes()
        for sum in file["checksums"]:
            now = hashlib.new(sum["algorithm"].lower(), data).hexdigest()
            report.expect(now == sum["checksumValue"], f"{file['fileName']}: another file")
    names = {each["SPDXID"]: each for each in contents["packages"]}
    for file in contents["files"]:
        inside = [
            names[each["relatedSpdxElement"]] for each in contents["relationships"]
            if each["spdxElementId"] == file["SPDXID"]]
        text = ", ".join(
            f"{each['name']} {each.get('versionInfo', '(the system’s)')}" for each in inside)
        report.line(file["fileName"].removeprefix("./"), text)
    for package in names.values():
        if package["SPDXID"].startswith("SPDXRef-shared-"):
            continue
        name = package["name"]
        text = folder / "licenses" / f"{name}.txt"
        report.expect(text.exists() and text.stat().st_size > 500, f"no licence of {name}")
    if not isShort:
        done = subprocess.run(
            [sys.executable, "-m", "spdx_tools.spdx.clitools.pyspdxtools", "-i", sbom,
             "--version", "SPDX-2.3"], capture_output=True, text=True,
            env={**os.environ, "PYTHONPATH": str(root / ".build/python")})
        report.expect(done.returncode == 0, f"pyspdxtools: {done.stdout}{done.stderr}")
        report.line("pyspdxtools", "finds a valid SPDX 2.3 document")
    report.end()


if __name__ == "__main__":
    main("--short" in sys.argv)
