// A house that deals by protocol gt2 to one browser, and that can be made to lie.

import { Dealing } from "../src/house/fair/dealing";
import { ofLibrary } from "../src/house/fair/ed25519";
import * as gt2 from "../src/house/fair/gt2";
import type { Reason } from "../src/house/fair/judge";
import type { Kept } from "../src/house/fair/sharer";
import type { Asked, HouseMessage, Line, Room, State } from "../src/house/wire";

const { bytes, hex } = gt2;
export const SECRET = "01".repeat(32);
export const [TABLE, SESSION, MINE, BOTS] = ["t7", "t7/1", 2, 5];
const RULES = "0123456789abcdef";
export const signing = await ofLibrary();
export const KEY = hex(await signing.publicOf(bytes(SECRET)));
export const BOT = hex(await signing.publicOf(bytes("02".repeat(32))));
const BOT_HEAD = "0b".repeat(32);

export const signed = async (digest: Uint8Array) => hex(await signing.sign(bytes(SECRET), digest));

export class Store implements Kept {
  readonly kept = new Map<string, string>();
  getItem = (name: string) => this.kept.get(name) ?? null;
  setItem = (name: string, value: string) => void this.kept.set(name, value);
  removeItem = (name: string) => void this.kept.delete(name);
}

type Told = Extract<HouseMessage, { type: "committed" | "share_wanted" | "void" | "joined" }>;
export const LINE = { text: "Ann stakes 3", rule: "X-1", phase: "BET", seat: 1, action: 3, payer: -1, payee: -1, chips: 0, card: -1 };
export const line = (what: Partial<Line> = {}): Line => ({ ...LINE, key: "", gaps: {}, follows: false, ...what });

/** One browser at the table, and what was said to it and by it. */
export class Dealer {
  dealing: Dealing;
  said: Asked[] = [];
  refusals: [Reason, number][] = [];
  lines: Line[] = [line(), line({ text: "", seat: -1, action: -1000, payer: 1, payee: 12, chips: 2 }), line({ follows: true })];
  room: Room;
  numbers = new Map<string, [number, string]>(); // of the last commitment of a session
  head = "";
  key = "";

  constructor(readonly store = new Store()) {
    this.dealing = this.opened();
    const chair = { name: "", bot: "", face: "", chips: 90, state: "here", standin: false, shares: true, silent: false, heir: "" } as const;
    this.room = {
      type: "room",
      status: "playing",
      why: "",
      halt: "",
      host: 0,
      watching: 0,
      hand: 3,
      session: SESSION,
      chairs: [
        { ...chair, chair: MINE, kind: "person", seat: 1, key: "" },
        { ...chair, chair: BOTS, kind: "bot", seat: 0, key: BOT },
      ],
    };
  }

  private opened(): Dealing {
    return new Dealing({
      store: this.store,
      signing: () => Promise.resolve(signing),
      refused: (reason, hand) => void this.refusals.push([reason, hand]),
      say: (message) => {
        this.said.push(message);
        if (message.type === "promise") [this.key, this.head] = [message.key, message.head];
        return true;
      },
    });
  }

  async tell(...messages: HouseMessage[]): Promise<void> {
    for (const message of messages) this.dealing.heard(message);
    await this.dealing.settled;
  }

  /** The page is loaded anew, or its connection was lost. */
  async back(anew = false): Promise<void> {
    if (anew) this.dealing = this.opened();
    await this.arrive();
  }

  /** Come in, and hear who is there and what the hand in play is. */
  async arrive(): Promise<void> {
    await this.tell(
      { type: "welcome", table: TABLE, chair: MINE, you: "ann", key: KEY, terms: { game: "faro" } } as HouseMessage,
      this.room,
    );
    this.room = { ...this.room, chairs: this.room.chairs.map((one) => (one.chair === MINE ? { ...one, key: this.key } : one)) };
    await this.tell(this.room, this.state(true));
  }

  state(again = false, what: Partial<State> = {}): State {
    const rows = [
      { seat: 0, name: "Bot", stack: 100, free: 100 },
      { seat: 1, name: "Ann", stack: 90, free: 85 },
    ] as State["rows"];
    return { type: "state", hand: 3, seq: 1, again, over: false, rows, lines: this.lines, ...what } as State;
  }

  get c(): string {
    return this.numbers.get(SESSION)![1];
  }

  async committed(what: { hand?: number; session?: string; number?: number; before?: string; roots?: string[]; secret?: string } = {}) {
    const session = what.session ?? SESSION;
    const hand = what.hand ?? 3;
    const [last, c] = this.numbers.get(session) ?? [0, hex(gt2.first(session, KEY))];
    const number = what.number ?? last + 1;
    const before = what.before ?? c;
    const roots = what.roots ?? [hex(gt2.H("root", gt2.u64(this.numbers.size + number)))];
    const ctx = gt2.context("faro", RULES, TABLE, session, hand);
    const made = gt2.commitment(before, number, ctx, gt2.decks(52, roots));
    this.numbers.set(session, [number, hex(made)]);
    const body = { session, number, before, c: hex(made), ctx: hex(ctx), rules: RULES, hidden: false, cards: 52, roots };
    return { type: "committed", hand, body, signature: await signed(made) } satisfies Told;
  }

  async wanted(window = 0, again = 0, what: Record<string, unknown> = {}) {
    const seats = [
      [MINE, 0, this.key, this.head],
      [BOTS, 1, BOT, BOT_HEAD],
    ] as gt2.Listed[];
    const rows: gt2.Row[] = this.lines
      .filter((one) => !one.follows)
      .map((one) => (one.text ? [0, one.seat, one.action, one.card] : [1, one.payer, one.payee, one.chips]));
    const given = { c: this.c, hand: 3, seats, rows, stakes: [[MINE, 7], [BOTS, 0]] as [number, number][], session: SESSION, ...what }; // prettier-ignore
    const a = gt2.acts(given.session, given.hand, given.rows);
    const t = gt2.transcript(given.c, given.hand, window, again, a, gt2.seats(given.seats), gt2.stakes(given.stakes));
    const { c, session, stakes } = given;
    const body = { window, void: again, session, c, a: hex(a), told: rows.length, seats: given.seats, stakes, silent: [], t: hex(t) };
    return { type: "share_wanted", hand: given.hand, seconds: 5, body, signature: await signed(t) } satisfies Told;
  }

  async voided(t: string, silent: number[], window = 0, again = 0) {
    const signature = await signed(gt2.voided(t, silent));
    return { type: "void", hand: 3, body: { window, void: again, t, silent, shares: [] }, signature } satisfies Told;
  }

  joined(t: string, window = 0, again = 0) {
    this.head = this.given.at(-1)?.share ?? this.head;
    return { type: "joined", hand: 3, body: { window, void: again, t, joint: t, shares: [] } } satisfies Told;
  }

  get given() {
    return this.said.filter((one) => one.type === "share");
  }

  get reasons(): Reason[] {
    return this.refusals.map(([reason]) => reason);
  }
}

/** A browser that sits at the table and holds a commitment. */
export async function sitting(): Promise<Dealer> {
  const dealer = new Dealer();
  await dealer.arrive();
  await dealer.tell(await dealer.committed());
  return dealer;
}
