// Books of thirteen cards.  One's own lies open in two rows, its corners bent where a win rides; the others lay the
// cards they bet on before themselves, small.  Whoever banks or looks on sees all bets on one book.

import { at, type Berth, type Lie } from "../../geometry";
import { textPainted, type Ground, type Laid, type Thing } from "../furniture";
import { berth, cardPainted, rankIn, shoe, shoeLeft, sized } from "../ink";
import { inTwoRows, onField, places } from "./box";

const ranks = Array.from({ length: 13 }, (_, rank) => rank);

/** Whether there is one book for all: for the banker, and for whoever looks on. */
const forAll = ({ state }: Ground): boolean => state.me < 0 || !!state.rows[state.me]?.leads;

export function painted(ground: Ground): string {
  const [x, y, w = 50] = inTwoRows(3, ground);
  const size = sized(ground, 0.92);
  const title =
    ground.f.shell === "wide" ? textPainted(x, y - w * 0.8 - size * 0.6, size, ground.words("cloth-book"), 'opacity=".85"') : "";
  return places(ground, "cloth-banks", "cloth-punters") + shoe(ground) + title;
}

export function drawn(ground: Ground): string {
  const own = ranks.map((rank) => page(inTwoRows(rank, ground), rank, bends(ground.state.me, rank, ground), ground));
  return shoeLeft(ground) + own.join("") + ground.state.rows.map(({ seat }) => smallPages(seat, ground)).join("");
}

const tally = (field: string, seat: number, rank: number, { state }: Ground) =>
  state.places.find((place) => place.field === field && place.seat === seat)?.items.find((item) => item.rank === rank)?.tally ?? 0;

/** How many corners are bent: as many as are told, or one where something rides. */
function bends(seat: number, rank: number, ground: Ground): number {
  if (seat < 0) return 0;
  const rides = ground.state.places.some(
    (place) => place.seat === seat && place.field === "gains" && place.items.some((item) => item.rank === rank),
  );
  return tally("level", seat, rank, ground) || Number(rides);
}

/** A card of a book; where a corner is bent, the cloth shows and the paper's back. */
function page([x, y, w = 50]: Berth, rank: number, bent: number, ground: Ground): string {
  const h = w * 1.6;
  const corners = [
    [x + w / 2, y - h / 2, -1, 1],
    [x - w / 2, y - h / 2, 1, 1],
    [x + w / 2, y + h / 2, -1, -1],
    [x - w / 2, y + h / 2, 1, -1],
  ] as const;
  const folds = corners.slice(0, bent).map(([cx, cy, sx, sy]) => fold(cx, cy, sx * w * 0.36, sy * w * 0.36));
  return `<rect x="${x - w / 2 + 2}" y="${y - h / 2 + 3}" width="${w}" height="${h}" rx="4" fill="#000" opacity=".35"/>${cardPainted([x, y, w], ground.picture(4 * rank + 3))}${folds.join("")}`;
}

const fold = (x: number, y: number, dx: number, dy: number): string =>
  `<path d="M${x + Math.sign(-dx)} ${y + Math.sign(-dy)}h${dx * 1.04}l${-dx * 1.04} ${dy * 1.04}z" fill="#28533f"/><path d="M${x + dx} ${y}L${x} ${y + dy}l${dx * 0.86} ${-dy * 0.14}z" fill="#8f2b31" stroke="#f1e6cb" stroke-width="1"/>`;

// -- the cards of others

const betsOf = (seat: number, { state }: Ground) =>
  state.places.filter((place) => place.seat === seat && place.field === "bets").flatMap((place) => place.items);

/** Where the small card of a seat's bet lies, in pixels. */
function smallAt(seat: number, rank: number, ground: Ground): Lie | undefined {
  const place = ground.seats[seat];
  const all = betsOf(seat, ground);
  const n = all.findIndex((item) => item.rank === rank);
  if (!place) return undefined;
  const w = (ground.f.shell === "wide" ? 32 : 20) * ground.f.u;
  const step = Math.min(w * 1.12, (w * 3.4) / Math.max(1, all.length - 1));
  const back = 0.2; // of the way, towards the seat
  const x = place.bet.x + (place.x - place.bet.x) * back;
  return { x: x + (Math.max(0, n) - (all.length - 1) / 2) * step, y: place.bet.y, w, r: 0 };
}

function smallPages(seat: number, ground: Ground): string {
  if (seat === ground.state.me || forAll(ground)) return "";
  const { f } = ground;
  return betsOf(seat, ground)
    .map(({ rank }) => {
      const lie = smallAt(seat, rank, ground)!;
      const spot: Berth = [(lie.x - f.table.cx) / f.u, (lie.y - f.table.cy) / f.u, lie.w / f.u];
      return page(spot, rank, bends(seat, rank, ground), ground);
    })
    .join("");
}

/** Bets and what rides beside them. */
export function lies(thing: Thing, ground: Ground): Laid | null | undefined {
  if (thing.field !== "bets" && thing.field !== "gains") return thing.field === "lost" ? { at: at(ground.f, berth(ground, "lost")) } : null;
  const rides = thing.field === "gains";
  if (thing.seat === ground.state.me || forAll(ground)) return onOwn(thing, rides, ground);
  const lie = smallAt(thing.seat, rankIn(thing), ground);
  return lie ? { at: { ...lie, x: lie.x + (rides ? lie.w * 0.3 : 0), y: lie.y + lie.w * (rides ? 0.15 : 0.75) } } : null;
}

function onOwn(thing: Thing, rides: boolean, ground: Ground): Laid {
  const [x, y, w = 50] = inTwoRows(rankIn(thing), ground);
  if (forAll(ground)) return onField(thing, [x, y + (rides ? -w * 0.3 : 0), w], ground);
  return { at: at(ground.f, [x + (rides ? w * 0.22 : 0), y + w * (rides ? -0.1 : 0.5)]) };
}
