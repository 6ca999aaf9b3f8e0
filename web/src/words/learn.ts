// The texts of a language, fetched together: those of the page, and those of the games.

import { learnGames } from "./gametext";
import { bundleIn, language, speak } from "./i18n.svelte";

/** Load the texts; every language has them all. */
export async function learn(): Promise<void> {
  const tag = language();
  const [bundle] = await Promise.all([bundleIn(tag), learnGames(tag)]);
  speak(bundle);
  document.documentElement.lang = tag;
}
