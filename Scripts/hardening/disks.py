#!/usr/bin/env python3
"""Disks that are full, folders that cannot be written, permissions, and several runs at once.
    Scripts/hardening/disks.py [--short]
What needs root (a file system of 64 kB, another user) is left out for others, and said so."""
import os
import stat
import subprocess
import sys
import threading

from common import Folder, Report, make, run, tool, tree
from scenarios import CHANGES, FILES

plaudit = tool()
is_root = os.geteuid() == 0
ALL_LANGUAGES = "app: {id: 1, name: App}\nsource-language: en\nlanguages: all\ninclude: [ratings]\n"


class SmallDisk(Folder):
    """A file system of 64 kB, or of some other size."""

    def __init__(self, size="64k"):
        super().__init__()
        self.size = size

    def __enter__(self):
        subprocess.run(
            ["mount", "-t", "tmpfs", "-o", f"size={self.size}", "tmpfs", self.path], check=True)
        return self.path

    def __exit__(self, *more):
        subprocess.run(["umount", self.path], check=True)
        super().__exit__(*more)


def full_disk(report):
    """What does not fit is told, and what was there stays; nothing is left behind."""
    commands = {
        "generate": ("generate {m} --output {d}/Out.swift", "Out.swift"),
        "preview --html": ("preview {m} --html {d}", "de.html"),
        "export": ("export {m} --to xcstrings --output {d}/Out.xcstrings", "Out.xcstrings"),
        "validate": ("validate {m} --write-baseline {d}/known.json", "known.json"),
    }
    for name, (words, file) in commands.items():
        with Folder() as project, SmallDisk() as disk:
            make(project, {"plaudit.yaml": ALL_LANGUAGES})
            # Nearly full already.
            make(disk, {file: "old\n", "filler": "x" * (56 if name == "validate" else 40) * 1024})
            if name == "validate":
                make(project, {"Locales/en.yaml": "a: A\n", "Locales/de.yaml": "".join(
                    f"key{n:04}: '{{n}} Text'\n" for n in range(200))})
            words = words.format(m=project / "plaudit.yaml", d=disk).split()
            done = run([plaudit, *words], project)
            now = tree(disk)
            extra = set(now) - {file, "filler"} - {f for f in now if f.endswith(".html")}
            report.expect(not extra, f"{name}: {extra} left behind")
            report.expect(now[file] == b"old\n" or now[file].rstrip().endswith(b"</html>"),
                          f"{name}: neither old nor new")
            report.expect(
                done.returncode == 2 and "no space left on device" in done.stderr,
                f"{name}: {done.returncode} {done.stderr!r}")
    report.line("a full disk", f"{len(commands)} commands, told with status 2")


def unwritable(report):
    """As another user, since root may write everywhere."""
    with Folder() as project:
        make(project, FILES)
        project.chmod(0o755)
        for path in project.rglob("*"):
            path.chmod(0o755 if path.is_dir() else 0o644)
        before = tree(project)
        nobody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", plaudit]
        for words in (["generate", "plaudit.yaml", "--output", "P.swift"], ["fix", "--write"],
                      ["accept"], ["preview", "--html", "pages"], ["export", "--to", "xliff",
                      "--output", "out"], ["validate", "--write-baseline", "known.json"]):
            done = run([*nobody, *words], project)
            report.expect(
                done.returncode == 2 and "permission denied" in done.stderr and
                tree(project) == before, f"{words}: {done.returncode} {done.stderr!r}")
    with SmallDisk("1m") as disk:
        make(disk, FILES)
        before = tree(disk)
        subprocess.run(["mount", "-o", "remount,ro", disk], check=True)
        done = run([plaudit, "fix", "--write"], disk)
        report.expect(
            done.returncode == 2 and "read-only file system" in done.stderr and
            tree(disk) == before, f"read-only: {done.returncode} {done.stderr!r}")
    report.line("folders and file systems that are read-only", "7 commands, told with status 2")


def permissions(report):
    """A new file as the umask has it; an old one keeps its mode, its owner and the link to it."""
    for umask in (0o022, 0o002, 0o077):
        with Folder() as project:
            make(project, FILES)
            run([plaudit, "generate", "plaudit.yaml", "--output", "P.swift"], project, umask=umask)
            mode = stat.S_IMODE((project / "P.swift").stat().st_mode)
            report.expect(mode == 0o666 & ~umask, f"umask {umask:o}: mode {mode:o}")
    for mode in (0o600, 0o644, 0o664, 0o444, 0o755):
        with Folder() as project:
            make(project, {**FILES, "link": "-> inner/Real", "inner/Real": "old"})
            (project / "inner/Real").chmod(mode)
            if is_root:
                os.chown(project / "inner/Real", 12345, 54321)
            run([plaudit, "generate", "plaudit.yaml", "--output", "link"], project, umask=0o077)
            now = (project / "inner/Real").stat()
            report.expect((project / "link").is_symlink(), "the link is gone")
            report.expect(stat.S_IMODE(now.st_mode) == mode, f"{mode:o}: {now.st_mode:o}")
            report.expect(not is_root or (now.st_uid, now.st_gid) == (12345, 54321), "owner")
            report.expect(now.st_size > 100, "nothing is written")
    report.line("permissions, owners and links", "3 masks and 5 modes, all kept")


def at_once(report, rounds):
    """Two runs that write the same file. Whoever reads it sees one of the two results."""
    with Folder() as project:
        make(project, {"a.yaml": FILES["plaudit.yaml"],
                       "b.yaml": FILES["plaudit.yaml"].replace("id: 1", "id: 2"),
                       **{k: v for k, v in FILES.items() if k.startswith("Locales")}})
        results = []
        for name in "ab":
            run([plaudit, "generate", f"{name}.yaml", "--output", "P.swift"], project)
            results.append((project / "P.swift").read_bytes())
        seen, over = [0, 0], threading.Event()

        def watch():
            while not over.is_set():
                bytes = (project / "P.swift").read_bytes()
                if report.expect(bytes in results, "a reader saw something else"):
                    seen[results.index(bytes)] += 1

        watcher = threading.Thread(target=watch)
        watcher.start()
        for _ in range(rounds):
            runs = [subprocess.Popen([plaudit, "generate", f"{name}.yaml", "--output", "P.swift"],
                                     cwd=project, stderr=subprocess.DEVNULL) for name in "ab"]
            report.expect([each.wait() for each in runs] == [0, 0], "a run failed")
        over.set()
        watcher.join()
        report.expect(not list(project.glob(".plaudit-*")), "left behind")
        report.line("two generate to one file", f"{rounds} rounds, "
                    f"read {seen[0]} and {seen[1]} times, never anything else")


def nothing_undone(report, rounds):
    """Two runs that change the same file: the later one sees the earlier one's work, or writes
    nothing and says so."""
    losers = 0
    for round in range(rounds):
        with Folder() as project:
            make(project, {**FILES, "saved.yaml": CHANGES})
            runs = [
                subprocess.Popen([plaudit, "accept", "--locale", tag], cwd=project,
                                 stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
                for tag in ("de", "ru")]
            ends = [(each.communicate()[1], each.returncode) for each in runs]
            text = (project / "Locales/plaudit.lock").read_text()
            for tag, (told, status) in zip(("de", "ru"), ends):
                there = f"\t{tag}\t" in text
                if status == 0:
                    report.expect(there, f"{tag} is accepted, and not in the lock")
                else:
                    losers += 1
                    report.expect(
                        status == 2 and "has changed meanwhile; run the same again" in told,
                        f"{tag}: {status} {told!r}")
            names = {path.name for path in (project / "Locales").iterdir()}
            report.expect(names == {"en.yaml", "de.yaml", "ru.yaml", "plaudit.lock"}, f"{names}")
    report.line("two accept in one lock", f"{rounds} rounds, nothing undone; "
                f"{losers} runs said that they came too late")


def no_output(report):
    """Where standard output cannot be written, the command has failed."""
    with Folder() as project, open("/dev/full", "w") as full:
        make(project, FILES)
        for words in (["words", "de"], ["preview"], ["validate"], ["plural", "ru", "5"]):
            done = subprocess.run([plaudit, *words], cwd=project, stdout=full,
                                  stderr=subprocess.PIPE, text=True)
            report.expect(
                done.returncode == 2 and "standard output: no space left on device" in done.stderr,
                f"{words}: {done.returncode} {done.stderr!r}")
    report.line("standard output that cannot be written", "4 commands, told with status 2")


def main(isShort):
    report = Report("Disks, permissions, and two runs at once")
    if is_root:
        full_disk(report)
        unwritable(report)
    else:
        report.line("a full disk, read-only folders", "LEFT OUT: they need root")
    permissions(report)
    no_output(report)
    at_once(report, 20 if isShort else 300)
    nothing_undone(report, 20 if isShort else 300)
    report.end()


if __name__ == "__main__":
    main("--short" in sys.argv)
