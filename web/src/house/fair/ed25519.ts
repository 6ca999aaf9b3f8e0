// Ed25519 (RFC 8032): the browser's own where it has it and the page may use it, else a small library.

import { bytes, hex } from "../sha256";

/** What signs and checks; the keys are 32 bytes, a secret one the seed of RFC 8032. */
export interface Signing {
  publicOf(secret: Uint8Array): Promise<Uint8Array>;
  sign(secret: Uint8Array, message: Uint8Array): Promise<Uint8Array>;
  verify(key: Uint8Array, message: Uint8Array, signature: Uint8Array): Promise<boolean>;
}

type Library = typeof import("@noble/ed25519");
type Plain = Uint8Array<ArrayBuffer>;
const NAME = "Ed25519";
const PKCS8 = "302e020100300506032b657004220420"; // stands before the seed in the one form a browser imports
const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n;
const SMALL = new Set([
  "0000000000000000000000000000000000000000000000000000000000000000",
  "0100000000000000000000000000000000000000000000000000000000000000",
  "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
  "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
  "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
  "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
  "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
]); // whatever the sign: with a key of small order one signature fits many messages

const number = (little: Uint8Array) => BigInt(`0x${hex(Uint8Array.from(little).reverse())}`);

/** Whether a key and a signature are of the strict form, of which there is one to each. */
export function strict(key: Uint8Array, signature: Uint8Array): boolean {
  if (key.length !== 32 || signature.length !== 64) return false;
  const unsigned = Uint8Array.from(key);
  unsigned[31]! &= 127;
  const canonical = number(unsigned) < 2n ** 255n - 19n;
  return canonical && !SMALL.has(hex(unsigned)) && number(signature.slice(32)) < ORDER;
}

/** Signatures by the browser; undefined where it has none, or keeps them from a page without https. */
export async function ofBrowser(
  subtle: SubtleCrypto | undefined = (globalThis.crypto as Crypto | undefined)?.subtle,
): Promise<Signing | undefined> {
  if (!subtle) return undefined;
  const secretKey = (secret: Uint8Array) =>
    subtle.importKey("pkcs8", Uint8Array.from([...bytes(PKCS8), ...secret]), { name: NAME }, true, ["sign"]);
  const made: Signing = {
    async publicOf(secret) {
      const { x } = await subtle.exportKey("jwk", await secretKey(secret));
      return Uint8Array.from(atob(x!.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    },
    async sign(secret, message) {
      return new Uint8Array(await subtle.sign({ name: NAME }, await secretKey(secret), message as Plain));
    },
    async verify(key, message, signature) {
      if (!strict(key, signature)) return false;
      try {
        const imported = await subtle.importKey("raw", key as Plain, { name: NAME }, false, ["verify"]);
        return await subtle.verify({ name: NAME }, imported, signature as Plain, message as Plain);
      } catch {
        return false; // no point of the curve
      }
    },
  };
  try {
    const secret = new Uint8Array(32);
    return (await made.publicOf(secret)).length === 32 && (await made.sign(secret, secret)).length === 64 ? made : undefined;
  } catch {
    return undefined;
  }
}

/** Signatures by the library, which is fetched when it is first wanted. */
export async function ofLibrary(): Promise<Signing> {
  const [library, { sha512 }] = await Promise.all([import("@noble/ed25519"), import("@noble/hashes/sha2.js")]);
  library.hashes.sha512 = sha512;
  return {
    publicOf: (secret) => Promise.resolve(library.getPublicKey(secret)),
    sign: (secret, message) => Promise.resolve(library.sign(message, secret)),
    verify: (key, message, signature) => Promise.resolve(strict(key, signature) && holds(library, key, message, signature)),
  };
}

function holds(library: Library, key: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  try {
    return library.verify(signature, message, key, { zip215: false });
  } catch {
    return false; // no point of the curve
  }
}

let found: Promise<Signing> | undefined;

/** What signs and checks in this browser. */
export const signing = (): Promise<Signing> => (found ??= ofBrowser().then((own) => own ?? ofLibrary()));
