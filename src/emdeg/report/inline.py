"""The page as one file: templates, styles, scripts and fonts, all inside it.

Vendored, unchanged, with their licences beside them (assets/):

    KaTeX 0.19.1 (MIT): katex.min.js, katex.min.css and the woff2 fonts that formulas here need
    three.js r169 (MIT): three.module.min.js

Whatever is put into a <script> or <style> element can contain no end tag of it: see `script_safe`.
"""

from __future__ import annotations

import json
import re
from base64 import b64encode
from importlib.resources import files
from typing import Any

import emdeg

#: our own scripts, in the order in which they run
SCRIPTS = (
    "core.js", "linalg.js", "programs.js", "kinematics.js", "loops.js", "camera.js", "scene.js",
    "simulate.js", "simulation_panel.js", "parameters.js", "motion.js", "controls.js",
    "numbers.js", "tool.js", "mathematics.js", "equations.js", "find.js", "derivations.js",
    "charts.js", "gravity.js", "significance.js", "about.js", "main.js",
)  # fmt: skip
_EXPORTED = ("setup", "step", "parameters", "parameterNames", "shapes")
_FONT_FACE = re.compile(r"@font-face\{[^}]*\}")
_WOFF2 = re.compile(r"url\(fonts/([\w-]+\.woff2)\)")
_EXPORTS = re.compile(r"export\s*\{([^{}]*)\}\s*;?\s*$")
_SCRIPT_END = re.compile(r"<(?=/script|!--)", re.IGNORECASE)


def asset(name: str) -> str:
    """The text of an asset."""
    return files("emdeg.report").joinpath("assets", *name.split("/")).read_text(encoding="utf-8")


def licences() -> list[dict[str, str]]:
    """The licences of what is vendored, in full."""
    return [
        {"name": "KaTeX 0.19.1", "text": asset("katex/LICENSE")},
        {"name": "three.js r169", "text": asset("three/LICENSE")},
    ]


def katex_style() -> str:
    """KaTeX's style sheet with its fonts inside; faces that are not vendored are left out."""
    folder = files("emdeg.report").joinpath("assets", "katex", "fonts")

    def face(match: re.Match[str]) -> str:
        font = _WOFF2.search(match[0])
        if font is None or not (file := folder.joinpath(font[1])).is_file():
            return ""
        data = b64encode(file.read_bytes()).decode("ascii")
        source = f'src:url(data:font/woff2;base64,{data}) format("woff2")'
        return re.sub(r"src:[^;}]*", lambda _: source, match[0])

    return _FONT_FACE.sub(face, asset("katex/katex.min.css"))


def three_script() -> str:
    """three.js as a classic script that defines THREE: modules do not load from a disk file."""
    return f"const THREE=(function(){{{as_function_body(asset('three/three.module.min.js'))}}})();"


def as_function_body(module: str) -> str:
    """A module with `export {a as B, …}` at its end, as the body of a function returning them."""
    found = _EXPORTS.search(module)
    if found is None:
        raise ValueError("this module does not end with its exports")
    names = [item.split(" as ") for item in found[1].split(",") if item.strip()]
    pairs = ",".join(f"{name[-1].strip()}:{name[0].strip()}" for name in names)
    return f"{module[: found.start()]}\nreturn {{{pairs}}};"


def emitted_script(variable: str, program: emdeg.Program | None) -> str:
    """The JavaScript of a program as a classic script that defines `variable`."""
    if program is None:
        return f"const {variable} = null;"
    module = "".join(emdeg.emit(program, "javascript").values())
    body = re.sub(r"^export (?=const|function)", "", module, flags=re.MULTILINE)
    pairs = ", ".join(f"{n}: typeof {n} === 'undefined' ? null : {n}" for n in _EXPORTED)
    return f"const {variable} = (function () {{\n{body}\nreturn {{ {pairs} }};\n}})();"


def script_safe(script: str) -> str:
    """JavaScript in which no text can end the <script> element: </script> becomes \\x3c/script>."""
    return _SCRIPT_END.sub(r"\\x3c", script)


def json_script(data: Any) -> str:
    """JSON for a <script type="application/json">: no < > & and no line separators in it."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
    for character in "<>&\u2028\u2029":
        text = text.replace(character, f"\\u{ord(character):04x}")
    return text


def fill(template: str, parts: dict[str, str]) -> str:
    """The template with every {{name}} replaced, once: what is filled in is not searched again."""
    return re.sub(r"\{\{(\w+)\}\}", lambda match: parts[match[1]], template)
