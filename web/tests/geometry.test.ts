// Where everything stands: nothing may lie over another or leave the window, for two to twelve, at seven sizes.
import { describe, expect, test } from "vitest";
import {
  boxes,
  frame,
  grown,
  medalBox,
  outline,
  plateBox,
  seatsOf,
  shellOf,
  stackBox,
  type Box,
  type Seating,
} from "../src/lib/stage/geometry";
import { isRound } from "../src/lib/stage/play/ways";

const SIZES = [
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [1024, 768],
  [390, 844],
  [360, 740],
  [844, 390],
] as const;
const COUNTS = Array.from({ length: 11 }, (_, n) => n + 2);

const over = (a: Box, b: Box) => a.x < b.x + b.w - 0.5 && b.x < a.x + a.w - 0.5 && a.y < b.y + b.h - 0.5 && b.y < a.y + a.h - 0.5;
const within = (box: Box, w: number, h: number) => box.x >= -0.5 && box.y >= -0.5 && box.x + box.w <= w + 0.5 && box.y + box.h <= h + 0.5;

function laid(width: number, height: number, count: number, seating: Seating = { way: 1 }) {
  const page = boxes(width, height);
  const f = frame(page.cloth.w, page.cloth.h, page.shell, count);
  return { f, page, seats: seatsOf(f, count, seating) };
}

describe.each(SIZES)("a window of %i by %i", (width, height) => {
  test.each(COUNTS)("seats %i without any lying over another", (count) => {
    const { f, seats } = laid(width, height, count);
    const wrong: string[] = [];
    const parts = seats.flatMap((seat, n) => [
      { n, what: "plate", box: plateBox(f, seat) },
      { n, what: "medal", box: medalBox(f, seat) },
      ...(seat.bare ? [] : [{ n, what: "stack", box: stackBox(f, seat) }]),
    ]);
    for (const one of parts) {
      if (!within(one.box, f.width, f.height)) wrong.push(`${one.what} ${one.n} leaves the cloth`);
      for (const other of parts)
        if (other.n > one.n && over(one.box, other.box)) wrong.push(`${one.what} ${one.n} on ${other.what} ${other.n}`);
    }
    expect(wrong).toEqual([]);
  });

  test("the boxes of the page fill it and do not lie over each other", () => {
    const { bar, cloth, dock, ledger } = boxes(width, height);
    const all = [bar, cloth, dock, ...(ledger ? [ledger] : [])];
    expect(all.every((box) => within(box, width, height))).toBe(true);
    expect(all.some((one, n) => all.slice(n + 1).some((other) => over(one, other)))).toBe(false);
  });
});

test.each(COUNTS)("letters twice as large have their room at a table for %i, which is as on a phone on its side then", (count) => {
  const f = frame(828, 722, "flat", count, 2);
  const parts = seatsOf(f, count, { way: 1 }).flatMap((seat, n) => [plateBox(f, seat), medalBox(f, seat)].map((box) => ({ n, box })));
  expect(f.letters).toBeGreaterThan(1.25);
  expect(f.plate).toBeGreaterThan(1.25 * frame(828, 722, "flat", count).plate);
  expect(parts.filter(({ box }) => !within(box, f.width, f.height))).toEqual([]);
  expect(parts.filter(({ n, box }) => parts.some((other) => other.n > n && over(box, other.box)))).toEqual([]);
});

test("on a small table letters stay as they are", () => {
  expect(frame(390, 620, "tall", 5, 2).letters).toBe(1);
});

test("a ring of chairs is that of a hand if those who play it sit in it in its order", () => {
  expect(
    [
      [0, -1, 1, 2],
      [0, 1, 2],
    ].map((ring) => isRound(ring, 3)),
  ).toEqual([true, true]);
  expect(
    [
      [-1, -1],
      [0, 2, 1],
      [0, 1],
    ].map((ring) => isRound(ring, 3)),
  ).toEqual([false, false, false]);
});

test("the next seat is at one's left where play goes round with the clock, else at one's right", () => {
  const [left, right] = ([1, -1] as const).map((way) => laid(1280, 800, 5, { way }).seats[1]!.x);
  expect(left).toBeLessThan(400);
  expect(right).toBeGreaterThan(600);
});

test("one's own seat is below, and makes room for a hand", () => {
  const { f, seats } = laid(1280, 800, 4);
  expect(Math.abs(seats[0]!.x - f.table.cx)).toBeLessThan(2);
  expect(seats[0]!.y).toBeGreaterThan(f.table.cy + f.table.h * 0.45);
  const aside = laid(1280, 800, 4, { way: 1, own: [-292, -34] }).seats[0]!;
  expect(aside.x).toBeCloseTo(seats[0]!.x - 292 * f.u);
});

test("a card that is larger than usual stays where it lies, and on the cloth", () => {
  const f = frame(988, 624, "wide");
  expect(grown(f, { x: 494, y: 312, w: 80, r: 3 }, 1.6)).toEqual({ x: 494, y: 312, w: 128, r: 3 });
  expect(grown(f, { x: 494, y: 540, w: 90, r: 0 }, 1.6).w).toBeCloseTo(105);
  expect(grown(f, { x: 20, y: 312, w: 60, r: 0 }, 1.6).w).toBe(60); // it lay over the edge before
});

test("the edge is one closed line, and shells follow the window", () => {
  expect(outline(frame(988, 624, "wide"), 0)).toMatch(/^M[\d. L]+Z$/);
  expect([shellOf(1280, 800), shellOf(390, 844), shellOf(844, 390), shellOf(1024, 768)]).toEqual(["wide", "tall", "flat", "wide"]);
});
