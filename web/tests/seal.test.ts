import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { evidence, recordOf } from "../src/house/fair/evidence";
import { placesAt } from "../src/lib/replay/bundle";
import { Seal, verdictOf } from "../src/lib/live/seal.svelte";
import type { Check, Judged } from "../src/lib/replay/bundle";
import { Checker } from "../src/lib/live/checker";
import { MINE, sitting, type Dealer } from "./dealer";

const check = (name: string, state: Check["state"]): Check => ({ name, code: 0, state, words: "" });
const judged = (what: Partial<Judged> = {}): Judged => ({
  checks: [check("seal", "holds"), check("pack", "not checked"), check("seen", "holds")],
  kind: "seats",
  voids: [],
  used: [],
  ...what,
});

let dealer: Dealer;
let said: Judged;
const seal = () => new Seal("t7", () => dealer.dealing, () => Promise.resolve()); // prettier-ignore
const answering = (make: () => Response) => vi.stubGlobal("fetch", vi.fn(() => Promise.resolve(make()))); // prettier-ignore
const ended = async (one: Seal, hand = 3) => {
  one.ended(hand);
  await vi.waitFor(() => expect(one.last?.hand).toBe(hand));
  return one.last!.verdict;
};

beforeEach(async () => {
  dealer = await sitting();
  said = judged();
  vi.spyOn(Checker.prototype, "check").mockImplementation(() => Promise.resolve(said));
  answering(() => new Response('{"protocol": "gt2"}'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a hand that holds, and is what was seen, is checked; for one who gave a share, and for one who did not", () => {
  expect(verdictOf(judged(), "all")).toEqual({ state: "checked", mine: true });
  expect(verdictOf(judged(), "none")).toEqual({ state: "checked", mine: false });
});

test("whatever fails is a lie; what was not seen so has a name of its own", () => {
  const spent = judged({ checks: [check("openings", "fails"), check("seen", "holds")] });
  expect(verdictOf(spent, "all")).toEqual({ state: "lie", why: "bundle", failed: ["openings"] });
  const other = judged({ checks: [check("seal", "fails"), check("seen", "fails")] });
  expect(verdictOf(other, "all", "elsewhere")).toEqual({ state: "lie", why: "seen", failed: ["seal", "seen"] });
});

test.each([
  ["house", judged({ kind: "house" }), undefined],
  ["some", judged({ kind: "some" }), undefined],
  ["older", judged({ kind: "" }), undefined],
  ["not-seen", judged({ checks: [check("seen", "not checked")] }), undefined],
  ["elsewhere", judged(), "elsewhere"],
  ["out", judged({ kind: "house" }), "out"],
] as const)("a hand is not called checked that is not: %s", (why, what, quiet) => {
  expect(verdictOf(what, "all", quiet)).toEqual({ state: "unchecked", why });
});

test("whoever gave a share for every window that settled a card has it proved, and for a part of them not", async () => {
  const { body } = await (async () => {
    const wanted = await dealer.wanted();
    await dealer.tell(wanted, dealer.joined(wanted.body.t));
    return wanted;
  })();
  said = judged({ used: [[body.window, body.void]] });
  expect(await ended(seal())).toEqual({ state: "checked", mine: true });
  said = judged({ used: [[body.window, body.void], [9, 0]] }); // prettier-ignore
  expect(await ended(seal())).toEqual({ state: "unchecked", why: "part" });
});

test("a hand that is over is fetched and checked by itself, once", async () => {
  const one = seal();
  one.ended(3);
  expect(await ended(one)).toEqual({ state: "checked", mine: false });
  expect(fetch).toHaveBeenCalledExactlyOnceWith("/api/tables/t7/hands/3/bundle", undefined);
});

test("a bundle that is not given, or checks that cannot be loaded, leave the hand unchecked", async () => {
  answering(() => new Response("", { status: 404 }));
  expect(await ended(seal())).toEqual({ state: "unchecked", why: "no-bundle" });
  answering(() => new Response("{}"));
  vi.spyOn(Checker.prototype, "check").mockRejectedValue(new Error("lost"));
  expect(await ended(seal())).toEqual({ state: "unchecked", why: "no-checks" });
});

test("a house that is busy is asked again", async () => {
  let times = 0;
  answering(() => (++times < 3 ? new Response("", { status: 429 }) : new Response("{}")));
  expect(await ended(seal())).toEqual({ state: "checked", mine: false });
  expect(times).toBe(3);
});

test("a lie stays, whatever holds afterwards", async () => {
  said = judged({ checks: [check("seen", "fails")] });
  const one = seal();
  await ended(one);
  said = judged();
  one.ended(4);
  await vi.waitFor(() => expect(one.busy).toBe(false));
  expect(one.last).toMatchObject({ hand: 3, verdict: { state: "lie" } });
});

test("what the house must not do is told at once, and what is nobody's fault is not", () => {
  const one = seal();
  one.refused("elsewhere", 3);
  expect(one.last).toBeUndefined();
  one.refused("called-silent", 3);
  expect(one.last).toMatchObject({ hand: 3, verdict: { state: "lie", why: "called-silent" } });
});

test("the proof holds what was signed, what was seen and what the house gave", async () => {
  said = judged({ checks: [check("seen", "fails")] });
  const one = seal();
  await ended(one);
  const proof = JSON.parse(one.proof) as Record<string, unknown>;
  expect(proof).toMatchObject({ evidence: "gt2", why: "seen seen", bundle: { protocol: "gt2" }, seen: { seen: "gt2", chair: MINE } });
  expect(proof["heard"]).toMatchObject([{ type: "committed", hand: 3 }]);
  expect(evidence("x", dealer.dealing.seen!, 9, "no json")).toContain('"bundle":"no json"');
});

test("of a hand is handed to the check what is of that hand", async () => {
  await dealer.tell(await dealer.wanted());
  const seen = dealer.dealing.seen!;
  expect(recordOf(seen, 3)).toEqual(seen.record);
  expect(recordOf(seen, 4)).toEqual({ ...seen.record, windows: [], hands: {} });
});

test("what was seen at a table is found again", () => {
  const kept = { length: 4, key: (n: number) => ["gt2 seen t7 2 ann", "gt2 seen t7 2 ann 3", "gt2 seen t8 1 ann", "theme"][n]! };
  expect(placesAt(kept as never, "t7")).toEqual(["t7 2 ann"]);
});
