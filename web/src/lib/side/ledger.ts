// What has happened, hand by hand: sentences that make a paragraph, and what was paid in a column below.  No framework.

import type { Told } from "../live/table.svelte";

export interface Sentence {
  key: string;
  text: string;
  /** The rule by which it came about; "" for what somebody did. */
  rule: string;
}

export interface Chapter {
  hand: number;
  sentences: Sentence[];
  pays: Told[];
  /** Chips that the hand has brought whoever reads this. */
  net: number;
}

/** The hands, the newest first; in each all in its order. */
export function chapters(lines: readonly Told[], me: number): Chapter[] {
  const found = new Map<number, Chapter>();
  for (const line of lines) {
    const chapter = found.get(line.hand) ?? { hand: line.hand, sentences: [], pays: [], net: 0 };
    found.set(line.hand, chapter);
    if (line.payer >= 0) pay(chapter, line, me);
    else if (line.text) tell(chapter.sentences, line);
  }
  return [...found.values()].sort((one, other) => other.hand - one.hand);
}

function pay(chapter: Chapter, line: Told, me: number): void {
  chapter.pays.push(line);
  chapter.net += me < 0 ? 0 : line.payee === me ? line.chips : line.payer === me ? -line.chips : 0;
}

/** One more sentence; cards that are turned one after the other stand in one. */
function tell(sentences: Sentence[], line: Told): void {
  const last = sentences.at(-1);
  const [, kind, card] = (line.card >= 0 && /^(.+: )([^:]+)$/.exec(line.text)) || [];
  if (last && kind && !last.rule && last.text.startsWith(first(kind))) last.text = `${last.text.slice(0, -1)}, ${card}.`;
  else sentences.push({ key: line.key, text: sentence(line.text), rule: line.follows ? line.rule : "" });
}

const first = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Something told as a sentence: it begins large and has its stop. */
export const sentence = (text: string): string => first(/[.!?…:]$/.test(text) ? text : `${text}.`);
