import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Amount } from "../src/lib/dock/amount.svelte";
import { choicesOf, mainOf, parted, printedOn, stakesOf } from "../src/lib/dock/answers";
import { GUARD, Guard } from "../src/lib/dock/guard.svelte";
import { withAmount } from "../src/words/gametext";
import { learn } from "../src/words/learn";
import { settings } from "../src/browser/settings.svelte";
import { choice, offer } from "./things";

const said = (text: string) => ({ text, key: "", gaps: {} });
const banco = offer({
  says: "chips",
  least: 0,
  most: 40,
  usual: 20,
  apart: 60,
  verb: said("stake {amount} on the four"),
  apart_verb: said("Call banco ({amount})"),
  nothing_verb: said("Pass"),
});
const words = (answers: { says: string }[]) => answers.map((one) => one.says);

beforeAll(() => ((settings.language = "en"), learn()));

// -- answers

test("a stake is least, other and main, and the main one repeats the amount and what it is on", () => {
  const found = stakesOf(banco, 25);
  expect(words(found)).toEqual(["Pass", "Call banco (60)", "Stake 25 on the four"]);
  expect(found.map((one) => one.action)).toEqual([0, 60, 25]);
  expect(found.map((one) => one.main)).toEqual([false, false, true]);
  expect(found.map(printedOn)).toEqual(["P", "A", "⏎"]);
});

test("of two answers that do the same the one that says more is offered", () => {
  const whole = { ...banco, most: 60 };
  expect(words(stakesOf(whole, 60))).toEqual(["Pass", "Call banco (60)"]);
  expect(words(stakesOf(whole, 59))).toEqual(["Pass", "Call banco (60)", "Stake 59 on the four"]);
  expect(words(stakesOf(whole, 0))).toEqual(["Call banco (60)", "Pass"]);
  for (const least of [0, 1, 5])
    for (const most of [-1, 0, 5, 8])
      for (const apart of [-1, 0, 3, 5, 8, 12]) {
        if (most < least && apart < 0) continue;
        for (const set of [least, most, apart, 4, Number.NaN]) {
          const actions = stakesOf({ ...banco, least, most, apart }, set).map((one) => one.action);
          expect(new Set(actions).size, `${least} to ${most} or ${apart}: ${set}`).toBe(actions.length);
        }
      }
});

test("without verbs a stake is in the words of the page", () => {
  expect(words(stakesOf(offer({ least: 0, most: 9, apart: -1 }), 4))).toEqual(["Nothing", "Stake 4"]);
});

test("pieces are counted, and chips are said", () => {
  expect(words(stakesOf({ ...banco, each: 5, apart: -1 }, 4))).toEqual(["Pass", "Stake 20 on the four"]);
});

test("where only the amount apart is left, it is the main answer", () => {
  const found = stakesOf({ ...banco, least: 1, most: 0 }, 0);
  expect(found.map((one) => [one.says, one.main])).toEqual([["Call banco (60)", true]]);
});

test("the likeliest answer is the last and stands out", () => {
  const keep = offer({
    says: "answer",
    usual: 0,
    primary: 0,
    choices: [choice(0, "keep", { verb: said("leave all on") }), choice(1, "sell")],
  });
  expect(choicesOf(keep, mainOf(keep), () => false).map((one) => [one.says, one.main])).toEqual([
    ["Sell", false],
    ["Leave all on", true],
  ]);
});

test("of cards none stands out unless the house says so", () => {
  const cards = offer({ says: "card", usual: 7, choices: [choice(7, "K♥"), choice(9, "2♦")] });
  expect(mainOf(cards)).toBeLessThan(-1);
  expect(mainOf({ ...cards, primary: 9 })).toBe(9);
});

test("what is asked is told from what is said around it", () => {
  expect(parted("The bank is 72. How much? All of it is banco.")).toEqual(["How much?", "The bank is 72. All of it is banco."]);
  expect(parted("Which card do you play?")).toEqual(["Which card do you play?", ""]);
  expect(parted("¿Cuánto pones? La banca es de 1.000 fichas.")).toEqual(["¿Cuánto pones?", "La banca es de 1.000 fichas."]);
  expect(parted("")).toEqual(["", ""]);
});

test("the amount stands where the verb has its gap", () => {
  expect(withAmount(said("Lay {amount} on the 4"), "20")).toBe("Lay 20 on the 4");
  expect(withAmount(said("{ $amount } setzen"), "1.000")).toBe("1.000 setzen");
});

// -- the amount

const press = (amount: Amount, id: string, digit = -1) => amount.press({ id: id as "more", key: "", digit, alt: false });

function asked(more = {}): Amount {
  const amount = new Amount();
  amount.ask({ ...banco, ...more }, "1.1");
  return amount;
}

test("chips to tap add their value, within what may be put", () => {
  const amount = asked();
  expect(amount.steps).toEqual([1, 5, 20]);
  amount.add(5);
  expect(amount.chips).toBe(25);
  amount.add(20);
  expect(amount.chips).toBe(40);
});

test("keys step it, and say when they are for something else", () => {
  const amount = asked();
  for (const [id, chips] of [
    ["more", 21],
    ["much-less", 11],
    ["most", 40],
    ["clear", 0],
    ["undo", 20],
  ] as const) {
    expect(press(amount, id)).toBe(true);
    expect(amount.chips, id).toBe(chips);
  }
  expect(press(amount, "digits", 2)).toBe(true);
  expect(amount.chips).toBe(25);
  expect(press(amount, "digits", 9)).toBe(false);
  expect(press(amount, "knock")).toBe(false);
});

test("an amount that may not be put says why, and the one apart may be typed", () => {
  const amount = asked({ rule: "LANS-8" });
  amount.chips = 55;
  expect(amount.checked()).toBeUndefined();
  expect(amount.wrong).toContain("LANS-8");
  amount.chips = 60;
  expect(amount.checked()).toBe(60);
});

test("what was set stays while the same is asked, and not beyond", () => {
  const amount = asked();
  amount.chips = 7;
  amount.ask({ ...banco }, "1.1");
  expect(amount.chips).toBe(7);
  amount.ask({ ...banco, primary: 15 }, "1.2");
  expect(amount.chips).toBe(15);
});

// -- the guard

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("nothing counts until a question has been in view for a moment", () => {
  const guard = new Guard();
  guard.see("1.1");
  vi.advanceTimersByTime(GUARD - 1);
  expect(guard.open).toBe(false);
  guard.see("1.1"); // told again: it is the same question
  vi.advanceTimersByTime(1);
  expect(guard.open).toBe(true);
});

test("the next question is guarded anew, and what is not asked never counts", () => {
  const guard = new Guard();
  guard.see("1.1");
  vi.advanceTimersByTime(GUARD);
  guard.see("1.2");
  expect(guard.open).toBe(false);
  guard.see("");
  vi.advanceTimersByTime(10 * GUARD);
  expect(guard.open).toBe(false);
});
