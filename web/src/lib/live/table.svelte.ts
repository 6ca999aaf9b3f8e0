// A live table as the page holds it: what was told last, what has happened, what may be done.

import { inWords, knowDeck } from "../../words/gametext";
import { t } from "../../words/i18n.svelte";
import { fresh, TableLink, type LinkState } from "../../house/net";
import { Seal } from "./seal.svelte";
import { aloud } from "./aloud";
import { cue } from "./sound";
import { Stage } from "../stage/play/stage.svelte";
import type { Asked, ChairIs, Choice, Clock, HouseMessage, Line, Offer, Room, State, Talk, Welcome } from "../../house/wire";
import { settings } from "../../browser/settings.svelte";
import { voice } from "../../words/voice.svelte";

const SOMEBODY = -4;

type Medallion = NonNullable<Extract<Asked, { type: "sit" }>["medallion"]>;

/** A line of the history, with the hand it belongs to. */
export interface Told extends Line {
  hand: number;
  key: string;
}

export class LiveTable {
  welcome = $state.raw<Welcome>();
  room = $state.raw<Room>();
  state = $state.raw<State>();
  lines = $state.raw<Told[]>([]);
  talk = $state.raw<Talk[]>([]);
  link = $state<LinkState>("connecting");
  ended = $state("");
  refusal = $state("");
  waiting = $state(false); // for the answer to an act
  clock = $state.raw<{ seat: number; ends: number }>();
  readied = $state(0); // the last hand of which it was said that its end has been seen
  armed = $state(-1); // what is to be said as soon as it may be, of what may be said at any moment
  spoken = $state(-1); // what has been said of it, until the question is over
  private standing = $state.raw<Offer>(); // the last offer of this hand that stands while others play
  private lengthened = $state(0); // the hand in which more time was had
  fair = $state.raw<HouseMessage[]>([]); // what was published of the dealing of this hand
  fixed = $state(""); // the newest commitment that follows the ones before
  began = Date.now();
  heardTalk = $state(0); // how often anything was said to all
  readTalk = $state(0); // and how much of it has been read
  hands = $state({ count: 0, won: 0, net: 0 }); // of those one was in, since one came
  keeps = $state(0); // milliseconds for which an answer is kept here before it is said
  held = $state.raw<{ action: number; moment: string }>(); // such an answer
  private keeping: ReturnType<typeof setTimeout> | undefined;
  readonly seal: Seal;
  /** What is on the cloth: what has been sent is shown there one after the other, and is what is true here. */
  readonly stage = new Stage((state) => this.show(state));
  private sent: Line[] = []; // of the hand that was sent last
  private last = -1; // its number
  private newest = ""; // the moment that was sent last
  private ticks?: { seat: number; ends: number }; // the clock that was told of it
  private readonly wire: TableLink;
  private answered = ""; // the moment in which something was said last: nothing is said twice in one

  constructor(readonly id: string) {
    this.stage.onheard = (what) => {
      if (!this.stage.director.hasty) cue(what);
    };
    this.wire = new TableLink(id, {
      said: (message) => this.heard(message),
      link: (state, why) => this.linked(state, why),
      refused: (reason, hand) => this.seal.refused(reason, hand),
    });
    this.seal = new Seal(id, () => this.wire.dealing);
  }

  close(): void {
    clearTimeout(this.keeping);
    this.wire.close();
    this.seal.close();
  }

  /** What is seen now. */
  get shown(): State | undefined {
    return this.state;
  }

  /** What is asked and waits for an answer. */
  get offer(): Offer | undefined {
    const offer = this.link === "open" && !this.waiting && !this.held && this.stage.settled ? this.state?.offer : undefined;
    return offer && !this.stands(offer) ? offer : undefined;
  }

  /** What may be said at any moment, in this hand: silence is an answer, and nothing waits for it. */
  get anytime(): { choices: Choice[]; rule: string; open: boolean } | undefined {
    const offer = this.state?.over ? undefined : this.standing;
    if (!offer) return undefined;
    const choices = offer.choices.filter((choice) => choice.action !== offer.usual);
    return { choices, rule: offer.rule, open: this.state?.offer === offer && !this.waiting };
  }

  /** Say now, or as soon as it may be, what may be said at any moment; said twice, it is taken back. */
  interject(choice: Choice): void {
    if (this.anytime?.open) this.speak(choice);
    else this.armed = this.armed === choice.action ? -1 : choice.action;
  }

  /** Let go by what may be said at any moment: where nobody else is asked, play goes on at once. */
  letBy(): boolean {
    const open = this.anytime?.open ?? false;
    if (open) this.send(this.standing!.usual);
    return open;
  }

  private speak(choice: Choice): void {
    this.send(choice.action);
    this.spoken = this.waiting ? choice.action : -1;
  }

  /** Whether all others at the table are bots of the house. */
  get alone(): boolean {
    return this.room?.chairs.filter((chair) => chair.kind === "person" || chair.kind === "robot").length === 1;
  }

  /** Take back what has not been sent; whether there was anything. */
  takeBack(): boolean {
    const any = this.armed >= 0 || Boolean(this.held);
    this.drop();
    return any;
  }

  private drop(): void {
    clearTimeout(this.keeping);
    [this.armed, this.held] = [-1, undefined];
  }

  /** Whether more time may be asked for: one's own clock runs, and it is the first time in this hand. */
  get mayAskTime(): boolean {
    return this.clock?.seat === this.me && this.me >= 0 && !this.welcome?.terms.days && this.lengthened !== this.state?.hand;
  }

  askTime(): boolean {
    if (!this.mayAskTime || !this.say({ type: "more_time" })) return false;
    this.lengthened = this.state!.hand;
    return true;
  }

  /** An offer that stands is one of a question that the house closes by itself after a while. */
  private stands(offer: Offer): boolean {
    return offer.standing && (this.welcome?.terms.window ?? 0) > 0;
  }

  /** The chair this person sits in, or undefined. */
  get chair() {
    return this.room?.chairs.find((chair) => chair.chair === this.welcome?.chair);
  }

  /** Whether this person sits here, or has a bot's chair when the hand is over. */
  get placed() {
    return Math.max(this.welcome?.chair ?? -1, this.welcome?.heir ?? -1) >= 0;
  }

  /** Whether this chair could be one's own: nobody sits there, or a bot that gives way. */
  mayTake(chair: ChairIs): boolean {
    return !this.placed && (chair.kind === "empty" || (chair.kind === "bot" && !chair.heir && chair.state !== "leaving"));
  }

  get me() {
    return this.state?.me ?? -1;
  }

  get host() {
    return this.welcome?.host ?? false;
  }

  /** Whether one sees the hand here: one sits here, or people may look on. */
  get maySee() {
    return this.welcome?.terms.spectators !== "none" || this.welcome.chair >= 0;
  }

  /** Chips won or lost since sitting down. */
  get net() {
    const chair = this.chair;
    return chair?.chips == null ? 0 : chair.chips - (this.welcome?.terms.chips ?? chair.chips);
  }

  /** Answer; where one wishes it the answer stays here for a moment, in which it can be taken back. */
  act(action: number): void {
    if (!this.keeps || (this.clock && this.clock.ends - Date.now() < 2 * this.keeps)) return this.send(action);
    if (this.held) return;
    this.held = { action, moment: this.moment };
    this.keeping = setTimeout(() => {
      const held = this.held;
      this.held = undefined;
      if (held?.moment === this.moment) this.send(held.action);
    }, this.keeps);
  }

  private get moment(): string {
    return `${this.state?.hand}.${this.state?.seq}`;
  }

  private send(action: number): void {
    const [state, moment] = [this.state, this.moment];
    if (!state || this.answered === moment) return;
    this.refusal = "";
    this.waiting = this.say({ type: "act", id: fresh(), hand: state.hand, seq: state.seq, action });
    if (this.waiting) this.answered = moment;
  }

  choose(choice: Choice): void {
    this.act(choice.action);
  }

  /** Show what is still to be seen of this at once. */
  hurry(): void {
    this.stage.director.hurry();
    this.wire.say({ type: "hurry" });
  }

  /** What the hand has brought has been seen: the next may begin. */
  ready(): void {
    if (this.state?.over) this.readied = this.wire.say({ type: "ready", hand: this.state.hand }) ? this.state.hand : 0;
  }

  /** Say something to the house; what cannot be said now is not said later. */
  say(message: Asked): boolean {
    const said = this.wire.say(message.type === "sit" ? { ...message, medallion: settings.medallion as Medallion } : message);
    if (!said) this.refuse(t("not-connected"));
    return said;
  }

  private linked(state: LinkState, why?: string): void {
    if (state === "lost" && this.link === "open") voice.now(t("link-lost"));
    if (state === "open" && this.link === "lost") voice.now(t("link-back"));
    this.link = state;
    this.ended = why ?? "";
    if (state === "open") return;
    [this.waiting, this.answered] = [false, ""];
    this.drop(); // nothing is said later than it was wished
  }

  /** Say why something was not done. */
  refuse(text: string): void {
    this.spoken = -1;
    this.refusal = text;
    voice.now(text);
  }

  private async noteCommitment(): Promise<void> {
    await this.wire.dealing.settled;
    this.fixed = this.wire.dealing.head;
  }

  private heard(message: HouseMessage): void {
    switch (message.type) {
      case "welcome":
        this.welcome = message;
        knowDeck(message.terms.game, message.deck);
        break;
      case "room":
        this.room = message;
        break;
      case "state":
        [this.newest, this.ticks] = [momentOf(message), undefined];
        this.present(inWords(this.welcome?.terms.game ?? "", message));
        if (message.over) this.seal.ended(message.hand);
        break;
      case "clock":
        this.ticks = this.timed(message);
        if (this.state) this.clock = this.clockOf(this.state);
        break;
      case "talk":
        this.hear(message);
        break;
      case "ack":
        if (message.id) this.waiting = false;
        break;
      case "refuse":
        [this.waiting, this.answered] = [false, ""];
        this.refuse(message.text);
        break;
      case "committed":
        this.fair = [message];
        void this.noteCommitment();
        break;
      case "void":
      case "share_wanted":
      case "joined":
        this.fair = [...this.fair, message];
        break;
    }
  }

  private hear(said: Talk): void {
    this.talk = [...this.talk.slice(-99), said];
    this.heardTalk += 1;
  }

  /** Count a hand that is over; a bot that has won a big one has a word to say. */
  private async count(over: State): Promise<void> {
    const { boasts, tallied } = await import("./tally");
    this.hands = tallied(this.hands, over);
    for (const said of boasts(over, this.room, this.welcome?.terms.chips ?? Infinity)) this.hear(said);
  }

  private timed(clock: Clock) {
    return { seat: clock.seat, ends: Date.now() + 1000 * clock.seconds };
  }

  /** Whose time runs, once the moment is shown that it was told of: it comes before a slow page has come so far. */
  private clockOf(shown: State) {
    return momentOf(shown) === this.newest ? this.ticks : undefined;
  }

  /** Have this shown, when all before it has been. */
  private present(state: State): void {
    const goesOn = !state.again && state.hand === this.last;
    this.sent = goesOn ? [...this.sent, ...state.lines] : state.lines;
    this.last = state.hand;
    this.stage.push(state, this.sent);
  }

  private show(found: State): void {
    const last = this.state;
    const next = { ...found, lines: found.lines.filter((line) => !this.unsaid(line)) };
    const kept = next.again ? this.lines.filter((line) => line.hand !== next.hand) : this.lines;
    const told = next.lines.map((line, n) => ({ ...line, hand: next.hand, key: `${next.hand}.${next.seq}.${n}` }));
    const asked = next.offer && this.stands(next.offer) ? next.offer : undefined;
    if (next.hand !== last?.hand) [this.standing, this.armed] = [undefined, -1];
    const asksOthers = !asked && next.phase === this.standing?.phase && next.phase !== last?.phase;
    if (asksOthers) [this.standing, this.armed] = [undefined, -1]; // who has folded is asked no more
    this.standing = asked ?? this.standing;
    if (asked || next.phase !== this.standing?.phase) this.spoken = -1;
    if (next.over && !next.draw && !next.again && !(last?.over && last.hand === next.hand)) void this.count(next);
    this.state = asked ? inSilence(next) : next;
    this.lines = [...kept, ...told].slice(-400);
    this.clock = this.clockOf(next);
    this.waiting = false;
    this.refusal = "";
    const offer = asked ? undefined : (next.offer ?? undefined);
    aloud(next, offer && !(last?.offer?.question === offer.question && last.seq === next.seq) ? offer : undefined);
    if (asked) this.speakUp(asked);
  }

  /** Whether this is nothing but silence, while one might have spoken. */
  private unsaid(line: Line): boolean {
    return line.phase === this.standing?.phase && line.payer < 0 && line.action === this.standing.usual;
  }

  /** Say what was to be said as soon as it may be. */
  private speakUp(offer: Offer): void {
    const choice = offer.choices.find((one) => one.action === this.armed);
    this.armed = -1;
    if (choice) this.speak(choice);
  }
}

/** A state in which one is asked what need not be answered: nobody is seen to act, oneself no more than others. */
const inSilence = (state: State): State => ({ ...state, actor: SOMEBODY, rows: state.rows.map((row) => ({ ...row, acts: false })) });

/** A name for the moment that a state is of. */
const momentOf = ({ hand, seq }: { hand: number; seq: number }): string => `${hand}.${seq}`;
