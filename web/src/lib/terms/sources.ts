// Who says so, briefly.

import { t } from "../../words/i18n.svelte";
import type { Game } from "../../house/wire";

const brief = (title: string) => title.split(", ").slice(0, 2).join(", ");

/** The sources that are named, separated by commas, in `attested`; the whole titles are in the rulebook. */
export function cited(game: Game, attested: string): string {
  const keys = attested.split(",").map((key) => key.trim());
  const named = keys.filter(Boolean).map((key) => (key === "editorial" ? t("new-editorial") : brief(game.sources[key]?.title ?? key)));
  return named.join("; ");
}
