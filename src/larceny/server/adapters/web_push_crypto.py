"""The cryptography of web push: VAPID, who sends (RFC 8292); encryption for a device (RFC 8291).

Keys and texts are base64url without padding, as browsers write them.
"""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from os import urandom

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

MOST_BYTES = 3_000
"""What is sent is shorter: push services take 4,096 bytes, encrypted."""

_CURVE = ec.SECP256R1()
_RECORD = 4_096
_LAST_RECORD = b"\x02"


def to_text(data: bytes) -> str:
    """Write bytes as browsers do."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    """Read bytes as browsers write them; ValueError if they are none."""
    return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))


# VAPID: who sends -------------------------------------------------------------------------------


def new_key() -> str:
    """Draw a private key."""
    number = ec.generate_private_key(_CURVE).private_numbers().private_value
    return to_text(number.to_bytes(32, "big"))


def read_key(text: str) -> ec.EllipticCurvePrivateKey:
    """Read a private key; ValueError if it is none."""
    data = from_text(text)
    if len(data) != 32:
        raise ValueError("a private key has 32 bytes")
    return ec.derive_private_key(int.from_bytes(data, "big"), _CURVE)


def public_bytes(key: ec.EllipticCurvePrivateKey | ec.EllipticCurvePublicKey) -> bytes:
    """Return the public half of a key, as a point that is not compressed."""
    public = key.public_key() if isinstance(key, ec.EllipticCurvePrivateKey) else key
    return public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def sign_jwt(key: ec.EllipticCurvePrivateKey, claims: Mapping[str, object]) -> str:
    """Sign claims as a JSON web token (JWT, ES256)."""
    parts = [{"typ": "JWT", "alg": "ES256"}, dict(claims)]
    text = ".".join(to_text(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
    r, s = decode_dss_signature(key.sign(text.encode(), ec.ECDSA(SHA256())))
    return f"{text}.{to_text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


# Encryption: what only the device reads ---------------------------------------------------------


def read_device_key(p256dh: str) -> ec.EllipticCurvePublicKey:
    """Read the key of a device; ValueError if it is none."""
    return ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, from_text(p256dh))


def read_device_secret(auth: str) -> bytes:
    """Read the secret that a device shares with those who may send to it; ValueError if none."""
    secret = from_text(auth)
    if len(secret) != 16:
        raise ValueError("the secret of a device has 16 bytes")
    return secret


def encrypt(
    content: bytes,
    p256dh: str,
    auth: str,
    salt: bytes | None = None,
    mine: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """Encrypt for one device (aes128gcm, one record); key and salt are fresh but in tests."""
    salt = salt or urandom(16)
    mine = mine or ec.generate_private_key(_CURVE)
    device, sender = read_device_key(p256dh), public_bytes(mine)
    shared = mine.exchange(ec.ECDH(), device)
    info = b"WebPush: info\0" + public_bytes(device) + sender
    secret = _derived(read_device_secret(auth), shared, info, 32)
    key = _derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    head = salt + _RECORD.to_bytes(4, "big") + bytes([len(sender)]) + sender
    return head + AESGCM(key).encrypt(nonce, content + _LAST_RECORD, None)


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(secret)
