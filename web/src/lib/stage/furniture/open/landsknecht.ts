// Hand cards at the left, the dealer's card at the right, the table cards in a row between with everybody's chips;
// ranks that are out of play small and dark above.

import { at, fan } from "../../geometry";
import { placePainted, textPainted, type Furniture, type Ground, type Laid, type Thing } from "../furniture";
import { berth, named, packLeft, rankIn, ring, sized } from "../ink";
import { betOn, deadAt, emptyRow, openAt, openRanks } from "./rows";
import { deadName } from "./zecchinetta";
import { inShells, on } from "../shells";

const berths = inShells({
  shoe: on([-64, -118, 52], [-8, -170, 30], [-70, -58, 26]),
  hand_cards: on([-250, 12, 70], [-44, -66, 36], [-164, 8, 40]),
  matched_hand_cards: on([-250, 12, 70], [-44, -66, 36], [-164, 8, 40]),
  mine: on([262, 8, 88], [88, -128, 50], [176, 8, 48]),
  turn: on([18, -108, 88], [20, -142, 54], [-16, -58, 46]),
  row: on([-196, 24, 66], [-165, 34, 50], [-116, 22, 40]),
  across: on(388, 330, 250),
  columns: on(5, 4, 5),
  down: on(0, 128, 0),
  dead: on([112, -112, 36], [34, -62, 22], [44, -58, 20]),
  deadWide: on(110, 50, 66),
  pool: on([-196, -132], [-88, -162], [-112, -62]),
  odds: on([0, 168, 200], [0, 226, 165], [0, 100, 155]),
  past: on([-2, 38, 54], [0, 100, 42], [9, 26, 30]),
  ribbon: [0, 190],
  pad: on(0.66, 0.46, 0.4),
  gap: on(undefined, 0.3, undefined),
});

const table = (ground: Ground): number[] => openRanks(ground, ({ field, name }) => field === "lies" && /table/.test(name));
const hands = (ground: Ground): number[] => openRanks(ground, ({ field, name }) => field === "lies" && /Hand/.test(name));

function painted(ground: Ground): string {
  const [x, y, w = 50] = berth(ground, "hand_cards");
  const size = sized(ground);
  const hand = placePainted([x, y, w * 1.2], 1.14) + textPainted(x, y - w * 1.03 - size * 0.6, size, ground.words("cloth-hand-cards"));
  return (
    emptyRow(ground, 5) +
    hand +
    named(ground, berth(ground, "mine"), ground.words("cloth-dealers")) +
    ring(ground, berth(ground, "pool"), w * 0.56) +
    deadName(ground, "cloth-dead")
  );
}

/** Two hand cards lie half over each other. */
function handAt(rank: number, ground: Ground) {
  const [x, y, w = 50] = berth(ground, "hand_cards");
  const all = hands(ground);
  const n = all.indexOf(rank);
  return n < 0 ? undefined : fan([x, y, w], all.length, w * 0.46, 0, 5)[n];
}

const field = (rank: number, ground: Ground) => openAt(rank, table(ground), ground) ?? handAt(rank, ground);

function lies(thing: Thing, ground: Ground): Laid | null | undefined {
  if (thing.field === "cap") return null;
  if (thing.field === "own") return ownCard(thing, ground);
  if (thing.field === "bets") return betOn(thing, field(rankIn(thing), ground), ground);
  if (thing.field !== "lies") return undefined;
  if (/dead/.test(thing.plain)) return deadAt(thing, ground);
  const place = field(rankIn(thing), ground);
  return place && { at: at(ground.f, place) };
}

/** The card of a punter's own lies before the seat. */
function ownCard(thing: Thing, { f, seats }: Ground): Laid | null {
  const place = seats[thing.seat];
  const w = (f.shell === "wide" ? 40 : 26) * f.u;
  return place ? { at: { x: place.bet.x, y: place.bet.y, w, r: 0 } } : null;
}

export const furniture: Furniture = { way: -1, berths, painted, drawn: packLeft, lies, field };
