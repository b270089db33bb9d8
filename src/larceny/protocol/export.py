"""The messages as JSON Schema and as TypeScript, made from the types themselves."""

import json
from typing import Any, get_args

import msgspec
from msgspec import inspect as types

from .messages import PROTOCOL_VERSION, ClientMessage, ServerMessage
from .refusals import REFUSAL_CODES

_HEAD = "// Written by `make docs` from larceny.protocol.messages; do not edit by hand.\n"

_SCALARS: dict[type[types.Type], str] = {
    types.StrType: "string",
    types.IntType: "number",
    types.FloatType: "number",
    types.BoolType: "boolean",
    types.NoneType: "null",
    types.AnyType: "unknown",
}


def json_schema() -> str:
    """Write both kinds of messages as one JSON Schema."""
    (client, server), parts = msgspec.json.schema_components(
        [ClientMessage, ServerMessage], ref_template="#/$defs/{name}"
    )
    parts["ClientMessage"], parts["ServerMessage"] = client, server
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Larceny protocol {PROTOCOL_VERSION}",
        "$defs": dict(sorted(parts.items())),
    }
    return json.dumps(schema, indent=2, sort_keys=True) + "\n"


def typescript() -> str:
    """Write every message as an interface, and both kinds as unions of them."""
    kinds: list[Any] = [*get_args(ClientMessage), *get_args(ServerMessage)]
    written: dict[str, str] = {}
    for kind in kinds:
        _interface(types.type_info(kind), written)
    unions = [
        f"export type {name} =\n{_union(union)};\n"
        for name, union in (("ClientMessage", ClientMessage), ("ServerMessage", ServerMessage))
    ]
    version = f"export const PROTOCOL_VERSION = {PROTOCOL_VERSION};\n"
    codes = "\n".join(f"  | {json.dumps(code)}" for code in REFUSAL_CODES)
    refusals = f"/** What a client can be refused with. */\nexport type RefusalCode =\n{codes};\n"
    return "\n".join([_HEAD, version, *written.values(), *unions, refusals])


def _union(union: Any) -> str:
    return "\n".join(f"  | {_name(kind)}" for kind in get_args(union))


def _name(kind: type[Any]) -> str:
    """Return what a type is called in TypeScript, where `Error` and `Lobby` mean other things."""
    is_message = kind.__struct_config__.tag is not None
    return f"{kind.__name__}Message" if is_message else kind.__name__


def _interface(info: types.Type, written: dict[str, str]) -> None:
    assert isinstance(info, types.StructType)
    name = _name(info.cls)
    if name in written:
        return
    written[name] = ""  # keeps its place before the parts that it names
    lines = [f"  type: {json.dumps(info.tag)};"] if info.tag is not None else []
    for field in info.fields:
        optional = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{optional}: {_written(field.type, written)};")
    about = " ".join((info.cls.__doc__ or "").split("\n")[0].split())
    written[name] = f"/** {about} */\nexport interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def _written(info: types.Type, written: dict[str, str]) -> str:
    """Write a type as TypeScript does."""
    if isinstance(info, types.Metadata):
        return _written(info.type, written)
    if type(info) in _SCALARS:
        return _SCALARS[type(info)]
    if isinstance(info, types.LiteralType):
        return " | ".join(json.dumps(value) for value in info.values)
    if isinstance(info, types.ListType):
        item = _written(info.item_type, written)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if isinstance(info, types.DictType):
        return f"Record<string, {_written(info.value_type, written)}>"
    if isinstance(info, types.UnionType):
        return " | ".join(dict.fromkeys(_written(part, written) for part in info.types))
    _interface(info, written)
    assert isinstance(info, types.StructType)
    return _name(info.cls)
