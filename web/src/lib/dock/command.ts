// What is typed on the command line, understood.  No framework.

import { signOf } from "../../words/cards";
import type { Barred, Choice, Offer } from "../../house/wire";

export type Order =
  | { does: "choose"; choice: Choice }
  | { does: "interject"; choice: Choice }
  | { does: "put"; chips: number }
  | { does: "bar"; barred: Barred }
  | { does: "run"; what: string };

const VERBS = /^(stake|bet|play|say|lay|answer)\s+/;

/** What somebody means by this; nothing if it means nothing now.  `runs` are the words for what the page itself does. */
export function understood(said: string, offer: Offer | undefined, anytime: Choice[], runs: readonly string[]): Order | undefined {
  const whole = said.trim().toLowerCase();
  const wish = whole.replace(VERBS, "");
  if (!wish) return undefined;
  const choice = chosen(wish, offer) ?? spokenFor(wish, offer);
  if (choice) return { does: "choose", choice };
  const chips = offer?.choices.length ? undefined : offer?.spoken[wish];
  if (chips !== undefined) return { does: "put", chips };
  if (offer && !offer.choices.length && /^\d+$/.test(wish)) return { does: "put", chips: Number(wish) };
  const spoken = anytime.find((one) => words(one).includes(wish));
  if (spoken) return { does: "interject", choice: spoken };
  if (runs.includes(whole)) return { does: "run", what: whole };
  const begun = begins(wish, offer);
  if (begun) return { does: "choose", choice: begun };
  const barred = offer?.barred.find(
    (one) => one.words.includes(wish) || (offer.says === "card" && one.actions.some((card) => named(card).includes(wish))),
  );
  return barred && { does: "bar", barred };
}

/** What an answer is called: here, and in the book. */
const words = (one: Choice) => [one.word, one.plain ?? one.word].map((word) => word.toLowerCase());

/** The answer of just this word, or of this card: "K♥", "KH" or "10d". */
const chosen = (wish: string, offer: Offer | undefined) =>
  offer?.choices.find((one) => words(one).includes(wish) || (offer.says === "card" && named(one.action).includes(wish)));

/** The answer for which another word stands, such as "nothing". */
const spokenFor = (wish: string, offer: Offer | undefined) => offer?.choices.find((one) => one.action === offer.spoken[wish]);

/** The one answer that begins so. */
function begins(wish: string, offer: Offer | undefined): Choice | undefined {
  const found = offer?.choices.filter((one) => words(one).some((word) => word.startsWith(wish))) ?? [];
  return found.length === 1 ? found[0] : undefined;
}

function named(card: number): string[] {
  if (card < 0 || card >= 52) return [];
  const sign = signOf(card).toLowerCase();
  return [sign, sign.slice(0, -1) + "cdhs"[card & 3]!];
}
