"""What the hardening scripts share: where the tool is, a folder to work in, and how figures are shown."""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

root = pathlib.Path(__file__).resolve().parents[2]


def tool(name="plaudit"):
    """The tool that is released, where it is built; otherwise the newest of the others."""
    released = sorted(root.glob(f".build/dist/tools/*linux*/{name}"))
    built = [root / ".build/release" / name, root / ".build/debug" / name]
    found = [path for path in built if path.exists()]
    if named := os.environ.get("PLAUDIT_TOOLS"):
        return pathlib.Path(named) / name
    if released:
        return released[0]
    if not found:
        sys.exit(f"{name} is not built; run make dist, or swift build")
    return max(found, key=lambda path: path.stat().st_mtime)


def make(folder, files):
    """Writes files; a text that begins with "-> " is a link."""
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if text.startswith("-> "):
            path.symlink_to(text[3:])
        else:
            path.write_text(text)


def tree(folder):
    """The bytes of every file below a folder, by path."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*")) if path.is_file()
    }


def run(words, folder, **more):
    """Runs a program to its end; one that hangs is a failure."""
    return subprocess.run(
        [str(word) for word in words], cwd=folder, capture_output=True, text=True, timeout=120,
        errors="replace", stdin=subprocess.DEVNULL, **more)


class Folder:
    """A folder of its own, gone afterwards."""

    def __init__(self, below=None):
        self.path = pathlib.Path(tempfile.mkdtemp(prefix="plaudit-hardening-", dir=below))

    def __enter__(self):
        return self.path

    def __exit__(self, *_):
        shutil.rmtree(self.path, ignore_errors=True)


class Report:
    """Counts what was tried and what did not hold, and ends the script accordingly."""

    def __init__(self, title):
        print(f"## {title}\n", flush=True)
        self.failures = []

    def line(self, what, figure):
        print(f"- {what}: {figure}", flush=True)

    def expect(self, holds, what):
        if not holds:
            self.failures.append(what)
            if len(self.failures) <= 10:
                print(f"  FAILED: {what}", flush=True)
        return holds

    def end(self):
        print(flush=True)
        if self.failures:
            sys.exit(f"{len(self.failures)} of these did not hold")
