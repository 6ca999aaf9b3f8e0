// What a frame shows, one thing after another, each with the rule by which it is so.

import { t, number } from "../../words/i18n.svelte";
import type { Game, Offer, Rule } from "../../house/wire";
import { who } from "../replay/words";
import type { Frame } from "../replay/types";

export interface Point {
  text: string;
  rule: Rule | undefined;
  number: string;
  /** Whether chips came to the one who learns, or went. */
  paid: "" | "won" | "lost" | "others";
  /** Whether the rule has been read at an earlier frame. */
  known: boolean;
}

/** The points of a frame; rules that an earlier frame has told are not told again. */
export function explain(frames: Frame[], at: number, game: Game, names: string[]): Point[] {
  const before = new Set(frames.slice(0, at).flatMap((frame) => frame.rules));
  const rules = new Map(game.rules.map((rule) => [rule.number, rule]));
  const { state } = frames[at]!;
  const seen = new Set<string>();
  return state.lines.map((line) => {
    const known = before.has(line.rule) || seen.has(line.rule);
    seen.add(line.rule);
    const pays = { payer: who(line.payer, names, state.me), payee: who(line.payee, names, state.me), chips: number(line.chips) };
    return {
      text: line.payer >= 0 ? t("pays", pays) : line.text,
      rule: rules.get(line.rule),
      number: line.rule,
      paid: line.payer < 0 ? "" : line.payee === state.me ? "won" : line.payer === state.me ? "lost" : "others",
      known,
    };
  });
}

/** An answer in words. */
export function answer(offer: Offer, action: number): string {
  const choice = offer.choices.find((one) => one.action === action);
  if (!choice) return action === 0 ? t("stake-none") : t("stake-do", { chips: action });
  return choice.text && !choice.text.startsWith(choice.word) ? t("practice-answer", { word: choice.word, text: choice.text }) : choice.word;
}
