// The bottom layout and the top layout, one or two cards each with the bets on them, and between them the gate: what
// decides.  Rivals are joined by a painted line.

import { at, type Berth } from "../../geometry";
import { textPainted, type Furniture, type Ground, type Laid, type Thing } from "../furniture";
import { berth, crowd, named, packLeft, rankIn, sized } from "../ink";
import { inShells, on } from "../shells";

const berths = inShells({
  shoe: on([-262, -30, 58], [-134, 60, 36], [-176, 10, 32]),
  top: on([0, -104, 78], [0, -92, 58], [0, -54, 40]),
  bottom: on([0, 96, 78], [0, 118, 58], [0, 50, 40]),
  turn: on([218, -6, 92], [134, 64, 54], [166, 10, 50]),
  gate: on([218, -6, 92], [134, 64, 54], [166, 10, 50]),
  step: on(150, 102, 92),
  odds: on([8, 190, 200], [0, 214, 165], [0, 120, 155]),
  ribbon: [22, 203],
  pad: on(0.7, 0.5, 0.42),
  gap: on(undefined, 0.3, undefined),
});
const LAYOUTS = ["bottom", "top"] as const;

/** Where the k-th of the cards of a layout lies. */
function cardAt(ground: Ground, layout: string, k: number, count: number): Berth {
  const [x, y, w = 60] = berth(ground, layout);
  return [x + (k - (count - 1) / 2) * (ground.berths.step ?? 100), y, w];
}

const cardsOf = ({ state }: Ground, layout: string) => state.places.find((place) => place.field === layout)?.items ?? [];

function painted(ground: Ground): string {
  const places = LAYOUTS.flatMap((layout) => [0, 1].map((k) => named(ground, cardAt(ground, layout, k, 2), "", 1.08)));
  return places.join("") + titles(ground) + named(ground, berth(ground, "gate"), ground.words("cloth-gate"));
}

function titles(ground: Ground): string {
  const size = sized(ground, 0.92);
  return LAYOUTS.map((layout) => {
    const [x, y, w] = cardAt(ground, layout, 0, 2);
    const tall = ground.f.shell === "tall"; // where chips of a seat stand at the left
    if (tall) return textPainted(0, y - w! * 0.8 - 8, size, ground.words(`cloth-${layout}`), 'opacity=".85"');
    const words = textPainted(x - w! * 0.6 - 6, y + size * 0.3, size, ground.words(`cloth-${layout}`), 'opacity=".85"');
    return words.replace('"middle"', '"end"'); // a card that lies alone lies in the middle
  }).join("");
}

/** A line from every card of one layout to its rival in the other, as long as both lie. */
function drawn(ground: Ground): string {
  const [below, above] = LAYOUTS.map((layout) => cardsOf(ground, layout));
  const lines = (below ?? []).map((_, k) => {
    const rival = above?.[k];
    if (!rival) return "";
    const [x, y, w = 50] = cardAt(ground, "bottom", k, below!.length);
    const [rx, ry] = cardAt(ground, "top", k, above.length);
    return `<path class="fine" d="M${x} ${y - w * 0.8}L${rx} ${ry + w * 0.8}" stroke-dasharray="2 5"/>`;
  });
  return packLeft(ground) + lines.join("");
}

function lies(thing: Thing, ground: Ground): Laid | undefined {
  const { f, berths: b } = ground;
  if (LAYOUTS.includes(thing.field as "top")) return { at: at(f, cardAt(ground, thing.field, thing.k, thing.count)) };
  if (thing.field === "bets") return { at: at(f, onCard(thing, ground)) };
  if (thing.field !== "on_bottom" && thing.field !== "on_top") return undefined;
  const [x, y] = berth(ground, thing.field.slice(3));
  const [dx, dy] = crowd(ground.after(thing.seat), b.pad);
  return { at: at(f, [x + dx, y + dy]) };
}

/** Bets lie over the lower half of their card. */
function onCard(thing: Thing, ground: Ground): Berth {
  const [dx, dy] = crowd(ground.after(thing.seat), ground.berths.pad);
  const [x, y, w = 50] = field(rankIn(thing), ground) ?? berth(ground, "bottom");
  return [x + dx, y + w * 0.5 + dy];
}

function field(rank: number, ground: Ground): Berth | undefined {
  for (const layout of LAYOUTS) {
    const cards = cardsOf(ground, layout);
    const k = cards.findIndex((item) => rankIn({ item }) === rank);
    if (k >= 0) return cardAt(ground, layout, k, cards.length);
  }
  return undefined;
}

export const furniture: Furniture = { way: 1, berths, painted, drawn, lies, field };
