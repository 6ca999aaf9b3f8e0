// Sixteen heads, each with a drawing of its own.
import { describe, expect, it } from "vitest";
import { cutOut, HEADS, isFace } from "../src/lib/stage/medal/heads";

describe("heads", () => {
  it("are sixteen, all different", () => {
    expect(Object.keys(HEADS)).toHaveLength(16);
    expect(new Set(Object.values(HEADS).map((head) => head.black + head.cut + head.paper)).size).toBe(16);
  });

  it("are told from letters", () => {
    expect(isFace("widow")).toBe(true);
    expect(isFace("AV")).toBe(false);
  });

  it("are cut out of whole pieces", () => {
    for (const head of Object.values(HEADS)) for (const piece of cutOut(head)) expect(piece).toMatch(/^M[^M]*Z$/);
  });
});
