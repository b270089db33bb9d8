import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { hex, sha256 } from "../../../src/fairness/sha256";

const bytes = (text: string) => new TextEncoder().encode(text);

// The examples of FIPS 180-4 and of NIST's test vectors.
it.each([
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  [
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  ],
  ["a".repeat(1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"],
])("hashes a known text", (text, digest) => {
  expect(hex(sha256(bytes(text)))).toBe(digest);
});

it("hashes texts of every length as another implementation does", () => {
  for (let length = 0; length <= 200; length++) {
    const text = Uint8Array.from({ length }, (_, i) => (i * 167 + length) % 256);
    expect(hex(sha256(text))).toBe(createHash("sha256").update(text).digest("hex"));
  }
});
