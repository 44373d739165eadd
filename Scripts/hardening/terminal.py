#!/usr/bin/env python3
"""Stops the tool in a terminal, in the middle of its colours: they are ended.
    Scripts/hardening/terminal.py"""
import os
import pathlib
import pty
import re
import signal
import subprocess
import termios

from common import Folder, Report, make, tool

COLOURS = re.compile(rb"\x1b\[(\d*)m")


def writes(process):
    """Whether it is in the middle of writing, since nobody reads on."""
    try:
        call = pathlib.Path(f"/proc/{process}/syscall").read_text().split()
        state = pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except OSError:
        return False
    return state == "S" and call[:2] == ["1", "0x1"]


def stopped(words, folder, number, after):
    """What a terminal has been sent by a program that a signal ends after so many bytes, with its
    status, and whether the terminal's settings are what they were. (What runs in the background
    ignores some signals, and its programs with it.)"""
    ours, theirs = pty.openpty()
    settings = termios.tcgetattr(theirs)
    process = subprocess.Popen(
        words, cwd=folder, stdout=theirs, stderr=theirs, stdin=theirs,
        env={"TERM": "xterm", "PATH": os.environ["PATH"]},
        preexec_fn=lambda: signal.signal(number, signal.SIG_DFL))
    output = b""
    while len(output) < after:
        output += os.read(ours, after - len(output))
    os.set_blocking(ours, False)
    while not writes(process.pid) and process.poll() is None:
        pass
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
        # Keys are shown in bold. A terminal takes a part of what is written only of long lines.
        entry = '{"localizations": {"en": {"stringUnit": {"state": "translated", "value": "A"}}}}'
        entries = ",".join(f'"{"key" * 4000}{n}": {entry}' for n in range(20))
        make(folder, {
            "A.xcstrings": f'{{"sourceLanguage": "en", "strings": {{{entries}}}, "version": "1.0"}}'})
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT):
            for after in range(2, 4002, 250):
                output, status, same = stopped([plaudit, "preview", "A.xcstrings"], folder, number, after)
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
