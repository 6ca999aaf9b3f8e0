// Keys as they are pressed: what one means here and now, if it means anything.

import { FIXED, idOf, idOfWord, keyOf, KEYS, type FixedId, type KeyId, type Where } from "./keytable";
import { settings } from "./settings.svelte";
import type { Choice } from "../house/wire";

const FIELDS = "input:not([type=range], [type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]";
const BUTTONS = "button, a, summary, [role=tab], input";
const SIGNS: Record<string, string> = {
  Enter: "⏎",
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  PageUp: "PgUp",
  PageDown: "PgDn",
  " ": "␣",
};

/** A key that was pressed and is for the page. */
export interface Press {
  id: KeyId | FixedId | undefined;
  /** The character, for answers that have keys of their own; "" for a key that is none. */
  key: string;
  /** The number of the digit, or -1. */
  digit: number;
  /** Whether it is to carry what is focused with it. */
  alt: boolean;
}

/** What a key means; nothing while somebody types, or where the key is the browser's. */
export function meant(event: KeyboardEvent, where: Where): Press | undefined {
  const on = event.target instanceof HTMLElement ? event.target : document.body;
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey) return undefined;
  if (on.matches(FIELDS) || on.closest("dialog")) return undefined;
  const fixed = (Object.keys(FIXED) as FixedId[]).find((id) => (FIXED[id] as readonly string[]).includes(event.key));
  if (fixed) return keeps(on, fixed) ? undefined : { id: fixed, key: "", digit: -1, alt: event.altKey };
  if (event.key.length !== 1 || !settings.keys || event.altKey) return undefined;
  return character(event.key.toLowerCase(), where);
}

function character(key: string, where: Where): Press | undefined {
  if (/\d/.test(key)) return keyOf("digits", settings.bound) ? { id: "digits", key: "", digit: Number(key), alt: false } : undefined;
  return { id: idOf(key, where, settings.bound), key, digit: -1, alt: false };
}

/** Whether what has the focus does something of its own with this key. */
function keeps(on: HTMLElement, id: FixedId): boolean {
  if (id === "go" || id === "hurry") return on.matches(BUTTONS);
  if (on.matches("input, [role=tab]")) return true;
  return on.tabIndex >= 0 && !on.matches(BUTTONS) && on.scrollHeight > on.clientHeight + 1;
}

/** A key as it is printed. */
export const sign = (key: string) => SIGNS[key] ?? key.toUpperCase();

/** What is printed on the button that does this; nothing where no key does it. */
export function printed(id: KeyId | FixedId): string {
  if (id in FIXED) return sign(FIXED[id as FixedId][0]);
  return settings.keys ? sign(keyOf(id as KeyId, settings.bound)) : "";
}

/** What is printed for the n-th of a row, from 1. */
export const printedDigit = (n: number) => (settings.keys && n < 10 && keyOf("digits", settings.bound) ? String(n) : "");

/** A key for each answer: its own, or else the first of its letters that does nothing else at a table. */
export function keysFor(choices: Choice[]): string[] {
  const own = choices.map((choice) => idOfWord(choice.plain ?? choice.word));
  const taken = new Set(own.flatMap((id) => (id ? [keyOf(id, settings.bound)] : [])));
  const free = (letter: string) => /[a-z]/.test(letter) && !taken.has(letter) && !always(idOf(letter, "table", settings.bound));
  const given = new Set<KeyId>();
  return choices.map(({ word }, n) => {
    const id = own[n];
    if (id && !given.has(id)) {
      given.add(id);
      return keyOf(id, settings.bound);
    }
    const letter = [...word.toLowerCase()].find(free) ?? "";
    taken.add(letter);
    return letter;
  });
}

/** Whether a key does the same whatever is asked; those of stakes and answers do not. */
const always = (id: KeyId | undefined) => id !== undefined && !["same", "clear", "apart"].includes(id) && !("words" in KEYS[id]);
