// A seat's part in the shuffle (protocol gt1): a chain of hashes, of which each share is one link.

import { bytes, hex, sha256 } from "./sha256";

const LINKS = 1024;
const text = new TextEncoder();

function behindLength(part: Uint8Array): Uint8Array {
  const out = new Uint8Array(4 + part.length);
  new DataView(out.buffer).setUint32(0, part.length);
  out.set(part, 4);
  return out;
}

function digest(label: string, ...parts: Uint8Array[]): Uint8Array {
  const all = [text.encode(label), ...parts].map(behindLength);
  const whole = new Uint8Array(all.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of all) {
    whole.set(part, at);
    at += part.length;
  }
  return sha256(whole);
}

const u16 = (n: number) => Uint8Array.of(n >> 8, n & 255);

export class Chain {
  private links: Uint8Array[]; // the seed first, the tip last

  constructor(table: string, chair: number, seed: Uint8Array) {
    const link = (last: Uint8Array) => digest("gt1/chain", text.encode(table), u16(chair), last);
    this.links = [seed];
    for (let n = 0; n < LINKS; n++) this.links.push(link(this.links[n]!));
  }

  get tip(): string {
    return hex(this.links[LINKS]!);
  }

  /** The share that opens this head, or nothing if the head is none of ours. */
  share(head: string): string | undefined {
    const at = this.links.findIndex((link) => hex(link) === head);
    return at > 0 ? hex(this.links[at - 1]!) : undefined;
  }

  /** Whether this head is the last that can be opened. */
  endsWith(head: string): boolean {
    return hex(this.links[1]!) === head;
  }
}

/** The chain of this browser for a chair, the same after a reload; `fresh` when it has just been made. */
export function chainOf(table: string, chair: number, account: string, anew = false): { chain: Chain; fresh: boolean } {
  const key = `chain ${table} ${chair} ${account}`;
  const kept = anew ? null : sessionStorage.getItem(key);
  const seed = kept ?? hex(crypto.getRandomValues(new Uint8Array(32)));
  if (!kept) sessionStorage.setItem(key, seed);
  return { chain: new Chain(table, chair, bytes(seed)), fresh: !kept };
}
