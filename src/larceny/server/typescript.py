"""The shapes of the HTTP API as TypeScript: python -m larceny.server.typescript [--check]"""

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from .app import make_app
from .settings import Settings

FILE = Path(__file__).parents[3] / "web" / "src" / "generated" / "api.ts"
_HEAD = "// Written by `make docs` from the server's OpenAPI; do not edit by hand.\n"
_SCALARS = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}


def typescript(schemas: dict[str, Any]) -> str:
    """Write every shape of the API."""
    return "\n".join([_HEAD, *(_shape(name, schemas[name]) for name in sorted(schemas))])


def _shape(name: str, schema: dict[str, Any]) -> str:
    about = " ".join(schema.get("description", "").split("\n")[0].split())
    head = f"/** {about} */\n" if about else ""
    if schema.get("type") != "object":
        return f"{head}export type {name} = {_type(schema)};\n"
    is_body = schema.get("additionalProperties") is False  # what is sent may leave out defaults
    needed = set(schema.get("required", ())) if is_body else set(schema.get("properties", ()))
    lines = [
        f"  {key}{'' if key in needed else '?'}: {_type(value)};"
        for key, value in schema.get("properties", {}).items()
    ]
    return f"{head}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"].rsplit("/", 1)[1])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " | ".join(dict.fromkeys(_type(part) for part in schema[union]))
    match schema.get("type"):
        case "array":
            inside = _type(schema.get("items", {}))
            return f"({inside})[]" if " | " in inside else f"{inside}[]"
        case "object":
            values = schema.get("additionalProperties")
            return f"Record<string, {_type(values) if isinstance(values, dict) else 'unknown'}>"
        case "null":
            return "null"
        case str(scalar):
            return _SCALARS[scalar]
    return "unknown"


def main(check: bool) -> int:
    """Write the file, or say that it is not fresh."""
    with tempfile.TemporaryDirectory() as folder:
        app = make_app(Settings(database=f"sqlite:///{folder}/none.db"))
        text = typescript(app.openapi()["components"]["schemas"])
    if not check:
        FILE.write_text(text, encoding="utf-8")
    elif not FILE.exists() or FILE.read_text(encoding="utf-8") != text:
        print(f"{FILE} is not fresh; please run: make docs")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
