// An amount in chips is that amount, and a pile of it can be looked at.
import { describe, expect, it } from "vitest";
import { change, columns, DENOMINATIONS, formOf, pileOf } from "../src/lib/stage/chips";

const sum = (amount: number, loose: boolean) => change(amount, loose).reduce((all, [worth, n]) => all + worth * n, 0);

describe("chips", () => {
  it("make up every amount to the last chip", () => {
    for (let amount = 0; amount < 3000; amount++) for (const loose of [false, true]) expect(sum(amount, loose)).toBe(amount);
  });

  it("make a bet of as few as can be", () => {
    expect(change(45)).toEqual([
      [20, 2],
      [5, 1],
    ]);
    expect(change(1)).toEqual([[1, 1]]);
  });

  it("keep change in a stack", () => {
    const stack = new Map(change(500, true));
    expect(stack.get(1)).toBeGreaterThanOrEqual(5);
    expect(stack.get(5)).toBeGreaterThanOrEqual(5);
    expect(stack.get(20)).toBeGreaterThanOrEqual(4);
    expect(stack.get(500)).toBeUndefined();
  });

  it("stand nine high at most, in two rows from four columns on", () => {
    const all = columns(100_000, true);
    expect(Math.max(...all.map((one) => one.count))).toBeLessThanOrEqual(9);
    expect(new Set(all.map((one) => one.y)).size).toBe(2);
    expect(new Set(columns(45).map((one) => one.y)).size).toBe(1);
  });

  it("are piled once for an amount", () => {
    expect(pileOf(45)).toBe(pileOf(45));
    const stones = (coppered: boolean) => pileOf(45, false, coppered).stones.map(({ what }) => what);
    expect(stones(false)).toEqual(["shade", 20, 20, "shade", 5]);
    expect(stones(true)).toEqual([...stones(false), "copper"]);
  });

  it("have a picture for every form", () => {
    for (const form of [...DENOMINATIONS, "copper" as const]) expect(decodeURIComponent(formOf(form))).not.toMatch(/NaN|undefined|<g|<use/);
  });
});
