#!/usr/bin/env python3
"""Presses Tab in bash, zsh and fish, with the completions that Plaudit writes for them.
    completions.py PLAUDIT"""
import os
import pathlib
import pty
import re
import select
import shutil
import subprocess
import sys
import tempfile
import time

plaudit = pathlib.Path(sys.argv[1]).resolve()

# What is typed, and what it becomes, in every shell.
lines = [
    ("plaudit val", "plaudit validate"),
    ("plaudit prompt ex", "plaudit prompt explain"),
    ("plaudit rat", "plaudit ratings"),
    ("plaudit validate --form", "plaudit validate --format"),
    ("plaudit validate --format s", "plaudit validate --format sarif"),
    ("plaudit validate --format=s", "plaudit validate --format=sarif"),
    ("plaudit validate --only plural-los", "plaudit validate --only plural-lost"),
    ("plaudit validate --only plural-lost,key-mi", "plaudit validate --only plural-lost,key-missing"),
    ("plaudit validate --only=plural-lost,key-mi", "plaudit validate --only=plural-lost,key-missing"),
    ("plaudit validate Texts/Loc", "plaudit validate Texts/Localizable.xcstrings"),
    ("plaudit validate --baseline base", "plaudit validate --baseline baseline.json"),
    ("plaudit generate plaudit.yaml --output Out", "plaudit generate plaudit.yaml --output Output.swift"),
    ("plaudit words zh-Hans", "plaudit words zh-Hans"),
    ("plaudit plural sl", "plaudit plural sl"),
    ("plaudit ratings 1 --storefronts us,xk", "plaudit ratings 1 --storefronts us,xk"),
    ("plaudit prompt explain --preset feature-tour-", "plaudit prompt explain --preset feature-tour-compat"),
    ("plaudit prompt simulate --log lo", "plaudit prompt simulate --log log.csv"),
    ("plaudit render --pattern validate --loc", "plaudit render --pattern validate --locale"),
    ("plaudit accept votes --loc", "plaudit accept votes --locale"),
    ("plaudit link --kind wr", "plaudit link --kind write-review"),
    ("plaudit schema m", "plaudit schema manifest"),
    ("plaudit completions f", "plaudit completions fish"),
    # Nothing to offer, and so no file either.
    ("plaudit init --id base", "plaudit init --id base"),
]


def output(*words):
    return subprocess.run([plaudit, *words], capture_output=True, text=True, check=True).stdout


def type_in(shell, setup, folder):
    """What each line has become: a key writes the line to a file, as the shell knows it."""
    pid, terminal = pty.fork()
    if pid == 0:
        os.chdir(folder)
        os.environ.update(TERM="dumb", HISTFILE="")
        os.execvp(shell[0], shell)
    typed = "".join(f"{line}\t\x18" for line, _ in lines)
    marked = setup + "; echo rea''dy\n"
    os.write(terminal, marked.encode())
    seen, isTyped, deadline = b"", False, time.monotonic() + 60
    result = folder / "lines"
    while time.monotonic() < deadline:
        if select.select([terminal], [], [], 0.05)[0]:
            try:
                seen += os.read(terminal, 65536)
            except OSError:
                break
        if not isTyped and b"ready" in seen:
            isTyped = True
            os.write(terminal, typed.encode())
        if result.exists() and result.read_text().count("\n") >= len(lines):
            break
    os.close(terminal)
    os.kill(pid, 9)
    os.waitpid(pid, 0)
    found = result.read_text().split("\n")[:-1] if result.exists() else []
    result.unlink(missing_ok=True)
    assert len(found) == len(lines), seen.decode(errors="replace")[-2000:]
    return found


def bash(script, folder):
    setup = (
        f"PS1='$ '; source {script}; bind 'set enable-bracketed-paste off'; set +o history; "
        "written() { printf '%s\\n' \"$READLINE_LINE\" >> lines; READLINE_LINE=; READLINE_POINT=0; }; "
        "bind -x '\"\\C-x\": written'")
    return type_in(["bash", "--norc", "--noprofile", "-i"], setup, folder)


def zsh(script, folder):
    setup = (
        f"PS1='> '; autoload -Uz compinit; compinit -u -D; source {script}; "
        "written() { print -r -- \"$BUFFER\" >> lines; BUFFER=; }; zle -N written; "
        "bindkey '^X' written; bindkey '^I' complete-word; setopt no_beep no_auto_menu no_auto_list")
    return type_in(["zsh", "-f", "-i"], setup, folder)


def fish_words(script, folder, line):
    command = f"source {script}; complete -C {fish_quoted(line)}"
    run = subprocess.run(
        ["fish", "--no-config", "-c", command], cwd=folder, capture_output=True, text=True)
    assert not run.stderr, run.stderr
    return [word.split("\t")[0] for word in run.stdout.splitlines()]


def fish_quoted(text):
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


def fish(script, folder):
    found = []
    for line, _ in lines:
        words = fish_words(script, folder, line)
        before, _, last = line.rpartition(" ")
        found.append(f"{before} {words[0] if len(words) == 1 else last}")
    return found


def bash_words(script, folder, words):
    array = " ".join(f"'{word}'" for word in words)
    command = (
        f"source {script}; COMP_WORDS=({array}); COMP_CWORD={len(words) - 1}; _plaudit; "
        "printf '%s\\n' \"${COMPREPLY[@]}\"")
    return subprocess.run(
        ["bash", "-c", command], cwd=folder, capture_output=True, text=True, check=True
    ).stdout.split()


def commands(*path):
    """Every command with its options, as its help tells them."""
    text = output(*path, "--help")
    names = re.findall(r"^  ([a-z]+)  ", text, re.M)
    options = re.findall(r"^  (--[a-z-]+)", text, re.M) + ["--help"]
    is_leaf = "COMMAND …" not in text
    if is_leaf:
        return [(path, [], options)]
    children = [entry for name in names for entry in commands(*path, name)]
    return [(path, names, ["--help", "--version"])] + children


def main():
    shells = {"bash": bash, "zsh": zsh, "fish": fish}
    faults = []
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        (folder / "Texts").mkdir()
        for name in ["Texts/Localizable.xcstrings", "baseline.json", "Output.swift", "log.csv"]:
            (folder / name).touch()
        scripts = {}
        for name in shells:
            scripts[name] = folder / f"completions.{name}"
            scripts[name].write_text(output("completions", name))
            subprocess.run([name, "-n", scripts[name]], check=True)
        for name, shell in shells.items():
            for (line, wanted), found in zip(lines, shell(scripts[name], folder)):
                # What may follow a word is the shell's to guess.
                if found.rstrip(" ,=") != wanted:
                    faults.append(f"{name}: {line!r} becomes {found!r}, not {wanted!r}")
        all_commands = commands()
        for path, names, options in all_commands:
            words = ["plaudit", *path]
            for offered, wanted in [("--", options), ("", names)]:
                if not wanted:
                    continue
                in_bash = bash_words(scripts["bash"], folder, [*words, offered])
                in_fish = fish_words(scripts["fish"], folder, " ".join([*words, offered]))
                for name, found in [("bash", in_bash), ("fish", in_fish)]:
                    if sorted(found) != sorted(wanted):
                        faults.append(f"{name}: {words} {offered!r} offers {found}, not {wanted}")
    for fault in faults:
        print(fault, file=sys.stderr)
    if faults:
        sys.exit(1)
    print(f"bash, zsh and fish complete {len(lines)} lines and {len(all_commands)} commands.")


main()
