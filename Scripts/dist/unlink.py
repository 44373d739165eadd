#!/usr/bin/env python3
"""Makes plain text of the documents' links to what a package does not hold.
    Scripts/dist/unlink.py PACKAGE"""
import pathlib
import re
import sys

package = pathlib.Path(sys.argv[1])


def unlinked(document):
    def kept(link):
        file = link["file"]
        return link[0] if ":" in file or (document.parent / file).exists() else link["text"]

    return re.sub(r"(?<!!)\[(?P<text>[^\]]*)\]\((?P<file>[^)#]*)[^)]*\)", kept, document.read_text(encoding="utf-8"))


for document in [*package.glob("*.md"), *package.glob("docs/**/*.md")]:
    document.write_text(unlinked(document), encoding="utf-8")
