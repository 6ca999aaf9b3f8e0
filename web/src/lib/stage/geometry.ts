// Where everything stands, as pure functions.  A page and a frame are worked out once per size of the window; nothing
// is measured while cards move, and nothing on the cloth takes part in the flow of the page.
//
// Furniture is laid in *design units* from the middle of the table; `u` turns units into pixels.  The three shells
// have a design size each, so that a game gives three small sets of berths and no media query.

export type Shell = "wide" | "tall" | "flat";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Something that lies somewhere, in pixels of the cloth: its middle, its width, how it is turned. */
export interface Lie {
  x: number;
  y: number;
  w: number;
  r: number;
}

/** A berth in design units from the middle of the table: its middle, the width of a card there, its turn in degrees. */
export type Berth = readonly [x: number, y: number, w?: number, r?: number];

interface Made {
  bar: number;
  dock: number;
  rail: number;
  n: number; // exponent of the edge
  gap: number; // share of the edge between oneself and one's neighbours
  medal: number;
  plate: number;
  pad: readonly [number, number, number, number];
  design: readonly [number, number];
}

const SHELLS: Record<Shell, Made> = {
  wide: { bar: 48, dock: 128, rail: 26, n: 2.9, gap: 0.115, medal: 62, plate: 118, pad: [26, 40, 24, 40], design: [908, 574] },
  tall: { bar: 44, dock: 176, rail: 11, n: 5.5, gap: 0.2, medal: 44, plate: 74, pad: [22, 8, 22, 8], design: [374, 580] },
  flat: { bar: 36, dock: 226, rail: 10, n: 3.6, gap: 0.12, medal: 36, plate: 84, pad: [16, 14, 12, 14], design: [590, 326] },
};
export const LEDGER = 292;
export const PLATE_HIGH = { wide: 42, tall: 31, flat: 31 };
const LEDGER_FROM = 1200; // pixels of the window; where there are fewer it is a sheet
const LARGEST = 1.6;
const LEAST_PLATE = { wide: 0.86, tall: 1, flat: 0.88 }; // of its design

export const shellOf = (width: number, height: number): Shell => (height < 500 && width > height ? "flat" : width < 700 ? "tall" : "wide");

/** The boxes of the page of a table: they depend on the window alone, and never on what is asked. */
export interface Boxes {
  shell: Shell;
  bar: Box;
  cloth: Box;
  dock: Box;
  ledger: Box | undefined;
}

export function boxes(width: number, height: number): Boxes {
  const shell = shellOf(width, height);
  const made = SHELLS[shell];
  const side = width >= LEDGER_FROM && shell === "wide" ? LEDGER : 0;
  const ledger = side ? { x: width - side, y: made.bar, w: side, h: height - made.bar } : undefined;
  const bar = { x: 0, y: 0, w: shell === "flat" ? width - made.dock : width, h: made.bar };
  if (shell === "flat") {
    const dock = { x: width - made.dock, y: 0, w: made.dock, h: height };
    return { shell, bar, cloth: { x: 0, y: made.bar, w: dock.x, h: height - made.bar }, dock, ledger };
  }
  const dock = { x: 0, y: height - made.dock, w: width - side, h: made.dock };
  return { shell, bar, cloth: { x: 0, y: made.bar, w: width - side, h: dock.y - made.bar }, dock, ledger };
}

/** A cloth of some size with its table; all coordinates are from its upper left corner. */
export interface Frame {
  shell: Shell;
  width: number;
  height: number;
  n: number;
  gap: number;
  u: number;
  rail: number;
  medal: number;
  plate: number;
  /** How much larger letters are than usual, as far as there is room for them. */
  letters: number;
  /** How large words at seats are, of those on a small table. */
  k: number;
  table: Box & { cx: number; cy: number };
}

const MOST_LETTERS = 1.35;

/** `larger`: letters than usual, as a browser is set to. */
export function frame(width: number, height: number, shell: Shell, seated = 4, larger = 1): Frame {
  const made = SHELLS[shell];
  const [top, right, bottom, left] = made.pad;
  const [w, h] = [Math.max(60, width - left - right), Math.max(60, height - top - bottom)];
  const u = Math.min(w / made.design[0], h / made.design[1], LARGEST);
  const table = { x: left, y: top, w, h, cx: left + w / 2, cy: top + h / 2 };
  const rail = Math.round(made.rail * Math.min(u, 1.3));
  const tight = shell === "wide" || seated < 7 ? 1 : 0.84; // many heads at a small table
  const letters = Math.max(1, Math.min(larger, MOST_LETTERS, u * 0.95)); // where the table is small they have no room
  return {
    shell,
    width,
    height,
    letters,
    k: Math.max(1, Math.min(u, 1.25)) * letters,
    n: made.n,
    gap: made.gap,
    u,
    rail,
    medal: made.medal * Math.max(0.86, Math.min(u, 1.35)) * tight,
    plate: made.plate * Math.max(LEAST_PLATE[shell], Math.min(u, 1.3)) * tight * letters,
    table,
  };
}

/** A point of the edge |x/a|^n + |y/b|^n = 1, t from 0 (the middle below) clockwise as seen. */
function point(a: number, b: number, n: number, t: number): [number, number] {
  const angle = 2 * Math.PI * t + Math.PI / 2;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [a * Math.sign(c) * Math.abs(c) ** (2 / n), b * Math.sign(s) * Math.abs(s) ** (2 / n)];
}

/** The edge of the table as a path, drawn in from its box by some pixels. */
export function outline(f: Frame, inset: number): string {
  const { cx, cy, w, h } = f.table;
  const steps = Array.from({ length: 181 }, (_, i) => point(w / 2 - inset, h / 2 - inset, f.n, i / 180));
  return "M" + steps.map(([x, y]) => `${(cx + x).toFixed(1)} ${(cy + y).toFixed(1)}`).join("L") + "Z";
}

/** What belongs to a seat, in pixels: its medal in the middle of it, its chips, what it has before it. */
export interface SeatPlace {
  x: number;
  y: number;
  /** Which way is inwards. */
  nx: number;
  ny: number;
  own: boolean;
  /** Its plate stands over the medal. */
  low: boolean;
  /** No room for columns of chips: figures alone. */
  bare: boolean;
  /** Where its words stand: below the plate, or where there is no room for them over the medal or beside it. */
  words: "under" | "over" | "beside";
  /** The side of the cloth it stands at, where words must not run out of the window. */
  edge: "" | "west" | "east";
  stack: { x: number; y: number };
  bet: { x: number; y: number };
  /** To which side the silhouette looks. */
  faces: 1 | -1;
}

export interface Seating {
  /** 1: the next seat is at one's left, as the clock goes; -1: at one's right. */
  way: 1 | -1;
  /** The share of the edge that one's own side has, if a game needs more for the lower cloth. */
  gap?: number | undefined;
  /** How far one's own seat stands off the middle, in units: where a hand lies there. */
  own?: readonly [number, number] | undefined;
  /** Where cards lie: no chips may stand there. */
  taken?: Box[] | undefined;
  /** How wide and high, in units, what a seat has before it is. */
  before?: readonly [number, number] | undefined;
  /** How many cards a seat holds face down at most, beside the tricks that it takes; none, where all cards lie open. */
  backs?: number | undefined;
}

/** The seats, oneself first and below; equal shares of the *length* of the edge lie between the others. */
export function seatsOf(f: Frame, count: number, { way, gap = f.gap, own, taken = [], before, backs = 0 }: Seating): SeatPlace[] {
  const found = f.shell === "tall" && count > (backs ? 5 : 6) ? crowded(f, count, backs) : spread(f, count, gap, backs);
  const [first, ...others] = found;
  const round = [first!, ...(way > 0 ? others : others.reverse())];
  const seats = own ? [aside(f, round[0]!, own), ...round.slice(1)] : round;
  const bets = before ? seats.map(({ bet }) => boxAt(bet.x, bet.y, before[0] * f.u, before[1] * f.u)) : [];
  return cleared(f, seats, [...taken, ...bets], backs);
}

/** The length of the edge up to each of many points of it. */
function walked(f: Frame): [length: number, x: number, y: number][] {
  const inset = f.shell === "wide" ? f.rail / 2 : f.rail;
  const [a, b] = [f.table.w / 2 - inset, f.table.h / 2 - inset];
  let [length, last] = [0, point(a, b, f.n, 0)];
  return Array.from({ length: 1441 }, (_, i) => {
    const here = point(a, b, f.n, i / 1440);
    length += Math.hypot(here[0] - last[0], here[1] - last[1]);
    last = here;
    return [length, ...here];
  });
}

function spread(f: Frame, count: number, gap: number, backs: number): SeatPlace[] {
  const walk = walked(f);
  const whole = walk.at(-1)![0];
  const first = Math.max(gap, 1 / Math.min(count, 5)); // nobody so low that plates and words lie over medals
  return Array.from({ length: count }, (_, p) => {
    const share = p === 0 ? 0 : count === 2 ? 0.5 : first + ((1 - 2 * first) * (p - 1)) / (count - 2);
    const [, x, y] = walk.find(([length]) => length >= share * whole) ?? walk[0]!;
    const seat = seatAt(f, f.table.cx + x, f.table.cy + y, p === 0);
    return f.shell === "flat" && count > 6 && p && !backs ? tightly(seat) : seat;
  });
}

const tightly = (seat: SeatPlace): SeatPlace => ({ ...seat, bare: true, words: "over" });

const SAID = 13; // pixels, that are needed under plates along the top
const APART = 6; // and, from one plate to the next
const LEAST_APART = 72; // from one medal to the next in a column, for three lines that are said there

/** Many on a phone: as many as there is room for along the top, the others down both sides, and no columns of chips. */
function crowded(f: Frame, count: number, backs: number): SeatPlace[] {
  const { cx, cy, w, h } = f.table;
  const others = count - 1;
  const most = Math.floor((w + APART) / (f.plate + APART));
  const side = Math.max(1, Math.ceil((others - most) / 2));
  const top = others - 2 * side;
  const apart = f.plate + APART;
  const down = Math.max(f.medal + PLATE_HIGH[f.shell] * f.k + 5, LEAST_APART * f.k, 64 * f.u);
  const highest = f.rail - h / 2;
  const lowest = highest + down * side + (backs ? SAID : 0);
  const spots = [
    ...Array.from({ length: side }, (_, i): Berth => [-w / 2, lowest - down * i]),
    ...Array.from({ length: top }, (_, i): Berth => [(i - (top - 1) / 2) * apart, highest]),
    ...Array.from({ length: side }, (_, i): Berth => [w / 2, lowest - down * (side - 1 - i)]),
  ].map(([x, y]): SeatPlace => {
    const seat = tightly(seatAt(f, cx + x, cy + y, false));
    if (backs) return { ...seat, words: Math.abs(x) < w / 2 ? "under" : "beside" }; // over the medal lies what it holds
    if (Math.abs(x) < w / 2) return seat;
    const bet = { x: seat.x + seat.faces * reachOf(f), y: seat.y + PLATE_HIGH[f.shell] }; // straight inwards: else bets of a column lie over each other
    return { ...seat, nx: seat.faces, ny: 0, bet };
  });
  return [seatAt(f, cx, cy + h / 2 - f.rail, true), ...spots];
}

/** How far from a seat lies what it bets. */
const reachOf = (f: Frame): number => (f.shell === "wide" ? 150 * f.u : 84 * Math.min(1, f.u) * f.letters);

function seatAt(f: Frame, x: number, y: number, own: boolean): SeatPlace {
  const { cx, cy, w, h } = f.table;
  const [dx, dy] = [(cx - x) / (w / 2), (cy - y) / (h / 2)];
  const far = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [dx / far, dy / far];
  const [m, half] = [f.medal, Math.max(f.medal, f.plate) / 2];
  if (!own) x = Math.min(Math.max(x, half + 5), f.width - half - 5);
  y = Math.min(Math.max(y, m / 2 + 1), f.height - m / 2 - 1);
  const wide = f.shell === "wide";
  const inwards = x <= cx ? 1 : -1;
  const out = half + (wide ? 36 * f.u : 17);
  const below = m / 2 + PLATE_HIGH[f.shell] * Math.max(1.25, f.k) + 14; // the plate, and what is said under it
  const low = !own && (y > cy + h * (wide ? 0.42 : 0.3) || y + below > f.height);
  const stack = own
    ? { x: x - (wide ? 226 * Math.max(1, f.u) : m + 46), y: y + (wide ? -14 : 7) }
    : { x: x + inwards * out, y: y + (dy > 0.3 ? m * 0.62 : dy < -0.3 ? -m * 0.1 : m * 0.4) };
  const reach = reachOf(f);
  const said = Math.abs(nx * reach) < half + 14 && ny > 0 ? m / 2 + (PLATE_HIGH[f.shell] + 16) * f.k + 20 * f.u : 0; // chips there lie under it
  const bet = own ? { x, y: y - m * 0.5 - (wide ? 46 : 36) * f.u } : { x: x + nx * reach, y: y + Math.max(ny * reach, said) };
  const edge = own ? "" : x < half + 24 ? "west" : x > f.width - half - 24 ? "east" : "";
  return { x, y, nx, ny, own, low, bare: false, words: "under", edge, stack, bet, faces: inwards };
}

/** One's own seat, moved aside so that a hand can lie in the middle. */
function aside(f: Frame, place: SeatPlace, [dx, dy]: readonly [number, number]): SeatPlace {
  const [x, y] = [place.x + dx * f.u, place.y + dy * f.u];
  const stack = { x: x - f.medal * 1.75, y };
  return { ...place, x, y, stack, bet: { x: place.bet.x + dx * f.u, y: place.bet.y + dy * f.u } };
}

/** Where chips would lie over something else, or cards face down, the figure alone has to do, with small cards at the medal. */
function cleared(f: Frame, seats: SeatPlace[], lying: Box[], backs: number): SeatPlace[] {
  const placed = [...lying];
  const roomy = f.shell !== "flat" || (f.u > 0.75 && f.letters < 1.2); // else words lie there
  return seats.map((seat) => {
    const others = seats.filter((one) => one !== seat).flatMap((one) => [saidBox(f, one), medalBox(f, one)]); // small cards lie at their own medal
    const taken = [...placed, ...others, ...seats.map((one) => plateBox(f, one))];
    const fits = (seat: SeatPlace) => lyingAt(f, seat, backs).every((box) => within(f, box) && !taken.some((other) => lapped(box, other)));
    const bare = { ...seat, bare: true };
    const other = turned(bare);
    const found = (!seat.bare && (seat.own || roomy) ? [seat, bare, other] : [bare, other]).find(fits) ?? bare;
    placed.push(...lyingAt(f, found, backs));
    return found;
  });
}

/** The same with the other side of its medal for what lies there. */
const turned = (seat: SeatPlace): SeatPlace => ({ ...seat, stack: { ...seat.stack, x: 2 * seat.x - seat.stack.x } });

/** What lies at a seat in the course of a hand: chips in columns, and at those of others cards face down and tricks. */
export function lyingAt(f: Frame, seat: SeatPlace, backs: number): Box[] {
  const chips = seat.bare ? [] : [stackBox(f, seat)];
  return backs && !seat.own ? [...chips, ...backsBoxes(f, seat, backs)] : chips;
}

export const lapped = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
const within = (f: Frame, { x, y, w, h }: Box): boolean => x >= 0 && y >= 0 && x + w <= f.width && y + h <= f.height;

/** From design units to pixels of the cloth. */
export const at = (f: Frame, [x, y, w = 0, r = 0]: Berth): Lie => ({ x: f.table.cx + x * f.u, y: f.table.cy + y * f.u, w: w * f.u, r });

/** A card that is larger than usual, as far as it stays on the cloth. */
export function grown(f: Frame, { x, y, w, r }: Lie, size: number): Lie {
  const room = 2 * Math.min(x, f.width - x, y / 1.6, (f.height - y) / 1.6);
  return { x, y, w: Math.min(w * size, Math.max(w, room)), r };
}

/** Places on an arc: a fan of `count` cards round a middle, `step` apart, sagging by `sag` at its ends. */
export function fan([x, y, w = 0]: Berth, count: number, step: number, sag = 0, turn = 0): Berth[] {
  const middle = (count - 1) / 2;
  return Array.from({ length: count }, (_, i) => {
    const off = i - middle;
    return [x + off * step, y + sag * off * off, w, turn * off];
  });
}

// -- what a seat covers; nothing is drawn by these, they are what is tested

export const boxAt = (x: number, y: number, w: number, h: number): Box => ({ x: x - w / 2, y: y - h / 2, w, h });

/** The plate with the name and the figure. */
export function plateBox(f: Frame, seat: SeatPlace): Box {
  const h = PLATE_HIGH[f.shell] * f.k;
  if (seat.own) return { x: seat.x, y: seat.y - h / 2, w: f.plate, h };
  const y = seat.low ? seat.y - f.medal / 2 + 5 - h : seat.y + f.medal / 2 - 4;
  return { x: seat.x - f.plate / 2, y, w: f.plate, h };
}

/** Whether what is said at one's own seat stands beside the plate: where no hand lies beside it. */
export const isLevel = (f: Frame, { x }: SeatPlace): boolean => f.shell === "tall" || x > f.table.cx - 9;

/** What a seat says: one line under its plate, over it or beside its medal; three at most over the medal. */
export function saidBox(f: Frame, seat: SeatPlace): Box {
  const { x, y, w, h } = plateBox(f, seat);
  const line = 21 * f.k;
  if (seat.own && isLevel(f, seat)) return { x: x + w, y: seat.y - line / 2, w: w * 1.5, h: line };
  if (seat.words === "beside" && !seat.low) return { x: seat.edge === "west" ? x + w : x - w * 1.3, y: seat.y + 8, w: w * 1.3, h: line };
  const high = seat.words === "over" ? 39 * f.k : line;
  return { x, y: seat.own || seat.low || high > line ? y - high : y + h, w, h: high };
}

/** The medal: one's own lies to the left of its plate. */
export const medalBox = (f: Frame, seat: SeatPlace): Box => boxAt(seat.own ? seat.x - f.medal / 2 - 6 : seat.x, seat.y, f.medal, f.medal);

const BACK = { wide: 38, tall: 25, flat: 20 }; // units
export const TRICK = 0.72; // how large the backs of tricks are, of those of cards held

/** How far a back lies from the next, in widths of one. */
export const stepOf = (f: Frame, many: number): number => (f.shell === "wide" ? 0.36 : Math.min(0.36, 1.2 / many));

/** The width of a card's back at a seat, in units: where there is no room for chips it lies small at the medal. */
export const backOf = (f: Frame, { bare, own }: SeatPlace): number => BACK[f.shell] * (bare && !own ? 0.56 : 1);

/** The middle of the cards that a seat holds face down, and of the tricks it has: at its chips, or behind its medal. */
export function packsOf(f: Frame, seat: SeatPlace): Record<"held" | "taken", { x: number; y: number }> {
  const { x, y, own, low, bare, stack } = seat;
  const [w, out] = [backOf(f, seat) * f.u, Math.sign(stack.x - x) || 1];
  if (own) return { held: stack, taken: { x: f.shell === "wide" ? stack.x - w * 1.3 : x + f.plate + w * 1.1, y } };
  const far = f.medal / 2 + w * 0.8;
  const inwards = x + out * far;
  if (bare) return { held: { x: inwards, y: y - w * 0.75 }, taken: { x: inwards + out * 3, y: y + w * 0.35 } };
  const tight = f.shell !== "wide"; // what is said under the plate reaches so far
  const side = stack.x + out * w * (tight ? 0.55 : 0.4);
  return {
    held: { x: side, y: stack.y },
    taken: { x: side + (tight ? out * w * 0.35 : 0), y: stack.y + (low ? -1 : 1) * w * (tight ? 1.3 : 1.08) },
  };
}

/** What so many of those cover. */
function backsBoxes(f: Frame, seat: SeatPlace, many: number): Box[] {
  const { held, taken } = packsOf(f, seat);
  const w = backOf(f, seat) * f.u;
  return [
    boxAt(held.x, held.y, w * (1 + stepOf(f, many) * (many - 1)), w * 1.6),
    boxAt(taken.x, taken.y, w * 1.6 * TRICK + 4 * (many - 1), w * TRICK),
  ];
}

/** Its chips in three columns. */
export function stackBox(f: Frame, seat: SeatPlace): Box {
  const k = stackScale(f, seat) * f.u;
  return { x: seat.stack.x - 32 * k, y: seat.stack.y - 56 * k, w: 64 * k, h: 70 * k };
}

/** How large the chips of a seat are drawn. */
export const stackScale = (f: Frame, seat: SeatPlace): number => (f.shell === "wide" ? (seat.own ? 0.84 : 0.74) : seat.own ? 0.56 : 0.44);
