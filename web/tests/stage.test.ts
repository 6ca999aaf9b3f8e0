// The stage by itself, where nothing is drawn and all ways take no time: what is seen of a table at every moment.
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Beat, Game, Move, State } from "../src/house/wire";
import type { ChipsThing } from "../src/lib/stage/play/scene";
import { Stage } from "../src/lib/stage/play/stage.svelte";
import { item, place, row, state } from "./things";

const lansquenet = { name: "lansquenet", kind: "bank", fan: [] as number[] } as Game;
const spot = (field: string, seat: number) => ({ field, seat, n: -1 });

function paid(from: ReturnType<typeof spot>, to: ReturnType<typeof spot>, chips: number): Beat {
  const move = { what: "chips", start: from, end: to, card: -1, chips, up: true } as Move;
  return { kind: "pay", hold: 720, moves: [move], may: [], forced: false, decided: null, trick: null, odds: [] };
}

/** A table of three, what each of them has free, and one stake that lies. */
const table = (seq: number, free: number[], stake: number, beat: Beat | null = null): State =>
  state({
    seq,
    beat,
    rows: free.map((chips, seat) => row(seat, `seat ${seat}`, { stack: chips, free: chips })),
    places: [place("stakes", stake ? [item({ chips: stake, seat: 1 })] : [])],
  });

/** Chips that are seen: before the seats, on the cloth, and on their way. */
function seen(stage: Stage): number {
  const before = stage.shown!.rows.reduce((sum, one) => sum + one.free + stage.purses[one.seat]! - one.stack, 0);
  const lying = stage.things.filter((one): one is ChipsThing => one.kind === "chips").reduce((sum, one) => sum + one.chips, 0);
  return before + lying + stage.flying.reduce((sum, one) => sum + one.chips, 0);
}

beforeAll(() => void vi.stubGlobal("requestAnimationFrame", (then: () => void) => setTimeout(then, 4)));
afterAll(() => void vi.unstubAllGlobals());

async function laidOut(): Promise<Stage> {
  const stage = new Stage();
  await stage.furnish(lansquenet);
  stage.fit(1280, 800, "wide", 3, 1);
  stage.set(table(1, [438, 500, 500], 62), []);
  return stage;
}

test.each([
  ["from a seat to a seat", paid(spot("stack", 0), spot("stack", 1), 62), [376, 562, 500], 62],
  ["from the cloth to a seat", paid(spot("stakes", 1), spot("stack", 2), 62), [438, 500, 562], 0],
  ["from a seat to the cloth", paid(spot("stack", 2), spot("stakes", 1), 40), [438, 500, 460], 102],
] as const)("chips that are paid %s are never more than there are, and all of them when they have come", async (_, beat, free, stake) => {
  const stage = await laidOut();
  expect(seen(stage)).toBe(1500);
  const after = table(2, [...free], stake, beat);
  stage.push(after, []);
  for (let n = 0; n < 400 && !(stage.settled && stage.shown === after); n++) {
    if (!stage.flying.length) expect(seen(stage)).toBe(1500);
    await (n % 8 ? Promise.resolve() : new Promise((on) => setTimeout(on, 1)));
  }
  expect(stage.shown).toBe(after);
  expect(seen(stage)).toBe(1500);
});
