#!/usr/bin/env python3
"""Draws the targets of Package.swift in docs/architecture.md, and holds that page against them.

    Scripts/target-graph.py           writes the graph anew, between its markers
    Scripts/target-graph.py --check   writes nothing; fails where the graph is stale, where the page
                                      lacks a target, or where it allows a target something else than
                                      Package.swift and the imports of its sources

Targets below Tests/ are left out."""

import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).parent.parent
PAGE = ROOT / "docs/architecture.md"
MARKERS = ("<!-- graph: make graph -->\n", "<!-- end of graph -->\n")
GROUPS = [
    ("programs", "Programs and plugins", lambda target: target["type"] in ("executable", "plugin")),
    ("tool", "The tool", lambda target: target["module_type"] == "SwiftTarget" and not target["isProduct"]),
    ("runtime", "What apps link", lambda target: target["isProduct"]),
    ("c", "C and C++", lambda target: True),
]
IMPORT = re.compile(r"^ *(?:@\w+ )?(?:(?:public|package|internal) )?import (?:\w+ )?(\w+)", re.M)
# The C library has a name on each system.
C_LIBRARIES = {"Darwin": "libc", "Glibc": "libc", "Musl": "libc"}


def describe():
    command = ["swift", "package", "--package-path", str(ROOT), "describe", "--type", "json"]
    package = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
    products = {product["name"] for product in package["products"]}
    targets = [target for target in package["targets"] if not target["path"].startswith("Tests/")]
    for target in targets:
        target["isProduct"] = target["name"] in products
    return {target["name"]: target for target in sorted(targets, key=lambda target: target["name"])}


def dependencies(target):
    return set(target.get("target_dependencies", []))


def reachable(name, targets):
    found = set()
    for other in dependencies(targets[name]):
        found |= {other} | reachable(other, targets)
    return found


def arrows(targets):
    """Without those that follow from others."""
    for name, target in targets.items():
        direct = dependencies(target)
        implied = set().union(*(reachable(other, targets) for other in direct)) if direct else set()
        for other in sorted(direct - implied):
            yield name, other


def graph(targets):
    lines = ["```mermaid", "flowchart TD"]
    rest = dict(targets)
    for group, title, belongs in GROUPS:
        members = [name for name, target in rest.items() if belongs(target)]
        lines.append(f'  subgraph {group}["{title}"]')
        for name in members:
            del rest[name]
            lines.append(f"    {name}")
        lines.append("  end")
    lines += [f"  {name} --> {other}" for name, other in arrows(targets)]
    return "\n".join(lines + ["```", ""])


def imports(target):
    """The modules that the sources of a target name."""
    found = set()
    for source in (ROOT / target["path"]).rglob("*.swift"):
        # What documentation shows is no source of the target.
        if any(folder.suffix == ".docc" for folder in source.parents):
            continue
        found |= set(IMPORT.findall(source.read_text(encoding="utf-8")))
    return {C_LIBRARIES.get(name, name) for name in found}


def allowed(text):
    """What each row of a table with three columns allows: the code in its last column."""
    rows = re.findall(r"^\| (`.*?) \|.*\| (.*?) ?\|$", text, re.M)
    code = re.compile(r"`([^`]+)`")
    return {name: set(code.findall(uses)) for names, uses in rows for name in code.findall(names)}


def faults(text, targets):
    rows = allowed(text)
    for name in sorted(set(targets) - set(rows)):
        yield f"no row tells of the target {name}"
    for name in sorted(set(rows) - set(targets)):
        yield f"there is no target {name}"
    for name in sorted(set(targets) & set(rows)):
        target, row = targets[name], rows[name]
        declared, used = dependencies(target), imports(target)
        for other in sorted(declared - row):
            yield f"{name} depends on {other} in Package.swift, and its row does not allow that"
        for other in sorted(row - declared - used):
            yield f"the row of {name} allows {other}, which Package.swift and its sources do not use"
        for other in sorted(used - row):
            yield f"the sources of {name} import {other}, and its row does not allow that"
        # What C and C++ include, and what a plugin runs, is no import.
        if target["module_type"] == "SwiftTarget":
            for other in sorted(declared - used):
                yield f"{name} depends on {other} in Package.swift, and imports it nowhere"


def main():
    text = PAGE.read_text(encoding="utf-8")
    targets = describe()
    start, end = (text.index(marker) for marker in MARKERS)
    fresh = text[:start] + MARKERS[0] + graph(targets) + text[end:]
    if sys.argv[1:] != ["--check"]:
        PAGE.write_text(fresh, encoding="utf-8")
        return
    found = list(faults(text, targets))
    if fresh != text:
        found.append("the graph is stale: run make graph")
    for fault in found:
        print(f"{PAGE.relative_to(ROOT)}: error: {fault}", file=sys.stderr)
    sys.exit(bool(found))


main()
