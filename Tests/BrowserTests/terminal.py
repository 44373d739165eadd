"""Pictures of commands and what they print: run for real, drawn as in a terminal."""
import html
import os
import pathlib
import re
import shutil
import subprocess
import tempfile

PICTURES = pathlib.Path(__file__).parent / "Pictures"

# A picture is a folder of PICTURES, in a copy of which its commands run.
SESSIONS = {
    "validate": ("plurals", ["plaudit validate Localizable.xcstrings"]),
    "prompts": ("prompts", [
        "cat plaudit.yaml",
        "plaudit generate plaudit.yaml --output Plaudit.generated.swift",
        "grep static Plaudit.generated.swift",
        "plaudit prompt explain --manifest plaudit.yaml --at 2026-03-01 | head -9",
    ]),
}

PAGE = """<!doctype html><meta charset=utf-8><style>
body { margin: 0; background: #1e1e22; color: #e4e4e7; width: 960px }
pre { font: 14px/1.5 "DejaVu Sans Mono", monospace; margin: 0; padding: 18px 22px; white-space: pre-wrap }
b { color: #8ab4f8 } .error, .failed { color: #ff8a80 } .warning { color: #ffd479 } .passed { color: #8fd694 }
</style><pre>%s</pre>"""


def session(tool, name):
    """The page of a session."""
    folder, commands = SESSIONS[name]
    lines = []
    with tempfile.TemporaryDirectory() as root:
        copy = shutil.copytree(PICTURES / folder, pathlib.Path(root) / folder)
        environment = dict(os.environ, PATH=f"{pathlib.Path(tool).parent}:{os.environ['PATH']}")
        for command in commands:
            printed = subprocess.run(command, shell=True, cwd=copy, env=environment, text=True,
                                     stdout=subprocess.PIPE, stderr=subprocess.STDOUT).stdout
            lines.append(f"<b>$ {html.escape(command)}</b>\n{coloured(html.escape(printed))}")
    return PAGE % "\n".join(lines)


def coloured(text):
    text = re.sub(r"\b(error|warning)(?=: )", r'<span class="\1">\1</span>', text)
    return re.sub(r"^( *)(passed|failed)\b", r'\1<span class="\2">\2</span>', text, flags=re.M)


def draw(driver, tool, name, path):
    with tempfile.NamedTemporaryFile("w", suffix=".html") as page:
        page.write(session(tool, name))
        page.flush()
        driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": 960, "height": 200, "deviceScaleFactor": 2, "mobile": False})
        driver.get(pathlib.Path(page.name).as_uri())
        height = driver.execute_script("return document.documentElement.offsetHeight")
        driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": 960, "height": height, "deviceScaleFactor": 2, "mobile": False})
        driver.save_screenshot(str(path))
