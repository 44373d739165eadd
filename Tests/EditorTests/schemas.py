#!/usr/bin/env python3
"""Holds the JSON Schemas against a validator that we did not write: what Plaudit reads they take, and
what it refuses for its structure they refuse.
    schemas.py PLAUDIT"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile

root = pathlib.Path(__file__).resolve().parents[2]
plaudit = pathlib.Path(sys.argv[1]).resolve()

# Each with the id of what Plaudit says of it.
wrong_manifests = [
    ("- app\n", "value-type"),
    ("storefronts: [us]\n", "value-missing"),
    ("app: {id: 1}\ncolour: red\n", "unknown-key"),
    ("app: {id: 1, nmae: x}\n", "unknown-key"),
    ("app: {name: x}\n", "value-missing"),
    ("app: 1\n", "value-type"),
    ("app: {id: [1]}\n", "value-type"),
    ("app: {id: id777319358}\n", "app-id"),
    ("app: {id: abc}\n", "app-id"),
    ("app: {id: -1}\n", "app-id"),
    ("app: {id: 18446744073709551616}\n", "app-id"),
    ("app: {id: 1, name: {app}}\n", "yaml-quotes"),
    ("app: {id: 1, name: {Portuguese: x}}\n", "locale-invalid"),
    ("app: {id: 1}\nmessages: Texts\n", "messages-folder"),
    ("app: {id: 1}\nmessages: a/b.xcstrings\n", "messages-folder"),
    ("app: {id: 1}\nsource-language: 419\n", "locale-invalid"),
    ("app: {id: 1}\nlanguages: en\n", "value-type"),
    ("app: {id: 1}\nlanguages: [en, en]\n", "locale-duplicate"),
    ("app: {id: 1}\ninclude: [rating]\n", "include-unknown"),
    ("app: {id: 1}\ninclude: ratings\n", "value-type"),
    ("app: {id: 1}\ngenerate: {access: pubic}\n", "access-unknown"),
    ("app: {id: 1}\ngenerate: {acces: public}\n", "unknown-key"),
    ("app: {id: 1}\ngenerate: {links: 2Links}\n", "swift-name"),
    ("app: {id: 1}\ngenerate: {isolate: 1}\n", "value-type"),
    ("app: {id: 1}\nstorefronts: us\n", "value-type"),
    ("app: {id: 1}\nstorefronts: [US]\n", "storefront-case"),
    ("app: {id: 1}\nstorefronts: [uk]\n", "storefront-unknown"),
    ("app: {id: 1}\nstorefronts: [us, us]\n", "storefront-duplicate"),
    ("app: {id: 1}\nstorefronts: All\n", "value-type"),
    ("app: {id: 1}\nstorefronts: {all: false}\n", "storefronts-all"),
    ("app: {id: 1}\nstorefronts: {except: [cn]}\n", "value-missing"),
    ("app: {id: 1}\nstorefronts: {all: true, exept: [cn]}\n", "unknown-key"),
    ("app: {id: 1}\nlinks: {campains: {}}\n", "unknown-key"),
    ("app: {id: 1}\nlinks: {campaigns: [a]}\n", "value-type"),
    ("app: {id: 1}\nlinks: {campaigns: {a: {provider: 1}}}\n", "value-missing"),
    ("app: {id: 1}\nlinks: {campaigns: {a: {provider: id1, token: b}}}\n", "campaign-provider"),
    ("app: {id: 1}\nlinks: {campaigns: {a: {provider: 1, token: a^b}}}\n", "campaign-token"),
    ("app: {id: 1}\nlinks: {campaigns: {a: {provider: 1, token: ' b'}}}\n", "campaign-token"),
    (
        "app: {id: 1}\nlinks: {campaigns: {a: {provider: 1, token: abcdefghijklmnopqrstuvwxyz12345}}}\n",
        "campaign-token",
    ),
    ("app: {id: 1}\nlinks: {campaigns: {---: {provider: 1, token: b}}}\n", "identifier-empty"),
    ("app: {id: 1}\nlinks: {custom-pages: {a: summer}}\n", "custom-page"),
    ("app: {id: 1}\nvalidate: {plural-mising: error}\n", "unknown-key"),
    ("app: {id: 1}\nvalidate: {plural-missing: fatal}\n", "severity-unknown"),
    ("app: {id: 1}\nvalidate: {names: GitHub}\n", "value-type"),
    ("app: {id: 1}\nvalidate: [untranslated]\n", "value-type"),
    ("app: {id: 1}\nreview-prompt: [a]\n", "value-type"),
    ("app: {id: 1}\nreview-prompt: task-treshold\n", "preset-unknown"),
]
wrong_policies = [
    ("wait: 2 seconds", "value-missing"),
    ("ask-afer: [a]", "unknown-key"),
    ("ask-after: []", "value-missing"),
    ("ask-after: a", "value-type"),
    ("ask-after: [a, a]", "event-duplicate"),
    ("ask-after: ['--']", "identifier-empty"),
    ("ask-after: [sessions]", "event-name"),
    ("ask-after: [a], needs: [a]", "value-type"),
    ("ask-after: [a], needs: {}", "value-missing"),
    ("ask-after: [a], needs: {crash: 1}", "event-name"),
    ("ask-after: [a], needs: {a: 0}", "need-count"),
    ("ask-after: [a], needs: {a: 1.5}", "need-count"),
    ("ask-after: [a], needs: {a: 1000001}", "need-count"),
    ("ask-after: [a], needs: {days-of-use: 7 days}", "need-count"),
    ("ask-after: [a], needs: {any: {a: 1}}", "value-type"),
    ("ask-after: [a], needs: {any: []}", "value-missing"),
    ("ask-after: [a], needs: {all: [{}]}", "value-missing"),
    ("ask-after: [a], needs: {either: [{a: 1}]}", "unknown-key"),
    ("ask-after: [a], needs: {not: {a: 1, b: 1}}", "not-several"),
    ("ask-after: [a], wait: 2", "duration"),
    ("ask-after: [a], then-rest: 4 months", "duration"),
    ("ask-after: [a], once-per: year", "once-per-unknown"),
    ("ask-after: [a], not-after: [crash]", "value-type"),
    ("ask-after: [a], not-after: {crash: 7d}", "duration"),
    ("ask-after: [a], not-after: {sessions: 7 days}", "event-name"),
]
wrong_locales = [
    ("- a\n", "value-type"),
    ("a:\n", "value-missing"),
    ("a: {}\n", "value-missing"),
    ("a: [b]\n", "value-type"),
    ("a: {count}\n", "yaml-quotes"),
    ("a: {one: {other: b}}\n", "value-type"),
    ("a: {One: b}\n", "plural-unknown"),
    ("a: {singular: b, other: c}\n", "plural-unknown"),
    ("a: {=x: b}\n", "plural-unknown"),
    ("a: {comment: b}\n", "value-missing"),
    ("a: {text: b, coment: c}\n", "unknown-key"),
    ("a: {text: b, one: c}\n", "unknown-key"),
    ("a: {text: {one: b, two: [c]}}\n", "value-type"),
    ("a: {text: b, max-length: 0}\n", "max-length"),
    ("a: {text: b, max-length: long}\n", "max-length"),
    ("a: {text: b, number: spellout}\n", "number-style"),
    ("a: {text: b, arguments: [c]}\n", "value-type"),
    ("a: {text: b, arguments: {c: interger}}\n", "argument-type"),
    ("a: {text: b, arguments: {c: {type: date}}}\n", "argument-type"),
    ("a: {text: b, arguments: {c: {lable: d}}}\n", "unknown-key"),
    ("a: {text: b, arguments: {c: {label: a-b}}}\n", "swift-name"),
]
right_manifests = [
    "app: {id: '1'}\n",
    "app: {id: 007, name: 1.0}\n",
    "app: {id: 18446744073709551615, name: true}\n",
    "app: {id: 1, name: {en: Rate, he: דרג}}\n",
    "app: {id: 1}\nstorefronts: [no, us]\n",
    "app: {id: 1}\nstorefronts: all\n",
    "app: {id: 1}\nstorefronts: {all: true, except: [cn]}\n",
    "app: {id: 1}\nsource-language: no\n",
    "app: {id: 1}\nsource-language: pt_BR\n",
    "app: {id: 1}\nvalidate: {untranslated: off, key-missing: error, names: [GitHub, 1.0], baseline: baseline.json}\n",
    "app: {id: 1}\ngenerate: {isolate: no, access: package, texts: _Texts2}\n",
    "app: {id: 1}\nlinks: {campaigns: {a-b: {provider: 0, token: 50% off}, c: {provider: '1', token: 2026}}}\n",
    "app: {id: 1}\nlinks: {custom-pages: {été: 45812C9B-c296-43d3-c6a0-c5a02f74bf6e}}\n",
    "app: {id: 1}\nreview-prompt: sessions-compat\n",
    "app: {id: 1}\nreview-prompt:\n  ask-after: [a, sessions2]\n  needs: {a: 3, any: [{sessions: 1000000}, {not: {all: [{b: '1'}]}}]}\n"
    "  wait: 1 hour\n  then-rest: 0  weeks\n  once-per: install\n  not-after: {crash: 1 day, opened-review-page: 2 days, b: 3 weeks}\n",
]
right_locales = [
    "",
    "# nothing\n",
    "state: draft\na: x\n",
    "state: {one: a, other: b}\n",
    "a: no\nb: 1.0\nc: 2026-01-01\nd: ''\n21: e\n",
    "a: {=0: a, =-1.5: b, zero: c, one: d, two: e, few: f, many: g, other: h}\n",
    "a:\n  text: '{n} {m}'\n  by: n\n  number: '::compact-short .0'\n  max-length: '40'\n"
    "  arguments: {n: integer, m: {label: of, type: text, comment: c, example: 3}}\n"
    "  deprecated: use b\n  renamed: b\n",
    "a: {text: '{n, plural, one {#} other {#}}', number: integer, arguments: {n: {label: _}}}\n",
]
wrong_manifests += [(f"app: {{id: 1}}\nreview-prompt: {{{text}}}\n", id) for text, id in wrong_policies]


def documented():
    """The examples of the documentation: parts of manifests, and locale files."""
    keys = set(json.loads((root / "docs/schemas/manifest.schema.json").read_text())["properties"])
    for document in [root / "README.md", *(root / "docs").glob("*.md")]:
        if document.name == "continuous-integration.md":
            continue
        for block in re.findall(r"^```ya?ml\n(.*?)^```", document.read_text(), re.S | re.M):
            first = re.findall(r"^([\w-]+):", block, re.M)
            if not first or first[0] in ["on", "changes"]:
                continue
            if set(first) <= keys:
                yield "manifest", block if "app" in first else "app: {id: 1}\n" + block, document.name
            else:
                yield "locale", block, document.name


def write(folder, kind, number, text):
    place = folder / f"{kind}-{number}"
    file = place / ("plaudit.yaml" if kind.endswith("manifest") else "Locales/en.yaml")
    file.parent.mkdir(parents=True)
    file.write_text(text)
    (place / "baseline.json").write_text('{"findings": []}')
    return file


def run_validator(*words):
    command = [sys.executable, "-m", "check_jsonschema", "--output-format", "json", *map(str, words)]
    run = subprocess.run(command, capture_output=True, text=True)
    return json.loads(run.stdout)


def refused(schema, files):
    """Those of the files that the schema does not take, with what the validator says."""
    report = run_validator("--schemafile", schema, *files)
    assert not report.get("parse_errors"), report["parse_errors"]
    return {pathlib.Path(error["filename"]): error["message"] for error in report["errors"]}


def read(file):
    """The ids of what Plaudit finds wrong."""
    run = subprocess.run(
        [plaudit, "validate", file, "--format", "json"], capture_output=True, text=True)
    assert run.returncode in (0, 1), run.stderr
    return [finding["id"] for finding in json.loads(run.stdout) if finding["severity"] == "error"]


def main():
    faults = []
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        count = 0
        for kind, wrong, right in [
            ("manifest", wrong_manifests, right_manifests),
            ("locale", wrong_locales, right_locales),
        ]:
            schema = folder / f"{kind}.schema.json"
            text = subprocess.run([plaudit, "schema", kind], capture_output=True, check=True).stdout
            schema.write_bytes(text)
            assert run_validator("--check-metaschema", schema)["status"] == "ok"

            bad = [(write(folder, "wrong-" + kind, n, text), id) for n, (text, id) in enumerate(wrong)]
            good = [write(folder, "right-" + kind, n, text) for n, text in enumerate(right)]
            fixtures = [
                path for place in ["Tests", "Examples", "Benchmarks", "locales"]
                for path in (root / place).rglob("*.yaml")
                if (path.name == "plaudit.yaml") == (kind == "manifest")
                # What fuzzing begins with need not be right.
                and not {".build", "FuzzTargets"} & set(path.parts)
                and not path.read_text().startswith("changes:")
            ]
            documents = [
                (write(folder, f"shown-{kind}", n, text), name)
                for n, (shown, text, name) in enumerate(documented()) if shown == kind
            ]
            taken = refused(schema, good + fixtures + [file for file, _ in documents])
            not_taken = refused(schema, [file for file, _ in bad])
            for file, message in taken.items():
                faults.append(f"the schema refuses what is right: {message}\n{file.read_text()}")
            for file, id in bad:
                ids = read(file)
                if id not in ids:
                    faults.append(f"Plaudit says {ids}, not {id}\n{file.read_text()}")
                if file not in not_taken:
                    faults.append(f"the schema takes what is wrong ({id})\n{file.read_text()}")
            for file in good:
                if ids := set(read(file)) - {"locale-source", "locale-missing", "include-languages"}:
                    faults.append(f"Plaudit refuses what is right: {ids}\n{file.read_text()}")
            assert len(fixtures) > 5 and documents, kind
            count += len(bad) + len(good) + len(fixtures) + len(documents)
    for fault in faults:
        print(fault, file=sys.stderr)
    if faults:
        sys.exit(1)
    print(f"The schemas and Plaudit agree on {count} files.")


main()
