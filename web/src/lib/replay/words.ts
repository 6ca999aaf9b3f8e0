// A frame in a sentence: what has just happened, or what is asked.

import { seatName } from "../../words/cards";
import { number, t } from "../../words/i18n.svelte";
import type { State } from "../../house/wire";

/** Who pays or is paid, as it is said from a seat. */
export const who = (seat: number, names: string[], me: number) =>
  seat < names.length ? (seat === me ? t("you-named", { name: names[seat]! }) : names[seat]!) : t(seatName(seat));

export function saying(state: State, names: string[]): string {
  const said = state.lines.filter((line) => line.text);
  const told = [...said.filter((line) => !line.follows).slice(-2), ...said.filter((line) => line.follows)];
  if (told.length) return told.map((line) => line.text).join(" · ");
  const paid = state.lines.findLast((line) => line.payer >= 0);
  if (paid)
    return t("pays", { payer: who(paid.payer, names, state.me), payee: who(paid.payee, names, state.me), chips: number(paid.chips) });
  if (state.offer) return state.offer.question;
  if (state.over) return t("replay-over");
  if (state.actor === -1) return t("cards-turn");
  if (state.actor === -4) return t("somebody-acts");
  return t("acts-now", { name: names[state.actor] ?? "" });
}
