import { expect, test } from "vitest";
import { chapters, sentence } from "../src/lib/side/ledger";
import type { Told } from "../src/lib/live/table.svelte";
import { line } from "./things";

let count = 0;
const told = (hand: number, text: string, more: Partial<Told> = {}): Told => ({ ...line(text), hand, key: `${hand}.${count++}`, ...more });
const paid = (hand: number, payer: number, payee: number, chips: number) => told(hand, "", { payer, payee, chips, rule: "COM-1" });

test("a hand is a paragraph in its order, and the newest hand comes first", () => {
  const found = chapters([told(1, "Ann stakes 20"), told(1, "the bank wins"), told(2, "Ben passes.")], 0);
  expect(found.map((one) => one.hand)).toEqual([2, 1]);
  expect(found[1]!.sentences.map((one) => one.text)).toEqual(["Ann stakes 20.", "The bank wins."]);
});

test("what was paid stands apart, and is summed for whoever reads it", () => {
  const lines = [paid(1, 0, 2, 20), paid(1, 1, 0, 5), paid(1, 1, 2, 7)];
  expect(chapters(lines, 0)[0]).toMatchObject({ net: -15, sentences: [], pays: lines });
  expect(chapters(lines, -1)[0]!.net).toBe(0); // of one who looks on
});

test("a hand of which no more is told is the same as before, and one of which more is told is not", () => {
  const lines = [told(1, "Ann stakes 20"), told(2, "Ben passes")];
  const before = chapters(lines, 0);
  const after = chapters([...lines, told(2, "Ann banks")], 0, before);
  expect(after[1]).toBe(before[1]);
  expect(after[0]!.sentences.map((one) => one.text)).toEqual(["Ben passes.", "Ann banks."]);
  expect(chapters(lines, 1, before)[0]).not.toBe(before[0]); // whose it is has changed
});

test("cards turned one after the other stand in one sentence", () => {
  const turned = (text: string, card: number) => told(1, text, { card });
  const found = chapters(
    [turned("turned: 9♣", 28), turned("turned: J♠", 39), turned("the banker's card: K♥", 50), turned("turned: 2♦", 5)],
    0,
  );
  expect(found[0]!.sentences.map((one) => one.text)).toEqual(["Turned: 9♣, J♠.", "The banker's card: K♥.", "Turned: 2♦."]);
});

test("what came of it keeps its rule, and what was done has none", () => {
  const found = chapters([told(1, "Ann wins", { follows: true, rule: "LANS-15" }), told(1, "Ben buys", { rule: "LANS-20" })], 0);
  expect(found[0]!.sentences.map((one) => one.rule)).toEqual(["LANS-15", ""]);
});

test("a sentence begins large and has one stop", () => {
  expect(["ann wins", "Why?", "élan!"].map(sentence)).toEqual(["Ann wins.", "Why?", "Élan!"]);
});
