// What is on the cloth now, and how one state becomes the next: each beat moves its cards and chips, and then the
// state lies there.  The page infers no rules: what it cannot match it shows at once.

import { tick, untrack } from "svelte";
import { RANKS } from "../../../words/cards";
import type { Deck } from "../../../words/decks";
import { picture } from "../../../words/decks";
import { letterOf } from "../../../words/names";
import { t } from "../../../words/i18n.svelte";
import type { Beat, Decided, Game, Line, Move, Offer, Part, Result, Spot, State } from "../../../house/wire";
import { frame, seatsOf, type Frame, type Lie, type SeatPlace, type Shell } from "../geometry";
import { placesOf, type Furniture, type Ground } from "../furniture/furniture";
import { furnitureOf } from "../furniture/known";
import { browserTime, Director } from "./director";
import { pictured, spotAt, turnedIn, type Set as Laying } from "./picture";
import { arc, cardAt, footAt, keyed, type CardThing, type ChipsThing, type Thing } from "./scene";
import { costOf, holdOf, paceOf, T } from "./timing";

export const CARD = 112; // units: the width at which a card is drawn, every other size being a scale of it
const LIT: readonly Beat["kind"][] = ["turn", "decide", "pay", "result"]; // while the card turned last is held in the light
const STAYS: readonly Beat["kind"][] = ["pay", "clear", "result"]; // what was decided stays to be read meanwhile
export type Heard = "slide" | "deal" | "flip" | "clink" | "gather";

/** Chips on their way, with what is said over them. */
export interface Flying {
  key: string;
  chips: number;
  to: Lie;
  scale: number;
  float: string;
  side: "" | "won" | "lost";
}
export interface Link {
  from: Lie;
  far: number;
  angle: number;
}

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
  private newest: Decided | null = null; // what was decided last in this hand
  result = $state.raw<Result | null>(null);
  links = $state.raw<Link[]>([]);
  ringed = $state.raw<ReadonlySet<string>>(new Set());
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
  fit(width: number, height: number, shell: Shell, seated: number): void {
    const next = frame(width, height, shell, seated);
    if (JSON.stringify(next) === JSON.stringify(this.f)) return;
    this.f = next;
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
  /** The places of the seats, by their numbers: the same as long as nobody comes or goes. */
  readonly seats: SeatPlace[] = $derived(this.placed(this.many, this.me));

  /** So many places round the table, oneself below. */
  placed(count: number, me: number): SeatPlace[] {
    const { f, furniture } = this;
    if (!f || !furniture || !count) return [];
    const berths = furniture.berths[f.shell];
    const { gap, own } = berths;
    const places = seatsOf(f, count, { way: furniture.way, gap, own, taken: placesOf(f, berths) });
    return Array.from({ length: count }, (_, seat) => places[afterMe(seat, me, count)]!);
  }

  private after = (seat: number): number => afterMe(seat, this.shown?.me ?? 0, this.shown?.rows.length ?? 1);

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

  /** What lies there now; and the pair that decided, until something else happens, also where its bets are settled. */
  private laid(before: Thing[], set: Laying): Thing[] {
    const all = keyed(before, pictured(set));
    return [...all, ...before.filter(({ kind, key }) => kind === "card" && this.ringed.has(key) && !all.some((one) => one.key === key))];
  }

  /** Where one's own cards lie, so that the dock can have its buttons there. */
  readonly handLies: { card: number; at: Lie }[] = $derived(
    this.things.filter((thing): thing is CardThing => thing.kind === "card" && Boolean(thing.held)).map(({ card, at }) => ({ card, at })),
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
      await Promise.all([this.act(state, lines, beat), afterwards(() => this.before(state))]);
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

  /** What is decided stays until something else happens. */
  private tell(state: State, beat: Beat | null): void {
    this.turnOver(state);
    this.newest = beat?.decided ?? this.newest;
    const stays = beat && (STAYS.includes(beat.kind) || (beat.kind === "say" && this.links.length > 0));
    if (beat?.decided) this.decided = beat.decided;
    else if (!stays) this.decided = null;
    if (!stays || beat?.decided) [this.links, this.ringed] = [[], new Set()];
    this.result = state.result;
    if (beat?.odds.length) this.odds = beat.odds;
    else if (beat?.kind !== "turn") this.odds = []; // those of a card stay until it lies
  }

  private async act(state: State, lines: Line[], beat: Beat): Promise<void> {
    const last = this.laying()!;
    const before = this.things;
    const old = this.purses;
    [this.lines, this.kind, this.shown] = [lines, beat.kind, state];
    this.tell(state, beat);
    const now = this.laying(state)!;
    const after = this.laid(before, now);
    const gone = before.filter((thing): thing is CardThing => thing.kind === "card" && !after.some((one) => one.key === thing.key));
    const leaving = gone.flatMap((thing) => this.leaves(thing, beat, now));
    this.things = [...after.map((thing) => held(thing, before)), ...leaving];
    this.purses = state.rows.map((row, seat) => Math.min(row.stack, old[seat] ?? row.stack));
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
    await Promise.all([...ways, this.fly(beat, last, now)]);
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
      ? this.director.travel(flip, turning, ms * 0.8, { delay: delay + ms * 0.2 + breath, easing: "cubic-bezier(.45,0,.3,1)" })
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
      flip ? this.director.travel(flip, over, T.gather, more) : undefined,
    ]);
  }

  /** What decides is ringed and joined by a line; the best card of a trick is ringed and lifted. */
  private async light(beat: Beat, after: Thing[], now: Laying): Promise<void> {
    if (beat.trick) return this.lift(beat.trick.best, after);
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
  private ring({ pair, cards }: Decided, things: Thing[], set: Laying): void {
    const found = pair.map((spot, n) => nearest(things, cards[n] ?? -1, spotAt(spot, set)));
    this.ringed = new Set(found.flatMap(({ thing }) => (thing ? [thing.key] : [])));
    const [from, to] = found.map(({ at }) => at);
    if (!from || !to) return;
    const [x, y] = [to.x - from.x, to.y - from.y];
    this.links = [{ from, far: Math.hypot(x, y), angle: (Math.atan2(y, x) * 180) / Math.PI }];
  }

  private async lift(best: number, after: Thing[]): Promise<void> {
    const card = after.find((thing): thing is CardThing => thing.kind === "card" && thing.card === best && !thing.held);
    if (!card) return;
    this.ringed = new Set([card.key]);
    const element = this.elements.get(card.key);
    const up = { ...card.at, w: card.at.w * 1.12, r: 0 };
    card.at = up;
    if (element) await this.director.travel(element, [{ transform: element.style.transform }, { transform: this.transform(up) }], T.lift);
  }

  // -- chips

  private async fly(beat: Beat, last: Laying, now: Laying): Promise<void> {
    const ways = beat.moves.filter((move) => move.what === "chips" && move.chips > 0);
    if (this.director.calm) return;
    const flights = ways.flatMap((move) => {
      const [from, to] = [spotAt(move.start, last), spotAt(move.end, now)];
      return from && to ? [{ move, from, to, key: `fly${++this.count}` }] : [];
    });
    const me = now.ground.state.me;
    const { pad } = now.ground.berths;
    this.flying = flights.map(({ move, to, key }) => ({ key, chips: move.chips, to, scale: pad, ...floating(move, me, beat) }));
    await tick();
    await Promise.all(flights.map((flight, n) => this.flies(flight, n)));
    this.flying = [];
  }

  private async flies({ move, from, to, key }: { move: Move; from: Lie; to: Lie; key: string }, n: number): Promise<void> {
    const element = this.elements.get(key);
    if (element) await this.director.travel(element, arc(from, to, footAt), T.chips, { delay: n * T.apart });
    this.onheard("clink");
    this.flying = this.flying.filter((one) => one.key !== key);
    if (move.end.field === "stack") this.purses = this.purses.map((chips, seat) => (seat === move.end.seat ? chips + move.chips : chips));
  }
}

/** Do this in a task of its own: what moves is on its way first. */
const afterwards = (work: () => void) =>
  new Promise<void>((done) =>
    setTimeout(() => {
      work();
      done();
    }),
  );

const EASE = "cubic-bezier(.2,.8,.2,1)";

/** How many seats after oneself in the order of play. */
const afterMe = (seat: number, me: number, count: number): number => (seat - Math.max(0, me) + count) % count;

/** What stands over chips on their way: with a sign if they are won or lost. */
function floating({ start, end, chips }: Move, me: number, beat: Beat): Pick<Flying, "float" | "side"> {
  const pays = beat.kind === "pay" && me >= 0;
  if (pays && end.field === "stack" && end.seat === me) return { float: `+${chips}`, side: "won" };
  if (pays && start.seat === me && end.seat !== me) return { float: `−${chips}`, side: "lost" };
  return { float: String(chips), side: "" };
}

/** Chips that have become more show what they were until the others have come. */
function held(thing: Thing, before: Thing[]): Thing {
  if (thing.kind !== "chips") return thing;
  const was = before.find((one): one is ChipsThing => one.key === thing.key && one.kind === "chips")?.chips ?? 0;
  return was < thing.chips ? { ...thing, chips: was } : thing;
}

/** The thing at a spot that is this card, or else the nearest thing there. */
function nearest(things: Thing[], card: number, at: Lie | undefined): { thing: Thing | undefined; at: Lie | undefined } {
  const far = (thing: Thing) => (at ? Math.hypot(thing.at.x - at.x, thing.at.y - at.y) : 0);
  const fitting = things.filter((thing) => thing.kind === "card" && thing.card === card && card >= 0).sort((a, b) => far(a) - far(b));
  return { thing: fitting[0], at: fitting[0]?.at ?? at };
}
