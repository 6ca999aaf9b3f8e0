import { expect, test } from "vitest";
import { bytes, hex, sha256 } from "../src/house/sha256";

const text = new TextEncoder();

test("the examples of FIPS 180-4", () => {
  expect(hex(sha256(text.encode("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(hex(sha256(text.encode("")))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
});

test("messages of every length about the edges of a block", async () => {
  for (let length = 0; length < 200; length++) {
    const message = Uint8Array.from({ length }, (_, n) => (7 * n + length) & 255);
    expect(hex(sha256(message)), `${length} bytes`).toBe(hex(new Uint8Array(await crypto.subtle.digest("SHA-256", message))));
  }
});

test("bytes and their digits are one another's way back", () => {
  expect(hex(bytes("00ff10"))).toBe("00ff10");
  expect([...bytes("0a0b")]).toEqual([10, 11]);
});
