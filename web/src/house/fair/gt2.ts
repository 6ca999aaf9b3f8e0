// The digests of protocol gt2 (docs/fairness.md), as a seat needs them to judge what it is asked to sign.
// What checks whole bundles is another program, which shares nothing with this one.

import { bytes, hex, sha256 } from "../sha256";

const text = new TextEncoder();
export const utf8 = (words: string): Uint8Array => text.encode(words);

function written(number: bigint, size: number): Uint8Array {
  const out = new Uint8Array(size);
  for (let at = size - 1, rest = number; at >= 0; at--, rest >>= 8n) out[at] = Number(rest & 255n); // of i64 in two's complement
  return out;
}
const uint = (size: number) => (number: number) => written(BigInt(number), size);
export const [u8, u16, u32, u64, i64] = [1, 2, 4, 8, 8].map(uint) as [Write, Write, Write, Write, Write];
type Write = (number: number) => Uint8Array;

export function joined(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** These bytes behind their length, so that no two lists of parts read the same. */
const lp = (part: Uint8Array) => joined(u32(part.length), part);

/** What the specification calls H. */
export const H = (label: string, ...parts: Uint8Array[]) => sha256(joined(lp(utf8(label)), ...parts.map(lp)));

/** A row of what all have seen: `[0, seat, action, card]` or `[1, payer, payee, chips]`. */
export type Row = readonly [kind: 0 | 1, a: number, b: number, c: number];
/** A seat as a transcript lists it: its chair, whether it is the house's, its key and the head of its chain. */
export type Listed = readonly [chair: number, house: number, key: string, head: string];

export const context = (game: string, rules: string, table: string, session: string, hand: number) =>
  H("gt2/ctx", utf8(game), utf8(rules), utf8(table), utf8(session), u64(hand));
export const decks = (cards: number, roots: string[]) => H("gt2/decks", u16(cards), ...roots.map(bytes));
export const first = (session: string, key: string) => H("gt2/commit", utf8(session), bytes(key));
export const commitment = (before: string, number: number, ctx: Uint8Array, root: Uint8Array) =>
  H("gt2/commit", bytes(before), u64(number), ctx, root);

/** The chain of what all have seen of a hand. */
export const acts = (session: string, hand: number, rows: readonly Row[]) =>
  rows.reduce((last, [kind, ...what]) => H(kind ? "gt2/paid" : "gt2/act", last, ...what.map(i64)), H("gt2/acts", utf8(session), u64(hand)));
export const seats = (listed: readonly Listed[]) =>
  H("gt2/seats", ...listed.map(([chair, house, key, head]) => joined(u16(chair), u8(house), bytes(key), bytes(head))));
export const stakes = (rows: readonly (readonly [number, number])[]) =>
  H("gt2/stakes", ...rows.map(([chair, chips]) => joined(u16(chair), u64(chips))));
export const transcript = (c: string, hand: number, window: number, again: number, a: Uint8Array, k: Uint8Array, s: Uint8Array) =>
  H("gt2/transcript", bytes(c), u64(hand), u32(window), u32(again), a, k, s);
export const voided = (t: string, silent: readonly number[]) => H("gt2/void", bytes(t), ...silent.map(u16));
export const link = (session: string, chair: number, last: Uint8Array) => H("gt2/chain", utf8(session), u16(chair), last);

export { bytes, hex };
