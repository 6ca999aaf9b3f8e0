// A question and its address: neither loses what the other says.

import { expect, test } from "vitest";
import { left, strips, parts, plainQuestion, questionOf, valued, type Question } from "../src/lib/lab/ask";

const back = (question: Question) => questionOf(new URLSearchParams(parts(question)), 2);

test("a question is read back from its address", () => {
  const asked: Question = {
    ...plainQuestion(3),
    ask: "chance",
    measure: "cards",
    test: ">=",
    than: 20,
    seen: ["8", "8"],
    after: ["8", "K"],
    by: "keeping",
    numbers: [4],
    until: "bank card",
    over: "2",
    on: true,
  };
  expect(parts(asked)).toEqual({
    ask: "chance",
    measure: "cards >= 20",
    seats: "3",
    seen: "8 8",
    after: "8 K",
    by: "keeping 4",
    until: "bank card",
    over: "2",
    shoe: "on",
  });
  expect(back(asked)).toEqual(asked);
});

test("what says nothing is left out, and comes back as usual", () => {
  const asked = { ...plainQuestion(2), measure: "won bank" };
  expect(parts(asked)).toEqual({ ask: "mean", measure: "won bank", seats: "2" });
  expect(back(asked)).toEqual(asked);
});

test("a seat that plays its best is told, and no policy beside it", () => {
  const asked = { ...plainQuestion(2), ask: "table", measure: "won B", per: "6", best: "B" };
  expect(parts({ ...asked, by: "parlay", numbers: [2] })).toEqual(parts(asked));
  expect(back(asked)).toEqual(asked);
});

test("a measure is divided by a number, and in a mean alone by another measure", () => {
  const asked = { ...plainQuestion(2), ask: "chance", measure: "won bank", per: "4", test: ">=", than: 1 };
  expect(parts(asked).measure).toBe("won bank / 4 >= 1");
  expect(back(asked)).toEqual(asked);
  const mean = { ...plainQuestion(2), measure: "won B", per: "bet B" };
  expect(parts(mean).measure).toBe("won B / bet B");
  expect(back(mean)).toEqual(mean);
  expect(parts({ ...mean, ask: "law" }).measure).toBe("won B");
  const joint = { ...plainQuestion(2), measure: "won B / 2, bet B" };
  expect(back(joint)).toEqual(joint);
});

test("an address without a question asks none", () => {
  expect(questionOf(new URLSearchParams("preset=single"), 2)).toBeUndefined();
});

test("cards that were taken are no longer there", () => {
  const cards = (...many: number[]) => many.map((n, at) => ({ card: ["A", "8"][at]!, many: n }));
  expect(left(cards(4, 4), ["8", "8"])).toEqual(cards(4, 2));
});

test("a fraction is read as a number", () => {
  expect([valued("-3/4"), valued("7")]).toEqual([-0.75, 7]);
});

test("best play is drawn as a strip for each state, along the last thing that is seen", () => {
  const choices = [
    { win: "2", copies: "1", left: "1 to 5", best: "take", loss: "1" },
    { win: "2", copies: "1", left: "7 to 45", best: "paroli", loss: "1" },
    { win: "3", copies: "0", left: "41", best: "take", loss: "0" },
  ];
  expect(strips(choices, ["win", "copies", "left"])).toEqual({
    rows: [
      {
        label: "2 · 1",
        runs: [
          { from: 1, to: 5, best: "take" },
          { from: 7, to: 45, best: "paroli" },
        ],
      },
      { label: "3 · 0", runs: [{ from: 41, to: 41, best: "take" }] },
    ],
    low: 1,
    high: 45,
    span: 45,
  });
});

test("ruin and drawdown are asked with their stack and stakes, and read back from their address", () => {
  const ruin: Question = { ...plainQuestion(2), ask: "ruin", measure: "won B", hands: 0, target: 40, plan: "martingale" };
  expect(parts(ruin)).toEqual({ ask: "ruin", measure: "won B", seats: "2", stack: "20", target: "40", stake_plan: "martingale" });
  expect(back(ruin)).toEqual(ruin);
  const within: Question = { ...plainQuestion(2), ask: "ruin", measure: "won B", stack: 5, hands: 100 };
  expect(parts(within)).toEqual({ ask: "ruin", measure: "won B", seats: "2", stack: "5", hands: "100" });
  expect(back(within)).toEqual(within);
  const fall: Question = { ...plainQuestion(2), ask: "drawdown", measure: "won B", depth: 6, hands: 0 };
  expect(parts(fall)).toEqual({ ask: "drawdown", measure: "won B", seats: "2", depth: "6" });
  expect(back(fall)).toEqual(fall);
});

test("what is said of a stack is not sent with what has none", () => {
  const asked = { ...plainQuestion(2), measure: "cards", stack: 5, target: 9, depth: 3, plan: "paroli" };
  expect(parts(asked)).toEqual({ ask: "mean", measure: "cards", seats: "2" });
});
