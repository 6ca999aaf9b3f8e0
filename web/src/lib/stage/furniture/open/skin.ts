// A card before each seat, with the bet against the dealer beside it; the dealer's and the new card in the middle.
// Bets between two seats lie half-way, each one's chips on that one's side.

import { at, lapped, medalBox, plateBox, saidBox, stackBox, type Box, type Lie } from "../../geometry";
import { type Furniture, type Ground, type Laid, type Thing } from "../furniture";
import { berth, handBelow, isNarrow, named, shoe, shoeLeft } from "../ink";
import { deadAt, oddsBox, toldBox } from "./rows";
import { deadName } from "./zecchinetta";
import { inShells, on } from "../shells";
import { sidesOf } from "../sides";

const berths = inShells({
  shoe: on([-38, -22, 44], [-30, -54, 32], [-26, -4, 22]),
  centre: on([40, -22, 66], [24, -54, 50], [16, -4, 34]),
  turn: on([124, -18, 78], [0, 34, 56], [62, -4, 46]),
  dead: on([116, 186, 26], [52, 206, 20], [124, 122, 17]),
  deadWide: on(120, 104, 70),
  card: on([0, 0, 58], [0, 0, 42], [0, 0, 28]),
  odds: on([0, 107, 200], [0, 137, 165], [-16, 44, 155]),
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
  return thing.field === "bets" ? { at: { ...card, ...betAt(thing.seat, ground) } } : undefined;
}

/** Where the bet of a seat with the dealer stands. */
function betAt(seat: number, ground: Ground): { x: number; y: number } {
  const { own, nx, words } = ground.seats[seat]!;
  const { x, y, w } = cardOf(seat, ground);
  const side = own ? 1 : (words === "over" ? -1 : 1) * Math.sign(nx) || 1; // where many sit, off the plate
  return { x: x - side * w * 0.95, y: y + w * (own && ground.f.shell === "flat" ? -0.2 : 0.3) };
}

function cardOf(seat: number, ground: Ground): Lie {
  const { f, seats } = ground;
  const [, , w = 50] = berth(ground, "card");
  const place = seats[seat]!;
  const k = w * f.u;
  const beside = isNarrow(ground) && Math.abs(place.nx) > 0.7; // the odds lie below
  const y = place.own ? place.y - f.medal * 0.5 - k * 0.95 : beside ? place.y - k * 2.45 : handBelow(place, k, ground);
  return { x: place.own ? place.x - f.medal * 0.4 : place.bet.x, y, w: k, r: 0 };
}

const STEP = 12; // units from one spot that is tried to the next
const FAR = 45; // steps that are tried each way

/** Steps across and down from a point, the shortest way first. */
const AROUND = Array.from({ length: (2 * FAR + 1) ** 2 }, (_, n): [number, number] => [
  (n % (2 * FAR + 1)) - FAR,
  Math.floor(n / (2 * FAR + 1)) - FAR,
]).sort((a, b) => Math.hypot(...a) - Math.hypot(...b));

const EDGE = 20; // units between chips and the rail

/** Where the chips of a bet between two seats stand: half-way, and which way and how far each one's own lie from there. */
interface Half {
  x: number;
  y: number;
  dx: number;
  dy: number;
}

const pairOf = (seat: number, other: number): string => [seat, other].sort((a, b) => a - b).join(); // of two seats, whoever is named first

/** Those of all bets in a state, once for each seating: one after the other, so that one may move when another goes. */
const KNOWN = new WeakMap<object, { seats: object; found: Map<string, Half> }>();

function halves(ground: Ground): Map<string, Half> {
  const known = KNOWN.get(ground.state);
  if (known?.seats === ground.seats) return known.found;
  const found = new Map<string, Half>();
  const taken = obstacles(ground);
  for (const { from, to } of sidesOf(ground.state)) {
    if (found.has(pairOf(from, to)) || !ground.seats[from] || !ground.seats[to]) continue;
    const { x, y, dx, dy } = halfWay(from, to, taken, ground);
    found.set(pairOf(from, to), { x, y, dx, dy });
    taken.push(...[1, -1].map((way) => chipsBox(x + way * dx, y + way * dy, ground)));
  }
  KNOWN.set(ground.state, { seats: ground.seats, found });
  return found;
}

/** Half-way between the cards of two seats, or as near to there as nothing lies in the way. */
function halfWay(from: number, to: number, taken: Box[], ground: Ground): Half {
  const [one, other] = [cardOf(from, ground), cardOf(to, ground)];
  const { u } = ground.f;
  const far = Math.hypot(other.x - one.x, other.y - one.y) || 1;
  const [dx, dy] = [(other.x - one.x) / far, (other.y - one.y) / far];
  const off = Math.min(24 * u, far * 0.14);
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  const free = (x: number, y: number) => isOnCloth(x, y, ground) && !taken.some((box) => lapped(box, chipsBox(x, y, ground)));
  const spotAt = ([across, down]: [number, number]) => ({ x: middle.x + across * STEP * u, y: middle.y + down * STEP * u });
  const isFree = ({ x, y }: { x: number; y: number }) => [off, -off].every((by) => free(x + dx * by, y + dy * by));
  const spot = spotAt(AROUND.find((steps) => isFree(spotAt(steps))) ?? [0, 0]);
  return { ...spot, dx: dx * off, dy: dy * off };
}

/** One's chips of a bet with another: half-way, and a little on one's own side. */
function half({ seat, item }: Thing, ground: Ground): Laid | null {
  const found = halves(ground).get(pairOf(seat, item.seat));
  if (!found) return null;
  const way = seat < item.seat ? -1 : 1;
  return { at: { x: found.x + way * found.dx, y: found.y + way * found.dy, w: 0, r: 0 } };
}

/** Whether chips stand on the cloth, off its rail. */
function isOnCloth(x: number, y: number, { f }: Ground): boolean {
  const inset = f.rail + EDGE * f.u;
  const across = Math.abs(x - f.table.cx) / (f.table.w / 2 - inset);
  const down = Math.abs(y - f.table.cy) / (f.table.h / 2 - inset);
  return across ** f.n + down ** f.n <= 1;
}

/** What chips cover that stand there, with their figure. */
function chipsBox(x: number, y: number, { f, berths }: Ground): Box {
  const k = berths.pad * f.u;
  return { x: x - 31 * k, y: y - 24 * k, w: 62 * k, h: 36 * k + 15 };
}

/** Seats, what they say, their cards and bets, the middle, the odds and, on a desk, the sentence that decides. */
function obstacles(ground: Ground): Box[] {
  const { f, seats, berths } = ground;
  const card = (lie: Lie): Box => ({ x: lie.x - lie.w * 0.55, y: lie.y - lie.w * 0.85, w: lie.w * 1.1, h: lie.w * 1.7 });
  const sitting = seats.flatMap((seat, n) => {
    if (!seat) return [];
    const { x, y } = betAt(n, ground);
    const chips = seat.bare ? [] : [stackBox(f, seat)];
    return [plateBox(f, seat), medalBox(f, seat), ...chips, saidBox(f, seat), card(cardOf(n, ground)), chipsBox(x, y, ground)];
  });
  const middle = ["centre", "turn"].map((name) => card(at(f, berth(ground, name))));
  const [sx, sy, sw = 44] = berths.shoe;
  const [dx, dy, dw = 26] = berth(ground, "dead");
  const dead = at(f, [dx - dw, dy - dw * 1.9]);
  return [
    ...sitting,
    ...middle,
    card(at(f, [sx, sy, sw * 1.2])), // its walnut
    ...toldBox(ground),
    { ...dead, w: (Number(berths["deadWide"]) + 2 * dw) * f.u, h: dw * 3 * f.u },
    oddsBox(ground, 2),
  ];
}

export const furniture: Furniture = { way: 1, berths, painted, drawn: shoeLeft, lies };
