// Every game has furniture of its own: it can be drawn at all sizes with nothing on the table, and stays on it.
import EN from "texts:en";
import { describe, expect, it } from "vitest";
import type { Line, State } from "../src/house/wire";
import {
  at,
  boxAt,
  frame,
  lapped,
  lyingAt,
  medalBox,
  packsOf,
  plateBox,
  saidBox,
  seatsOf,
  type Berth,
  type Box,
  type Frame,
  type Lie,
  type Shell,
} from "../src/lib/stage/geometry";
import { cardsOf, obstacles, slotBox } from "../src/lib/stage/furniture/open/coupeurs";
import { cardAt } from "../src/lib/stage/furniture/trick/tricks";
import { crowd } from "../src/lib/stage/furniture/ink";
import { placesOf, type Furniture, type Ground } from "../src/lib/stage/furniture/furniture";
import { item, line, place } from "./things";

const FOUND = import.meta.glob<{ furniture?: Furniture }>("../src/lib/stage/furniture/*/*.ts", { eager: true });
const GAMES = Object.entries(FOUND).flatMap(([path, { furniture }]) =>
  furniture ? [{ name: path.split("/").at(-1)!.slice(0, -3), furniture }] : [],
);
const ROOMS = Object.keys(import.meta.glob("../../src/lansquenet/games/*/rules.py", { query: "?url" }));
/** The most that may sit at a game, where that is not ten, as its rules say. */
const MOST: Record<string, number> = {
  ...{ basset: 12, lansquenet: 12, coupeurs: 12, casino_war: 9, red_dog: 9, toepen: 8, macao: 8 },
  ...{ faro: 6, pharaon: 6, stuss: 6, tempeln: 6, norrlandsknack: 5, zwikken: 3 },
};
const seatsAt = (name: string): number[] => Array.from({ length: (MOST[name] ?? 10) - 1 }, (_, n) => n + 2);
const CLOTHS: Record<Shell, [number, number]> = { wide: [988, 624], tall: [390, 624], flat: [618, 354] };
const SHELLS = Object.keys(CLOTHS) as Shell[];
const TEXTS = Object.values(EN).flatMap((file) => Object.keys(file));

/** Whether one lies over the other by more than the corners of a fan, which are air. */
const grazed = (a: Box, b: Box) => {
  const across = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return Math.min(across / Math.min(a.w, b.w), down / Math.min(a.h, b.h)) > 0.25;
};

const furnitureOf = (name: string) => GAMES.find((one) => one.name === name)!.furniture;

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
  const state = { me: 0, places, rows, stock: 52, left: [] } as unknown as State;
  const words = (key: string) => (asked.push(key), key);
  const seats = seatsOf(f, count, {
    way: furniture.way,
    gap: berths.gap,
    own: berths.own,
    backs: berths.backs,
    taken: placesOf(f, berths),
  });
  return {
    f,
    berths,
    state,
    seats,
    after: (seat) => seat,
    turned: [],
    lines: [],
    picture: (card) => `deck#${card}`,
    words,
    letter: String,
  };
}

const TOUCHES = 8; // pixels that a plate may lie over the edge of a card's place
const over = (a: Box, b: Box) => Math.min(a.x + a.w - b.x, b.x + b.w - a.x, a.y + a.h - b.y, b.y + b.h - a.y) > TOUCHES;

const isBerth = (found: unknown): found is Berth => Array.isArray(found) && typeof found[0] === "number" && found.length > 1;

describe.each(GAMES)("$name", ({ name, furniture }) => {
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
    for (const key of asked) expect(TEXTS).toContain(key);
  });

  it.each(SHELLS)("has no seat over a place for a card at a table of any size, %s", (shell) => {
    for (const count of seatsAt(name)) {
      const { f, berths, seats } = ground(furniture, shell, count);
      const lying = seats.flatMap((seat) => [plateBox(f, seat), medalBox(f, seat)]);
      const wrong = placesOf(f, berths).filter((place) => lying.some((box) => over(place, box)));
      expect([count, wrong]).toEqual([count, []]);
    }
  });

  it.each(SHELLS)("has no seat, nor what it says, over another, however many sit there, %s", (shell) => {
    for (const count of seatsAt(name)) {
      const { f, seats } = ground(furniture, shell, count);
      const worn = seats.map((seat) => [medalBox(f, seat), plateBox(f, seat), saidBox(f, seat)]);
      const wrong = worn.flatMap((mine, n) =>
        worn.slice(n + 1).flatMap((others) => mine.filter((box) => others.some((other) => lapped(box, other)))),
      );
      expect([count, wrong]).toEqual([count, []]);
    }
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
    for (const { furniture } of GAMES)
      for (const shell of SHELLS)
        for (const field of ["bets", "stakes", "sides", "high", "calls"])
          furniture.lies?.(
            { field, plain: field, name: field, seat: 2, item: item({ chips: 5 }), k: 0, count: 1 },
            ground(furniture, shell, 4),
          );
  });

  it("has a place of its own for what each of twelve has on one field", () => {
    const spots = Array.from({ length: Math.max(...Object.values(MOST)) }, (_, after) => crowd(after));
    const near = spots.flatMap(([x, y], n) => spots.slice(n + 1).filter(([ox, oy]) => Math.hypot(x - ox, y - oy) < 10));
    expect([spots.length, near]).toEqual([12, []]);
  });

  it("is there for every game that has a room", () => {
    const names = GAMES.map((one) => one.name).sort();
    expect(names).toEqual(ROOMS.map((path) => path.split("/").at(-2)).sort());
  });

  it("lays a bet on every rank where a rank may be bet on", () => {
    for (const { furniture } of GAMES.filter((one) => ["faro", "stuss", "tempeln", "basset", "pharaon"].includes(one.name)))
      for (const shell of SHELLS) {
        const set = ground(furniture, shell, 4);
        const spots = Array.from({ length: 13 }, (_, rank) => furniture.field!(rank, set)!);
        expect(new Set(spots.map(([x, y]) => `${x} ${y}`)).size).toBe(13);
      }
  });
});

describe("a book of cards", () => {
  const QUEEN = 11;
  const bends = (text: string) => text.match(/fill="#8f2b31"/g)?.length ?? 0;
  const book = (name: string, places: State["places"], lines: Line[] = []) => {
    const furniture = furnitureOf(name);
    return furniture.drawn!({ ...ground(furniture, "wide", 3, places), lines });
  };
  const at = (field: string, more: Parameters<typeof item>[0]) => place(field, [item({ rank: QUEEN, ...more })], 0);

  it("has a corner bent for each win that rides at Basset, and says for how many times the couch", () => {
    expect(bends(book("basset", [at("bets", { chips: 4 })]))).toBe(0);
    const text = book("basset", [at("bets", { chips: 4 }), at("level", { tally: 2, count: 7 })]);
    expect([bends(text), text.includes("×7")]).toEqual([2, true]);
  });

  it("tells a paroli, a paix and a pli apart at Pharaon", () => {
    const paroli = book("pharaon", [at("bets", { chips: 4 }), at("gains", { chips: 12 })]);
    expect([bends(paroli), /cloth-p/.test(paroli)]).toEqual([2, false]);
    const paix = book("pharaon", [at("gains", { chips: 4 })]);
    expect([bends(paix), paix.includes("cloth-paix")]).toEqual([0, true]);
    const said = line("bends the Q: pli", { phase: "HALVED", seat: 0, action: 1, gaps: { on: "Q" } });
    const pli = book("pharaon", [at("bets", { chips: 2 })], [said]);
    expect([bends(pli), pli.includes("cloth-pli")]).toEqual([1, true]);
  });

  it("forgets a pli when the card is staked anew", () => {
    const lines = ["HALVED", "BET"].map((phase) => line("", { phase, seat: 0, action: 1, gaps: { on: "Q" } }));
    expect(book("pharaon", [at("bets", { chips: 2 })], lines)).not.toContain("cloth-pli");
  });
});

describe("Lansquenet", () => {
  const both = [place("mine", [item({ card: 0, rank: 0 })]), place("yours", [item({ card: 4, rank: 1 })])];
  const furniture = furnitureOf("lansquenet");
  const left = Array.from({ length: 13 }, (_, rank) => 100 + rank);
  const set = (shell: Shell, places: State["places"] = []) => {
    const found = ground(furniture, shell, 4, places);
    const f = shell === "flat" ? { ...found.f, u: 1.3 } : found.f; // a table beside the answers that is no phone
    return { ...found, f, state: { ...found.state, left } };
  };

  it.each(SHELLS)("counts what is left by rank, those lit that decide, %s", (shell) => {
    const text = furniture.drawn!(set(shell, both));
    expect(text.match(/>1\d\d</g)).toEqual(left.map((n) => `>${n}<`));
    expect(text.match(/stroke="#e6c987"/g)).toHaveLength(2);
    expect(furniture.drawn!(ground(furniture, shell, 4, both))).not.toContain("cloth-left"); // where nobody counts
  });

  it("counts only what decides where all would be too small to be read", () => {
    const small = set("flat", both);
    const text = furniture.drawn!({ ...small, f: ground(furniture, "flat", 4, both).f });
    expect([text.includes("cloth-left"), text.match(/cloth-any-left/g)?.length]).toEqual([false, 2]);
  });
});

describe("tricks", () => {
  const TRICKS = GAMES.filter(({ furniture }) => furniture.berths.wide["trick"]);

  it.each(SHELLS)("lie on no plate at a table of any size, %s", (shell) => {
    for (const { name, furniture } of TRICKS)
      for (const count of seatsAt(name)) {
        const set = ground(furniture, shell, count);
        const { table, u } = set.f;
        const cards = set.seats.map((_, after) => {
          const [x, y, w = 0] = cardAt(after, count, set);
          return { x: table.cx + (x - w / 2) * u, y: table.cy + (y - 0.8 * w) * u, w: w * u, h: 1.6 * w * u };
        });
        const plates = set.seats.map((seat) => plateBox(set.f, seat));
        expect([name, count, cards.filter((card) => plates.some((plate) => over(card, plate)))]).toEqual([name, count, []]);
      }
  });

  it.each(SHELLS)("that a seat holds or has taken lie over nothing of another, and over no card in the middle, %s", (shell) => {
    for (const { name, furniture } of TRICKS)
      for (const count of seatsAt(name)) {
        const { f, seats, berths } = ground(furniture, shell, count);
        expect(berths.backs).toBeGreaterThan(2);
        const solid = [...placesOf(f, berths), ...seats.map((seat) => plateBox(f, seat))];
        const medals = seats.map((seat, n) => ({ n, box: medalBox(f, seat) }));
        const lying = seats.flatMap((seat, n) => lyingAt(f, seat, berths.backs ?? 0).map((box) => ({ n, box })));
        const wrong = lying.filter(
          ({ n, box }) =>
            solid.some((other) => grazed(box, other)) ||
            medals.some((other) => other.n !== n && grazed(box, other.box)) ||
            lying.some((other) => other.n > n && grazed(box, other.box)) ||
            box.x < -box.w / 4 ||
            box.x + box.w > f.width + box.w / 4,
        );
        const crowded = seats
          .map((seat) => plateBox(f, seat))
          .filter((plate, n, all) => all.some((other, m) => m > n && over(plate, other)));
        expect(crowded).toEqual([]);
        expect([name, count, wrong]).toEqual([name, count, []]);
      }
  });

  it.each(SHELLS)("that a seat has taken lie in the window, %s", (shell) => {
    for (const { name, furniture } of TRICKS)
      for (const count of seatsAt(name)) {
        const { f, seats } = ground(furniture, shell, count);
        for (const seat of seats) {
          const { taken } = packsOf(f, seat);
          expect([name, count, taken.x > 0 && taken.x < f.width && taken.y > 0 && taken.y < f.height]).toEqual([name, count, true]);
        }
      }
  });

  it.each([
    ["tomato", "DISCARD", 2],
    ["norrlandsknack", "EXCHANGE", 1],
  ])("of %s: the turn-up that somebody has taken lies by the stock no more", (name, phase, seat) => {
    const furniture = furnitureOf(name);
    const turned = { field: "turned", plain: "turned up", name: "", seat: -1, item: item({ card: 9 }), k: 0, count: 1 };
    const before = ground(furniture, "wide", 4);
    expect(furniture.lies!(turned, before)).toBeUndefined();
    expect(furniture.lies!(turned, { ...before, lines: [line("", { phase, seat })] })).toBeNull();
  });
});

describe("Toepen", () => {
  const furniture = furnitureOf("toepen");
  const HAND = 4;
  const laidOut = (set: Ground) =>
    Array.from({ length: HAND }, (_, k) =>
      furniture.lies!({ field: "place", plain: "shown", name: "", seat: -1, item: item({ card: 9 }), k, count: HAND }, set),
    );

  it.each(SHELLS)("shows a hand that was laid on the table and on no plate, %s", (shell) => {
    for (const count of seatsAt("toepen")) {
      const set = ground(furniture, shell, count);
      const { f, seats } = set;
      const boxes = laidOut(set).map((laid) => {
        const { x, y, w } = laid!.at;
        return { x: x - w / 2, y: y - 0.8 * w, w, h: 1.6 * w };
      });
      const plates = seats.map((seat) => plateBox(f, seat));
      expect([count, boxes.filter((card) => plates.some((plate) => over(card, plate)))]).toEqual([count, []]);
      expect([count, boxes.every(({ x, w }) => x > 0 && x + w < f.width)]).toEqual([count, true]);
    }
  });

  it.each(SHELLS)("keeps it in sight on a large table alone once cards are played, %s", (shell) => {
    const open = place("played", [item({ card: 3 })], 1);
    const gathered = place("taken", [item({ tally: 1 })], 1);
    for (const lying of [open, gathered]) {
      const seen = laidOut(ground(furniture, shell, 4, [lying])).filter(Boolean);
      expect(seen).toHaveLength(shell === "wide" ? HAND : 0);
    }
    expect(laidOut(ground(furniture, shell, 4, [place("played", [item({})], 1)])).every(Boolean)).toBe(true);
  });
});

describe("Casino War", () => {
  const furniture = furnitureOf("casino_war");
  const dealt = [
    line("", { card: 9, phase: "CARD", gaps: { seat: "C" } }),
    line("", { card: 20, phase: "BANK" }),
  ]; // prettier-ignore
  const lying = (field: string, seat: number, set: Ground) =>
    furniture.lies!({ field, plain: "", name: "", seat, item: item({ rank: 2 }), k: 0, count: 1 }, set)!.at;
  const bankers = (set: Ground) => lying("bank", -1, set);
  const cardOf = (seat: number, set: Ground) => lying("held", seat, set);
  const boxOf = ({ x, y, w }: Lie) => boxAt(x, y, w, w * 1.6);

  it.each(SHELLS)("keeps its cards where they were dealt when the state has them no more, %s", (shell) => {
    const set = { ...ground(furniture, shell, 4), lines: dealt };
    const [own, bank, other] = furniture.streamed!([9, 20, 30], set);
    expect(at(set.f, bank!)).toEqual(bankers(set));
    expect(other).toBeUndefined();
    expect(own![0]).toBeCloseTo((cardOf(2, set).x - set.f.table.cx) / set.f.u);
  });

  it.each(SHELLS)("lays the banker's card and the shoe clear of every punter's card, %s", (shell) => {
    for (const count of seatsAt("casino_war")) {
      const set = ground(furniture, shell, count);
      const still = [bankers(set), at(set.f, set.berths.shoe)].map(boxOf);
      const wrong = set.seats.map((_, seat) => boxOf(cardOf(seat, set))).filter((box) => still.some((other) => over(box, other)));
      expect([count, wrong]).toEqual([count, []]);
    }
  });
});

describe("Trente et quarante", () => {
  const furniture = furnitureOf("trente_et_quarante");
  const [ace, two, king] = [0, 5, 48]; // the two is red
  const row = (phase: string, cards: number[]) => cards.map((card) => line("", { card, phase }));
  const noir = row("NOIR", [two, king, king, king]);
  const rouge = row("ROUGE", [king, king, king, ace]);
  const set = (lines: Line[], places: State["places"] = []) => ({ ...ground(furniture, "wide", 4, places), lines });

  it.each(SHELLS)("lays the cards of a coup in two rows, from the left, %s", (shell) => {
    const spots = furniture.streamed!([two, king, king, king, king, king], {
      ...ground(furniture, shell, 4),
      lines: [...noir, ...rouge.slice(0, 2)],
    });
    const [xs, ys] = [spots.map((spot) => spot![0]), spots.map((spot) => spot![1])];
    expect([...xs.slice(0, 4)].sort((a, b) => a - b)).toEqual(xs.slice(0, 4));
    expect([new Set(ys.slice(0, 4)).size, xs[4] === xs[0], ys[4]! > ys[0]!]).toEqual([1, true, true]);
  });

  it("sweeps a coup away when another is dealt for what is in prison", () => {
    const lines = [...noir, ...rouge, ...row("NOIR", [ace])];
    const spots = furniture.streamed!([...lines.map(({ card }) => card)], set(lines));
    expect(spots.map(Boolean)).toEqual([...Array<boolean>(8).fill(false), true]);
  });

  it("says what each row counts, and edges the fields that have won", () => {
    const text = furniture.drawn!(set([...noir, ...rouge]));
    expect([text.includes(">32<"), text.includes(">31<")]).toEqual([true, true]);
    expect(text.match(/class="gilt"/g)).toHaveLength(2); // rouge, and couleur: the first card is red
    expect(furniture.drawn!(set(noir))).not.toContain('class="gilt"');
  });

  it("has the row that wins decide, each card where it lies, and both rows where they are alike", () => {
    const all = set([...noir, ...rouge]);
    const lying = furniture.streamed!(
      all.lines.map(({ card }) => card),
      all,
    );
    expect(furniture.decide!(all)).toEqual(rouge.map(({ card }, n) => [card, lying[noir.length + n]]));
    expect(furniture.decide!(set([...noir, ...row("ROUGE", [two, king, king, king])]))).toHaveLength(8);
  });

  it("has bars before the fields in prison, and twice as many in the second", () => {
    const [none, first, second] = [0, 1, 2].map((tally) => furniture.drawn!(set([], tally ? [place("prison", [item({ tally })])] : [])));
    const bars = (text: string) => text.match(/v82/g)?.length ?? 0;
    expect([bars(none!), bars(first!), bars(second!)]).toEqual([0, 20, 40]);
  });

  it("takes a tap on a field for its name, and only while one is asked", () => {
    const asked = set([]);
    expect([1, 2, 3, 4].map((action) => Boolean(furniture.answer!(action, "FIELD", asked)))).toEqual([true, true, true, true]);
    expect([furniture.answer!(0, "FIELD", asked), furniture.answer!(1, "ANSWER", asked)]).toEqual([undefined, undefined]);
  });
});

describe("Baccarat", () => {
  const furniture = furnitureOf("baccarat");
  const [ace, four, seven, nine, king] = [0, 12, 24, 32, 48];
  const turned = (...cards: [string, number][]) => cards.map(([phase, card]) => line("", { card, phase }));
  const natural = turned(["PUNTO", nine], ["BANCO", seven], ["PUNTO", king], ["BANCO", ace]);
  const drawn = turned(["PUNTO", ace], ["BANCO", king], ["PUNTO", king], ["BANCO", four], ["THIRD", seven]);
  const set = (lines: Line[], shell: Shell = "wide", places: State["places"] = []) => ({ ...ground(furniture, shell, 4, places), lines });

  it.each(SHELLS)("lays the player's hand to the left and the banker's to the right, %s", (shell) => {
    const spots = furniture.streamed!(
      drawn.map(({ card }) => card),
      set(drawn, shell),
    ) as Berth[];
    expect(spots.map(([x]) => Math.sign(x))).toEqual([-1, 1, -1, 1, -1]);
    expect(spots.map(([, , , turn = 0]) => turn)).toEqual([0, 0, 0, 0, -90]);
    expect([spots[0]![0], spots[1]![0]].map(Math.abs)).toEqual([Math.abs(spots[0]![0]), Math.abs(spots[0]![0])]);
  });

  it("says what each hand counts as it grows", () => {
    const first = furniture.drawn!(set(drawn.slice(0, 2)));
    expect([first.includes(">1<"), first.includes(">0<")]).toEqual([true, true]);
    const whole = furniture.drawn!(set(drawn));
    expect([whole.includes(">8<"), whole.includes(">4<")]).toEqual([true, true]);
  });

  it("rings a natural, and edges the field that has won when that is told", () => {
    expect(furniture.drawn!(set(natural)).match(/class="gilt"/g)).toHaveLength(2); // both hands
    const told = [...natural, line("", { rule: "BACC-13" })];
    expect(furniture.drawn!(set(told)).match(/class="gilt"/g)).toHaveLength(3);
    expect(furniture.drawn!(set(drawn))).not.toContain('class="gilt"');
  });

  it("has the hand that wins decide, and both where they are alike", () => {
    const decided = (lines: Line[], rule: string) => furniture.decide!(set([...lines, line("", { rule })])).map(([card]) => card);
    expect(decided(drawn, "BACC-13")).toEqual([ace, king, seven]);
    expect(decided(turned(["PUNTO", nine], ["BANCO", nine]), "BACC-15")).toEqual([nine, nine]);
    expect(furniture.decide!(set(drawn))).toEqual([]);
  });

  it("does not count a third card that a natural of the banker undoes", () => {
    const undone = turned(["PUNTO", ace], ["PUNTO", four], ["THIRD", four], ["BANCO", king], ["BANCO", nine]);
    const text = furniture.drawn!(set(undone));
    expect([text.includes(">5<"), text.includes(">9<")]).toEqual([true, true]);
  });

  it("takes a tap on a field for its name, and has a bank lie on the banker's", () => {
    const asked = set([]);
    expect([1, 2, 3].map((action) => Boolean(furniture.answer!(action, "FIELD", asked)))).toEqual([true, true, true]);
    expect([furniture.answer!(0, "FIELD", asked), furniture.answer!(1, "FIVE", asked)]).toEqual([undefined, undefined]);
    const lying = (field: string, seat: number) =>
      furniture.lies!({ field, plain: field, name: field, seat, item: item({ chips: 5 }), k: 0, count: 1 }, asked)!.at;
    expect(lying("bank", -1).x).toBeGreaterThan(asked.f.table.cx);
    expect(lying("stakes", 2).x).toBeLessThan(asked.f.table.cx);
  });
});

describe("Skin", () => {
  const furniture = furnitureOf("skin");

  /** Where the chips of all bets lie that these pairs have made with each other. */
  const lying = (shell: Shell, count: number, pairs: [number, number][]) => {
    const bets = [...pairs, ...pairs.map(([one, other]): [number, number] => [other, one])];
    const set = ground(
      furniture,
      shell,
      count,
      bets.map(([seat, other]) => place("sides", [item({ chips: 5, seat: other })], seat)),
    );
    const spots = bets.map(
      ([seat, other]) =>
        furniture.lies!(
          { field: "sides", plain: "sides", name: "sides", seat, item: item({ chips: 5, seat: other }), k: 0, count: 1 },
          set,
        )!.at,
    );
    return { f: set.f, pad: set.berths.pad, spots };
  };
  const pairsOf = (count: number) =>
    Array.from({ length: count }, (_, seat) => seat).flatMap((seat) =>
      Array.from({ length: count - 1 - seat }, (_, n): [number, number] => [seat, seat + n + 1]),
    );

  const isOnCloth = ({ table, rail, n }: Frame, x: number, y: number) =>
    (Math.abs(x - table.cx) / (table.w / 2 - rail)) ** n + (Math.abs(y - table.cy) / (table.h / 2 - rail)) ** n <= 1;

  it.each(SHELLS)("has the chips of every bet between two seats on the cloth, %s", (shell) => {
    for (const count of seatsAt("skin"))
      for (const pair of pairsOf(count)) {
        const { f, spots } = lying(shell, count, [pair]);
        expect([count, pair, spots.every(({ x, y }) => isOnCloth(f, x, y))]).toEqual([count, pair, true]);
      }
  });

  it.each(SHELLS)("has the chips of no bet over those of another where one seat bets with all, %s", (shell) => {
    for (const count of seatsAt("skin"))
      for (let seat = 0; seat < count; seat++) {
        const { f, pad, spots } = lying(
          shell,
          count,
          pairsOf(count).filter((pair) => pair.includes(seat)),
        );
        const apart = ([one, other]: [Lie, Lie]) =>
          Math.abs(one.x - other.x) >= 56 * pad * f.u || Math.abs(one.y - other.y) >= 36 * pad * f.u + 13;
        const others = spots.flatMap((one, n) =>
          spots.slice(n + 1).flatMap((other, m): [Lie, Lie][] => (m + 1 === spots.length / 2 ? [] : [[one, other]])),
        );
        expect([count, seat, others.filter((both) => !apart(both))]).toEqual([count, seat, []]);
      }
  });
});

describe("Macao", () => {
  const furniture = furnitureOf("macao");
  const [two, seven, nine] = [4, 24, 32];
  const to = (seat: string, phase: string, card: number) => line("", { card, phase, gaps: { seat } });
  const hand = [to("A", "CARD", two), to("B", "CARD", nine), to("A", "BOUGHT", seven), line("", { card: two, phase: "BANK" })];
  const set = (lines: Line[], places: State["places"] = []) => ({ ...ground(furniture, "wide", 4, places), lines });

  it("lays every card at the hand it was dealt to, those of one hand beside each other", () => {
    const spots = furniture.streamed!(
      hand.map(({ card }) => card),
      set(hand),
    ) as Berth[];
    expect([spots[0]![1] === spots[2]![1], spots[0]![0] < spots[2]![0]]).toEqual([true, true]);
    expect(spots[3]!.slice(0, 2)).toEqual(furniture.berths.wide.turn.slice(0, 2)); // the bank's
    expect(spots[1]![1]).not.toEqual(spots[0]![1]);
  });

  it("says what each hand counts, crosses out what has passed nine, and leaves alone who has no cards", () => {
    const places = [place("counts", [item({ tally: 10 })], 0), place("counts", [item({ tally: 9 })], 1)];
    const text = furniture.drawn!(set(hand, places));
    expect([text.includes(">×<"), text.includes(">9<"), text.includes(">2<")]).toEqual([true, true, true]);
    expect(text.match(/<circle/g)).toHaveLength(3);
  });

  it("shows nought where the state says nothing", () => {
    expect(furniture.drawn!(set([to("A", "CARD", 48)]))).toContain(">0<");
  });
});

describe("Lansquenet of the coupeurs", () => {
  const furniture = furnitureOf("coupeurs");

  it.each(SHELLS)("has no coupeur's card or chips over seats, words or each other at a table of any size, %s", (shell) => {
    for (const count of seatsAt("coupeurs")) {
      const set = ground(furniture, shell, count);
      const slots = cardsOf(set).map((lie) => slotBox(lie, lie.x <= set.f.table.cx));
      const wrong = slots.filter((slot, n) => [...obstacles(set), ...slots.slice(0, n)].some((box) => lapped(slot, box)));
      expect([count, wrong]).toEqual([count, []]);
    }
  });

  it("lays the banker's card in the middle, and bets on the réjouissance before it", () => {
    const bets = [place("joys", [item({ chips: 5 })], 2), place("joys", [item({ chips: 3 })], 3)];
    const set = ground(furniture, "wide", 4, bets);
    const lying = (field: string, seat: number, more: Parameters<typeof item>[0]) =>
      furniture.lies!({ field, plain: field, name: field, seat, item: item(more), k: 0, count: 1 }, set)!.at;
    expect(lying("place", 1, { rank: 3 }).x).toBeLessThan(set.f.table.cx); // seat 1 banks
    expect(lying("place", 2, { rank: 3 })).toEqual(cardsOf(set)[2]);
    const [first, second] = [lying("joys", 2, { chips: 5 }), lying("joys", 3, { chips: 3 })];
    expect([first.y === second.y, first.x < second.x]).toEqual([true, true]);
    expect(lying("stakes", 2, { chips: 5 }).y).toBeGreaterThan(cardsOf(set)[2]!.y);
  });
});
