// What may be answered, as buttons: the least first, the main one last, each saying what it does.

import { RANKS } from "../../words/cards";
import { withAmount } from "../../words/gametext";
import { number, t } from "../../words/i18n.svelte";
import { keysFor, printed, sign } from "../../browser/keys";
import { keyOf, type KeyId } from "../../browser/keytable";
import { settings } from "../../browser/settings.svelte";
import type { Choice, Offer, Said } from "../../house/wire";

const UNTOLD = -1000; // no answer stands out

export interface Answer {
  action: number;
  /** What the button says. */
  says: string;
  /** What it does, where that is more than it says. */
  does: string;
  /** The letter that does it; "" if none. */
  letter: string;
  main: boolean;
}

/** Whether only the amount apart is left. */
export const isNone = (offer: Offer): boolean => offer.most < offer.least;

/** Whether there is an amount apart from those between the limits, such as a banco. */
export const isApart = (offer: Offer): boolean => offer.apart >= 0 && (offer.apart < offer.least || offer.apart > offer.most);

/** Whether an amount is asked for, and not one of some answers. */
export const isStake = (offer: Offer | undefined): boolean => Boolean(offer && !offer.choices.length);

export const isRank = (offer: Offer, { action }: Choice): boolean => offer.says === "rank" && action >= 0 && action < RANKS.length;

/** The answer that stands out; of cards none does unless the house says so, for the least is as good as any. */
export function mainOf(offer: Offer): number {
  if (offer.primary !== UNTOLD) return offer.primary;
  return offer.says === "card" ? UNTOLD : offer.usual;
}

export const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const keyed = (id: KeyId) => (settings.keys ? keyOf(id, settings.bound) : "");
/** Whether the amount apart has a button of its own: also where it is the most, if it has a name. */
const named = (offer: Offer) => isApart(offer) || (offer.apart > 0 && Boolean(offer.apart_verb));

/** Whether nothing may be put. */
const free = (offer: Offer) => offer.apart === 0 || (offer.least === 0 && !isNone(offer));

/** The answers to a question for an amount, of which `chips` is set; of two that do the same, the one that says more. */
export function stakesOf(offer: Offer, chips: number): Answer[] {
  const set = isNone(offer) ? offer.apart : Number.isFinite(chips) ? chips : 0;
  const others = [...(free(offer) ? [0] : []), ...(named(offer) && offer.apart > 0 ? [offer.apart] : [])];
  return [...others.filter((one) => one !== set), set].map((one) => stakeOf(offer, one, one === set));
}

/** The answer that puts so much, which is nothing, the amount apart, or any other. */
function stakeOf(offer: Offer, chips: number, main: boolean): Answer {
  const made = (said: Said | null, plain: string, letter = ""): Answer => {
    const says = said ? capital(withAmount(said, number(chips * offer.each))) : t(`stake-${plain}`, { chips: number(chips) });
    return { action: chips, says, does: "", letter, main };
  };
  if (chips === 0 && free(offer)) return made(offer.nothing_verb, "none", keyed("pass"));
  if (chips === offer.apart && named(offer)) return made(offer.apart_verb, "apart", keyed("apart"));
  return made(offer.verb, "do");
}

/** The answers to choose from, of which `main` stands out; those that lie elsewhere, as cards and ranks do, not. */
export function choicesOf(offer: Offer, main: number, elsewhere: (choice: Choice) => boolean): Answer[] {
  const shown = offer.choices.filter((choice) => !elsewhere(choice));
  const letters = keysFor(shown);
  const made = shown.map((choice, n): Answer => {
    const says = capital(choice.verb ? withAmount(choice.verb, "") : choice.word);
    const does = choice.text && choice.text !== choice.word ? choice.text : "";
    return { action: choice.action, says, does, letter: letters[n]!, main: choice.action === main };
  });
  return [...made.filter((one) => !one.main), ...made.filter((one) => one.main)];
}

/** What is printed on an answer: the one that stands out is given by Enter. */
export const printedOn = (answer: Answer): string =>
  answer.main ? printed("go") : answer.letter && settings.keys ? sign(answer.letter) : "";

/** A question and what is said around it: what is asked comes first. */
export function parted(question: string): [asked: string, around: string] {
  const sentences = question.split(/(?<=[.!?…])\s+/u);
  const at = Math.max(
    0,
    sentences.findLastIndex((one) => one.includes("?")),
  );
  return [sentences[at] ?? "", sentences.filter((_, n) => n !== at).join(" ")];
}

/** What the answers mean, where their words do not say it and there is room for it. */
export function meant(offer: Offer): string {
  const tells = ({ text, word }: Choice) => text.split(/\s+/).length > (text.startsWith(word) ? 3 : 2);
  const few = offer.choices.filter((choice) => offer.says === "answer" && tells(choice));
  return few.length > 2 ? "" : few.map(({ word, text }) => `${t("said-of", { one: capital(word), two: text })}.`).join(" ");
}
