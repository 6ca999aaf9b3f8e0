// A temple chalked on slate: a pediment, columns, and a field for every rank.  Left the bank draws, right the punters;
// the cards that have gone are strokes in their fields.

import { at, type Berth } from "../../geometry";
import { placePainted, textPainted, type Furniture, type Ground, type Laid, type Thing } from "../furniture";
import { strokes } from "../../chalk";
import { berth, countOf, isNarrow, packLeft, rankIn, sized, under } from "../ink";
import { couple, loses, onField, places, wins } from "./box";
import { inShells, on } from "../shells";

const berths = inShells({
  shoe: on([-258, -112, 46], [0, -132, 34], [-190, -44, 24]),
  lost: on([-266, 44, 62], [-62, -132, 48], [-188, 34, 38]),
  won: on([266, 44, 62], [62, -132, 48], [188, 34, 38]),
  turn: on([0, -172, 62], [0, -126, 62], [0, -64, 46]),
  first: on([-168, 6, 52], [-132, 44, 42], [-120, 0, 36]),
  between: on([56, 96], [44, 88], [40, 64]),
  odds: on([0, 196, 180], [0, 222, 165], [0, 110, 155]),
  ribbon: [0, 204],
  pad: on(0.6, 0.44, 0.38),
  gap: on(0.2, 0.345, 0.3),
});

const SHORT = [6, 7, 8, 9, 10, 11, 12, 0]; // from the seven up
const WHOLE = Array.from({ length: 13 }, (_, rank) => rank);
const PACK = 52;

/** The ranks of the pack that is played with. */
const ranksOf = ({ state, turned }: Ground): number[] => ((state.stock + turned.length) % PACK ? SHORT : WHOLE);

/** Two rows of fields, the upper one longer. */
function spotOf(rank: number, ground: Ground): Berth {
  const ranks = ranksOf(ground);
  const n = Math.max(0, ranks.indexOf(rank));
  const upper = Math.ceil(ranks.length / 2);
  const [x, y, w = 50] = berth(ground, "first");
  const [dx, dy] = berth(ground, "between");
  const [row, across] = n < upper ? [0, upper] : [1, ranks.length - upper];
  const middle = x + 3 * dx;
  return [middle + (n - row * upper - (across - 1) / 2) * dx, y + row * dy, w];
}

/** The box of all fields. */
function body(ground: Ground) {
  const [x, y, w = 50] = berth(ground, "first");
  const [dx, dy] = berth(ground, "between");
  return { left: x - dx / 2, right: x + 6.5 * dx, top: y - dy / 2, low: y + dy * 1.5, dx, dy, w };
}

function painted(ground: Ground): string {
  const { left, right, top, low, dx } = body(ground);
  const [rise, pad] = [dx * 0.92, dx * 0.3];
  const middle = (left + right) / 2;
  const slab = `<path d="M${left - pad * 1.4} ${top - 4}L${middle} ${top - rise - pad}L${right + pad * 1.4} ${top - 4}V${low + pad}H${left - pad * 1.4}Z" fill="#2a3033" stroke="#6d4d2c" stroke-width="4" stroke-linejoin="round"/>`;
  const roof = `M${left - pad} ${top - 3}L${middle} ${top - rise}L${right + pad} ${top - 2}ZM${left - pad * 0.7} ${low + pad * 0.4}H${right + pad * 0.7}`;
  const eye = `M${middle - dx * 0.24} ${top - rise * 0.38}a${dx * 0.24} ${dx * 0.24} 0 1 0 ${dx * 0.48} 0a${dx * 0.24} ${dx * 0.24} 0 1 0 ${-dx * 0.48} 0`;
  return `${slab}<path class="chalk" d="${roof}${eye}" stroke-width="2" opacity=".85"/>${isNarrow(ground) ? placesNamedBelow(ground) : places(ground, "cloth-banks", "cloth-punters")}`;
}

/** Over them others speak. */
const placesNamedBelow = (ground: Ground): string =>
  [[loses(ground), "cloth-banks"] as const, [wins(ground), "cloth-punters"] as const]
    .map(([of, key]) => placePainted(of, 1.1) + under(ground, of, ground.words(key)))
    .join("");

/** The fields with their ranks, and a stroke for every card of the rank that has gone. */
const drawn = (ground: Ground): string =>
  packLeft(ground) +
  ranksOf(ground)
    .map((rank) => fieldDrawn(rank, ground))
    .join("");

function fieldDrawn(rank: number, ground: Ground): string {
  const [x, y] = spotOf(rank, ground);
  const { dx, dy } = body(ground);
  const [w, h] = [dx * 0.92, dy * 0.93];
  const gone = countOf(ground, "gone", rank);
  const wall = `M${x - w / 2} ${y - h / 2}h${w}v${h}h${-w}z`;
  const size = sized(ground, 1.1);
  const tally = `<path class="chalk" d="${strokes(gone).path}" stroke-width="1.6" transform="translate(${x - w / 2 + 3} ${y + h / 2 - 15}) scale(${Math.min(1, dx / 56)})"/>`;
  return `<path class="chalk" d="${wall}" stroke-width="1.3" opacity=".6"/>${textPainted(x - w / 2 + size * 0.55, y - h / 2 + size * 0.98, size, ground.letter(rank), `class="chalked"${gone > 3 ? ' opacity=".35"' : ""}`)}${tally}`;
}

function lies(thing: Thing, ground: Ground): Laid | null | undefined {
  if (thing.field === "bets") return onField(thing, spotOf(rankIn(thing), ground), ground);
  return thing.field === "lost" ? { at: at(ground.f, berth(ground, "lost")) } : null;
}

export const furniture: Furniture = { way: 1, berths, painted, drawn, lies, streamed: couple, field: spotOf, apart: true };
