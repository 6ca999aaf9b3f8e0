// What a table keeps as proof, and how it is handed over.

import type { Seen, SeenRecord } from "./seen";

/** Of one hand: what was seen and signed, and no more than is needed to compare it. */
export function recordOf(seen: Seen, hand: number): SeenRecord {
  const { record } = seen;
  const own = <T extends { hand: number }>(rows: T[]) => rows.filter((one) => one.hand === hand);
  const kept = record.hands[hand];
  return { ...record, windows: own(record.windows), voids: own(record.voids), hands: kept ? { [hand]: kept } : {} };
}

/** A file that shows what is wrong: what was seen, what the house gave, and all that it signed. */
export const evidence = (why: string, seen: Seen, hand: number, bundle: string | undefined) =>
  JSON.stringify({ evidence: "gt2", why, seen: seen.record, bundle: bundle ? read(bundle) : null, heard: seen.heard(hand) });

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
