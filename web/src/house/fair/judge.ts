// Whether what the house says of the dealing follows from what it said before, and from what was seen.  Each answer is
// the name of what is wrong, or nothing; each name has a sentence for people (`share-NAME`).

import type { Commitment, Void, Wanted } from "./bodies";
import * as gt2 from "./gt2";
import { common, type Saw } from "./saw";
import type { Seen, SeenCommitment } from "./seen";

/** What a house that keeps to the protocol never does. */
export type Wrong =
  | "malformed"
  | "other-house"
  | "miscounted"
  | "unsigned"
  | "chain"
  | "fixed-twice"
  | "no-commitment"
  | "silent-listed"
  | "keys"
  | "stakes"
  | "acts"
  | "transcript"
  | "asked-twice"
  | "no-void"
  | "came-in"
  | "called-silent";
/** Why no share is given though nobody did wrong. */
export type Quiet = "elsewhere" | "unseen" | "gap" | "out" | "late";
export type Reason = Wrong | Quiet;

const QUIET: readonly string[] = ["elsewhere", "unseen", "gap", "out", "late"] satisfies Quiet[];
export const isWrong = (reason: Reason): reason is Wrong => !QUIET.includes(reason);

export type Signed = (signature: string, digest: string) => Promise<boolean>;

/** Whether a commitment is what its parts add up to. */
export function miscounted(told: Commitment, game: string, table: string): boolean {
  const ctx = gt2.context(game, told.rules, table, told.session, told.hand);
  const c = gt2.commitment(told.before, told.number, ctx, gt2.decks(told.cards, told.roots));
  return gt2.hex(ctx) !== told.ctx || gt2.hex(c) !== told.c;
}

/** Whether a commitment follows the ones that are held; `away`: some may have been missed. */
export function follows(told: Commitment, seen: Seen, away: boolean): Reason | undefined {
  const held = seen.commitments.filter((one) => one.session === told.session);
  const same = held.find((one) => one.number === told.number);
  if (same) return same.c === told.c ? undefined : "fixed-twice";
  if (told.number === 1 && told.before !== gt2.hex(gt2.first(told.session, seen.key))) return "chain";
  const last = held.reduce<SeenCommitment | undefined>((one, other) => (one && one.number > other.number ? one : other), undefined);
  if (told.number < 1 || !last) return told.number < 1 ? "chain" : undefined;
  if (told.number < last.number || told.hand < last.hand) return "chain";
  if (told.number === last.number + 1 && told.before !== last.c) return "chain";
  if (told.number > last.number + 1) return away ? "gap" : "chain";
  return told.hand === last.hand && !away && !seen.wasJoined(last.c) ? "fixed-twice" : undefined;
}

/** What a seat knows when it is asked for a share. */
export interface Asked {
  chair: number;
  key: string; // its own
  head: string;
  session: string; // for which it has promised
  commitment: Commitment | undefined;
  saw: Saw | undefined;
  before: readonly number[] | undefined; // the chairs that were listed when this window was told last
  silent: ReadonlySet<number>; // chairs that are out of the shuffle in this session
  seen: Seen;
}

/** Why no share may be given for this transcript; its signature aside. */
export function wrongWith(told: Wanted, asked: Asked): Reason | undefined {
  const { commitment, saw } = asked;
  const own = told.seats.find(([chair]) => chair === asked.chair)!;
  if (own[2] !== asked.key) return "elsewhere"; // who is not asked holds nothing against anybody
  if (!commitment) return "no-commitment";
  if (!saw) return "unseen";
  return (
    seatsWrong(told, asked, saw) ??
    (same(told.stakes, saw.stakes) ? undefined : "stakes") ??
    transcriptWrong(told, saw, commitment.hidden) ??
    orderWrong(told, asked)
  );
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function seatsWrong(told: Wanted, asked: Asked, saw: Saw): Reason | undefined {
  if (told.seats.some(([chair]) => asked.silent.has(chair) || told.silent.includes(chair))) return "silent-listed";
  const own = told.seats.find(([chair]) => chair === asked.chair)!;
  if (!same(own, [asked.chair, 0, asked.key, asked.head])) return "keys";
  if (told.session !== saw.session || told.session !== asked.session) return "transcript";
  const known = told.seats.every(([chair, house, key]) => {
    const shown = saw.chairs.find((one) => one.chair === chair);
    return shown?.key === key && (shown.kind === "bot") === (house === 1);
  });
  return known ? undefined : "keys";
}

function transcriptWrong(told: Wanted, saw: Saw, hidden: boolean): Reason | undefined {
  const a = gt2.acts(told.session, told.hand, common(saw.rows, hidden));
  if (gt2.hex(a) !== told.a) return "acts";
  const t = gt2.transcript(told.c, told.hand, told.window, told.void, a, gt2.seats(told.seats), gt2.stakes(told.stakes));
  return gt2.hex(t) === told.t ? undefined : "transcript";
}

function orderWrong(told: Wanted, asked: Asked): Reason | undefined {
  const before = asked.seen.windows.filter((one) => one.t !== told.t);
  const newest = Math.max(-1, ...before.map((one) => one.window), ...asked.seen.voids.map((one) => one.window));
  if (before.some((one) => one.window === told.window && one.void === told.void)) return "asked-twice";
  if (told.void === 0) return told.window > newest ? undefined : "asked-twice";
  const last = asked.seen.voids.find((one) => one.window === told.window && one.void === told.void - 1);
  const others = last && last.silent.length > 0 && !last.silent.includes(asked.chair);
  if (!others || told.window < newest) return "no-void";
  return asked.before && told.seats.some(([chair]) => !asked.before!.includes(chair)) ? "came-in" : undefined;
}

export const digestOf = (told: Void) => gt2.hex(gt2.voided(told.t, told.silent));
