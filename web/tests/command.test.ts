import { expect, test } from "vitest";
import { understood } from "../src/lib/dock/command";
import type { Offer } from "../src/house/wire";
import { barred, choice, offer } from "./things";

const POLL = offer({ choices: [choice(0, "fold"), choice(1, "stay"), choice(2, "stand up")], spoken: { out: 0 } });
const CARDS = offer({
  says: "card",
  choices: [choice(50, "K♥"), choice(38, "10♥")],
  barred: [barred("You must follow ♥.", { actions: [0], words: ["the ace"] })],
});
const STAKE = offer({ least: 0, most: 90, spoken: { all: 90, nothing: 0 } });
const means = (said: string, asked: Offer | undefined, runs: string[] = []) =>
  understood(said, asked, [choice(7, "klopfen", { plain: "knock" })], runs);

test("a word gives its answer, with or without a verb", () => {
  expect(means("stay", POLL)).toEqual({ does: "choose", choice: POLL.choices[1] });
  expect(means("  Play FOLD ", POLL)).toEqual({ does: "choose", choice: POLL.choices[0] });
  expect(means("out", POLL)).toEqual({ does: "choose", choice: POLL.choices[0] });
});

test("the beginning of a word is enough where it is the only one", () => {
  expect(means("f", POLL)).toEqual({ does: "choose", choice: POLL.choices[0] });
  expect(means("sta", POLL)).toBeUndefined();
  expect(means("stan", POLL)).toEqual({ does: "choose", choice: POLL.choices[2] });
});

test("a card is called by its sign or by letters", () => {
  for (const said of ["K♥", "kh", "play KH"]) expect(means(said, CARDS)).toEqual({ does: "choose", choice: CARDS.choices[0] });
  expect(means("10h", CARDS)).toEqual({ does: "choose", choice: CARDS.choices[1] });
});

test("what is barred is told from what means nothing", () => {
  for (const said of ["ac", "A♣", "the ace"]) expect(means(said, CARDS)).toEqual({ does: "bar", barred: CARDS.barred[0] });
  expect(means("2c", CARDS)).toBeUndefined();
});

test("chips are put by number or by a word for them", () => {
  expect(means("bet 25", STAKE)).toEqual({ does: "put", chips: 25 });
  expect(means("all", STAKE)).toEqual({ does: "put", chips: 90 });
  expect(means("nothing", STAKE)).toEqual({ does: "put", chips: 0 });
  expect(means("25", POLL)).toBeUndefined();
  expect(means("2.5", STAKE)).toBeUndefined();
});

test("what may be said at any moment is understood in both languages, asked or not", () => {
  for (const said of ["knock", "klopfen"]) expect(means(said, undefined)).toMatchObject({ does: "interject", choice: { action: 7 } });
});

test("what the page itself does comes after the answers of the game", () => {
  expect(means("rules", undefined, ["rules"])).toEqual({ does: "run", what: "rules" });
  expect(means("fold", POLL, ["fold"])).toMatchObject({ does: "choose" });
  expect(means("s", POLL, ["stay", "s"])).toEqual({ does: "run", what: "s" });
});

test("nothing means nothing", () => {
  expect(means("", POLL)).toBeUndefined();
  expect(means("bet ", STAKE)).toBeUndefined();
});
