// The texts of a language, fetched together: those of the page, and those of the games.

import { learnGames } from "./gametext";
import { bundleIn, language, speak } from "./i18n.svelte";

let all = false; // a table has need of few
let known = ""; // what was learnt last
let learning = Promise.resolve();

/** Load the texts of the reader's language, unless they are there; every language has them all. */
export function learn(): Promise<void> {
  const wished = `${language()} ${all}`;
  if (wished !== known) learning = fetched(wished).catch(forgotten);
  known = wished;
  return learning;
}

/** Load those too that no table has need of, for good. */
export function learnAll(): Promise<void> {
  all = true;
  return learn();
}

/** What is fetched as well, once its words are there. */
export const withTexts = <T>(fetched: Promise<T>): Promise<T> => learnAll().then(() => fetched);

async function fetched(wished: string): Promise<void> {
  const tag = language();
  const [bundle] = await Promise.all([bundleIn(tag, all), learnGames(tag)]);
  if (wished !== known) return; // others are wished for by now
  speak(bundle);
  document.documentElement.lang = tag;
}

/** Ask again another time. */
function forgotten(problem: unknown): never {
  known = "";
  throw problem;
}
