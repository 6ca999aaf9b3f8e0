// The texts of the page, in Fluent: the same files are read in Python and here.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "../browser/settings.svelte";

const FILES = {
  en: () => import("texts:en"),
  fr: () => import("texts:fr"),
  de: () => import("texts:de"),
  it: () => import("texts:it"),
  nl: () => import("texts:nl"),
  sv: () => import("texts:sv"),
  es: () => import("texts:es"),
};
export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch", it: "Italiano", nl: "Nederlands", sv: "Svenska", es: "Español" };
export type Language = keyof typeof LANGUAGES;

let bundles = $state.raw<FluentBundle[]>([]);

/** The language that was chosen, or else the first of the browser's that there is. */
export function language(): Language {
  const wished = [settings.language, ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return (wished.find((tag) => tag in LANGUAGES) ?? "en") as Language;
}

/** The texts of the page in a language, fetched. */
export async function bundleIn(tag: Language): Promise<FluentBundle> {
  const made = new FluentBundle(tag, { useIsolating: false });
  for (const text of Object.values((await FILES[tag]()).default)) made.addResource(new FluentResource(text));
  return made;
}

/** Take every text from here on from these. */
export function speak(bundle: FluentBundle): void {
  bundles = [bundle];
}

/** A text of the page. */
export function t(key: string, given?: Record<string, FluentVariable>): string {
  for (const one of bundles) {
    const [id, attribute] = key.split(".");
    const message = one.getMessage(id!);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return one.formatPattern(pattern, given);
  }
  return key;
}

/** Whether there is such a text. */
export const has = (key: string) => bundles.some((one) => one.hasMessage(key));

const formats = new Map<string, Intl.NumberFormat>(); // each is slow to make, and asked for with every state of a table

/** How numbers are written in the language, as percentages with so many places if any are given. */
function format(places = -1): Intl.NumberFormat {
  const key = `${language()} ${places}`;
  const fixed = { minimumFractionDigits: places, maximumFractionDigits: places };
  const found = formats.get(key) ?? new Intl.NumberFormat(language(), places < 0 ? {} : { style: "percent", ...fixed });
  formats.set(key, found);
  return found;
}

export const number = (n: number) => format().format(n);
export const percent = (x: number, places = 1) => format(places).format(x);
export const signed = (n: number) => (n > 0 ? "+" : n < 0 ? "−" : "±") + number(Math.abs(n));
