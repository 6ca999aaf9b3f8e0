// What each answer to the question that stands open is worth, asked of the house for whoever wants to know.

import { withAmount } from "../../words/gametext";
import type { Deck } from "../../words/decks";
import { t } from "../../words/i18n.svelte";
import { cardName } from "../../words/names";
import { ask, Refused } from "../../house/net";
import type { Hint, Offer } from "../../house/wire";
import { capital, choicesOf, stakesOf } from "../dock/answers";

export class HintOf {
  found = $state.raw<Hint>();
  wrong = $state("");
  open = $state(false);
  private moment = "";

  /** Ask for it, by the address of the hand; it holds until the moment is another. */
  async ask(hand: string, moment: string): Promise<void> {
    [this.open, this.moment, this.found, this.wrong] = [true, moment, undefined, ""];
    try {
      const found = await ask<Hint>(`${hand}/hint`);
      if (moment === this.moment) this.found = found;
    } catch (problem) {
      if (moment === this.moment) this.wrong = problem instanceof Refused ? problem.message : String(problem);
    }
  }

  /** Put it away, unless it is of this moment. */
  see(moment: string): void {
    if (moment !== this.moment) [this.open, this.moment] = [false, ""];
  }
}

/** An answer, as its button says it. */
export function saysOf(offer: Offer, action: number, deck: Deck): string {
  const choice = offer.choices.find((one) => one.action === action);
  if (!choice) return stakesOf(offer, action).find((one) => one.action === action)?.says ?? String(action);
  if (choice.verb) return capital(withAmount(choice.verb, ""));
  if (offer.says === "card" && action >= 0)
    return t(offer.phase === "EXCHANGE" ? "lay-card" : "play-card", { card: cardName(action, deck) });
  return choicesOf(offer, action, (one) => one.action !== action)[0]?.says ?? choice.word;
}
