// Two hands that face each other, the player's and the banker's, each with a disc on which its count grows; a third
// card lies across.  Below them the three fields with the stakes of all; a bank that is put up lies on the banker's.

import { at, type Berth } from "../../geometry";
import { rankOf } from "../../../../words/cards";
import { textPainted, type Furniture, type Ground, type Laid, type Thing } from "../furniture";
import { berth, crowd, LEAST_TEXT, shoe, shoeLeft, sized } from "../ink";
import { inShells, on } from "../shells";

const berths = inShells({
  shoe: on([0, -152, 42], [0, -172, 28], [-182, -34, 28]),
  turn: on([0, -62, 64], [0, -14, 50], [0, -40, 36]),
  hands: on([0, -62, 56], [0, -17, 45], [0, -40, 38]), // the middle between them, and how wide a card is
  inner: on(24, 5, 10), // from the middle to the first card
  across: on(1, 0, 1), // 1: a third card lies beyond the first two, and not below
  disc: on(24, 19, 14),
  fields: on([0, 66, 480], [0, 116, 270], [0, 54, 300]),
  high: on(84, 86, 50),
  odds: on([0, 150, 200], [0, 196, 165], [0, 96, 155]),
  ribbon: [0, 164],
  pad: on(0.6, 0.44, 0.36),
  gap: on(undefined, 0.3, undefined),
});

const FIELDS = ["player", "banker", "tie"] as const; // as answers 1 to 3
const LAID = ["player", "tie", "banker"] as const; // from the left
const PLACES: Record<string, Field> = { stakes: "player", on_banker: "banker", on_tie: "tie", bank: "banker" };
type Field = (typeof FIELDS)[number];
type Side = "player" | "banker";

const PAINT: Record<Side, string> = { player: "#274a74", banker: "#8c2a30" };
const GILT = "#e6c987";
const NATURAL = 8;
const SIDES: Record<string, Side> = { PUNTO: "player", THIRD: "player", BANCO: "banker", LAST: "banker" };

// -- the hands

interface Dealt {
  card: number;
  side: Side;
  third: boolean;
}

/** The cards of the coup, oldest first, each with the hand it was dealt to. */
const dealt = ({ lines }: Ground): Dealt[] =>
  lines.flatMap(({ card, seat, phase }) => {
    const side = SIDES[phase];
    return card >= 0 && seat < 0 && side ? [{ card, side, third: phase === "THIRD" || phase === "LAST" }] : [];
  });

const worth = (card: number): number => (rankOf(card) < 9 ? rankOf(card) + 1 : 0);
const last = (cards: Dealt[]): number => cards.reduce((sum, { card }) => sum + worth(card), 0) % 10;

/** What a hand counts, of two cards or of three; nothing before there is any. */
function countOf(ground: Ground, side: Side): { count: number; natural: boolean } | undefined {
  const all = dealt(ground);
  const two = (of: Side) => all.filter((one) => one.side === of && !one.third);
  if (!two(side).length) return undefined;
  const ended = two("player").length + two("banker").length === 4 && (last(two("player")) >= NATURAL || last(two("banker")) >= NATURAL);
  const count = last(ended ? two(side) : all.filter((one) => one.side === side));
  return { count, natural: two(side).length === 2 && last(two(side)) >= NATURAL };
}

/** Where the n-th card of a hand lies: the player's outwards to the left, the banker's to the right. */
function cardAt(ground: Ground, side: Side, n: number): Berth {
  const [x, y, w = 50] = berth(ground, "hands");
  const way = side === "player" ? -1 : 1;
  const [inner, step] = [Number(ground.berths["inner"]), w * 1.06];
  if (n < 2) return [x + way * (inner + w / 2 + n * step), y, w];
  const beyond = ground.berths["across"] === 1;
  const out = beyond ? inner + w + step + w * 0.9 : inner + (w + step) / 2;
  return [x + way * out, beyond ? y + w * 0.3 : y + w * 1.36, w, 90 * way];
}

/** Where all cards of the coup lie, oldest first. */
function spotsOf(ground: Ground): Berth[] {
  const all = dealt(ground);
  return all.map((one, i) => {
    const before = all.slice(0, i).filter(({ side }) => side === one.side).length;
    return cardAt(ground, one.side, one.third ? 2 : before);
  });
}

function streamed(cards: number[], ground: Ground): (Berth | undefined)[] {
  const spots = spotsOf(ground);
  return spots.slice(spots.length - cards.length);
}

/** The hand that wins; both where they are alike. */
function decide(ground: Ground): (readonly [number, Berth])[] {
  const [won, spots] = [winner(ground), spotsOf(ground)];
  return dealt(ground).flatMap(({ card, side }, n) => (won === side || won === "tie" ? [[card, spots[n]!] as const] : []));
}

/** Over a third card beyond the others, or over the hand. */
function discAt(ground: Ground, side: Side): Berth {
  const r = Number(ground.berths["disc"]);
  const [, y, w = 50] = berth(ground, "hands");
  const [first] = cardAt(ground, side, 0);
  const [second] = cardAt(ground, side, 1);
  const [third] = cardAt(ground, side, 2);
  return ground.berths["across"] === 1 ? [third, y + w * 0.3 - w * 0.5 - r - 5, r] : [(first + second) / 2, y - w * 0.8 - r - 5, r];
}

/** What a hand counts, on a disc of its colour; a natural is ringed, and so are its two cards. */
function count(ground: Ground, side: Side): string {
  const [x, y, r = 20] = discAt(ground, side);
  const told = countOf(ground, side);
  const bright = told?.natural || winner(ground) === side;
  const disc = `<circle cx="${x}" cy="${y}" r="${r}" fill="${PAINT[side]}" stroke="${bright ? GILT : "#d9c48c"}" stroke-opacity="${bright ? 1 : 0.5}" stroke-width="${bright ? 3 : 1.2}"/>`;
  const figure = told
    ? textPainted(
        x,
        y + r * 0.36,
        Math.max(r * 1.15, LEAST_TEXT / ground.f.u),
        String(told.count),
        `class="figure bold${bright ? " bright" : ""}"`,
      )
    : "";
  return disc + figure + (told?.natural ? ringed(ground, side) : "");
}

function ringed(ground: Ground, side: Side): string {
  const [x0, y, w = 50] = cardAt(ground, side, 0);
  const [x1] = cardAt(ground, side, 1);
  const left = Math.min(x0, x1) - w / 2 - 5;
  return `<rect class="gilt" x="${left}" y="${y - w * 0.8 - 5}" width="${Math.abs(x1 - x0) + w + 10}" height="${w * 1.6 + 10}" rx="9"/>`;
}

/** Where a hand will lie. */
function bed(ground: Ground, side: Side): string {
  const cards = [0, 1].map((n) => cardAt(ground, side, n));
  return cards
    .map(([x, y, w = 50]) => `<rect class="faint" x="${x - w / 2}" y="${y - w * 0.8}" width="${w}" height="${w * 1.6}" rx="5"/>`)
    .join("");
}

// -- the fields

const DECIDES = ["BACC-13", "BACC-14", "BACC-15"];

/** Which field has won, when the coup is decided. */
function winner(ground: Ground): Field | undefined {
  const [player, banker] = [countOf(ground, "player"), countOf(ground, "banker")];
  if (!player || !banker || !ground.lines.some(({ rule }) => DECIDES.includes(rule))) return undefined;
  return player.count === banker.count ? "tie" : player.count > banker.count ? "player" : "banker";
}

const highOf = (ground: Ground): number => Number(ground.berths["high"]);

/** The middle of a field, and how wide it is: player, tie, banker, below their hands. */
function fieldAt(ground: Ground, field: Field): Berth {
  const [x, y, w = 400] = berth(ground, "fields");
  return [x + ((LAID.indexOf(field) - 1) * w) / 3, y, w / 3];
}

const box = (ground: Ground, field: Field, more: string): string => {
  const [x, y, w = 100] = fieldAt(ground, field);
  return `<rect x="${x - w / 2 + 2}" y="${y - highOf(ground) / 2}" width="${w - 4}" height="${highOf(ground)}" rx="6" ${more}/>`;
};

function painted(ground: Ground): string {
  const size = sized(ground, 0.95);
  const fields = FIELDS.map((field) => {
    const [x, y] = fieldAt(ground, field);
    const fill = field === "tie" ? "" : `<g opacity=".28">${box(ground, field, `fill="${PAINT[field]}"`)}</g>`;
    const name = textPainted(x, y - highOf(ground) / 2 + size * 1.05, size, ground.words(`cloth-${field}`));
    return fill + box(ground, field, 'class="fine"') + name;
  });
  return shoe(ground) + bed(ground, "player") + bed(ground, "banker") + fields.join("");
}

/** The field that was named last, while its stake is asked. */
function named({ lines }: Ground): Field | undefined {
  const said = lines.findLast(({ seat, phase }) => seat >= 0 && phase);
  return said?.phase === "FIELD" ? FIELDS[said.action - 1] : undefined;
}

function drawn(ground: Ground): string {
  const [won, one] = [winner(ground), named(ground)];
  const edges = (won ? box(ground, won, 'class="gilt"') : "") + (one ? box(ground, one, 'class="gilt" stroke-dasharray="7 6"') : "");
  return shoeLeft(ground) + count(ground, "player") + count(ground, "banker") + edges;
}

/** Stakes stand on their field, one's own in front; a bank on the banker's. */
function lies(thing: Thing, ground: Ground): Laid | null | undefined {
  if (thing.field === "punto" || thing.field === "banco") return null;
  const field = PLACES[thing.field];
  if (!field) return undefined;
  const [x, y] = fieldAt(ground, field);
  const [dx, dy] = thing.field === "bank" ? [0, 6] : crowd(ground.after(thing.seat), ground.berths.pad * 1.1);
  return { at: at(ground.f, [x + dx, y + highOf(ground) * 0.26 + dy * (ground.f.shell === "flat" ? 0.4 : 1)]) };
}

/** A field may be tapped to be named. */
function answer(action: number, phase: string, ground: Ground): { at: Berth; high: number } | undefined {
  const field = phase === "FIELD" ? FIELDS[action - 1] : undefined;
  return field && { at: fieldAt(ground, field), high: highOf(ground) };
}

export const furniture: Furniture = { way: 1, berths, painted, drawn, lies, streamed, decide, answer, unlit: true };
