#!/usr/bin/env python3
"""Stops the tool in a terminal, in the middle of its colours: they are ended.
    Scripts/hardening/terminal.py"""
import os
import pty
import re
import signal
import subprocess
import termios

from common import Folder, Report, make, tool
from scenarios import FILES

COLOURS = re.compile(rb"\x1b\[(\d*)m")


def stopped(words, folder, number, after):
    """What a terminal has been sent by a program that a signal ends after so many bytes, with its
    status, and whether the terminal's settings are what they were."""
    ours, theirs = pty.openpty()
    settings = termios.tcgetattr(theirs)
    process = subprocess.Popen(
        words, cwd=folder, stdout=theirs, stderr=theirs, stdin=theirs,
        env={"TERM": "xterm", "PATH": os.environ["PATH"]})
    output = b""
    while len(output) < after:
        output += os.read(ours, after - len(output))
    os.set_blocking(ours, False)
    process.send_signal(number)
    while process.poll() is None:
        # The program may be waiting for somebody to read.
        try:
            output += os.read(ours, 4096)
        except BlockingIOError:
            pass
    try:
        while more := os.read(ours, 4096):
            output += more
    except (BlockingIOError, OSError):
        pass
    same = termios.tcgetattr(theirs) == settings
    os.close(ours)
    os.close(theirs)
    return output, process.returncode, same


def main():
    report = Report("Signals in a terminal")
    plaudit = tool()
    tried = in_colours = 0
    with Folder() as folder:
        # Keys are shown in bold.
        texts = "".join(f"{'key' * 100}{n}: Hello\n" for n in range(500))
        make(folder, {**FILES, "Locales/en.yaml": texts, "Locales/de.yaml": texts})
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT):
            for after in range(2, 4002, 250):
                output, status, same = stopped([plaudit, "preview"], folder, number, after)
                found = COLOURS.findall(output)
                tried += 1
                in_colours += len(found) > 1 and found[-2] not in (b"0", b"") and (
                    output.endswith(b"\x1b[0m"))
                what = f"{number.name} after {after} bytes"
                report.expect(status == -number, f"{what}: status {status}")
                report.expect(found and found[-1] in (b"0", b""), f"{what}: colours are left on")
                report.expect(same, f"{what}: other settings")
    report.line("stopped while it writes in colours",
                f"{tried} times, {in_colours} of them within a colour; none was left on")
    report.line("the terminal's settings", "never changed")
    report.end()


if __name__ == "__main__":
    main()
