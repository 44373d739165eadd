#!/usr/bin/env python3
"""Measures how time and memory grow with a catalogue: 20,000 messages in 50 languages against a tenth
of them.
    Scripts/hardening/scale.py [--short] [--compile]
--short takes a tenth of both, and a wider limit: so short a run cannot tell 1.1 times linear from what the
machine did meanwhile, only from what is no longer linear at all. --compile also compiles the Swift of the
largest, which takes minutes."""
import os
import subprocess
import sys

import catalogue
from common import Folder, Report, root, tool

plaudit = tool()
LANGUAGES = 50
# 1.1 times linear, and twice as much.
MOST = 11
MOST_SHORT = 20

COMMANDS = {
    "validate": "validate plaudit.yaml",
    "generate": "generate plaudit.yaml --output Plaudit.swift",
    "preview": "preview plaudit.yaml",
    "preview --html": "preview plaudit.yaml --html pages",
}


def best(words, folder):
    """The better of two runs: the other is what the machine did meanwhile."""
    return min((measured(words, folder) for _ in range(2)), key=lambda run: run[1])


def measured(words, folder):
    """Seconds of the processor and peak memory in MB. Time on the clock says more of what else the
    machine does."""
    with open(os.devnull, "w") as nothing:
        process = subprocess.Popen(words, cwd=folder, stdout=nothing, stderr=nothing)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def grow(report, name, words, folders, most):
    found = []
    for folder in folders:
        status, seconds, memory = best([plaudit, *words.split()], folder)
        report.expect(status == 0, f"{name} ends with {status}")
        found.append((seconds, memory))
    (small, small_memory), (large, large_memory) = found
    report.line(
        name,
        f"{small:.2f} s and {small_memory:.0f} MB, then {large:.2f} s and {large_memory:.0f} MB: "
        f"{large / small:.1f} and {large_memory / small_memory:.1f} times as much")
    report.expect(large <= most * small, f"{name}: time grows {large / small:.1f} times")
    report.expect(
        large_memory <= most * small_memory,
        f"{name}: memory grows {large_memory / small_memory:.1f} times")


def compile(report, folder):
    """The generated Swift as an app's compiler sees it."""
    modules = root / ".build/debug/Modules"
    if not modules.exists():
        report.line("the generated Swift", "LEFT OUT: run swift build first")
        return
    words = ["swiftc", "-Onone", "-parse-as-library", "-c", "-I", modules, "-module-name", "Scale",
             "Plaudit.swift", "-o", "Plaudit.o"]
    status, seconds, memory = measured(words, folder)
    size = (folder / "Plaudit.swift").stat().st_size / 1e6
    report.line("swiftc -Onone", f"{size:.0f} MB of Swift in {seconds:.0f} s and "
                f"{memory:.0f} MB, status {status}")
    report.expect(status == 0, "the generated Swift does not compile")


def main(isShort, compiles):
    counts = (200, 2_000) if isShort else (2_000, 20_000)
    report = Report(f"Scale: {counts[0]:,} and {counts[1]:,} messages in {LANGUAGES} languages")
    with Folder() as folder:
        folders = [folder / str(count) for count in counts]
        for count, each in zip(counts, folders):
            catalogue.write(each, count, LANGUAGES)
        for name, words in COMMANDS.items():
            grow(report, name, words, folders, MOST_SHORT if isShort else MOST)
        if compiles:
            compile(report, folders[1])
    report.end()


if __name__ == "__main__":
    main("--short" in sys.argv, "--compile" in sys.argv)
