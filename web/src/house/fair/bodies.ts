// What the house says of the dealing, read with care: whatever comes through here has the form it should have.

import type { Listed } from "./gt2";

export interface Commitment {
  session: string;
  number: number;
  hand: number;
  before: string;
  c: string;
  ctx: string;
  rules: string;
  hidden: boolean;
  cards: number;
  roots: string[];
  signature: string;
}
export interface Wanted {
  hand: number;
  window: number;
  void: number;
  session: string;
  c: string;
  a: string;
  seats: Listed[];
  stakes: [chair: number, chips: number][];
  silent: number[];
  t: string;
  signature: string;
}
export interface Void {
  hand: number;
  window: number;
  void: number;
  t: string;
  silent: number[];
  signature: string;
}
export interface Joined {
  hand: number;
  window: number;
  void: number;
  t: string;
}

interface Told {
  hand: number;
  body: Record<string, unknown>;
  signature?: string;
}
type Read<T> = (value: unknown) => T;

/** What the house said has not the form of what it should be. */
export class Malformed extends Error {}

function fits<T>(value: unknown, holds: boolean): T {
  if (!holds) throw new Malformed();
  return value as T;
}
const count =
  (most = Number.MAX_SAFE_INTEGER): Read<number> =>
  (value) =>
    fits(value, Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most);
const words: Read<string> = (value) => fits(value, typeof value === "string" && value.length > 0 && value.length <= 200);
const hexes = (size: number): Read<string> => {
  const pattern = new RegExp(`^[0-9a-f]{${2 * size}}$`);
  return (value) => fits(value, typeof value === "string" && pattern.test(value));
};
const yes: Read<boolean> = (value) => fits(value, typeof value === "boolean");
const many =
  <T>(read: Read<T>, most: number): Read<T[]> =>
  (value) =>
    fits<unknown[]>(value, Array.isArray(value) && value.length <= most).map(read);
function row<T extends unknown[]>(...reads: { [K in keyof T]: Read<T[K]> }): Read<T> {
  return (value) => fits<unknown[]>(value, Array.isArray(value) && value.length === reads.length).map((one, at) => reads[at]!(one)) as T;
}
const rising = <T>(numberOf: (one: T) => number, rows: T[]): T[] =>
  fits(
    rows,
    rows.every((one, at) => at === 0 || numberOf(rows[at - 1]!) < numberOf(one)),
  );

const [digest, signature] = [hexes(32), hexes(64)];
const chair = count(0xffff);
const chairs = (value: unknown) => rising((one) => one, many(chair, 12)(value));
const window = count(0xffffffff);
const listed = row<[number, number, string, string]>(chair, count(1), digest, digest);
const staked = row<[number, number]>(chair, count());

export const readCommitment = ({ hand, body, signature: signed }: Told): Commitment => ({
  session: words(body["session"]),
  number: count()(body["number"]),
  hand: count()(hand),
  before: digest(body["before"]),
  c: digest(body["c"]),
  ctx: digest(body["ctx"]),
  rules: words(body["rules"]),
  hidden: yes(body["hidden"]),
  cards: count(4096)(body["cards"]),
  roots: many(digest, 8)(body["roots"]),
  signature: signature(signed),
});

export const readWanted = ({ hand, body, signature: signed }: Told): Wanted => ({
  hand: count()(hand),
  window: window(body["window"]),
  void: window(body["void"]),
  session: words(body["session"]),
  c: digest(body["c"]),
  a: digest(body["a"]),
  seats: rising(([number]) => number, many(listed, 12)(body["seats"])),
  stakes: rising(([number]) => number, many(staked, 12)(body["stakes"])),
  silent: chairs(body["silent"]),
  t: digest(body["t"]),
  signature: signature(signed),
});

export const readVoid = ({ hand, body, signature: signed }: Told): Void => ({
  hand: count()(hand),
  window: window(body["window"]),
  void: window(body["void"]),
  t: digest(body["t"]),
  silent: chairs(body["silent"]),
  signature: signature(signed),
});

export const readJoined = ({ hand, body }: Told): Joined => ({
  hand: count()(hand),
  window: window(body["window"]),
  void: window(body["void"]),
  t: digest(body["t"]),
});
