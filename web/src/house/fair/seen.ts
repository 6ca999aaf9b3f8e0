// What this browser was told and gave at a table, kept for as long as its window is open: the commitments and
// transcripts that the house signed, its own shares, and what it saw of every hand.

import type { Commitment, Void, Wanted } from "./bodies";
import type { Row } from "./gt2";
import type { Kept } from "./sharer";

export interface SeenCommitment {
  session: string;
  number: number;
  hand: number;
  before: string;
  c: string;
  signature: string;
}
export interface SeenWindow {
  hand: number;
  window: number;
  void: number;
  t: string;
  share: [link: string, signature: string] | null;
}
export interface SeenVoid {
  hand: number;
  window: number;
  void: number;
  t: string;
  silent: number[];
  signature: string;
}
export interface SeenHand {
  session: string;
  over: boolean;
  rows: Row[];
  after: number[];
}

/** What `lansquenet verify --seen` reads. */
export interface SeenRecord {
  seen: "gt2";
  key: string;
  table: string;
  chair: number;
  commitments: SeenCommitment[];
  windows: SeenWindow[];
  voids: SeenVoid[];
  hands: { [hand: string]: SeenHand };
}

interface Part {
  commitments: SeenCommitment[];
  windows: SeenWindow[];
  voids: SeenVoid[];
  joined: string[]; // the transcripts that were joined
  seen: SeenHand | null;
  heard: object[]; // what the house signed, as it came
}

const MOST = 200; // hands that are kept
const WORDS = 3; // hands of which every word of the house is kept, as proof
const blank = (): Part => ({ commitments: [], windows: [], voids: [], joined: [], seen: null, heard: [] });

export class Seen {
  private readonly parts = new Map<number, Part>();
  private readonly name: string;
  key: string;

  constructor(
    private readonly store: Kept,
    readonly table: string,
    readonly chair: number,
    key: string,
    place: string,
  ) {
    this.name = `gt2 seen ${place}`;
    const index = JSON.parse(store.getItem(this.name) ?? "null") as { key: string; hands: number[] } | null;
    this.key = index?.key ?? key; // the house's, as it was met first
    // a hand that was being played is known, but not kept yet
    for (const hand of index?.hands ?? [])
      this.parts.set(hand, (JSON.parse(store.getItem(`${this.name} ${hand}`)!) as Part | null) ?? blank());
  }

  commitment(told: Commitment, heard: object): void {
    const { session, number, hand, before, c, signature } = told;
    if (this.commitments.some((one) => one.c === c)) return;
    this.change(hand, (part) => part.commitments.push({ session, number, hand, before, c, signature }), heard);
  }

  window(told: Wanted, share: SeenWindow["share"], heard: object): void {
    const { hand, window, void: again, t } = told;
    const windows = this.of(hand).windows.filter((one) => one.t !== t);
    this.change(hand, (part) => (part.windows = [...windows, { hand, window, void: again, t, share }]), heard);
  }

  voided(told: Void, heard: object): void {
    const { hand, window, void: again, t, silent, signature } = told;
    if (this.of(hand).voids.some((one) => one.t === t)) return;
    this.change(hand, (part) => part.voids.push({ hand, window, void: again, t, silent, signature }), heard);
  }

  joined(hand: number, t: string, heard: object): void {
    this.change(hand, (part) => part.joined.push(t), heard);
  }

  /** The hand as it stands; it is written down when it is over, as till then the house tells it again. */
  hand(hand: number, seen: SeenHand): void {
    if (!seen.session) return; // it is dealt by an older protocol, or was not seen whole
    const part = this.of(hand);
    part.seen = seen;
    if (seen.over) this.save(hand);
  }

  get commitments(): SeenCommitment[] {
    return [...this.parts.values()].flatMap((part) => part.commitments);
  }

  get windows(): SeenWindow[] {
    return [...this.parts.values()].flatMap((part) => part.windows);
  }

  get voids(): SeenVoid[] {
    return [...this.parts.values()].flatMap((part) => part.voids);
  }

  /** Whether cards have been settled by this transcript, as far as was heard. */
  wasJoined(t: string): boolean {
    return [...this.parts.values()].some((part) => part.joined.includes(t));
  }

  /** All of it. */
  get record(): SeenRecord {
    const hands: SeenRecord["hands"] = {};
    for (const [hand, part] of this.parts) if (part.seen) hands[hand] = part.seen;
    const { key, table, chair, commitments, windows, voids } = this;
    return { seen: "gt2", key, table, chair, commitments, windows, voids, hands };
  }

  /** What the house signed of a hand, as it came. */
  heard(hand: number): object[] {
    return this.parts.get(hand)?.heard ?? [];
  }

  note(hand: number, heard: object): void {
    this.change(hand, () => {}, heard);
  }

  private of(hand: number): Part {
    if (!this.parts.has(hand)) {
      this.parts.set(hand, blank());
      this.forgetWords(hand - WORDS);
    }
    return this.parts.get(hand)!;
  }

  private change(hand: number, what: (part: Part) => void, heard: object): void {
    const part = this.of(hand);
    what(part);
    if (part.heard.length < MOST) part.heard.push(heard);
    this.save(hand);
  }

  /** What was signed of hands up to this one has been judged long ago. */
  private forgetWords(last: number): void {
    for (const [hand, part] of this.parts) {
      if (hand > last || !part.heard.length) continue;
      part.heard = [];
      this.save(hand);
    }
  }

  private save(hand: number): void {
    for (;;) {
      try {
        if (this.parts.size > MOST) throw new RangeError("enough");
        this.store.setItem(`${this.name} ${hand}`, JSON.stringify(this.parts.get(hand)));
        return this.store.setItem(this.name, JSON.stringify({ key: this.key, hands: [...this.parts.keys()] }));
      } catch {
        const oldest = Math.min(...this.parts.keys());
        if (oldest === hand) return; // there is no room at all: it is kept until the page is left
        this.parts.delete(oldest);
        this.store.removeItem(`${this.name} ${oldest}`);
      }
    }
  }
}
