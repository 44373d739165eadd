#!/usr/bin/env python3
"""Shows that generate and validate are functions of their inputs: what they open, and that nothing
around them changes what they write.
    Scripts/hardening/hermetic.py [--short]
--short runs each command less often."""
import os
import re
import shutil
import subprocess
import sys

from common import Folder, Report, make, run, tool, tree
from scenarios import FILES

plaudit = tool()

TEMPLATE = {"Templates/header.mustache": ""}

# What a process may look at without being told anything about the machine or its user that could
# find its way into a text: itself, how many processors and how much memory there are, chance for hash tables.
HARMLESS = re.compile(
    r"/proc/self/|/proc/stat$|/proc/cpuinfo$|/proc/meminfo$|/proc/sys/vm/overcommit_memory$|/sys/devices/system/cpu/|/sys/fs/cgroup/|/dev/u?random$|/etc/ld\.so\.|"
    r"/(usr/)?lib(64)?/.*\.so(\.|$)|/opt/swift/.*\.so(\.|$)")

NETWORK = "socket,connect,bind,sendto,recvfrom,sendmsg,recvmsg,getsockopt"
COMMANDS = {
    "generate": ["generate", "plaudit.yaml", "--output", "Plaudit.swift"],
    "validate": ["validate", "plaudit.yaml", "--notes"],
    "validate, SARIF": ["validate", "plaudit.yaml", "--format", "sarif"],
    "validate, JSON": ["validate", "plaudit.yaml", "--format", "json"],
}


def traced(words, project, report):
    """Each system call on files, networks and other programs."""
    log = project.parent / "log"
    run(["strace", "-f", "-e", f"trace=%file,%network,{NETWORK}", "-o", log, plaudit, *words], project)
    return log.read_text(errors="replace").splitlines()


def opened(report, name, words):
    with Folder() as folder:
        project = folder / "project"
        project.mkdir()
        make(project, FILES)
        lines = traced(words, project, report)
    declared = {"plaudit.yaml", "Locales", "Templates", "Plaudit.swift", ""} | set(FILES)
    # Where a run takes a second, libdispatch looks which of its own threads work.
    declared |= {f"/proc/{line.split()[0]}/stat" for line in lines}
    others = set()
    for line in lines:
        match = re.match(r"\d+ +(\w+)\((.*)", line)
        if not match:
            continue
        call, rest = match.groups()
        if call in NETWORK.split(","):
            report.expect(False, f"{name}: network: {line}")
        if call in ("getcwd", "execve"):
            report.expect(call == "getcwd" or str(plaudit) in rest, f"{name}: runs {line}")
            continue
        for path in re.findall(r'"([^"]*)"', rest)[:2]:
            path = path.removeprefix(str(project) + "/").removeprefix("./").rstrip("/")
            # On the way to the project each folder is asked whether it is a link.
            if path in declared or call in ("readlink", "lstat") and str(project).startswith(path):
                continue
            if re.fullmatch(r"\.plaudit-[0-9a-f]+\.tmp", path) or path.startswith("Locales/"):
                continue
            if call == "readlink" and "/proc/self/exe" in rest:
                continue
            # The Swift runtime looks for its reporter of crashes, in folders below the tool's.
            path = path.removeprefix(str(plaudit.parent) + "/")
            if re.match(r"(bin|libexec/swift)(/|$)|swift-backtrace$", path):
                continue
            if not HARMLESS.match(path) and not str(plaudit).startswith(path):
                others.add(path)
    report.expect(not others, f"{name}: looks at {sorted(others)}")
    return len(lines)


def result(words, project, environment=None, wrapper=()):
    """Everything that comes out of a run: what is printed and what is written."""
    done = subprocess.run(
        [*wrapper, plaudit, *words], cwd=project, capture_output=True, env=environment)
    return done.returncode, done.stdout, done.stderr, tree(project)


def surroundings(folder):
    """The environments that a run may find itself in; one has ICU look for data that are none."""
    version = re.search(r"ICU (\d+)", run([plaudit, "--version"], folder).stdout).group(1)
    make(folder / "data" / f"icudt{version}l", {f"{name}.res": "broken" for name in (
        "root", "en", "de", "ru", "plurals", "supplementalData", "likelySubtags", "keyTypeData")})
    path = {"PATH": os.environ["PATH"]}
    yield "no environment", {}, ()
    for variables in (
            {"LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"}, {"LANG": "ar_EG.UTF-8"},
            {"LC_ALL": "no_such_locale"}, {"TZ": "Pacific/Kiritimati"}, {"TZ": "Asia/Kolkata"},
            {"HOME": "/nonexistent"}, {"HOME": "", "USER": "someone"}, {"TMPDIR": "/nonexistent"},
            {"NO_COLOR": "1"}, {"TERM": "xterm-256color", "CLICOLOR_FORCE": "1"},
            {"ICU_DATA": str(folder / "data")}, {"ICU_TIMEZONE_FILES_DIR": str(folder / "data")},
            {"SWIFT_DETERMINISTIC_HASHING": "1"},
            {"SOURCE_DATE_EPOCH": "0"}, {"COLUMNS": "20"}):
        yield str(variables), {**path, **variables}, ()
    yield "one processor", path, ("taskset", "-c", "0")
    yield "a small stack", path, ("prlimit", "--stack=1048576")
    yield "no network", path, ("unshare", "--net") if os.geteuid() == 0 else ()
    if shutil.which("faketime"):
        yield "another year", path, ("faketime", "1999-12-31")


def same_everywhere(report, names, repeats):
    tried = 0
    for name in names:
        words = COMMANDS[name]
        with Folder() as folder:
            projects = [folder / "a", folder / "another folder é" / "deeper"]
            for project in projects:
                project.mkdir(parents=True)
                make(project, FILES)
            first = result(words, projects[0])
            for project in projects:
                for what, environment, wrapper in surroundings(folder):
                    make_again(project)
                    report.expect(
                        result(words, project, environment, wrapper) == first, f"{name}: {what}")
                    tried += 1
                for _ in range(repeats):
                    make_again(project)
                    report.expect(result(words, project) == first, f"{name}: again")
                    tried += 1
    report.line("runs that say and write the same, byte for byte", tried)


def make_again(project):
    """As a checkout does: other dates, another order of names in the folder."""
    shutil.rmtree(project / "Locales")
    (project / "Plaudit.swift").unlink(missing_ok=True)
    (project / "plaudit.yaml").unlink()
    make(project, dict(reversed(FILES.items())))


def main(isShort):
    report = Report("Hermetic: generate and validate are functions of their inputs")
    calls = sum(opened(report, name, words) for name, words in COMMANDS.items())
    report.line("looked at besides the declared files",
                f"nothing but shared libraries and the process itself ({calls} calls traced)")
    report.line("calls for a network, and other programs", "none")
    names = list(COMMANDS)[:2] if isShort else COMMANDS
    same_everywhere(report, names, 2 if isShort else 20)
    report.end()


if __name__ == "__main__":
    main("--short" in sys.argv)
