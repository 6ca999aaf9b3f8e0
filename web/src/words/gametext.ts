// What a table says, in the reader's language: the book's own English stands where there is nothing else.

import type { FluentBundle } from "@fluent/bundle";
import { middle, RANKS, seatName, SIGNS } from "./cards";
import { deckOf, type Deck } from "./decks";
import { language as reader, t } from "./i18n.svelte";
import { bundled, type Texts } from "./fluent";
import { cardName, letterOf, rankName, suitName } from "./names";
import { ask } from "../house/net";
import { settings } from "../browser/settings.svelte";
import type { Barred, Beat, Choice, Game, Line, Offer, Result, Row, Said, State } from "../house/wire";

const FILES: Record<string, () => Promise<{ default: Record<string, Texts> }>> = {
  fr: () => import("texts:fr/games"),
  de: () => import("texts:de/games"),
  it: () => import("texts:it/games"),
  nl: () => import("texts:nl/games"),
  sv: () => import("texts:sv/games"),
  es: () => import("texts:es/games"),
};

let language = "en";
let files = new Map<string, Texts>(); // by the name of the game
const bundles = new Map<string, FluentBundle>();

/** Load what the tables of all games say in a language; the books themselves are in English. */
export async function learnGames(tag: string): Promise<void> {
  const found = (await FILES[tag]?.())?.default ?? {};
  files = new Map(Object.entries(found));
  language = tag;
  bundles.clear();
}

function bundleOf(game: string): FluentBundle {
  const shared = files.has(game) ? ["common"] : []; // a game without words of its own is told in English throughout
  const found = [...shared, "reasons", game].map((name) => files.get(name) ?? {});
  const made = bundled(language, found);
  bundles.set(game, made);
  return made;
}

/** A text of a game's book by its key, or else this. */
export function told(game: string, key: string, plain: string, gaps: Gaps = {}): string {
  if (!files.size || !key) return plain;
  const made = bundles.get(game) ?? bundleOf(game);
  const pattern = made.getMessage(key)?.value;
  return pattern ? made.formatPattern(pattern, gaps) : plain;
}

const zoneKey = (name: string) =>
  `zone-${name
    .toLowerCase()
    .replace(/[^a-z]+/g, "-")
    .replace(/^-|-$/g, "")}`;

type Gaps = Record<string, number | string>;
const decks = new Map<string, Deck>(); // with which games are usually played
const deckNow = (game: string): Deck => (settings.deck || decks.get(game) || "fr") as Deck;

/** A text with cards and ranks called as they look in this deck: the French deck by its letters, the others in words. */
function inDeck(text: string, gaps: Gaps, deck: Deck): string {
  const card = (rank: number, suit: string) => (deck === "fr" ? letterOf(rank) + suit : cardName(4 * rank + SIGNS.indexOf(suit), deck));
  const named = text.replace(/(10|[2-9AJQK])([♣♦♥♠])/g, (_, rank: string, suit: string) => card(RANKS.indexOf(rank), suit));
  const rank = String([gaps["on"], gaps["rank"]].find((one) => /^[AJQK]$/.test(String(one))));
  const called = (deck === "fr" ? letterOf : rankName)(RANKS.indexOf(rank), deck);
  return RANKS.includes(rank) ? named.replace(new RegExp(`\\b${rank}\\b(?!.*\\b${rank}\\b)(?![♣♦♥♠])`), called) : named;
}

/** A text in which cards are called as they look at a table of this game. */
export const ofCards = (game: string, text: string) => inDeck(text, {}, deckNow(game));

/** What is said at a table of this game. */
const says = (game: string, key: string, plain: string, gaps: Gaps) => inDeck(told(game, key, plain, gaps), gaps, deckNow(game));

/** The same, with the seats that it mentions called by who sits there: letters are for tapes and terminals. */
function saysOf(game: string, key: string, plain: string, gaps: Gaps, names: string[]): string {
  const seat = Object.entries(gaps).find(([gap, letter]) => ["seat", "other"].includes(gap) && names[seatOf(letter)]);
  if (!seat) return says(game, key, plain, gaps);
  const [gap, letter] = seat;
  const name = names[seatOf(letter)]!;
  const called = plain.replace(new RegExp(`\\b${letter}\\b(?![♣♦♥♠])`), () => name);
  return says(game, key, called, { ...gaps, [gap]: name });
}

const seatOf = (letter: number | string) => (/^[A-L]$/.test(String(letter)) ? String(letter).charCodeAt(0) - 65 : -1);

/** The gap of a verb that is filled when the amount is known. */
const AMOUNT = "{amount}";

/** Something that the house says with its key, in the reader's language. */
const saidIn =
  (game: string, names: string[]) =>
  (said: Said): Said => {
    const { text, gaps } = suited(said.text, said.gaps, deckNow(game));
    return { ...said, text: saysOf(game, said.key, text, { ...gaps, amount: AMOUNT }, names) };
  };

/** A text that names a suit by its sign, and its gaps, with the suit called as it is in this deck. */
function suited(text: string, gaps: Gaps, deck: Deck): { text: string; gaps: Gaps } {
  const sign = String(gaps["suit"] ?? "");
  if (!sign || deck === "fr") return { text, gaps };
  const suit = suitName(SIGNS.indexOf(sign), deck);
  return { text: text.replace(new RegExp(`(^|[^\\dAJQK])${sign}`, "g"), `$1${suit}`), gaps: { ...gaps, suit } };
}

/** What a button says that puts so many chips. */
export const withAmount = (said: Said, amount: string) => said.text.replace(/\{\s*\$?amount\s*\}/g, amount);

const choice = (game: string, names: string[]) => (one: Choice) => ({
  ...one,
  verb: one.verb && saidIn(game, names)(one.verb),
  plain: one.word,
  word: one.word_key ? told(game, one.word_key, one.word) : inDeck(one.word, { rank: one.word }, deckNow(game)),
  text: says(game, one.key, one.text, one.gaps),
});

/** Why something is no choice now, in the reader's language. */
const bars =
  (game: string, names: string[]) =>
  (one: Barred): Barred => {
    const { text, gaps } = suited(one.text, one.gaps, deckNow(game));
    return { ...one, text: saysOf(game, one.key, text, gaps, names) };
  };

const TYPED = ["all", "nothing", "rest", "half", "whole"]; // words for amounts, in every language

/** What may be typed instead of an action, in the book's words and in the reader's. */
function alsoSpoken(offer: Offer): Offer["spoken"] {
  const own = TYPED.filter((word) => word in offer.spoken).map((word): [string, number] => [
    t(`typed-${word}`).toLowerCase(),
    offer.spoken[word]!,
  ]);
  return { ...Object.fromEntries(own), ...offer.spoken };
}

/** A question and its answers in the reader's language. */
export const asked = (game: string, offer: Offer, names: string[] = []): Offer => ({
  ...offer,
  question: saysOf(game, offer.key, offer.question, offer.gaps, names),
  choices: offer.choices.map(choice(game, names)),
  barred: offer.barred.map(bars(game, names)),
  verb: offer.verb && saidIn(game, names)(offer.verb),
  apart_verb: offer.apart_verb && saidIn(game, names)(offer.apart_verb),
  nothing_verb: offer.nothing_verb && saidIn(game, names)(offer.nothing_verb),
  duty: offer.duty && { ...offer.duty, said: saidIn(game, names)(offer.duty.said) },
  spoken: alsoSpoken(offer),
});

/** What came of an act, in a short sentence of the reader's language; "": nothing, where another sentence says it. */
function cameOf(game: string, line: Line, names: string[]): string {
  if (!line.key.startsWith("came-")) return line.key ? saysOf(game, line.key, "", line.gaps, names) : "";
  const name = names[seatOf(line.gaps["seat"] ?? "")];
  return inDeck(t(`came-${line.key.slice(5)}`, name ? { ...line.gaps, seat: name } : line.gaps), {}, deckNow(game));
}

/** What came of an act in English: seats called by who sits there, cards and ranks as they look in this deck. */
function followed(game: string, text: string, names: string[]): string {
  const deck = deckNow(game);
  const seated = names.reduce((said, name, seat) => said.replaceAll(`${seatName(seat)} (${name})`, name), text);
  const rank = (_: string, the: string, letter: string) => `${the} ${rankName(RANKS.indexOf(letter), deck)}`;
  const ranked = deck === "fr" ? seated : seated.replace(/(\b[Tt]he|\b[Bb]oth|\bare|\bthird|'s) (10|[2-9AJQK])\b(?![♣♦♥♠])/g, rank);
  return inDeck(ranked, {}, deck);
}

/** What was done, with who did it. */
export function done(game: string, line: Line, names: string[]): Line {
  if (line.follows) return { ...line, text: files.has(game) ? cameOf(game, line, names) : followed(game, line.text, names) };
  if (!line.text || !line.key) return line;
  const letter = seatName(line.seat);
  const name = names[line.seat];
  const before = line.seat < 0 ? "" : name === letter ? `${letter} ` : `${letter} (${name}) `;
  const plain = line.text.slice(before.length);
  return { ...line, text: (before && `${name} `) + saysOf(game, line.key, plain, line.gaps, names) };
}

type Saying = (said: Said) => Said;

/** What a beat decides, and how it may still end. */
const beatIn = (beat: Beat, said: Saying): Beat => ({
  ...beat,
  decided: beat.decided && { ...beat.decided, said: said(beat.decided.said) },
  odds: beat.odds.map((part) => ({ ...part, said: said(part.said) })),
});

/** How the hand has ended. */
const resultIn = (result: Result, said: Saying): Result => ({
  ...result,
  seats: result.seats.map((one) => ({ ...one, said: said(one.said) })),
});

const rowIn = (row: Row, said: Saying): Row => ({ ...row, said: row.said && said(row.said) });

/** All that a state says, in the reader's language and of the cards that are seen. */
export function inWords(game: string, state: State): State {
  const names = state.rows.map((row) => row.name);
  const said = saidIn(game, names);
  return {
    ...state,
    rows: state.rows.map((row) => rowIn(row, said)),
    beat: state.beat && beatIn(state.beat, said),
    result: state.result && resultIn(state.result, said),
    places: state.places.map((place) => ({ ...place, plain: place.name, name: told(game, zoneKey(place.name), place.name) })),
    offer: state.offer && asked(game, state.offer, names),
    lines: state.lines.map((line) => done(game, line, names)).filter((line) => line.text || !line.follows),
  };
}

/** The frames of a hand in the reader's language. */
export const framesInWords = <Frame extends { state: State }>(game: string, frames: Frame[]): Frame[] =>
  frames.map((frame) => ({ ...frame, state: inWords(game, frame.state) }));

interface Named {
  name: string;
  title: string;
  pitch: string;
  presets?: { name: string; title: string; text: string }[];
}

/** What a game and its presets are called, in the reader's language. */
export function named<Known extends Named>(game: Known): Known {
  if (!files.size) return game;
  const presets = game.presets?.map((one) => ({
    ...one,
    title: told(game.name, `preset-${one.name}`, one.title),
    text: told(game.name, `preset-${one.name}-text`, one.text),
  }));
  return { ...game, title: told(game.name, "title", game.title), pitch: told(game.name, "pitch", game.pitch), ...(presets && { presets }) };
}

/** Call the cards of a game by this deck from now on: its book may come later than the first cards. */
export function knowDeck(game: string, deck: string): void {
  decks.set(game, deckOf({ deck }));
}

/** Where the house has the book of a game in the reader's language. */
export const bookPath = (name: string) => `/api/games/${encodeURIComponent(name)}${reader() === "en" ? "" : `?language=${reader()}`}`;

/** The book of a game with all its options, in the reader's language. */
export const gameInWords = (name: string) => gameOf(name, bookPath(name));

/** The book of a game, as far as a table needs it: what that says is in the reader's language anyway. */
export async function gameOf(name: string, path = `/api/games/${encodeURIComponent(name)}`): Promise<Game> {
  const found = await ask<Game>(path);
  decks.set(name, deckOf(found));
  middle.word = found.pool as typeof middle.word;
  return named(found);
}
