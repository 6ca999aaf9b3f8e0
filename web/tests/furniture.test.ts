// Every game has furniture of its own: it can be drawn at all sizes with nothing on the table, and stays on it.
import EN from "texts:en";
import { describe, expect, it } from "vitest";
import type { State } from "../src/house/wire";
import { frame, seatsOf, type Berth, type Shell } from "../src/lib/stage/geometry";
import type { Furniture, Ground } from "../src/lib/stage/furniture/furniture";

const FOUND = import.meta.glob<{ furniture?: Furniture }>("../src/lib/stage/furniture/*/*.ts", { eager: true });
const GAMES = Object.entries(FOUND).flatMap(([path, { furniture }]) =>
  furniture ? [{ name: path.split("/").at(-1)!.slice(0, -3), furniture }] : [],
);
const CLOTHS: Record<Shell, [number, number]> = { wide: [988, 624], tall: [390, 624], flat: [618, 354] };
const SHELLS = Object.keys(CLOTHS) as Shell[];
const TEXTS = Object.values(EN).join("\n");

const row = (seat: number) => ({
  seat,
  name: `seat ${seat}`,
  stack: 100,
  free: 100,
  acts: false,
  leads: seat === 1,
  hand: [],
  backs: 3,
  tricks: 0,
  score: 0,
  mood: "" as const,
  said: null,
});

/** A cloth on which nothing lies yet, and which words it asks for. */
function ground(furniture: Furniture, shell: Shell, count: number, places: State["places"] = [], asked: string[] = []): Ground {
  const f = frame(...CLOTHS[shell], shell, count);
  const berths = furniture.berths[shell];
  const rows = Array.from({ length: count }, (_, seat) => row(seat));
  const state = { me: 0, places, rows, stock: 52 } as unknown as State;
  const words = (key: string) => (asked.push(key), key);
  const seats = seatsOf(f, count, { way: furniture.way, gap: berths.gap, own: berths.own });
  return { f, berths, state, seats, after: (seat) => seat, turned: [], picture: (card) => `deck#${card}`, words, letter: String };
}

const isBerth = (found: unknown): found is Berth => Array.isArray(found) && typeof found[0] === "number" && found.length > 1;

describe.each(GAMES)("$name", ({ furniture }) => {
  it.each(SHELLS)("is drawn whole at a table that is %s", (shell) => {
    for (const count of [3, 5]) {
      const set = ground(furniture, shell, count);
      const text = furniture.painted(set) + (furniture.drawn?.(set) ?? "");
      expect(text).not.toMatch(/NaN|undefined|style=/);
      expect(text.match(/<[a-z]+/g)!.length).toBe(text.match(/\/>|<\/[a-z]+>/g)!.length);
    }
  });

  it.each(SHELLS)("asks for words there are, %s", (shell) => {
    const asked: string[] = [];
    const set = ground(furniture, shell, 4, [], asked);
    furniture.painted(set);
    furniture.drawn?.(set);
    for (const key of asked) expect(TEXTS).toMatch(new RegExp(`^${key} =`, "m"));
  });

  it.each(SHELLS)("keeps its berths on the table, %s", (shell) => {
    const { f, berths } = ground(furniture, shell, 4);
    const [width, height] = [f.table.w / 2 / f.u, f.table.h / 2 / f.u];
    for (const [name, berth] of Object.entries(berths)) {
      if (!isBerth(berth) || name === "own" || name === "between") continue;
      expect([name, Math.abs(berth[0]) < width, Math.abs(berth[1]) < height]).toEqual([name, true, true]);
    }
  });
});

describe("furniture", () => {
  it("knows where a bet lies of which the rank is not told", () => {
    const item = { card: -1, rank: -1, suit: -1, seat: -1, chips: 5, tally: 0, count: 1 };
    for (const { furniture } of GAMES)
      for (const shell of SHELLS)
        for (const field of ["bets", "stakes", "sides", "high", "calls"])
          furniture.lies?.({ field, plain: field, name: field, seat: 2, item, k: 0, count: 1 }, ground(furniture, shell, 4));
  });

  it("is there for twenty games", () => expect(GAMES).toHaveLength(20));

  it("lays a bet on every rank where a rank may be bet on", () => {
    for (const { furniture } of GAMES.filter((one) => ["faro", "stuss", "tempeln", "basset", "pharaon"].includes(one.name)))
      for (const shell of SHELLS) {
        const set = ground(furniture, shell, 4);
        const spots = Array.from({ length: 13 }, (_, rank) => furniture.field!(rank, set)!);
        expect(new Set(spots.map(([x, y]) => `${x} ${y}`)).size).toBe(13);
      }
  });
});
