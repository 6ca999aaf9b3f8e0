// This browser's part in the dealing (protocol gt2): what it promises, what it holds, and what it signs or refuses.

import { Malformed, readCommitment, readJoined, readVoid, readWanted, type Commitment, type Wanted } from "./bodies";
import { signing, type Signing } from "./ed25519";
import { bytes } from "./gt2";
import { digestOf, follows, isWrong, miscounted, wrongWith, type Reason } from "./judge";
import { InPlay, type Saw } from "./saw";
import { Seen } from "./seen";
import { Sharer, type Kept } from "./sharer";
import type { Asked, HouseMessage, Room, Welcome } from "../wire";

type Said<T extends HouseMessage["type"]> = Extract<HouseMessage, { type: T }>;

/** What a dealing needs of the world. */
export interface World {
  /** Say something; whether it could be said. */
  say(message: Asked): boolean;
  /** Something is not as it should be: by the fault of the house, or of nobody. */
  refused(reason: Reason, hand: number): void;
  store: Kept;
  signing?: () => Promise<Signing>;
}

export class Dealing {
  seen: Seen | undefined;
  private readonly inPlay = new InPlay();
  private readonly held = new Map<string, Commitment>();
  private readonly silent = new Map<string, Set<number>>(); // chairs out of the shuffle, by session
  private welcome: Welcome | undefined;
  private room: Room | undefined;
  private sharer: Sharer | undefined;
  private readonly listed = new Map<string, number[]>(); // the chairs of each window
  private latest = ""; // the commitment that was told last
  private readonly sent = new Set<string>(); // the transcripts for which a share was said over this connection
  private promised = ""; // for which session, over this connection
  private away = false;
  private work: Promise<void> = Promise.resolve();

  constructor(private readonly world: World) {}

  /** The commitment of the pack in play. */
  get head(): string {
    return this.latest;
  }

  /** Whether no hand of the game in play is shown to all; unknown till something is committed. */
  get hidden(): boolean {
    return this.held.get(this.latest)?.hidden ?? false;
  }

  /** All that was heard so far has been judged. */
  get settled(): Promise<void> {
    return this.work;
  }

  heard(message: HouseMessage): void {
    switch (message.type) {
      case "welcome":
        return this.welcomed(message);
      case "room":
        return this.company(message);
      case "state":
        return this.saw(message);
      case "committed":
        return this.later(message.hand, () => this.committed(message));
      case "share_wanted":
        return this.wanted(message);
      case "void":
        return this.voids(message);
      case "joined":
        return this.later(message.hand, () => this.joined(message));
    }
  }

  /** The house did not take a share or a promise. */
  turnedDown(code: string): void {
    if (code === "bad_promise")
      this.promised = ""; // of a session that is no more: the next is told
    else {
      this.unheard();
      this.world.refused(code === "out" ? "out" : "late", this.room?.hand ?? 0);
    }
  }

  /** The house has not heard something, and says so: it may have been a share. */
  unheard(): void {
    this.sent.clear();
  }

  // -- one thing after another, in the order in which it was heard

  private later(hand: number, work: () => Promise<void>): void {
    this.work = this.work.then(work).catch((wrong: unknown) => {
      if (wrong instanceof Malformed) this.world.refused("malformed", hand);
      else reportError(wrong); // a fault of this page: what comes next is judged all the same
    });
  }

  private get signing(): Promise<Signing> {
    return (this.world.signing ?? signing)();
  }

  private get place(): string {
    const { table, chair, you } = this.welcome!;
    return `${table} ${chair} ${you}`;
  }

  private async signed(signature: string, digest: string): Promise<boolean> {
    return (await this.signing).verify(bytes(this.seen!.key), bytes(digest), bytes(signature));
  }

  // -- who is there

  private welcomed(message: Welcome): void {
    const moved = this.welcome?.chair !== message.chair || this.welcome.you !== message.you;
    this.welcome = message;
    [this.away, this.promised] = [true, ""];
    this.sent.clear();
    if (moved) {
      this.seen = new Seen(this.world.store, message.table, message.chair, message.key, this.place);
      this.sharer = undefined;
    }
    if (this.seen!.key !== message.key) this.world.refused("other-house", 0);
  }

  private company(room: Room): void {
    this.room = room;
    this.inPlay.heardRoom(room);
    this.later(room.hand, () => this.promise(room));
  }

  private saw(message: Said<"state">): void {
    this.inPlay.heardState(message);
    const { kept } = this.inPlay;
    this.later(message.hand, () => {
      this.seen?.hand(message.hand, kept(this.hidden));
      return Promise.resolve();
    });
  }

  /** Promise a key and a head for a session, once a connection. */
  private async promise(room: Room): Promise<void> {
    const chair = this.welcome?.chair ?? -1;
    const mine = room.chairs.find((one) => one.chair === chair);
    if (!mine || mine.silent || !room.session || this.promised === room.session) return;
    const [at, place] = [this.welcome, this.place];
    const sharer = await Sharer.of(await this.signing, this.world.store, place, chair, room.session);
    if (this.welcome !== at) return; // one has moved meanwhile
    this.sharer = sharer;
    this.promised = room.session;
    this.sayPromise(sharer.head);
  }

  private sayPromise(head: string): void {
    const { session, key } = this.sharer!;
    this.world.say({ type: "promise", session, key, head });
  }

  // -- what the house has fixed

  private async committed(message: Said<"committed">): Promise<void> {
    const told = readCommitment(message);
    const { terms, table } = this.welcome!;
    if (miscounted(told, terms.game, table)) return this.world.refused("miscounted", told.hand);
    if (!(await this.signed(told.signature, told.c))) return this.world.refused("unsigned", told.hand);
    const reason = follows(told, this.seen!, this.away);
    if (reason && isWrong(reason)) {
      this.seen!.note(told.hand, message);
      return this.world.refused(reason, told.hand);
    }
    if (reason) this.world.refused(reason, told.hand);
    this.away = false;
    this.held.set(told.c, told);
    this.latest = told.c;
    this.seen!.commitment(told, message);
  }

  private async joined(message: Said<"joined">): Promise<void> {
    readJoined(message);
    this.seen!.joined(message.hand, this.latest, message);
    return Promise.resolve();
  }

  private voids(message: Said<"void">): void {
    const session = this.room?.session ?? "";
    this.later(message.hand, () => this.voided(message, session));
  }

  private async voided(message: Said<"void">, session: string): Promise<void> {
    const told = readVoid(message);
    if (!(await this.signed(told.signature, digestOf(told)))) return this.world.refused("unsigned", told.hand);
    this.seen!.voided(told, message);
    this.silent.set(session, new Set([...(this.silent.get(session) ?? []), ...told.silent]));
    if (!told.silent.includes(this.welcome!.chair)) return;
    // what was said over a connection that has been lost may never have come
    this.world.refused(this.sent.has(told.t) ? "called-silent" : "out", told.hand);
  }

  // -- shares

  private wanted(message: Said<"share_wanted">): void {
    const saw = this.inPlay.of(message.hand);
    this.later(message.hand, () => this.asked(message, saw));
  }

  private async asked(message: Said<"share_wanted">, saw: Saw | undefined): Promise<void> {
    const told = readWanted(message);
    const chair = this.welcome!.chair;
    const signed = await this.signed(told.signature, told.t);
    const kept = this.seen!.windows.find((one) => one.t === told.t && one.share);
    if (kept?.share) return this.give(told, kept.share);
    if (!told.seats.some(([number]) => number === chair)) return signed ? this.seen!.window(told, null, message) : undefined;
    const reason = this.whyNot(told, saw) ?? (signed ? undefined : "unsigned");
    if (signed) this.listed.set(`${told.window}.${told.void}`, told.seats.map(([number]) => number)); // prettier-ignore
    if (!reason) return this.share(told, message);
    if (signed) this.seen!.window(told, null, message);
    this.world.refused(reason, told.hand);
  }

  private whyNot(told: Wanted, saw: Saw | undefined): Reason | undefined {
    const sharer = this.sharer;
    return wrongWith(told, {
      chair: this.welcome!.chair,
      key: sharer?.key ?? "",
      head: sharer?.head ?? "",
      session: sharer?.session ?? "",
      commitment: this.held.get(told.c),
      saw,
      before: this.listed.get(`${told.window}.${told.void - 1}`),
      silent: this.silent.get(told.session) ?? new Set(),
      seen: this.seen!,
    });
  }

  private async share(told: Wanted, message: object): Promise<void> {
    const sharer = this.sharer!;
    const made = await sharer.share(told.t);
    this.seen!.window(told, made, message); // kept, and the chain moved on, before anything is said
    sharer.moveOn();
    if (sharer.anew) this.sayPromise(sharer.head); // before the last share of a chain is given
    this.give(told, made);
  }

  private give(told: Wanted, [share, signature]: [string, string]): void {
    const said = this.world.say({ type: "share", window: told.window, void: told.void, share, signature });
    if (said) this.sent.add(told.t);
  }
}
