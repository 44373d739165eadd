#!/usr/bin/env python3
"""Writes what is inside the tools of a folder and under which licences: an SBOM in SPDX 2.3, and the
licences' texts. The linker's maps say whose code the programs have, the machine which version.
    Scripts/dist/sbom.py TOOLS MAPS
TOOLS gets plaudit.spdx.json and licenses/. Where a program has code that nobody here knows, it fails.
On Linux only: a tool for macOS has fewer libraries inside, and other maps."""
import hashlib
import json
import pathlib
import re
import shutil
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parents[2]
doc = pathlib.Path("/usr/share/doc")


def output(*words):
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip()


def swift():
    """Where Swift is, and the licence that lies beside it."""
    resources = json.loads(output("swift", "-print-target-info"))["paths"]["runtimeResourcePath"]
    usr = pathlib.Path(resources).parent.parent
    return usr, usr / "share/swift/LICENSE.txt"


def swift_version():
    return re.search(r"Swift version ([0-9.]+)", output("swift", "--version")).group(1)


def tool_version():
    text = (root / "Sources/PlauditCommands/Tool.swift").read_text()
    return re.search(r'version = "(.*)"', text).group(1)


def debian(package):
    """The version of the package that a library is from."""
    return output("dpkg-query", "--showformat=${Version}", "--show", package)


def unicode_versions(plaudit):
    icu, cldr = re.search(r"ICU ([0-9.]+), CLDR ([0-9.]+)", output(plaudit, "--version")).groups()
    return icu, cldr


class Component:
    """Something that is linked: how its code is recognised, and what there is to say of it."""

    def __init__(self, name, pattern, license, version, copyright, home, text):
        self.name, self.pattern, self.license, self.version = name, pattern, license, version
        self.copyright, self.home, self.text = copyright, home, text
        self.id = "SPDXRef-" + re.sub("[^A-Za-z0-9.]", "-", name)


def components(tools):
    usr, swift_license = swift()
    icu, cldr = unicode_versions(tools / "plaudit")
    # The licence of ICU and of Unicode's data has got another name with ICU 74.
    unicode = "Unicode-DFS-2016" if int(icu.split(".")[0]) < 74 else "Unicode-3.0"
    unicode_text = root / "Scripts/dist/licenses/Unicode-3.0.txt"
    runtime = "Apache-2.0 WITH Swift-exception"
    static = rf"{usr}/lib/swift_static/"
    return [
        Component("ICU", r"/libicu(i18n|uc)\.a$", unicode, icu, "Unicode, Inc.",
                  "https://icu.unicode.org", doc / "libicu-dev/copyright"),
        Component("Unicode CLDR data", r"/libicudata\.a$", unicode, cldr, "Unicode, Inc.",
                  "https://cldr.unicode.org", unicode_text),
        Component("libyaml", r"/libyaml\.a$", "MIT", debian("libyaml-dev"), "Kirill Simonov",
                  "https://pyyaml.org/wiki/LibYAML", doc / "libyaml-dev/copyright"),
        Component("Expat", r"/libexpat\.a$", "MIT", debian("libexpat1-dev"),
                  "Clark Cooper and the Expat maintainers", "https://libexpat.github.io",
                  doc / "libexpat1-dev/copyright"),
        Component("ICU of Foundation", static + r".*/lib_FoundationICU\.a$", "Unicode-3.0",
                  swift_version(), "Unicode, Inc.",
                  "https://github.com/swiftlang/swift-foundation-icu", unicode_text),
        Component("Swift runtime and Foundation", static, runtime, swift_version(),
                  "Apple Inc. and the Swift project authors", "https://swift.org", swift_license),
        Component("LLVM compiler-rt", rf"{usr}/lib/(clang|swift/clang)/",
                  "Apache-2.0 WITH LLVM-exception", swift_version(), "the LLVM project",
                  "https://llvm.org", swift_license),
        Component("GNU C library", r"/lib(c|c_nonshared|m|m-[0-9.]+|mvec|dl|pthread|util|rt|resolv)\.a$",
                  "LGPL-2.1-or-later", debian("libc6-dev"), "Free Software Foundation, Inc.",
                  "https://www.gnu.org/software/libc", doc / "libc6-dev/copyright"),
        Component("GCC runtime libraries", r"/lib(stdc\+\+|gcc|gcc_eh|supc\+\+)\.a$",
                  "GPL-3.0-or-later WITH GCC-exception-3.1", debian(gcc_package()),
                  "Free Software Foundation, Inc.", "https://gcc.gnu.org",
                  doc / gcc_package() / "copyright"),
    ]


def gcc_package():
    packages = output("dpkg-query", "--showformat=${Package}\n", "--show", "libstdc++-*-dev")
    return sorted(packages.split())[-1]


def linked(map_file, known):
    """The components whose code the linker has put into a program."""
    archives = set(re.findall(r"(/[^\s(:]+\.a)(?=[(:])", map_file.read_text(errors="replace")))
    found = set()
    for archive in archives:
        component = next((each for each in known if re.search(each.pattern, archive)), None)
        if component is None:
            sys.exit(f"{map_file.name}: whose is {archive}? Scripts/dist/sbom.py does not know.")
        found.add(component)
    if not found:
        sys.exit(f"{map_file}: no archives are named in it")
    return found


def needed(program):
    """The shared libraries that a program opens, as the system has them."""
    text = output("readelf", "--dynamic", program)
    return re.findall(r"\(NEEDED\).*\[(.*)\]", text)


def package(component):
    return {
        "SPDXID": component.id, "name": component.name, "versionInfo": component.version,
        "supplier": f"Organization: {component.copyright}",
        "downloadLocation": "NOASSERTION", "homepage": component.home, "filesAnalyzed": False,
        "licenseConcluded": component.license, "licenseDeclared": component.license,
        "copyrightText": f"Copyright {component.copyright}",
    }


def shared(name):
    return {
        "SPDXID": "SPDXRef-shared-" + re.sub("[^A-Za-z0-9.]", "-", name), "name": name,
        "downloadLocation": "NOASSERTION", "filesAnalyzed": False,
        "licenseConcluded": "NOASSERTION", "licenseDeclared": "NOASSERTION",
        "copyrightText": "NOASSERTION", "comment": "Not part of the distribution: the system's own.",
    }


def digest(kind, data):
    return {"algorithm": kind, "checksumValue": hashlib.new(kind.lower(), data).hexdigest()}


def document(tools, maps):
    known = components(tools)
    programs = sorted(path for path in tools.iterdir() if path.name.startswith("plaudit")
                      and not path.suffix)
    files, relations, used, outside = [], [], set(), set()
    for program in programs:
        data = program.read_bytes()
        id = f"SPDXRef-{program.name}"
        files.append({
            "SPDXID": id, "fileName": f"./{program.name}", "fileTypes": ["BINARY"],
            "checksums": [digest("SHA1", data), digest("SHA256", data)],
            "licenseConcluded": "NOASSERTION", "licenseInfoInFiles": ["NOASSERTION"],
            "copyrightText": "NOASSERTION"})
        found = linked(maps / f"{program.name}.map", known)
        used |= found
        for component in sorted(found, key=lambda each: each.name):
            relations.append((id, "STATIC_LINK", component.id))
        for name in needed(program):
            outside.add(name)
            relations.append((id, "DYNAMIC_LINK", shared(name)["SPDXID"]))
    sums = sorted(file["checksums"][0]["checksumValue"] for file in files)
    code = hashlib.sha1("".join(sums).encode()).hexdigest()
    version = tool_version()
    plaudit = {
        "SPDXID": "SPDXRef-Plaudit", "name": "Plaudit", "versionInfo": version,
        "supplier": "NOASSERTION",
        "downloadLocation": "NOASSERTION", "filesAnalyzed": True,
        "packageVerificationCode": {"packageVerificationCodeValue": code},
        "licenseConcluded": "Apache-2.0", "licenseDeclared": "Apache-2.0",
        "licenseInfoFromFiles": ["NOASSERTION"], "copyrightText": "NOASSERTION",
    }
    relations += [("SPDXRef-Plaudit", "CONTAINS", file["SPDXID"]) for file in files]
    relations.insert(0, ("SPDXRef-DOCUMENT", "DESCRIBES", "SPDXRef-Plaudit"))
    used = sorted(used, key=lambda each: each.name)
    return used, {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"Plaudit-{version}-{tools.name}",
        # Made of the tools' bytes, as all else here is, so that the same build has the same SBOM.
        "documentNamespace": f"https://spdx.org/spdxdocs/plaudit-{version}-{tools.name}-{code}",
        "creationInfo": {"created": committed(), "creators": ["Tool: Scripts/dist/sbom.py"]},
        "packages": [plaudit] + [package(each) for each in used]
        + [shared(name) for name in sorted(outside)],
        "files": files,
        "relationships": [
            {"spdxElementId": a, "relationshipType": kind, "relatedSpdxElement": b}
            for a, kind, b in relations],
    }


def committed():
    """When the sources were committed; a clock would make each build another one."""
    done = subprocess.run(
        ["git", "-C", root, "log", "-1", "--date=format-local:%Y-%m-%dT%H:%M:%SZ", "--format=%cd"],
        capture_output=True, text=True, env={"TZ": "UTC", "PATH": "/usr/bin:/bin"})
    return done.stdout.strip() or "1980-01-01T00:00:00Z"


def main(tools, maps):
    used, contents = document(tools, maps)
    (tools / "plaudit.spdx.json").write_text(json.dumps(contents, indent=2) + "\n")
    texts = tools / "licenses"
    shutil.rmtree(texts, ignore_errors=True)
    texts.mkdir()
    shutil.copyfile(root / "LICENSE", texts / "Plaudit.txt")
    for component in used:
        shutil.copyfile(component.text, texts / f"{component.name}.txt")


if __name__ == "__main__":
    main(*map(pathlib.Path, sys.argv[1:3]))
