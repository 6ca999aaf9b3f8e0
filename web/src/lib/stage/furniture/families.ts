// The furniture of the four families, which games have that bring none of their own.

import { RANKS } from "../../../words/cards";
import type { Game } from "../../../house/wire";
import { placePainted, type Furniture, type Ground } from "./furniture";
import { left, pack } from "./ink";
import { inShells, on, type Rows } from "./shells";
import { fieldOf, trickAt } from "./usual";

const stockPainted = (ground: Ground): string => pack(ground, ground.berths.shoe);

/** How many cards are left, under the stock. */
const leftPainted = (ground: Ground): string => (ground.state.stock > 0 ? left(ground, ground.berths.shoe) : "");

const layoutPainted = (ground: Ground): string =>
  RANKS.map((_, rank) => {
    const [x, y, w = 50] = fieldOf(rank, ground);
    return `${placePainted([x, y, w], 1)}<text x="${x - w * 0.32}" y="${y - w * 0.44}" text-anchor="middle" font-size="${w * 0.34}">${ground.letter(rank)}</text>`;
  }).join("");

const trickPainted = (ground: Ground): string => {
  const count = ground.state.rows.length;
  return Array.from({ length: count }, (_, after) => placePainted(trickAt(after, count, ground), 1, "faint")).join("");
};

// -- the families

const BASE = {
  shoe: on([-238, -112, 56], [0, -84, 38], [-190, -20, 32]),
  turn: on([0, 0, 100], [0, 50, 76], [0, 6, 56]),
  stream: on([0, 100, 56], [0, 150, 44], [0, 66, 32]),
  step: on(27, 22, 16),
  pool: on([0, -110], [0, -150], [0, -70]),
  ribbon: [0, 196],
  pad: on(0.84, 0.62, 0.48),
  gap: on(undefined, 0.3, undefined),
} satisfies Rows;

const cards: Furniture = {
  way: 1,
  berths: inShells({
    ...BASE,
    mine: on([-218, 40, 98], [-118, 56, 76], [-128, 12, 56]),
    yours: on([218, 40, 98], [118, 56, 76], [128, 12, 56]),
    open: on([0, -20, 74], [0, 40, 56], [0, 0, 44]),
    odds: on([0, 150, 200], [0, 196, 165], [0, 88, 155]),
  }),
  painted: stockPainted,
  drawn: leftPainted,
};

const open: Furniture = {
  way: 1,
  berths: inShells({
    ...BASE,
    turn: on([-14, -104, 88], [0, -130, 66], [0, -62, 52]),
    stream: undefined,
    pool: on([96, -110], [-110, -120], [80, -70]),
    mine: on([250, 6, 92], [104, -120, 52], [180, 4, 54]),
    open: on([-60, 20, 66], [0, 60, 44], [-40, 16, 38]),
    odds: on([0, 150, 200], [0, 200, 165], [0, 92, 155]),
  }),
  painted: stockPainted,
  drawn: leftPainted,
};

const layout: Furniture = {
  way: 1,
  berths: inShells({
    ...BASE,
    shoe: on([0, -134, 46], [0, -128, 38], [0, -76, 26]),
    turn: on([92, -128, 62], [62, -126, 50], [56, -72, 38]),
    stream: undefined,
    pool: on([190, -130], [0, -210], [120, -70]),
    lost: on([-92, -128, 62], [-62, -126, 50], [-56, -72, 38]),
    first: on([-198, 18, 54], [-147, 40, 44], [-108, 8, 32]),
    between: on([66, 104], [49, 84], [36, 58]),
    gap: on(0.2, 0.345, 0.28),
  }),
  painted: (ground) => stockPainted(ground) + layoutPainted(ground),
  drawn: leftPainted,
  field: fieldOf,
};

const trick: Furniture = {
  way: 1,
  berths: inShells({
    ...BASE,
    shoe: on([216, -92, 50], [104, 66, 36], [150, -50, 30]),
    turn: on([276, -88, 54, 7], [140, 70, 36, 7], [186, -46, 30, 7]),
    stream: undefined,
    pool: on([-216, -80], [-120, 60], [-140, -50]),
    ribbon: [0, -34],
    turned: on([276, -88, 54, 7], [140, 70, 36, 7], [186, -46, 30, 7]),
    trick: on([0, -44, 78], [0, -50, 60], [0, -26, 42]),
    hand: on([0, 196, 92], [0, 176, 74], [0, 100, 54]),
    handStep: on(66, 58, 44),
    own: on([-292, -34], [-84, 2], [-194, -14]),
    gap: on(0.25, 0.33, 0.25),
    open: on([-216, 30, 44], [-110, 120, 30], [-140, 20, 26]),
  }),
  painted: (ground) => stockPainted(ground) + trickPainted(ground),
  drawn: leftPainted,
};

const FAMILIES = { cards, open, layout, trick };
const OPEN = ["landsknecht", "zecchinetta", "ziginette", "skin"];
const AGAINST = ["lansquenet", "zecchinetta", "ziginette", "landsknecht"]; // played against the clock

/** The furniture that games of this kind have. */
export function familyOf(game: Game): Furniture {
  const family = game.kind === "trick" ? "trick" : game.layout === "ranks" ? "layout" : OPEN.includes(game.name) ? "open" : "cards";
  return { ...FAMILIES[family], way: AGAINST.includes(game.name) ? -1 : 1 };
}
