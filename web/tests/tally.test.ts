import { expect, test } from "vitest";
import type { Room, State } from "../src/house/wire";
import { boasts, tallied } from "../src/lib/live/tally";

const over = (me: number, nets: number[], hand = 1) =>
  ({ hand, me, result: { seats: nets.map((net, seat) => ({ seat, net })) } }) as unknown as State;
const chairs = ["person", "bot", "bot"].map((kind, seat) => ({ seat, kind, name: `N${seat}` }));
const room = { chairs } as unknown as Room;

test("hands are counted that one was in, with those won and what all came to", () => {
  const none = { count: 0, won: 0, net: 0 };
  const three = [over(0, [20, -20]), over(0, [-50, 50]), over(0, [0, 0])].reduce(tallied, none);
  expect(three).toEqual({ count: 3, won: 1, net: -30 });
  expect(tallied(three, over(-1, [20, -20]))).toEqual(three);
  expect(tallied(three, { me: 0, result: null } as unknown as State)).toEqual(three);
});

test("a bot has a word to say of a hand that brought it a fifth of what all sit down with, and nobody else has", () => {
  expect(boasts(over(0, [300, 99, -399]), room, 500)).toEqual([]);
  const [said, ...more] = boasts(over(0, [-300, 100, 99], 6), room, 500);
  expect(more).toEqual([]);
  expect(said).toEqual({ type: "talk", name: "N1", text: "", phrase: "won-3" });
  expect(boasts(over(0, [0, 500]), undefined, 500)).toEqual([]);
});
