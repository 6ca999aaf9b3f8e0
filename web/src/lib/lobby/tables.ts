// The tables of the house, and which of them this browser has been at.

import { ask } from "../../house/net";
import type { Card } from "../../house/wire";
import { person } from "./person.svelte";

const KEY = "lansquenet tables";
const MOST = 12;

const codes = (): string[] => JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];

let coming: { code: string; card: Promise<Card> } | undefined;

/** Come to the table of a code: which it is; by then the house knows who came. */
export function arrive(code: string): Promise<Card> {
  const asked = coming?.code === code ? coming.card : undefined;
  coming = undefined;
  return asked ?? Promise.all([ask<Card>(`/api/codes/${encodeURIComponent(code)}`), person.enter()]).then(([card]) => card);
}

/** Ask for a table while the page that shows it still comes. */
export function expect(code: string): void {
  coming = { code, card: arrive(code) };
  coming.card.catch(() => {}); // told to whoever arrives
}

/** Keep the way back to a table. */
export function remember(code: string): void {
  localStorage.setItem(KEY, JSON.stringify([code, ...codes().filter((one) => one !== code)].slice(0, MOST)));
}

/** Forget the way back to a table. */
export function forget(code: string): void {
  localStorage.setItem(KEY, JSON.stringify(codes().filter((one) => one !== code)));
}

export interface Found {
  /** Tables by correspondence that wait for an answer from here, the most pressing first. */
  waiting: Card[];
  mine: Card[];
  others: Card[];
}

/** The tables to go back to and the others, the newest first. */
export async function tables(): Promise<Found> {
  const found = (await ask<Card[]>("/api/tables")).reverse();
  const missing = codes().filter((code) => !found.some((card) => card.code === code));
  const kept = await Promise.all(missing.map((code) => ask<Card>(`/api/codes/${code}`).catch(() => forget(code))));
  const all = [...found, ...kept.filter((card) => card !== undefined)];
  const been = new Set(codes());
  const sits = (card: Card) => card.chairs.some((chair) => chair.mine);
  const open = all.filter((card) => card.status !== "closed");
  const waiting = open.filter((card) => card.due).toSorted((a, b) => a.due - b.due);
  const mine = open.filter((card) => !card.due && (been.has(card.code) || card.terms.private || sits(card)));
  return { waiting, mine, others: open.filter((card) => !card.due && !mine.includes(card)) };
}

/** The code in what was typed: a code, or a link that ends in one; nothing if there is none. */
export function codeIn(typed: string): string {
  const code = /\/t\/([a-z0-9]+)/i.exec(typed)?.[1] ?? typed.trim();
  return /^[a-z0-9]+$/i.test(code) ? code.toUpperCase() : "";
}

/** How many could sit down: a bot makes room between two hands. */
export const free = (card: Card) => card.chairs.filter((chair) => chair.kind === "empty" || chair.kind === "bot").length;
