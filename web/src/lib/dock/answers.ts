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

const put = (said: Said | null, chips: number, plain: string) => (said ? capital(withAmount(said, number(chips))) : plain);

/** The answers to a question for an amount, of which `chips` is set. */
export function stakesOf(offer: Offer, chips: number): Answer[] {
  const [none, apart] = [isNone(offer), named(offer)];
  const set = Number.isFinite(chips) ? chips : 0;
  const nothing = put(offer.nothing_verb, 0, t("stake-none"));
  const found: Answer[] = [];
  if (!none && (offer.least === 0 || offer.apart === 0))
    found.push({ action: 0, says: nothing, does: "", letter: keyed("pass"), main: false });
  if (apart && (none || offer.apart > 0)) {
    const says =
      offer.apart === 0 ? nothing : put(offer.apart_verb, offer.apart * offer.each, t("stake-apart", { chips: number(offer.apart) }));
    found.push({ action: offer.apart, says, does: "", letter: keyed("apart"), main: none });
  }
  if (!none) {
    const says = put(offer.verb, set * offer.each, t("stake-do", { chips: number(set) }));
    found.push({ action: set, says, does: "", letter: "", main: true });
  }
  return found;
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
  return few.length > 2 ? "" : few.map((choice) => `${capital(choice.word)}: ${choice.text}.`).join(" ");
}
