#!/usr/bin/env python3
"""Runs the pre-commit hook and the steps of the GitHub Action, and holds both, and the workflows of the
documentation, against the schemas of those who made the formats.
    continuous_integration.py PLAUDIT"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import ruamel.yaml

root = pathlib.Path(__file__).resolve().parents[2]
plaudit = pathlib.Path(sys.argv[1]).resolve()
yaml = ruamel.yaml.YAML(typ="safe")
broken = """{"sourceLanguage": "en", "version": "1.0", "strings": {"votes": {"localizations": {
  "en": {"variations": {"plural": {
    "one": {"stringUnit": {"state": "translated", "value": "%lld vote"}},
    "other": {"stringUnit": {"state": "translated", "value": "%lld votes"}}}}},
  "ru": {"variations": {"plural": {
    "one": {"stringUnit": {"state": "translated", "value": "голос"}},
    "other": {"stringUnit": {"state": "translated", "value": "%lld голоса"}}}}}}}}}
"""


def module(*words, **options):
    return subprocess.run([sys.executable, "-m", *map(str, words)], text=True, capture_output=True, **options)


def check_schemas(folder):
    files = {"vendor.github-actions": [root / "action.yml"], "vendor.github-workflows": []}
    files["vendor.github-workflows"] += (root / ".github/workflows").glob("*.yml")
    for document in [root / "README.md", *(root / "docs").glob("*.md")]:
        for number, block in enumerate(re.findall(r"^```ya?ml\n(.*?)^```", document.read_text(), re.S | re.M)):
            if re.search(r"^jobs:", block, re.M):
                path = folder / f"{document.stem}-{number}.yml"
                path.write_text(block)
                files["vendor.github-workflows"].append(path)
    for schema, paths in files.items():
        run = module("check_jsonschema", "--builtin-schema", schema, *paths)
        assert run.returncode == 0, run.stdout
    run = module("pre_commit", "validate-manifest", root / ".pre-commit-hooks.yaml")
    assert run.returncode == 0, run.stdout
    return sum(map(len, files.values()))


def git(folder, *words):
    subprocess.run(["git", "-c", "safe.directory=*", *words], cwd=folder, check=True, capture_output=True)


def app(folder):
    """A repository with a String Catalog that has two faults."""
    folder.mkdir()
    (folder / "Localizable.xcstrings").write_text(broken)
    (folder / "notes.txt").write_text("none of ours\n")
    git(folder, "init", "--quiet")
    git(folder, "add", "--all")
    return folder


def check_hook(folder):
    """With the tool that is installed: building it takes minutes."""
    hooks = folder / "hooks"
    hooks.mkdir()
    shutil.copy(root / ".pre-commit-hooks.yaml", hooks)
    git(hooks, "init", "--quiet")
    git(hooks, "add", "--all")
    git(hooks, "-c", "user.name=a", "-c", "user.email=a@b", "commit", "--quiet", "--message", "Hooks")
    environment = os.environ | {
        "PATH": f"{plaudit.parent}:{os.environ['PATH']}", "PRE_COMMIT_HOME": str(folder / "home"),
        "PYTHONPATH": str(root / ".build/python"),
    }
    repository = folder / "app"

    def run(*files):
        return module(
            "pre_commit", "try-repo", hooks, "plaudit-validate-installed", "--verbose", "--files", *files,
            cwd=repository, env=environment)

    failing = run("Localizable.xcstrings")
    assert failing.returncode == 1, failing.stdout + failing.stderr
    assert "Localizable.xcstrings:6:" in failing.stdout and "[plural-missing]" in failing.stdout, failing.stdout
    skipped = run("notes.txt")
    assert skipped.returncode == 0 and "(no files to check)" in skipped.stdout, skipped.stdout
    (repository / "Localizable.xcstrings").write_text(
        broken.replace('"голос"', '"%lld голос"').replace(
            '"other": {"stringUnit": {"state": "translated", "value": "%lld голоса"}}',
            ", ".join(
                f'"{form}": {{"stringUnit": {{"state": "translated", "value": "{text}"}}}}'
                for form, text in {"few": "%lld голоса", "many": "%lld голосов", "other": "%lld голоса"}.items())))
    passing = run("Localizable.xcstrings")
    assert passing.returncode == 0, passing.stdout


def check_action(folder):
    """Its own steps, with what GitHub would fill in. The tool is there, as after a hit of the cache."""
    action = yaml.load(root / "action.yml")
    home = folder / "runner"
    (home / ".cache/plaudit").mkdir(parents=True)
    (home / ".cache/plaudit/plaudit").symlink_to(plaudit)
    output = folder / "output"
    repository = folder / "app"

    def run(**inputs):
        values = {name: str(field["default"]) for name, field in action["inputs"].items()} | inputs
        assert values.keys() == action["inputs"].keys()

        def fill(text):
            return re.sub(r"\$\{\{ inputs\.(\w+) \}\}", lambda match: values[match[1]], text)

        for step in action["runs"]["steps"]:
            if "uses" in step or "if" in step:
                continue
            environment = os.environ | {
                "GITHUB_ACTION_PATH": str(root), "GITHUB_OUTPUT": str(output), "HOME": str(home),
            } | {name: fill(text) for name, text in step.get("env", {}).items()}
            ran = subprocess.run(
                ["bash", "--noprofile", "--norc", "-e", "-o", "pipefail", "-c", step["run"]], cwd=repository, env=environment,
                text=True, capture_output=True)
            if ran.returncode:
                break
        return ran

    (repository / "Localizable.xcstrings").write_text(broken)
    ran = run(sarif="plaudit.sarif")
    assert ran.returncode == 1, ran.stderr
    assert ran.stdout.startswith("::error file=Localizable.xcstrings,line="), ran.stdout
    assert "plural-missing" in (repository / "plaudit.sarif").read_text()
    assert re.fullmatch(r"key=plaudit-\w+-\w+-[0-9a-f]{40}\n", output.read_text()), output.read_text()
    assert run(paths="Localizable.xcstrings\n\nnotes\n").returncode == 2
    (repository / "plaudit.sarif").unlink()
    (repository / "Gone.xcstrings").symlink_to("nowhere")
    ran = run(sarif="plaudit.sarif")
    assert ran.returncode == 2 and "::error file=Localizable.xcstrings" in ran.stdout, ran.stdout + ran.stderr
    assert "plural-missing" in (repository / "plaudit.sarif").read_text()
    (repository / "Gone.xcstrings").unlink()
    (repository / "-a b.xcstrings").write_text(broken)
    ran = run(paths="-a b.xcstrings")
    assert ran.returncode == 1 and "::error file=-a b.xcstrings" in ran.stdout, ran.stdout + ran.stderr
    subprocess.run([plaudit, "validate", ".", "--write-baseline", "baseline.json"], cwd=repository, check=True)
    assert run(baseline="baseline.json", strict="true").returncode == 0
    (repository / "-a b.xcstrings").unlink()


def main():
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        count = check_schemas(folder)
        app(folder / "app")
        check_action(folder)
        check_hook(folder)
    print(f"The hook and the action's steps run; {count} files are what GitHub's schemas want.")


main()
