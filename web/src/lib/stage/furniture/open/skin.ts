// A card before each seat, with the bet against the dealer beside it; the dealer's and the new card in the middle.
// Bets between two seats lie half-way, each one's chips on that one's side.

import { at, type Lie } from "../../geometry";
import { type Furniture, type Ground, type Laid, type Thing } from "../furniture";
import { berth, named, shoe, shoeLeft } from "../ink";
import { deadAt } from "./rows";
import { deadName } from "./zecchinetta";
import { inShells, on } from "../shells";

const berths = inShells({
  shoe: on([-38, -22, 44], [-28, -10, 28], [-26, -4, 22]),
  centre: on([40, -22, 66], [22, -10, 42], [16, -4, 34]),
  turn: on([40, -22, 84], [22, -10, 60], [16, -4, 46]),
  dead: on([116, 186, 26], [52, 206, 20], [124, 122, 17]),
  deadWide: on(120, 104, 70),
  card: on([0, 0, 58], [0, 0, 36], [0, 0, 28]),
  odds: on([0, 96, 200], [0, 130, 165], [0, 60, 155]),
  ribbon: [0, 67],
  pad: on(0.56, 0.4, 0.36),
  before: on([170, 110], [110, 70], [90, 60]),
  gap: on(undefined, 0.22, undefined),
});

const painted = (ground: Ground): string => shoe(ground) + named(ground, berth(ground, "centre"), "", 1.1) + deadName(ground, "cloth-dead");

/** A card stands inwards of its seat, the bet with the dealer beside it. */
function lies(thing: Thing, ground: Ground): Laid | null | undefined {
  if (thing.field === "place" && thing.seat < 0)
    return /dead/.test(thing.plain) ? deadAt(thing, ground) : { at: at(ground.f, berth(ground, "centre")) };
  const place = ground.seats[thing.seat];
  if (!place) return undefined;
  const card = cardOf(thing.seat, ground);
  if (thing.field === "place") return { at: card };
  if (thing.field === "sides") return half(thing, ground);
  if (thing.field !== "bets") return undefined;
  const side = place.own ? 1 : Math.sign(place.nx) || 1;
  return { at: { ...card, x: card.x - side * card.w * 0.95, y: card.y + card.w * 0.3 } };
}

function cardOf(seat: number, ground: Ground): Lie {
  const { f, seats } = ground;
  const [, , w = 50] = berth(ground, "card");
  const place = seats[seat]!;
  const k = w * f.u;
  const y = place.own ? place.y - f.medal * 0.5 - k * 0.95 : place.bet.y;
  return { x: place.own ? place.x - f.medal * 0.4 : place.bet.x, y, w: k, r: 0 };
}

/** One's chips of a bet with another: half-way, and a little on one's own side; never over the middle. */
function half(thing: Thing, ground: Ground): Laid | null {
  const { f, seats } = ground;
  if (!seats[thing.item.seat]) return null;
  const [one, other] = [cardOf(thing.seat, ground), cardOf(thing.item.seat, ground)];
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const far = Math.hypot(dx, dy) || 1;
  const off = Math.min(24 * f.u, far * 0.14);
  const [x, y] = [(one.x + other.x) / 2, (one.y + other.y) / 2];
  const [px, py] = beside(
    x - f.table.cx,
    y - f.table.cy,
    dx / far,
    dy / far,
    thing.seat < thing.item.seat,
    f.u * (f.shell === "wide" ? 1 : 0.62),
  );
  return { at: { x: x + px - (dx / far) * off, y: y + py - (dy / far) * off, w: 0, r: 0 } };
}

/** How far a place near the middle is moved aside, across the line between the two. */
function beside(x: number, y: number, dx: number, dy: number, first: boolean, u: number): [number, number] {
  const near = Math.max(0, 116 * u - Math.hypot(x, y));
  if (!near) return [0, 0];
  const [nx, ny] = first ? [-dy, dx] : [dy, -dx]; // the same side for both
  const sign = nx * x + ny * y < 0 ? -1 : 1;
  return [sign * nx * near, sign * ny * near];
}

export const furniture: Furniture = { way: 1, berths, painted, drawn: shoeLeft, lies };
