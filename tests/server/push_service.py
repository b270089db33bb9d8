"""A push service on loopback, with devices: it believes nothing that it cannot check or decrypt.

Written from the RFCs (8030, 8188, 8291, 8292), and not with the program's own functions.
"""

import hmac
import json
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from secrets import token_bytes, token_urlsafe
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from .waiting import PATIENCE_S

CURVE = ec.SECP256R1()


def text_of(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256, for at most 32 bytes (RFC 5869)."""
    key = hmac.digest(salt, secret, sha256)
    return hmac.digest(key, info + b"\x01", sha256)[:length]


@dataclass
class Phone:
    """A device: its keys, and what its push service has for it, the newest of each topic."""

    server_key: str
    endpoint: str
    private: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(CURVE)
    )
    auth: bytes = field(default_factory=lambda: token_bytes(16))
    arrived: list[dict[str, Any]] = field(default_factory=list)  # everything that was sent
    inbox: dict[str, dict[str, Any]] = field(default_factory=dict)  # what waits, by topic
    shown: list[tuple[str, int]] = field(default_factory=list)  # table and turn

    @property
    def public(self) -> bytes:
        key = self.private.public_key()
        return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def body(self, language: str = "en") -> dict[str, str]:
        """What its browser tells the server."""
        keys = {"p256dh": text_of(self.public), "auth": text_of(self.auth)}
        return {"endpoint": self.endpoint, **keys, "language": language}

    def read(self, sealed: bytes) -> dict[str, Any]:
        """Decrypt what only this device can read."""
        salt, record, length = sealed[:16], int.from_bytes(sealed[16:20], "big"), sealed[20]
        sender, secret = sealed[21 : 21 + length], sealed[21 + length :]
        assert len(secret) <= record
        other = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        shared = self.private.exchange(ec.ECDH(), other)
        info = b"WebPush: info\0" + self.public + sender
        both = derive(self.auth, shared, info, 32)
        key = derive(salt, both, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(salt, both, b"Content-Encoding: nonce\0", 12)
        content, _, padding = AESGCM(key).decrypt(nonce, secret, None).rpartition(b"\x02")
        assert not padding.strip(b"\0")
        told: dict[str, Any] = json.loads(content)
        return told

    def comes_online(self) -> None:
        """Get what waits. As the service worker does, a turn that was shown is not shown again."""
        for told in self.inbox.values():
            turn = (told["table"], told["turn"])
            if turn not in self.shown:
                self.shown.append(turn)
        self.inbox.clear()


def check_sender(authorization: str, audience: str) -> str:
    """Check who sends; return by which key."""
    kind, _, rest = authorization.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = parts["t"].split(".")
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, bytes_of(parts["k"]))
    raw = bytes_of(signature)
    numbers = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public.verify(encode_dss_signature(*numbers), f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    told = json.loads(bytes_of(claims))
    assert (kind, json.loads(bytes_of(head))["alg"]) == ("vapid", "ES256")
    assert told["aud"] == audience
    assert time.time() < told["exp"] <= time.time() + 24 * 3_600
    assert told["sub"].startswith(("mailto:", "https:"))
    return parts["k"]


class PushService:
    """A push service that can be slow, broken, or without a device that it once had."""

    def __init__(self) -> None:
        self.phones: dict[str, Phone] = {}
        self.asked = 0
        self.status = 201
        self.headers: dict[str, str] = {}
        self.troubles: list[str] = []
        self.answers = threading.Event()  # while it is not set, nobody is answered
        self.answers.set()
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self.server.daemon_threads = True

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.server.server_address[1]}"

    def phone(self, server_key: str) -> Phone:
        """Give a device to somebody who knows the server by a key."""
        path = f"/push/{token_urlsafe(12)}"
        self.phones[path] = Phone(server_key, self.origin + path)
        return self.phones[path]

    def post(self, path: str, headers: Any, body: bytes) -> int:
        self.asked += 1
        phone = self.phones.get(path)
        if phone is None:
            return 410
        if self.status == 201:
            try:
                assert check_sender(headers["Authorization"], self.origin) == phone.server_key
                assert headers["Content-Encoding"] == "aes128gcm"
                assert int(headers["TTL"]) >= 0
                assert len(headers["Topic"]) <= 32
                told = phone.read(body)
            except Exception as trouble:
                self.troubles.append(repr(trouble))
                return 400
            phone.arrived.append(told)
            phone.inbox[headers["Topic"]] = told
        self.answers.wait(PATIENCE_S)
        return self.status

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                status = service.post(self.path, self.headers, body)
                self.send_response(status)
                for name, value in service.headers.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        return Handler


@contextmanager
def push_service() -> Iterator[PushService]:
    """Run a push service; everything that it was sent must have been right."""
    service = PushService()
    thread = threading.Thread(target=service.server.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    try:
        yield service
    finally:
        service.answers.set()
        service.server.shutdown()
        service.server.server_close()
    assert service.troubles == []
