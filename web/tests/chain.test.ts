import { beforeEach, expect, test } from "vitest";
import { Chain, chainOf } from "../src/house/chain";

const SEED = Uint8Array.from({ length: 32 }, (_, n) => n);
// as lansquenet.fair.chain tells them of the table "evening", chair 3
const FIRST = "ea0d2ff0d6f0191fead09ba2cc4205366aa72e11b812f26f09a3fe726dfb61d1";
const TIP = "a4e01afe7b2fb2481622fc00d36aa1bb2800bc1bc61f5b9b6ca83e860c54fd79";
const chain = new Chain("evening", 3, SEED);

beforeEach(() => sessionStorage.clear());

test("a chain is that of the house", () => {
  expect(chain.tip).toBe(TIP);
  expect(chain.endsWith(FIRST)).toBe(true);
  expect(chain.endsWith(TIP)).toBe(false);
});

test("a share opens its head alone", () => {
  const share = chain.share(TIP)!;
  expect(chain.share(share)).toBeDefined();
  expect(chain.share(FIRST)).toMatch(/^000102/);
  expect(chain.share("00".repeat(32))).toBeUndefined();
});

test("the seed opens nothing: it has no link before it", () => {
  expect(chain.share(chain.share(FIRST)!)).toBeUndefined();
});

test("another table and another chair have other chains", () => {
  expect(new Chain("morning", 3, SEED).tip).not.toBe(TIP);
  expect(new Chain("evening", 4, SEED).tip).not.toBe(TIP);
});

test("a browser keeps its chain over a reload, for each chair and account", () => {
  const made = chainOf("t", 1, "ann");
  expect(made.fresh).toBe(true);
  const again = chainOf("t", 1, "ann");
  expect([again.fresh, again.chain.tip]).toEqual([false, made.chain.tip]);
  expect(chainOf("t", 1, "ben").chain.tip).not.toBe(made.chain.tip);
});

test("a chain that is used up is followed by another", () => {
  const made = chainOf("t", 1, "ann");
  const anew = chainOf("t", 1, "ann", true);
  expect(anew.fresh).toBe(true);
  expect(anew.chain.tip).not.toBe(made.chain.tip);
  expect(chainOf("t", 1, "ann").chain.tip).toBe(anew.chain.tip);
});
