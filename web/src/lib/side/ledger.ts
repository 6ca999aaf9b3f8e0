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
  /** Of whom it is told, of how many lines, and which was the last. */
  me: number;
  count: number;
  last: string;
}

/** The hands, the newest first; in each all in its order.  A hand of `before` of which no more is told is the same. */
export function chapters(lines: readonly Told[], me: number, before: readonly Chapter[] = []): Chapter[] {
  const found = new Map<number, Told[]>();
  for (const line of lines) {
    const told = found.get(line.hand);
    if (told) told.push(line);
    else found.set(line.hand, [line]);
  }
  const kept = new Map(before.map((chapter) => [chapter.hand, chapter]));
  const made = [...found].map(([hand, told]) => (same(kept.get(hand), told, me) ? kept.get(hand)! : chapterOf(hand, told, me)));
  return made.sort((one, other) => other.hand - one.hand);
}

const same = (chapter: Chapter | undefined, told: Told[], me: number): boolean =>
  chapter?.me === me && chapter.count === told.length && chapter.last === told.at(-1)?.key;

function chapterOf(hand: number, told: Told[], me: number): Chapter {
  const chapter: Chapter = { hand, sentences: [], pays: [], net: 0, me, count: told.length, last: told.at(-1)?.key ?? "" };
  for (const line of told) {
    if (line.payer >= 0) pay(chapter, line, me);
    else if (line.text) tell(chapter.sentences, line);
  }
  return chapter;
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
