// Two rows of cards, noir above rouge, and before each what it counts; below them the four fields with the stakes of
// all.  A field that is named is edged while its stake is asked, and one that has won until the next coup.

import { at, type Berth } from "../../geometry";
import { rankOf } from "../../../../words/cards";
import { textPainted, type Furniture, type Ground, type Laid, type Thing } from "../furniture";
import { berth, crowd, found, shoe, shoeLeft, sized } from "../ink";
import { inShells, on } from "../shells";

const berths = inShells({
  shoe: on([-272, -79, 50], [0, -190, 28], [-172, -34, 28]),
  turn: on([0, -70, 64], [0, -80, 48], [0, -34, 40]),
  noir: on([-136, -124, 54], [-42, -122, 42], [-88, -66, 34]),
  rouge: on([-136, -34, 54], [-42, -50, 42], [-88, -8, 34]),
  across: on(336, 124, 204),
  counts: on([-182, 0, 26], [-66, 0, 16], [-118, 0, 16]),
  fields: on([0, 64, 480], [0, 42, 208], [0, 56, 284]),
  high: on(82, 70, 46),
  columns: on(4, 2, 4),
  odds: on([0, 150, 200], [0, 182, 165], [0, 96, 155]),
  ribbon: [0, 164],
  pad: on(0.6, 0.44, 0.36),
  gap: on(undefined, 0.3, undefined),
});

const ROWS = ["noir", "rouge"] as const;
const FIELDS = ["rouge", "noir", "couleur", "inverse"] as const; // as answers 1 to 4
type Row = (typeof ROWS)[number];
type Field = (typeof FIELDS)[number];

const RED = "#9c2b31";
const BLACK = "#15110f";
const GILT = "#e6c987";
const FULL = 30; // which a row counts more than

// -- the rows

/** The cards that chance has turned for a row, oldest first, each with the number of its coup: prison may make several. */
interface Dealt {
  card: number;
  row: Row;
  coup: number;
}

function dealt({ lines }: Ground): Dealt[] {
  const all: Dealt[] = [];
  for (const { card, seat, phase } of lines) {
    const row = ROWS.find((one) => one === phase.toLowerCase());
    if (card < 0 || seat >= 0 || !row) continue;
    const last = all.at(-1);
    all.push({ card, row, coup: (last?.coup ?? 0) + (last?.row === "rouge" && row === "noir" ? 1 : 0) });
  }
  return all;
}

/** Those of the coup that lies there. */
function lying(ground: Ground): Dealt[] {
  const all = dealt(ground);
  return all.filter(({ coup }) => coup === all.at(-1)!.coup);
}

const counts = (cards: Dealt[], of: Row): number =>
  cards.filter(({ row }) => row === of).reduce((sum, { card }) => sum + Math.min(rankOf(card) + 1, 10), 0);
const isRed = (card: number): boolean => card % 4 === 1 || card % 4 === 2;

/** The fields that have won, when both rows are full and differ. */
function winners(ground: Ground): Field[] {
  const cards = lying(ground);
  const [noir, rouge] = ROWS.map((row) => counts(cards, row)) as [number, number];
  if (noir <= FULL || rouge <= FULL || noir === rouge) return [];
  return [rouge < noir ? "rouge" : "noir", isRed(cards[0]!.card) === rouge < noir ? "couleur" : "inverse"];
}

/** Where the n-th of so many cards of a row lies: as close as it must. */
function cardAt(ground: Ground, row: Row, n: number, count: number): Berth {
  const [x, y, w = 50] = berth(ground, row);
  const step = Math.min(w * 1.06, (Number(ground.berths["across"]) - w) / Math.max(1, count - 1));
  return [x + w / 2 + n * step, y, w];
}

/** Where the cards of the coup lie; those of a coup before it have been swept away. */
function spotsOf(ground: Ground): (Berth | undefined)[] {
  const all = dealt(ground);
  const coup = all.at(-1)?.coup;
  return all.map((one) => {
    if (one.coup !== coup) return undefined;
    const row = all.filter((other) => other.coup === coup && other.row === one.row);
    return cardAt(ground, one.row, row.indexOf(one), row.length);
  });
}

function streamed(cards: number[], ground: Ground): (Berth | undefined)[] {
  const spots = spotsOf(ground);
  return spots.slice(spots.length - cards.length);
}

/** The row that wins; both where they are alike. */
function decide(ground: Ground): (readonly [number, Berth])[] {
  const [won, spots] = [winners(ground), spotsOf(ground)];
  const all = dealt(ground).map(({ card, row }, n) => [card, spots[n], !won.length || won.includes(row)] as const);
  return all.flatMap(([card, spot, wins]) => (spot && wins ? [[card, spot] as const] : []));
}

/** What a row counts, on a disc of its colour; nothing on it until a card lies there. */
function sum(ground: Ground, row: Row): string {
  const [x, , r = 20] = berth(ground, "counts");
  const [, y] = berth(ground, row);
  const cards = lying(ground);
  const count = counts(cards, row);
  const won = winners(ground).includes(row);
  const disc = `<circle cx="${x}" cy="${y}" r="${r}" fill="${row === "noir" ? BLACK : RED}" stroke="${won ? GILT : "#d9c48c"}" stroke-opacity="${won ? 1 : 0.5}" stroke-width="${won ? 3 : 1.2}"/>`;
  return disc + (count ? textPainted(x, y + r * 0.36, r * 1.05, String(count), `class="figure bold${won ? " bright" : ""}"`) : "");
}

// -- the fields

/** The middle of a field, and how wide it is: four beside each other, or the small tableau below the great one. */
function fieldAt(ground: Ground, field: Field): Berth {
  const [x, y, w = 400] = berth(ground, "fields");
  const columns = Number(ground.berths["columns"]);
  const [wide, n] = [w / columns, FIELDS.indexOf(field)];
  return [x + ((n % columns) - (columns - 1) / 2) * wide, y + Math.floor(n / columns) * (highOf(ground) + 4), wide];
}

const highOf = (ground: Ground): number => Number(ground.berths["high"]);

/** A lozenge: red or black, or the one half and the other. */
function lozenge(x: number, y: number, r: number, left: string, right: string): string {
  const edge = 'stroke="#d9c48c" stroke-opacity=".55" stroke-width="1"';
  const half = (way: number, fill: string) => `<path d="M${x} ${y - r * 1.25}L${x + way * r} ${y}L${x} ${y + r * 1.25}Z" fill="${fill}"/>`;
  const whole = `<path d="M${x} ${y - r * 1.25}L${x + r} ${y}L${x} ${y + r * 1.25}L${x - r} ${y}Z" fill="none" ${edge}/>`;
  return half(-1, left) + half(1, right) + whole;
}

const PAINT: Record<Field, [string, string]> = { rouge: [RED, RED], noir: [BLACK, BLACK], couleur: [RED, BLACK], inverse: [BLACK, RED] };

/** The edge of a field, its sign, and its name along the top. */
function field(ground: Ground, name: Field): string {
  const [x, y, w = 100] = fieldAt(ground, name);
  const high = highOf(ground);
  const size = sized(ground, 0.95);
  return (
    box(x, y, w, high, 'class="fine"') +
    lozenge(x, y + size * 0.5, high * 0.26, ...PAINT[name]) +
    textPainted(x, y - high / 2 + size * 1.02, size, ground.words(`cloth-${name}`))
  );
}

const box = (x: number, y: number, w: number, high: number, more: string): string =>
  `<rect x="${x - w / 2 + 2}" y="${y - high / 2}" width="${w - 4}" height="${high}" rx="5" ${more}/>`;

/** The field that was named last, while its stake is asked. */
function named({ lines }: Ground): Field | undefined {
  const last = lines.findLast(({ seat, phase }) => seat >= 0 && phase);
  return last?.phase === "FIELD" ? FIELDS[last.action - 1] : undefined;
}

function edged(ground: Ground): string {
  const one = named(ground);
  return [...winners(ground), ...(one ? [one] : [])]
    .map((name) => {
      const [x, y, w = 100] = fieldAt(ground, name);
      return box(x, y, w, highOf(ground), `class="gilt"${name === one ? ' stroke-dasharray="7 6"' : ""}`);
    })
    .join("");
}

/** Bars before the fields while what lies on them is in prison, twice as many in the second. */
function bars(ground: Ground): string {
  const deep = found(ground, "prison")?.tally ?? 0;
  if (!deep) return "";
  const high = highOf(ground);
  const size = sized(ground, 0.95);
  const lines = FIELDS.flatMap((name) => {
    const [x, y, w = 100] = fieldAt(ground, name);
    const many = 5 * deep;
    return Array.from({ length: many }, (_, n) => `M${x - w / 2 + ((n + 0.5) * w) / many} ${y - high / 2}v${high}`);
  });
  const [, low] = fieldAt(ground, "inverse");
  const word = textPainted(berth(ground, "fields")[0], low + high / 2 + size + 3, size, ground.words("cloth-prison"));
  return `<path class="fine" d="${lines.join("")}"/>${word}`;
}

/** Where a row will lie, and by the disc before it whose it is. */
function track(ground: Ground, row: Row): string {
  const [x, y, w = 50] = berth(ground, row);
  const [left, , r = 20] = berth(ground, "counts");
  const size = sized(ground, 0.9);
  const across = Number(ground.berths["across"]);
  const bed = `<rect class="faint" x="${x - 4}" y="${y - w * 0.8 - 3}" width="${across + 8}" height="${w * 1.6 + 6}" rx="6"/>`;
  return bed + textPainted(left, y + r + size, size, ground.words(`cloth-${row}`));
}

const painted = (ground: Ground): string =>
  shoe(ground) + ROWS.map((row) => track(ground, row)).join("") + FIELDS.map((name) => field(ground, name)).join("");

const drawn = (ground: Ground): string => shoeLeft(ground) + ROWS.map((row) => sum(ground, row)).join("") + edged(ground) + bars(ground);

/** Stakes stand on their field, one's own in front; what a row counts, and prison, are painted. */
function lies(thing: Thing, ground: Ground): Laid | null | undefined {
  if (["noir", "rouge", "prison"].includes(thing.field)) return null;
  const name = FIELDS.find((one) => thing.field === `on_${one}`);
  if (!name) return undefined;
  const [x, y] = fieldAt(ground, name);
  const [dx, dy] = crowd(ground.after(thing.seat), ground.berths.pad * 1.05);
  const low = highOf(ground) * (ground.berths["columns"] === 2 ? 0.14 : 0.27); // what stands below it has a name
  return { at: at(ground.f, [x + dx, y + low + dy * { wide: 1, tall: 0.75, flat: 0.5 }[ground.f.shell]]) };
}

/** A field may be tapped to be named. */
function answer(action: number, phase: string, ground: Ground): { at: Berth; high: number } | undefined {
  const name = phase === "FIELD" ? FIELDS[action - 1] : undefined;
  return name && { at: fieldAt(ground, name), high: highOf(ground) };
}

export const furniture: Furniture = { way: 1, berths, painted, drawn, lies, streamed, decide, answer, most: 60, unlit: true };
