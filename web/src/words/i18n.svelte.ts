// The texts of the page, in Fluent: the same files are read in Python and here.

import type { FluentBundle } from "@fluent/bundle";
import { erased, refusal } from "../house/net";
import { settings } from "../browser/settings.svelte";
import { bundled, type Gaps } from "./fluent";

const TABLE = {
  en: () => import("texts:en"),
  fr: () => import("texts:fr"),
  de: () => import("texts:de"),
  it: () => import("texts:it"),
  nl: () => import("texts:nl"),
  sv: () => import("texts:sv"),
  es: () => import("texts:es"),
};
const PAGES = {
  en: () => import("texts:en/pages"),
  fr: () => import("texts:fr/pages"),
  de: () => import("texts:de/pages"),
  it: () => import("texts:it/pages"),
  nl: () => import("texts:nl/pages"),
  sv: () => import("texts:sv/pages"),
  es: () => import("texts:es/pages"),
};
export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch", it: "Italiano", nl: "Nederlands", sv: "Svenska", es: "Español" };
export type Language = keyof typeof LANGUAGES;

let known = $state.raw<FluentBundle>();

const named = new Map<string, Language>(); // asked with every figure that is written

/** The language that was chosen, or else the first of the browser's that there is. */
export function language(): Language {
  const wish = `${settings.language} ${navigator.languages[0]}`;
  const found = named.get(wish) ?? firstOf([settings.language, ...navigator.languages.map((tag) => tag.slice(0, 2))]);
  named.set(wish, found);
  return found;
}

const firstOf = (wished: string[]) => (wished.find((tag) => tag in LANGUAGES) ?? "en") as Language;

/** The texts of a table in a language, and those of all pages if so many are wanted, fetched. */
export async function bundleIn(tag: Language, all: boolean): Promise<FluentBundle> {
  const files = await Promise.all([TABLE[tag](), all ? PAGES[tag]() : { default: {} }]);
  return bundled(
    tag,
    files.flatMap((one) => Object.values(one.default)),
  );
}

/** Take every text from here on from these. */
export function speak(bundle: FluentBundle): void {
  known = bundle;
  erased.name = t("somebody-gone");
  refusal.words = refused;
}

/** A text of the page. */
export function t(key: string, given?: Gaps): string {
  const pattern = known?.getMessage(key)?.value;
  return pattern ? known!.formatPattern(pattern, given) : key;
}

/** What the house refuses, by the code for why; in English it says so itself, and in more words. */
const refused = (code: string, text: string) => ((text && language() === "en") || !has(`refused-${code}`) ? text : t(`refused-${code}`));

/** Whether there is such a text. */
export const has = (key: string) => known?.hasMessage(key) ?? false;

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
