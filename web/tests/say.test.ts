import { beforeAll, expect, test } from "vitest";
import { settings } from "../src/browser/settings.svelte";
import { sideFields, sidesOf } from "../src/lib/stage/furniture/sides";
import { ended } from "../src/lib/live/aloud";
import { saying, who } from "../src/lib/replay/words";
import { learn } from "../src/words/learn";
import { bankSaid, cardsSaid, seatSaid } from "../src/words/say";
import { item, line, place, row, state } from "./things";

beforeAll(() => {
  settings.language = "en";
  return learn();
});

const ROWS = [row(0, "Ann", { stack: 90, free: 70 }), row(1, "Ben", { acts: true })];
const TABLE = state({
  rows: ROWS,
  places: [
    place("bank", [item({ chips: 40, seat: 1 })]),
    place("turned", [item({ card: 50 }), item({ rank: 6, count: 2 })]),
    place("played", [item({ card: 0 })], 0),
    place("wins", [item({ tally: 3 })], 1),
  ],
});

test("the bank is what lies in the middle and is no card", () => {
  expect(bankSaid(TABLE, "fr")).toBe("bank: 40 Ben");
  expect(bankSaid(state(), "fr")).toBe("Nothing lies there.");
});

test("cards are those of the middle, and what each has played", () => {
  expect(cardsSaid(TABLE, "fr")).toBe("turned: king of hearts, 7 ×2. you: ace of clubs");
});

test("a seat has chips, some at stake, and what lies before it", () => {
  expect(seatSaid(ROWS[0]!, TABLE, "fr")).toBe("you, 90 chips, 20 at stake. played: ace of clubs");
  expect(seatSaid(ROWS[1]!, TABLE, "fr")).toBe("Ben, 100 chips, is to act. wins: 3");
});

test("bets between two seats are told once", () => {
  const between = state({
    places: [
      place("side bets", [item({ seat: 1, chips: 5 })], 0),
      place("side bets", [item({ seat: 0, chips: 5 })], 1),
      place("hand", [item({ card: 3 })], 0),
    ],
  });
  expect(sidesOf(between)).toEqual([{ from: 0, to: 1, chips: 5, name: "side bets" }]);
  expect(sideFields(between)).toEqual(["side bets", "side bets"]);
});

test("a frame says what has just happened, and what came of it last", () => {
  const lines = ["a", "b", "c"].map((text) => line(text));
  expect(saying(state({ lines: [line("so", { follows: true }), ...lines] }), [])).toBe("b · c · so");
});

test("a frame in which nothing is said tells of a payment, a question, or who acts", () => {
  const names = ["Ann", "Ben"];
  expect(saying(state({ lines: [line("", { payer: 1, payee: 0, chips: 5 })] }), names)).toMatch(/Ben.*5/);
  expect(saying(state({ actor: 1 }), names)).toMatch(/Ben/);
  expect(who(0, names, 0)).toBe("Ann (you)");
  expect(who(12, names, 0)).toBe("pool");
});

test("what a hand has brought is told in chips, and in points where those are what it is played for", () => {
  const over = (net: number, counts: "chips" | "points") =>
    ended(
      state({ over: true, result: { seats: [{ seat: 0, net, said: { text: "So.", key: "", gaps: {} }, rule: "" }], because: -1, counts } }),
    );
  expect(over(3, "chips")).toBe("The hand is over: you have won 3. So.");
  expect(over(3, "points")).toBe("The hand is over: your score is better by 3. So.");
  expect(over(0, "chips")).toBe("The hand is over: you have neither won nor lost. So.");
  expect(over(0, "points")).toBe("The hand is over: your score is as it was. So.");
  expect(over(-1, "points")).toBe("The hand is over: your score is worse by 1. So.");
});
