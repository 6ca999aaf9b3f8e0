// Somebody's own hands, as the house tells them.

import { ask } from "../../house/net";
import { language } from "../../words/i18n.svelte";

export interface Mine {
  table: string;
  hand: number;
  game: string;
  preset: string;
  at: number;
  seat: number;
  names: string[];
  before: number;
  net: number;
  draw: boolean;
}

export interface OfGame {
  game: string;
  hands: number;
  net: number;
}

export interface MyHands {
  hands: Mine[];
  count: number;
  net: number;
  games: OfGame[];
  all: OfGame[];
  next: string;
}

/** The net of the hands of a game, in its parts; see `GET /api/me/hands/luck`. */
export interface Luck {
  game: string;
  hands: number;
  left: number;
  beyond: number;
  net: number;
  start: number;
  deal: number;
  others: number;
  own: number;
  usual: number;
  mean: number;
  error: number;
}

export interface MyLuck {
  games: Luck[];
  hidden: OfGame[];
}

/** Which hands are wished for; days as `2026-11-23`, by the clock of the reader. */
export interface Wish {
  game: string;
  table: string;
  came: string;
  from: string;
  to: string;
}

export const ALL: Wish = { game: "", table: "", came: "", from: "", to: "" };

/** When a day begins here, in seconds; `later` days after it. */
function dayBegins(day: string, later = 0): number {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  return new Date(year, month - 1, date + later).getTime() / 1000;
}

/** The wish as the house is asked it. */
export function queryOf(wish: Wish): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of ["game", "table", "came"] as const) if (wish[name]) query.set(name, wish[name]);
  if (wish.from) query.set("since", String(dayBegins(wish.from)));
  if (wish.to) query.set("until", String(dayBegins(wish.to, 1)));
  return query;
}

/** A page of them, after this place of the list. */
export function myHands(wish: Wish, before = ""): Promise<MyHands> {
  const query = queryOf(wish);
  if (before) query.set("before", before);
  return ask<MyHands>(`/api/me/hands?${query}`);
}

/** What luck did in them; who has heard of so many hears of more. */
export function myLuck(wish: Wish, known: number): Promise<MyLuck> {
  const query = queryOf(wish);
  query.set("known", String(known));
  return ask<MyLuck>(`/api/me/hands/luck?${query}`);
}

/** When something was, for people. */
export const when = (seconds: number) =>
  new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(1000 * seconds);
