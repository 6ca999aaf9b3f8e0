// What is on the cloth now, and how one state becomes the next: each beat moves its cards and chips, and then the
// state lies there.  The page infers no rules: what it cannot match it shows at once.

import { tick, untrack } from "svelte";
import { RANKS } from "../../../words/cards";
import type { Deck } from "../../../words/decks";
import { picture } from "../../../words/decks";
import { drawn } from "../../../browser/drawn";
import { letterOf } from "../../../words/names";
import { t } from "../../../words/i18n.svelte";
import type { Beat, Decided, Game, Line, Offer, Part, Result, Spot, State, TrickTaken } from "../../../house/wire";
import { at, frame, seatsOf, type Frame, type Lie, type SeatPlace, type Shell } from "../geometry";
import { placesOf, type Furniture, type Ground } from "../furniture/furniture";
import { furnitureOf } from "../furniture/known";
import { browserTime, Director, type Travel } from "./director";
import { pictured, spotAt, turnedIn, type Set as Laying } from "./picture";
import { arc, cardAt, footAt, isCard, keyed, type CardThing, type Thing } from "./scene";
import { costOf, holdOf, paceOf, T } from "./timing";
import { afterMe, floating, held, isRound, nearest, type Flight, type Flying, type Link } from "./ways";

export const CARD = 112; // units: the width at which a card is drawn, every other size being a scale of it
const LIT: readonly Beat["kind"][] = ["turn", "decide", "pay", "result"]; // while the card turned last is held in the light
const STAYS: readonly Beat["kind"][] = ["pay", "clear", "result"]; // what was decided stays to be read meanwhile
export type Heard = "slide" | "deal" | "flip" | "clink" | "gather";

interface Event {
  state: State;
  lines: Line[];
}

export class Stage {
  shown = $state.raw<State>();
  things = $state.raw<Thing[]>([]);
  flying = $state.raw<Flying[]>([]);
  purses = $state.raw<number[]>([]);
  decided = $state.raw<Decided | null>(null);
  /** What was decided last in the hand before this one. */
  past = $state.raw<Decided | null>(null);
  /** Where the cards lay that decided last: the two that were ringed, or all, where no two did. */
  lain: readonly CardThing[] = [];
  private newest: Decided | null = null; // what was decided last in this hand
  result = $state.raw<Result | null>(null);
  links = $state.raw<Link[]>([]);
  ringed = $state.raw<ReadonlySet<string>>(new Set());
  private stay: ReadonlySet<string> = this.ringed; // cards that stay as long as a ring does
  odds = $state.raw<Part[]>([]);
  f = $state.raw<Frame>();
  furniture = $state.raw<Furniture>();
  hand = $state.raw<Laying["hand"]>({ order: [], raised: [], lowered: [] });
  deck = $state<Deck>("fr");
  /** The rank that is meant while one is asked for a rank: its field is ringed. */
  meant = $state(-1);
  private size = 1; // of cards, of what is usual
  /** Whether one's own hand lies elsewhere. */
  docked = false;
  /** Whether what was last begun has come to where it lies: only then is it to be answered. */
  settled = $state(true);
  /** Hears what there is to be heard. */
  onheard: (what: Heard) => void = () => {};
  readonly director: Director<Event>;
  readonly elements = new Map<string, HTMLElement>();
  private lines: Line[] = [];
  private game: Game | undefined;
  private kind: Beat["kind"] = "";
  private count = 0;
  private number = -2; // of the hand
  private stays = false; // what was decided

  /** `before` hears of each state when it begins to be shown. */
  constructor(private readonly before: (state: State) => void = () => {}) {
    this.director = new Director<Event>(
      {
        show: (event) => this.play(event),
        cost: ({ state }) => costOf(state.beat),
        asks: ({ state }) => Boolean(state.offer),
      },
      browserTime,
    );
  }

  // -- what stands there

  /** Lay the table for a game, when its furniture has been fetched. */
  async furnish(game: Game): Promise<void> {
    if (this.game === game) return;
    this.game = game;
    const found = await furnitureOf(game);
    if (this.game !== game) return;
    this.furniture = found;
    this.lay();
  }

  /** Fit it to the room there is. */
  fit(width: number, height: number, shell: Shell, seated: number, larger: number): void {
    const next = frame(width, height, shell, seated, larger);
    if (JSON.stringify(next) === JSON.stringify(this.f)) return;
    this.f = next;
    this.links = this.lain = []; // from where something lay before
    this.lay();
  }

  /** Have all cards this much larger than usual. */
  resize(size: number): void {
    if (this.size === size) return;
    this.size = size;
    this.lay();
  }

  get base(): number {
    return Math.round(CARD * (this.f?.u ?? 1));
  }

  private readonly many = $derived(this.shown?.rows.length ?? 0);
  private readonly me = $derived(this.shown?.me ?? 0);
  private chairs = $state.raw<readonly number[]>([]); // the chairs as the house has them, by their seats in this hand
  private own = $state(-1); // one's own among them
  private kept = $state.raw<readonly number[]>([]); // the same, as it was before: what is shown may be of then
  /** The chairs round the table by their seats: -1 where nobody plays. */
  readonly round: readonly number[] = $derived(
    [this.chairs, this.kept].find((ring) => isRound(ring, this.many)) ?? Array.from({ length: this.many }, (_, seat) => seat),
  );
  /** Where these chairs stand: the same as long as nobody comes or goes. */
  readonly standing: SeatPlace[] = $derived(
    this.placed(this.round.length, this.me < 0 && this.own >= 0 ? this.own : this.round.indexOf(this.me)),
  );
  /** The places of the seats, by their numbers. */
  readonly seats: SeatPlace[] = $derived(
    this.standing.length ? Array.from({ length: this.many }, (_, seat) => this.standing[this.round.indexOf(seat)]!) : [],
  );

  /** Who sits in which chair: the seats of this hand, -1 where nobody plays; and which of them is one's own. */
  sit(ring: readonly number[], own: number): void {
    if (ring.join() === this.chairs.join() && own === this.own) return;
    if (isRound(this.chairs, this.many)) this.kept = this.chairs;
    [this.chairs, this.own] = [ring, own];
    if (this.settled) this.lay();
  }

  /** So many places round the table, oneself below. */
  placed(count: number, me: number): SeatPlace[] {
    const { f, furniture } = this;
    if (!f || !furniture || !count) return [];
    const berths = furniture.berths[f.shell];
    const { gap, own, before, backs } = berths;
    const places = seatsOf(f, count, { way: furniture.way, gap, own, before, backs, taken: placesOf(f, berths) });
    return Array.from({ length: count }, (_, seat) => places[afterMe(seat, me, count)]!);
  }

  private after = (seat: number): number => afterMe(seat, this.me, this.many);

  /** Where something lies, or would lie. */
  spot(spot: Spot): Lie | undefined {
    const ground = this.ground();
    return ground && spotAt(spot, { furniture: this.furniture!, ground });
  }

  /** What furniture may know. */
  ground(state = this.shown): Ground | undefined {
    const { f, furniture, seats, deck } = this;
    if (!f || !furniture || !state) return undefined;
    return {
      f,
      berths: furniture.berths[f.shell],
      state,
      seats,
      after: this.after,
      turned: turnedIn(this.lines),
      lines: this.lines,
      picture: (card) => picture(deck, card),
      words: t,
      letter: (rank) => (rank < RANKS.length ? letterOf(rank, deck) : ""),
    };
  }

  private laying(state = this.shown): Laying | undefined {
    const ground = this.ground(state);
    const streams = this.game?.kind !== "trick";
    return (
      ground && {
        furniture: this.furniture!,
        ground,
        hand: this.hand,
        size: this.size,
        streams,
        docked: this.docked,
        light: LIT.includes(this.kind),
      }
    );
  }

  /** Lay all as it is, without any way. */
  lay(): void {
    untrack(() => {
      const set = this.laying();
      if (set) this.things = this.laid(this.things, set);
    });
  }

  /** What lies there now; and the pair or the trick that decided, until something else happens, also where it is settled. */
  private laid(before: Thing[], set: Laying): Thing[] {
    const all = keyed(before, pictured(set));
    const stayed = before.filter(isCard).filter(({ key }) => this.stay.has(key) && !all.some((one) => one.key === key));
    const lying = [...all, ...stayed];
    const lies = (end: Lie) => lying.some(({ at }) => at.x === end.x && at.y === end.y);
    if (!this.links.every(({ ends }) => ends.every(lies))) this.links = []; // one of the two lies elsewhere now
    return lying;
  }

  /** Where one's own cards lie, so that the dock can have its buttons there. */
  readonly handLies: { card: number; at: Lie }[] = $derived(
    this.things
      .filter(isCard)
      .filter(({ held }) => held)
      .map(({ card, at }) => ({ card, at })),
  );

  /** Arrange one's own hand: the order of its cards, what stands up and what is lowered. */
  arrange(order: number[], offer: Offer | undefined, picked: number): void {
    const asked = offer?.says === "card";
    const may = asked ? offer.choices.map((choice) => choice.action) : [];
    const raised = asked ? (picked >= 0 ? [picked] : may) : [];
    const lowered = asked ? order.filter((card) => !may.includes(card)) : [];
    this.hand = { order, raised, lowered };
    if (this.settled) this.lay();
  }

  // -- what happens

  /** Something new to be shown; `lines` are all of its hand up to it. */
  push(state: State, lines: Line[]): void {
    if (state.again) this.director.clear();
    this.director.push({ state, lines });
  }

  /** Show this now, and nothing else. */
  set(state: State, lines: Line[]): void {
    this.director.clear();
    this.stand(state, lines, null);
  }

  private stand(state: State, lines: Line[], beat: Beat | null): void {
    this.lines = lines;
    this.kind = beat?.kind ?? "";
    this.shown = state;
    this.purses = state.rows.map((row) => row.stack);
    this.flying = [];
    this.tell(state, beat);
    this.lay();
    const set = this.laying();
    if (set && beat?.decided) this.ring(beat.decided, this.things, set);
  }

  private async play({ state, lines }: Event): Promise<void> {
    const beat = state.again ? null : state.beat;
    this.director.pace = paceOf(beat);
    if (!beat || this.director.atOnce || !this.laying()) {
      this.before(state);
      return this.stand(state, lines, beat); // nothing lies yet from where it goes
    }
    this.settled = false;
    try {
      const told = this.breathes(2).then(() => this.before(state));
      await Promise.all([this.act(state, lines, beat), told]);
    } catch (wrong) {
      reportError(wrong); // nothing may stop a table: what cannot be shown on its way is shown where it lies
      this.stand(state, lines, beat);
    }
    this.settled = true;
    if (!state.offer) await this.director.hold(holdOf(beat) * 0.9); // the house counts with the whole of it
  }

  /** Keep what was decided when another hand begins, if it is the next. */
  private turnOver({ hand }: State): void {
    if (hand === this.number) return;
    [this.past, this.newest, this.number] = [hand === this.number + 1 ? this.newest : null, null, hand];
  }

  /** What is decided stays until something else happens, or another hand begins: the ring, and what is said of it. */
  private tell(state: State, beat: Beat | null): void {
    this.part(state, beat);
    this.say(state, beat);
  }

  private part({ hand }: State, beat: Beat | null): void {
    const more = beat && (STAYS.includes(beat.kind) || (beat.kind === "say" && this.links.length > 0));
    this.stays = Boolean(more && hand === this.number);
    if (beat?.kind === "turn") this.lain = [];
    if (!this.stays || beat?.decided) [this.links, this.ringed] = [[], (this.stay = new Set())];
  }

  private say(state: State, beat: Beat | null): void {
    this.turnOver(state);
    this.newest = beat?.decided ?? this.newest;
    if (beat?.decided) this.decided = beat.decided;
    else if (!this.stays) this.decided = null;
    this.result = state.result;
    if (beat?.kind === "play") this.past = null;
    if (beat?.odds.length) this.odds = beat.odds;
    else if (beat?.kind !== "turn") this.odds = []; // those of a card stay until it lies
  }

  /** All that stands about the cards: seats, what is painted, and what is said. */
  private about(state: State, beat: Beat): void {
    if (this.shown === state) return;
    this.shown = state;
    this.say(state, beat);
    this.purses = state.rows.map((row, seat) => Math.min(row.stack, this.purses[seat] ?? row.stack));
  }

  /** So many frames for what was changed before; where nothing moves nothing has to wait. */
  private async breathes(frames = 1): Promise<void> {
    for (let n = 0; n < frames && !this.director.calm; n++) await drawn();
  }

  /**
   * Cards and chips set out first; what stands about them becomes new when they are on their way, a part a frame: all
   * of it at once would keep them from moving.
   */
  private async act(state: State, lines: Line[], beat: Beat): Promise<void> {
    const last = this.laying()!;
    const before = this.things;
    [this.lines, this.kind] = [lines, beat.kind];
    this.part(state, beat);
    if (state.rows.length !== this.many || state.me !== this.me) this.about(state, beat); // others sit there
    const now = this.laying(state)!;
    const after = this.laid(before, now);
    const past = beat.kind === "clear" && !this.stays ? this.lain : []; // these are seen until others lie there
    const gone = before
      .filter(isCard)
      .filter(({ key, card }) => !after.some((one) => one.key === key) && !past.some((one) => one.card === card));
    const leaving = gone.flatMap((thing) => this.leaves(thing, beat, now));
    this.things = [...after.map((thing) => held(thing, before)), ...leaving];
    const flights = this.flightsOf(beat, last, now);
    await tick();
    const ways = [
      ...after.map((thing) => this.way(thing, before, beat, last, now)),
      ...leaving.map((thing, n) =>
        this.goes(
          gone.find((one) => one.key === thing.key)!,
          thing,
          n,
        ),
      ),
      this.light(beat, after, now),
    ];
    const told = this.breathes().then(() => this.about(state, beat));
    await Promise.all([...ways, told, ...flights.map((flight, n) => this.flies(flight, n, told))]);
    this.flying = [];
    this.odds = beat.odds;
    this.things = after;
    this.purses = state.rows.map((row) => row.stack);
  }

  // -- cards

  private transform = (at: Lie): string => cardAt(at, this.base);

  /** The way of a card to where it lies now. */
  private way(thing: Thing, before: Thing[], beat: Beat, last: Laying, now: Laying): Promise<void> {
    const element = this.elements.get(thing.key);
    if (thing.kind !== "card" || !element) return Promise.resolve();
    const was = before.find((one) => one.key === thing.key);
    if (was) return this.moves(element, was.at, thing.at, beat);
    const n = beat.moves.findIndex((move) => move.what === "card" && move.card === thing.card);
    const from =
      n >= 0
        ? spotAt(beat.moves[n]!.start, last)
        : ["turn", "deal", "lay"].includes(beat.kind)
          ? spotAt({ field: "stock", seat: -1, n: -1 }, now)
          : undefined;
    return from
      ? this.comes(element, from, thing.at, beat, Math.max(0, n))
      : this.director.travel(element, [{ opacity: 0 }, { opacity: 1 }], 200);
  }

  private moves(element: HTMLElement, from: Lie, to: Lie, beat: Beat): Promise<void> {
    if (from.x === to.x && from.y === to.y && from.w === to.w && from.r === to.r) return Promise.resolve();
    const frames =
      beat.kind === "play" ? arc(from, to, this.transform) : [{ transform: this.transform(from) }, { transform: this.transform(to) }];
    return this.director.travel(element, frames, beat.kind === "play" ? T.play : T.lay, { easing: beat.kind === "play" ? "linear" : EASE });
  }

  /** A card comes from the stock, or out of a hand, and turns over on its way. */
  private async comes(element: HTMLElement, from: Lie, to: Lie, beat: Beat, n: number): Promise<void> {
    const ms = beat.kind === "play" ? T.play : T.turn;
    const delay = beat.kind === "deal" ? n * T.dealt : 0;
    const breath = beat.may.includes(this.shown?.me ?? -1) ? T.breath : 0;
    const small = { ...from, w: from.w || to.w * 0.6 };
    this.onheard(beat.kind === "deal" ? "deal" : "slide");
    const flip = element.querySelector(".flip");
    const turning = [{ transform: "rotateY(180deg)" }, { transform: "rotateY(0deg)" }];
    const flips = flip
      ? this.turns(element, flip, turning, ms * 0.8, { delay: delay + ms * 0.2 + breath, easing: "cubic-bezier(.45,0,.3,1)" })
      : undefined;
    await Promise.all([this.director.travel(element, arc(small, to, this.transform), ms, { delay }), flips]);
    if (flip) this.onheard("flip");
  }

  /** Where a card goes that lies there no more: nowhere, if nothing says it. */
  private leaves(thing: CardThing, beat: Beat, now: Laying): CardThing[] {
    const move = beat.moves.find((one) => one.what === "card" && one.card === thing.card && thing.card >= 0);
    const end = move?.end ?? (beat.kind === "clear" ? { field: "stock", seat: -1, n: -1 } : undefined);
    const at = end && spotAt(end, now);
    return at ? [{ ...thing, at: { ...at, w: at.w || thing.at.w * 0.5 }, held: false }] : [];
  }

  private async goes(was: CardThing, thing: CardThing, n: number): Promise<void> {
    const element = this.elements.get(thing.key);
    if (!element) return;
    if (n === 0) this.onheard("gather");
    const flip = element.querySelector(".flip");
    const over = [{ transform: "rotateY(0deg)" }, { transform: "rotateY(180deg)" }];
    const more = { delay: n * 25, easing: EASE };
    await Promise.all([
      this.director.travel(element, [{ transform: this.transform(was.at) }, { transform: this.transform(thing.at) }], T.gather, more),
      flip ? this.turns(element, flip, over, T.gather, more) : undefined,
    ]);
  }

  /** Turn a card over; only meanwhile has it two sides. */
  private async turns(
    card: HTMLElement,
    flip: Element,
    frames: Keyframe[],
    ms: number,
    more: Pick<Travel, "delay" | "easing">,
  ): Promise<void> {
    card.dataset["turns"] = "";
    await this.director.travel(flip, frames, ms, more);
    delete card.dataset["turns"];
  }

  /** What decides is ringed and joined by a line; the best card of a trick is ringed and lifted. */
  private async light(beat: Beat, after: Thing[], now: Laying): Promise<void> {
    if (beat.trick) return this.lift(beat.trick, after);
    if (!beat.decided) return;
    this.ring(beat.decided, after, now);
    await tick();
    const line = this.elements.get("link");
    if (line)
      await this.director.travel(
        line,
        [{ transform: `${line.style.transform} scaleX(0)` }, { transform: `${line.style.transform} scaleX(1)` }],
        T.line,
      );
  }

  /** Ring the pair that decided, and draw the line between the two. */
  private ring({ pair, cards: of }: Decided, things: Thing[], set: Laying): void {
    const found = pair.map((spot, n) => nearest(things, of[n] ?? -1, spotAt(spot, set)));
    const last = pair.length && set.streams ? nearest(things, set.ground.turned.at(-1) ?? -1, undefined) : undefined; // it decides, also where it joins none
    const more = set.furniture.decide?.(set.ground).map(([card, spot]) => nearest(things, card, at(set.ground.f, spot))) ?? [];
    this.ringed = this.stay = new Set([...found, last, ...more].flatMap((one) => one?.thing?.key ?? []));
    const all = pair.length < 2 && set.streams;
    const lying = things.filter(isCard).filter(({ key, card }) => card >= 0 && (all || this.ringed.has(key)));
    if (lying.length) this.lain = lying;
    const [from, to] = found.map(({ at }) => at);
    if (!from || !to || set.furniture.apart) return;
    const [x, y] = [to.x - from.x, to.y - from.y];
    this.links = [{ ends: [from, to], far: Math.hypot(x, y), angle: (Math.atan2(y, x) * 180) / Math.PI }];
  }

  private async lift({ best, last }: TrickTaken, after: Thing[]): Promise<void> {
    const card = after.filter(isCard).find((thing) => thing.card === best && !thing.held);
    if (!card) return;
    this.ringed = new Set([card.key]);
    this.stay = last ? new Set(after.map(({ key }) => key)) : this.ringed; // the last trick lies until the hand is settled
    const element = this.elements.get(card.key);
    const up = { ...card.at, w: card.at.w * 1.12, r: 0 };
    card.at = up;
    if (element) await this.director.travel(element, [{ transform: element.style.transform }, { transform: this.transform(up) }], T.lift);
  }

  // -- chips

  /** The ways of chips: from now on they are on them. */
  private flightsOf(beat: Beat, last: Laying, now: Laying): Flight[] {
    const ways = this.director.calm ? [] : beat.moves.filter((move) => move.what === "chips" && move.chips > 0);
    const flights = ways.flatMap((move) => {
      const [from, to] = [spotAt(move.start, last), spotAt(move.end, now)];
      return from && to ? [{ move, from, to, key: `fly${++this.count}` }] : [];
    });
    const me = now.ground.state.me;
    const { pad } = now.ground.berths;
    this.flying = flights.map(({ move, to, key }) => ({ key, chips: move.chips, to, scale: pad, ...floating(move, me, beat) }));
    return flights;
  }

  /** Chips come to a stack, or lie where they came to until all have; `told`: whoever gave them has them no more. */
  private async flies({ move, from, to, key }: Flight, n: number, told: Promise<void>): Promise<void> {
    const element = this.elements.get(key);
    if (element) await this.director.travel(element, arc(from, to, footAt), T.chips, { delay: n * T.apart });
    await told; // also where they took no time
    this.onheard("clink");
    if (move.end.field !== "stack") return;
    this.flying = this.flying.filter((one) => one.key !== key);
    this.purses = this.purses.map((chips, seat) => (seat === move.end.seat ? chips + move.chips : chips));
  }
}

const EASE = "cubic-bezier(.2,.8,.2,1)";
