import { expect, test, vi } from "vitest";
import { ofBrowser, ofLibrary, strict } from "../src/house/fair/ed25519";
import { bytes, hex } from "../src/house/sha256";

// RFC 8032, section 7.1, tests 1 to 3: secret, public, message, signature
const STANDARD = [
  [
    "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
    "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
    "",
    "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
  ],
  [
    "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
    "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
    "72",
    "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
  ],
  [
    "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
    "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
    "af82",
    "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a",
  ],
] as const;
const MAKERS = [
  ["the browser", async () => (await ofBrowser())!],
  ["the library", ofLibrary],
] as const;

test.each(MAKERS)("signatures of the standard are made and hold, by %s", async (_, make) => {
  const by = await make();
  for (const [secret, key, message, signature] of STANDARD) {
    expect(hex(await by.publicOf(bytes(secret)))).toBe(key);
    expect(hex(await by.sign(bytes(secret), bytes(message)))).toBe(signature);
    expect(await by.verify(bytes(key), bytes(message), bytes(signature))).toBe(true);
    expect(await by.verify(bytes(key), bytes(message + "00"), bytes(signature))).toBe(false);
  }
});

test.each(MAKERS)("a second form of a signature, and keys of small order, are refused by %s", async (_, make) => {
  const by = await make();
  const [, key, message, signature] = STANDARD[1];
  const order = 2n ** 252n + 27742317777372353535851937790883648493n;
  const scalar = BigInt(`0x${hex(bytes(signature).slice(32).reverse())}`) + order;
  const second = hex(bytes(scalar.toString(16).padStart(64, "0")).reverse());
  expect(await by.verify(bytes(key), bytes(message), bytes(signature.slice(0, 64) + second))).toBe(false);
  const neutral = "01" + "00".repeat(31);
  expect(await by.verify(bytes(neutral), bytes("72"), bytes(neutral + "00".repeat(32)))).toBe(false);
  expect(await by.verify(bytes("02" + "00".repeat(31)), bytes("72"), new Uint8Array(64))).toBe(false);
});

test("keys and signatures have one form", () => {
  const good = bytes(STANDARD[0][1]);
  expect(strict(good, new Uint8Array(64))).toBe(true);
  expect(strict(good.slice(1), new Uint8Array(64))).toBe(false);
  expect(strict(good, new Uint8Array(63))).toBe(false);
  expect(strict(bytes("ff".repeat(32)), new Uint8Array(64))).toBe(false);
});

test("a page without https has no signatures of the browser's", async () => {
  vi.stubGlobal("crypto", {});
  expect(await ofBrowser()).toBeUndefined();
  vi.unstubAllGlobals();
});
