#!/usr/bin/env python3
"""Kills the commands that write at each of their system calls, and lets each of these calls fail:
afterwards every file has its old bytes or its new ones.
    Scripts/hardening/faults.py [--short]"""
import collections
import os
import pathlib
import re
import shutil
import sys

from common import Folder, Report, make, run, tool, tree
from scenarios import ALL

DRAFT = re.compile(r"\.plaudit-[0-9a-f]+\.tmp$")

# How each call may fail, of those that files are read and written with.
ERRORS = {
    "openat": ["EIO", "EACCES", "EMFILE", "ENOSPC", "EINTR"],
    "read": ["EIO", "EINTR"],
    "write": ["ENOSPC", "EIO", "EINTR", "EDQUOT"],
    "fsync": ["EIO", "ENOSPC", "EINTR"],
    "close": ["EIO", "EINTR"],
    "rename": ["EIO", "ENOSPC", "EACCES", "EXDEV"],
    "unlink": ["EIO"],
    "mkdir": ["ENOSPC", "EACCES"],
    "fchmod": ["EPERM", "EIO"],
    "fchown": ["EPERM"],
    "flock": ["ENOLCK", "EINTR"],
    "readlink": ["EIO", "EACCES"],
    "newfstatat": ["EIO"],
    "fstat": ["EIO"],
    "getdents64": ["EIO"],
    "access": ["EIO"],
}


class Trial:
    """One command in a folder of its own, with what it makes of it where nothing fails."""

    def __init__(self, scenario, plaudit, folder, report):
        self.scenario, self.plaudit, self.folder, self.report = scenario, plaudit, folder, report
        self.project = folder / "project"
        self.begin()
        self.old = tree(self.project)
        log = folder / "log"
        done = run(["strace", "-f", "-o", log, plaudit, *scenario.words], self.project)
        self.new = tree(self.project)
        report.expect(
            done.returncode == scenario.status and self.new != self.old,
            f"{scenario.name} does its work: {done.returncode} {done.stderr}")
        self.calls = self.counted(log.read_text(errors="replace").splitlines())

    def begin(self):
        shutil.rmtree(self.project, ignore_errors=True)
        self.project.mkdir()
        make(self.project, self.scenario.files)
        for path in self.project.rglob("*"):
            if path.is_symlink():
                path.resolve().chmod(0o640)

    def counted(self, lines):
        """Each system call after the last of starting up, as (name, number): strace counts them by
        name and thread. With it whether the call is one of writing."""
        counts = collections.Counter()
        calls = {}
        begun = writing = False
        for line in lines:
            match = re.match(r"(\d+) +(\w+)\((.*)", line)
            if not match:
                continue
            thread, name, words = match.groups()
            counts[thread, name] += 1
            begun = begun or name == "openat" and '"/' not in words
            writing = writing or "O_CREAT" in words or "O_DIRECTORY" in words and "flock" in line
            writing = writing or name in ("flock", "mkdir")
            if begun and name not in ("exit_group", "exit"):
                key = (name, counts[thread, name])
                calls[key] = calls.get(key, False) or writing
        return calls

    def run(self, call, fault):
        name, number = call
        self.begin()
        return run(
            ["strace", "-f", "-o", "/dev/null", "-e", f"trace={name}",
             "-e", f"inject={name}:{fault}:when={number}", self.plaudit, *self.scenario.words],
            self.project)

    def see(self, done, what):
        """Old bytes or new ones, links and permissions as they were; all new where it says so."""
        now = tree(self.project)
        killed = done.returncode in (-9, 137)
        expect = self.report.expect
        for path in set(now) | set(self.old):
            if path not in self.new and path not in self.old:
                expect(killed and DRAFT.search(path), f"{what}: {path} is left behind")
                continue
            known = [self.old.get(path), self.new.get(path)]
            expect(now.get(path) in known, f"{what}: {path} is neither old nor new")
        for path, text in self.scenario.files.items():
            file = self.project / path
            if text.startswith("-> "):
                expect(file.is_symlink(), f"{what}: the link {path} is gone")
                mode = file.stat().st_mode & 0o777
                expect(mode == 0o640, f"{what}: {path} has mode {mode:o}")
        # A tool that is not static may fail to be loaded.
        if killed or done.returncode == 127:
            return
        if done.returncode == self.scenario.status:
            expect(now == self.new, f"{what}: success is told, and there is none")
        else:
            told = re.search(r"^(plaudit|\S+:).*: \S", done.stderr, re.MULTILINE)
            expect(
                done.returncode in (1, 2) and told,
                f"{what}: status {done.returncode}, {done.stderr!r}")

    def kill_everywhere(self, isShort):
        calls = [call for call, writes in self.calls.items() if writes or not isShort]
        for call in calls:
            done = self.run(call, "signal=KILL")
            self.see(done, f"{self.scenario.name}, killed at {call[0]} {call[1]}")
        return len(calls)

    def fail_everywhere(self, isShort):
        count = 0
        for call, writes in self.calls.items():
            errors = ERRORS.get(call[0], [])
            if isShort:
                errors = errors[:1] if writes else []
            for error in errors:
                done = self.run(call, f"error={error}")
                self.see(done, f"{self.scenario.name}, {error} at {call[0]} {call[1]}")
                count += 1
        return count


def main(isShort):
    report = Report("Killed at any system call, and calls that fail")
    plaudit = tool()
    kills = fails = 0
    # In memory, so that flushing costs nothing.
    below = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    for scenario in ALL:
        with Folder(below) as folder:
            trial = Trial(scenario, plaudit, folder, report)
            killed, failed = trial.kill_everywhere(isShort), trial.fail_everywhere(isShort)
        if not isShort:
            report.line(scenario.name, f"killed at {killed} calls, {failed} failing calls")
        kills, fails = kills + killed, fails + failed
    report.line("all commands that write", f"killed at {kills} calls, {fails} failing calls")
    report.line("files neither old nor new, or lost, or left behind", len(report.failures))
    report.end()


if __name__ == "__main__":
    if not shutil.which("strace"):
        sys.exit("strace is missing; run Scripts/hardening/bootstrap.sh")
    main("--short" in sys.argv)
