// The examples of protocol gt2 that Python wrote down, made again by the page from their inputs alone.

import { expect, test } from "vitest";
import vectors from "../../docs/gt2-vectors.json";
import * as gt2 from "../src/house/fair/gt2";
import { fourWords } from "../src/lib/side/spoken";
import { signing } from "./dealer";

interface Given {
  house_secret: string;
  game: string;
  rules: string;
  table: string;
  session: string;
  hand: number;
  number: number;
  before: string;
  hidden: boolean;
  cards: number[];
  rows: gt2.Row[];
  seats: { chair: number; secret: string; seed: string; revealed: number; house: number }[];
  stakes: [number, number][];
  window: number;
  void: number;
  silent: number[];
}
type Made = Record<string, unknown> & { roots: string[]; words: string };

const { bytes, hex } = gt2;
const examples = vectors.examples as unknown as { given: Given; made: Made }[];

function linked({ session }: Given, { chair, seed }: Given["seats"][number], times: number): string {
  let last: Uint8Array = bytes(seed);
  for (let n = 0; n < times; n++) last = gt2.link(session, chair, last);
  return hex(last);
}

async function again(given: Given, roots: string[]) {
  const { session, hand } = given;
  const key = hex(await signing.publicOf(bytes(given.house_secret)));
  const signed = async (secret: string, digest: Uint8Array) => hex(await signing.sign(bytes(secret), digest));
  const before = given.number === 1 ? hex(gt2.first(session, key)) : given.before;
  const ctx = gt2.context(given.game, given.rules, given.table, session, hand);
  const packed = gt2.decks(given.cards.length, roots);
  const c = gt2.commitment(before, given.number, ctx, packed);
  const listed = given.seats.map(async (seat): Promise<gt2.Listed> => [
    seat.chair,
    seat.house,
    hex(await signing.publicOf(bytes(seat.secret))),
    linked(given, seat, 1024 - seat.revealed),
  ]);
  const seats = await Promise.all(listed);
  const [a, k, s] = [gt2.acts(session, hand, given.rows), gt2.seats(seats), gt2.stakes(given.stakes)];
  const t = gt2.transcript(hex(c), hand, given.window, given.void, a, k, s);
  const shares = given.seats.map(async (seat) => [seat.chair, linked(given, seat, 1023 - seat.revealed), await signed(seat.secret, t)]);
  return {
    key,
    before,
    ctx: hex(ctx),
    R: hex(packed),
    c: hex(c),
    c_signature: await signed(given.house_secret, c),
    words: fourWords(hex(c)),
    a: hex(a),
    seats,
    K: hex(k),
    S: hex(s),
    t: hex(t),
    t_signature: await signed(given.house_secret, t),
    shares: await Promise.all(shares),
    V: hex(gt2.voided(hex(t), given.silent)),
  };
}

test("there are some", () => expect(examples.length).toBeGreaterThan(2));

test.each(examples)("example $#: the page makes what Python made", async ({ given, made }) => {
  expect(made).toMatchObject(await again(given, made.roots));
});
