#!/usr/bin/env python3
"""Prints how far libFuzzer came with some targets, from its logs, as a table. The exit status is 1
where it found something."""

import pathlib
import re
import sys

logs = pathlib.Path(__file__).resolve().parents[2] / ".build/fuzz/logs"
print("| Target | Executions | Seconds | Edges | Inputs kept | Peak memory | Found |")
print("| --- | ---: | ---: | ---: | ---: | ---: | --- |")
found = False
for target in sys.argv[1:]:
    text = (logs / f"{target}.log").read_text(errors="replace")

    def last(pattern):
        hits = re.findall(pattern, text)
        return hits[-1] if hits else "?"

    summary = re.findall(r"^SUMMARY: (.*)$", text, re.MULTILINE)
    found = found or bool(summary) or "stat::number" not in text
    print(
        f"| {target} | {last(r'stat::number_of_executed_units: *([0-9]+)')}"
        f" | {last(r'Done [0-9]+ runs in ([0-9]+) second')} | {last(r'cov: ([0-9]+)')}"
        f" | {last(r'corp: ([0-9]+)')} | {last(r'stat::peak_rss_mb: *([0-9]+)')} MB"
        f" | {summary[-1] if summary else 'nothing'} |"
    )
sys.exit(found)
