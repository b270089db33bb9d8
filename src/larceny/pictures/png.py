"""SVG as PNG by resvg, where it is installed (`larceny[pictures]`): without it there are no PNGs.

Our two faces are in the package, as WOFF; resvg reads them unpacked. Faces of the machine are asked
only for letters that ours do not have, since looking for them takes long.
"""

import struct
import tempfile
import zlib
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

LAST_OF_OURS = 0x024F
"""The last letter of Latin Extended-B; above it are only signs that ours may have."""
_SIGNS = frozenset("–—‘’“”…·•×−→★☆’€")


@cache
def can_make_png() -> bool:
    """Ask whether PNGs can be made here."""
    return find_spec("resvg_py") is not None


def png(svg: str) -> bytes | None:
    """Return a picture as PNG; None where nothing is installed that makes one. It blocks."""
    if not can_make_png():
        return None
    resvg = import_module("resvg_py")
    made: bytes = resvg.svg_to_bytes(
        svg_string=svg,
        font_files=[str(path) for path in _faces()],
        skip_system_fonts=not _needs_others(svg),
        sans_serif_family="Source Sans 3",
        font_family="Source Sans 3",
    )
    return made


def _needs_others(svg: str) -> bool:
    return any(ord(letter) > LAST_OF_OURS and letter not in _SIGNS for letter in svg)


@cache
def _faces() -> list[Path]:
    """Unpack our faces into files, once for this process."""
    folder = tempfile.TemporaryDirectory(prefix="larceny-faces-")
    _KEPT.append(folder)
    found = []
    for face in sorted(files("larceny.pictures").joinpath("fonts").iterdir(), key=str):
        if face.name.endswith(".woff"):
            path = Path(folder.name) / f"{face.name}.ttf"
            path.write_bytes(unpacked(face.read_bytes()))
            found.append(path)
    return found


_KEPT: list[tempfile.TemporaryDirectory[str]] = []
"""The folder goes when the process ends."""

_HEADER = struct.Struct(">4s4sIHHIHHIIIII")
_ENTRY = struct.Struct(">4sIIII")


def unpacked(woff: bytes) -> bytes:
    """Unpack a face: WOFF is its tables, each shrunk by zlib, under another directory."""
    _, flavour, _, count, *_ = _HEADER.unpack_from(woff)
    entries = [_ENTRY.unpack_from(woff, _HEADER.size + _ENTRY.size * at) for at in range(count)]
    power = 1 << (count.bit_length() - 1)
    head = struct.pack(
        ">4sHHHH", flavour, count, power * 16, power.bit_length() - 1, count * 16 - power * 16
    )
    at = len(head) + 16 * count
    directory, tables = b"", b""
    for tag, offset, packed, length, checksum in entries:
        table = woff[offset : offset + packed]
        if packed < length:
            table = zlib.decompress(table)
        directory += struct.pack(">4sIII", tag, checksum, at + len(tables), length)
        tables += table + b"\0" * (-length % 4)
    return head + directory + tables
