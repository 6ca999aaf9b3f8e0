// What a game has on the cloth.  A file of furniture is loaded with its game and holds no state: berths for three
// shells, what is painted, and what lies where.  The stage does the rest: seats, cards, chips, and their ways.
//
// A file `furniture/<family>/<game>.ts` exports `furniture: Furniture`; games without one have that of their family.

import { at, boxAt, type Berth, type Box, type Frame, type Lie, type SeatPlace, type Shell } from "../geometry";
import type { Item, Line, State } from "../../../house/wire";

/** Berths of a shell by name.  Those below are known to the stage; a game may have others for its own `lies`. */
export interface Berths {
  /** The stock, a shoe or a box: cards come from here. */
  shoe: Berth;
  /** Where a card that is turned is held in the light. */
  turn: Berth;
  /** The cards turned that lie nowhere else, as a fan: its middle, and how far apart they may be. */
  stream?: Berth | undefined;
  step?: number | undefined;
  /** One's own hand, as a fan. */
  hand?: Berth | undefined;
  handStep?: number | undefined;
  /** The middle of the sentence that says what decided; on phones it lies on the dock instead. */
  ribbon: Berth;
  /** The middle of the bar of odds: its width is the third number. */
  odds?: Berth | undefined;
  /** What decided the hand before, while no card lies in the middle: its width is that of a card. */
  past?: Berth | undefined;
  /** What stands in chips in the middle: the bank, the pool, the pot. */
  pool?: Berth | undefined;
  /** How large chips on the cloth are drawn, of 1. */
  pad: number;
  /** As `Seating` in geometry. */
  gap?: number | undefined;
  own?: readonly [number, number] | undefined;
  before?: readonly [number, number] | undefined;
  backs?: number | undefined;
  [name: string]: Berth | readonly Berth[] | number | undefined;
}

/** Words on the cloth by their Fluent keys, in the reader's language. */
export type Words = (key: string, gaps?: Record<string, number | string>) => string;

/** What furniture may know of when it says where something lies. */
export interface Ground {
  f: Frame;
  berths: Berths;
  state: State;
  /** By number of seat, as the house counts them. */
  seats: SeatPlace[];
  /** How many seats after oneself in the order of play: 0 is oneself, or whoever sits below. */
  after: (seat: number) => number;
  /** Cards turned in this hand, oldest first. */
  turned: number[];
  /** All that was told of this hand. */
  lines: Line[];
  /** Where cards are, and with which letters: for `<use href>` in what is painted. */
  picture: (card: number) => string;
  words: Words;
  /** A rank as the deck calls it: its letter or figure. */
  letter: (rank: number) => string;
}

/** One thing of `state.places`: the k-th of `count` that lie in the same place. */
export interface Thing {
  field: string;
  /** What the book calls the place: by this, places of one field are told apart. */
  plain: string;
  /** The same in the reader's language. */
  name: string;
  seat: number; // -1: in the middle
  item: Item;
  k: number;
  count: number;
}

/** How it lies: `null` is nowhere (it is shown by a seat's plate, or is painted by `drawn`). */
export interface Laid {
  at: Lie;
  /** Darkened and small: out of play. */
  dead?: boolean;
  /** A copper on the chips. */
  copper?: boolean;
  /** Half under what lies before it, and such: order within the same layer. */
  z?: number;
}

export interface Furniture {
  /** What leading is: the bank, or the deal; where nothing is said, by the kind of the game. */
  leads?: "bank" | "deal";
  /** How what is counted at a seat is shown, where it is counted. */
  score?: "chalk" | "figure";
  /** 1: play goes round as the clock does; -1: against it. */
  way: 1 | -1;
  berths: Record<Shell, Berths>;
  /** What is painted on the cloth, as the inside of an SVG in design units from the middle: drawn once a window. */
  painted: (ground: Ground) => string;
  /** What changes with the state and is neither card nor chips (beads, counts, a gauge): the same, in a layer above. */
  drawn?: (ground: Ground) => string;
  /** Where a thing lies; `undefined`: where the family has it. */
  lies?: (thing: Thing, ground: Ground) => Laid | null | undefined;
  /** Whether the card turned last is not held in the light, but goes to its place at once. */
  unlit?: boolean;
  /** Which card it is of which only the rank is told; without it, the first of this rank that was turned. */
  card?: (thing: Thing, ground: Ground) => number;
  /** Where the cards turned lie that lie in no place, oldest first; without it they are a fan at `stream`. */
  streamed?: (cards: number[], ground: Ground) => (Berth | undefined)[];
  /** How many of those lie out at most, the newest; without it, thirteen. */
  most?: number;
  /** Whether no line joins the two that decide: something to be read lies between them. */
  apart?: boolean;
  /** Which cards decide together with the one turned last, and where they lie. */
  decide?: (ground: Ground) => (readonly [card: number, at: Berth])[];
  /** The field of a rank on a painted layout, for taps and for bets: its middle and its width. */
  field?: (rank: number, ground: Ground) => Berth | undefined;
  /** The field that is an answer in some phase, for taps: its middle, its width and how high it is. */
  answer?: (action: number, phase: string, ground: Ground) => { at: Berth; high: number } | undefined;
}

const PASSING = ["turn", "stream", "hand", "open", "odds", "past", "card", "trick", "shown", "slate", "tray", "counts", "before"]; // where cards come and go, or none lie
const WIDEST = 110; // units of a card: what is wider is something else

/** Where cards always lie, or a counter or a ring with the pool (`round`): nothing of a seat may lie there. */
export const placesOf = (f: Frame, berths: Berths): Box[] =>
  Object.entries(berths).flatMap(([name, berth]) => {
    if (PASSING.includes(name) || !Array.isArray(berth) || typeof berth[2] !== "number") return [];
    const { x, y, w } = at(f, berth as unknown as Berth);
    if (name === "round") return [boxAt(x, y, w, w * 0.62)];
    return berth[2] > WIDEST ? [] : [boxAt(x, y, w * 1.1, w * 1.7)];
  });

/** A place for a card, painted on the cloth. */
export const placePainted = ([x, y, w = 0, r = 0]: Berth, wider = 1.1, kind = "fine"): string => {
  const [width, height] = [w * wider, w * 1.6 + w * (wider - 1)];
  return `<rect class="${kind}" transform="translate(${x} ${y}) rotate(${r})" x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="7"/>`;
};

/** Words painted on the cloth, their middle at x. */
export const textPainted = (x: number, y: number, size: number, text: string, more = ""): string =>
  `<text x="${x}" y="${y}" font-size="${size}" text-anchor="middle" ${more}>${escaped(text)}</text>`;

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]!);

/** How large painted words are, by the shell. */
export const TEXT: Record<Shell, number> = { wide: 18, tall: 14.5, flat: 12 };
