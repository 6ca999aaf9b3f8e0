// Places *per voi* with the bets at their feet, the bank's card *per me* at the right and larger; *carte male* small and
// dark above; least and most on a slate.

import { at } from "../../geometry";
import { placePainted, textPainted, type Furniture, type Ground, type Laid, type Thing } from "../furniture";
import { berth, found, named, rankIn, shoe, shoeLeft, sized, slate, wide } from "../ink";
import { betOn, deadAt, emptyRow, openAt, openRanks, slot } from "./rows";
import { inShells, on, type Rows } from "../shells";

export const rows = {
  shoe: on([-200, -112, 54], [-86, -160, 38], [-98, -58, 26]),
  mine: on([248, 10, 96], [90, -122, 52], [172, 8, 54]),
  turn: on([-14, -108, 84], [0, -150, 56], [-10, -56, 48]),
  row: on([-282, 16, 70], [-165, 43, 44], [-172, 22, 44]),
  across: on(462, 330, 300),
  columns: on(6, 4, 6),
  down: on(0, 100, 0),
  dead: on([86, -110, 36], [-46, -62, 24], [46, -58, 20]),
  deadWide: on(110, 88, 70),
  slate: on([-106, -150, 100], [-66, -113, 74], [176, 74, 84]),
  odds: on([0, 168, 200], [0, 226, 165], [0, 100, 155]),
  past: on([-51, 30, 54], [0, 96, 42], [-22, 26, 30]),
  ribbon: [0, 190],
  pad: on(0.66, 0.46, 0.4),
  gap: on(undefined, 0.3, undefined),
} satisfies Rows;
const berths = inShells(rows);

export const live = (ground: Ground): number[] => openRanks(ground, ({ field, name }) => field === "held" && !/male|dead/.test(name));

function painted(ground: Ground): string {
  const size = sized(ground);
  const [x, y, w = 60] = slot(ground, 0, 6);
  const left = ground.f.shell === "tall" ? "" : ground.words("cloth-per-voi"); // on a phone a seat stands there
  const voi = textPainted(x - w * 0.5, y - w * 0.8 - size * 0.55, size, left).replace('text-anchor="middle"', "");
  return (
    emptyRow(ground) +
    shoe(ground) +
    named(ground, berth(ground, "mine"), ground.words("cloth-per-me")) +
    voi +
    deadName(ground, "cloth-male")
  );
}

export function deadName(ground: Ground, key: string): string {
  const [x, y, w = 30] = berth(ground, "dead");
  const size = sized(ground, 0.85);
  const text = textPainted(x - w / 2, y - w * 0.8 - size * 0.5, size, ground.words(key), 'opacity=".8"').replace(
    'text-anchor="middle"',
    "",
  );
  return text + placePainted([x, y, w], 1.05, "faint");
}

/** From how much to how much may be bet on a card. */
export function limits(ground: Ground): string {
  const [least, most] = ["least", "most"].map((field) => found(ground, field)?.chips ?? 0);
  return most
    ? slate(ground, berth(ground, "slate"), ground.words("cloth-limits", { least: least ?? 0, most }), wide(ground) ? 0.85 : 0.9)
    : "";
}

export function lies(thing: Thing, ground: Ground): Laid | null | undefined {
  const ranks = live(ground);
  if (thing.field === "least" || thing.field === "most") return null;
  if (thing.field === "bets") return betOn(thing, openAt(rankIn(thing), ranks, ground), ground);
  if (thing.field !== "held") return undefined;
  const place = /male|dead/.test(thing.plain) ? undefined : openAt(rankIn(thing), ranks, ground);
  return place ? { at: at(ground.f, place) } : deadAt(thing, ground);
}

export const field = (rank: number, ground: Ground) => openAt(rank, live(ground), ground);
export const furniture: Furniture = { way: -1, berths, painted, drawn: (ground) => shoeLeft(ground) + limits(ground), lies, field };
