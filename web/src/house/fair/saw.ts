// What a seat saw of the hand in play, as the digests of protocol gt2 take it: acts, payments and stakes.

import type { Row } from "./gt2";
import type { SeenHand } from "./seen";
import type { Room, State } from "../wire";

const POOL = 12; // the account of the pool

/** What stood before one's eyes when something was asked. */
export interface Saw {
  session: string;
  rows: Row[]; // acts among them
  stakes: [chair: number, chips: number][];
  chairs: Room["chairs"];
}

/** A line of the history as a row; what only follows from an act is none. */
const rowOf = (line: State["lines"][number]): Row[] =>
  line.follows ? [] : line.text ? [[0, line.seat, line.action, line.card]] : [[1, line.payer, line.payee, line.chips]];

/** Where a hand is hidden, its acts are not the same to all, and only its payments are taken. */
export const common = (rows: readonly Row[], hidden: boolean): Row[] => rows.filter(([kind]) => kind === 1 || !hidden);

export class InPlay {
  private room: Room | undefined;
  private state: State | undefined;
  private rows: Row[] = [];
  private session = "";
  private whole = false; // whether the rows are all of the hand

  heardRoom(room: Room): void {
    this.room = room;
    if (!this.state || this.state.over) return;
    this.session = room.session;
  }

  heardState(state: State): void {
    const old = state.hand === this.state?.hand && !state.again && state.seq <= this.state.seq;
    if (old) return; // it was seen before the connection was lost
    const before = state.hand === this.state?.hand ? this.state.seq : 0;
    this.whole = state.again || (state.seq === before + 1 && (before === 0 || this.whole));
    if (state.again || state.hand !== this.state?.hand) this.rows = [];
    if (state.hand !== this.state?.hand) this.session = this.room?.session ?? "";
    this.rows = [...this.rows, ...state.lines.flatMap(rowOf)];
    this.state = state;
  }

  /** What is seen of this hand now; nothing, if it is not this hand that is seen, or not from its beginning. */
  of(hand: number): Saw | undefined {
    if (!this.room || this.state?.hand !== hand || !this.whole) return undefined;
    return { session: this.room.session, rows: this.rows, stakes: this.stakes(), chairs: this.room.chairs };
  }

  /** The hand as it is kept, without a session if it was not seen whole; whether it hides anything is known later. */
  get kept(): (hidden: boolean) => SeenHand {
    const { rows, state } = this;
    const session = this.whole ? this.session : "";
    const over = state?.over ?? false;
    const after = over ? state!.rows.map((row) => row.stack) : [];
    return (hidden) => ({ session, over, rows: common(rows, hidden), after });
  }

  private stakes(): Saw["stakes"] {
    const pooled = (seat: number) =>
      this.rows.reduce((sum, [kind, payer, payee, chips]) => sum + (kind === 1 && payer === seat && payee === POOL ? chips : 0), 0);
    return this.state!.rows.map((row): [number, number] => [
      this.chairOf(row.seat),
      Math.max(0, row.stack - row.free + pooled(row.seat)),
    ]).sort(([one], [other]) => one - other);
  }

  private chairOf(seat: number): number {
    return this.room!.chairs.find((one) => one.seat === seat)?.chair ?? -1;
  }
}
