// Chips seen from three quarters.  Shape, size and colour carry the value: none depends on colour alone.
//
// Each form is drawn once, and a pile is put together of those pictures on a canvas: what travels is then one picture,
// and no page reads, lays out and draws sixty chips anew when an amount changes.

export const DENOMINATIONS = [500, 100, 20, 5, 1] as const;
export type Worth = (typeof DENOMINATIONS)[number];

interface Look {
  rx: number;
  top: string;
  wall: string;
  mark: string;
  spots?: number; // round the rim
  sides?: number; // corners, where it is not round
  plaque?: boolean;
}

const LOOK: Record<Worth, Look> = {
  1: { rx: 12, top: "#f1e6cb", wall: "#b9a57c", mark: "#a98d57" },
  5: { rx: 15.5, top: "#9b3236", wall: "#6a1d22", mark: "#f1e6cb", spots: 6 },
  20: { rx: 15.5, top: "#3f806b", wall: "#245243", mark: "#f1e6cb", sides: 8 },
  100: { rx: 17, top: "#2f5b93", wall: "#1b3a63", mark: "#e6c987", spots: 10 },
  500: { rx: 22, top: "#2b211b", wall: "#0f0a07", mark: "#e6c987", plaque: true },
};
const TILT = 0.5; // how far the circle is laid down
const THICK = 4.6;
const HIGH = 9; // chips in a column, at most
const COLUMNS = 3; // of one value, at most
const FOOT = 8; // from the middle of the lowest chip to the foot of the pile

// -- how an amount is made up

/** How many of a value a stack keeps as change, and the value above it. */
const KEPT = [
  [1, 5, 5],
  [5, 5, 20],
  [20, 4, 100],
] as const;
const LEAST_LOOSE = 60;
const LEAST_PLAQUES = 1200;

export type Counts = [Worth, number][];

/** An amount in chips: a bet from the greatest down, a stack (`loose`) with change to play with. */
export function change(amount: number, loose = false): Counts {
  const counts = new Map<Worth, number>();
  let left = Math.max(0, Math.floor(amount));
  const take = (worth: Worth, n: number) => {
    counts.set(worth, (counts.get(worth) ?? 0) + n);
    left -= n * worth;
  };
  if (loose && left >= LEAST_LOOSE) for (const [worth, few, up] of KEPT) take(worth, kept(left, worth, few, up));
  for (const worth of DENOMINATIONS) if (worth < 500 || !loose || left >= LEAST_PLAQUES) take(worth, Math.floor(left / worth));
  return DENOMINATIONS.map((worth): [Worth, number] => [worth, counts.get(worth) ?? 0]).filter(([, n]) => n);
}

/** So many of a value that what is left can be had in the value above, and at least a few where there are. */
function kept(left: number, worth: number, few: number, up: number): number {
  const odd = (left % up) / worth;
  const whole = Math.floor(odd) + Math.ceil(Math.max(0, few - odd) / (up / worth)) * (up / worth);
  return Math.max(0, Math.min(whole, Math.floor(left / worth)));
}

interface Column {
  worth: Worth;
  count: number;
  x: number;
  y: number;
}

/** The columns of a pile, those behind first: two rows from four columns on. */
export function columns(amount: number, loose = false): Column[] {
  const high = change(amount, loose).flatMap(([worth, n]) => {
    const drawn = Math.min(n, COLUMNS * HIGH); // more than that looks like as much
    return Array.from({ length: Math.ceil(drawn / HIGH) }, (_, i) => ({ worth, count: Math.min(HIGH, drawn - i * HIGH) }));
  });
  const back = high.length > 3 ? Math.ceil(high.length / 2) : 0;
  return high.map((one, i) => {
    const behind = i < back;
    const row = behind ? back : high.length - back;
    const n = behind ? i : i - back;
    return { ...one, x: (n - (row - 1) / 2) * 33 + (back && !behind ? 3 : 0), y: behind ? -15 : 0 };
  });
}

// -- how it looks

/** The top of a chip as a path round the origin. */
function face({ rx, sides, plaque }: Look, inset = 0): string {
  const [a, b] = [rx - inset, (rx - inset) * TILT];
  if (plaque) {
    const h = 10 - inset * TILT;
    return `M${5 - a} ${-h}L${a - 3} ${-h}Q${a} ${-h} ${a} ${3 - h}L${a} ${h - 3}Q${a} ${h} ${a - 4} ${h}L${3 - a} ${h}Q${-a} ${h} ${-a} ${h - 3}L${-a} ${3 - h}Q${-a} ${-h} ${5 - a} ${-h}Z`;
  }
  if (!sides) return `M${-a} 0A${a} ${b} 0 1 0 ${a} 0A${a} ${b} 0 1 0 ${-a} 0Z`;
  const turn = (i: number) => ((i + 0.5) * 2 * Math.PI) / sides;
  const corners = Array.from({ length: sides }, (_, i) => `${a * Math.cos(turn(i))} ${b * Math.sin(turn(i))}`);
  return `M${corners.join("L")}Z`;
}

/** Spots round the rim of the top. */
function rim({ rx, spots, mark }: Look): string {
  if (!spots) return "";
  const [each, wide] = [(2 * Math.PI * rx * 0.77) / spots, rx - 2];
  return `<ellipse rx="${wide}" ry="${wide * TILT}" fill="none" stroke="${mark}" stroke-width="3.2" stroke-dasharray="${each * 0.42} ${each * 0.58}" opacity=".92"/>`;
}

/** Three notches on the wall, where the rim shows anything. */
function notches(look: Look): string {
  if (!look.spots && !look.sides) return "";
  const notch = (s: number) =>
    `<rect x="${s * look.rx - 1.7}" y="${look.rx * TILT * Math.sqrt(1 - s * s) + 0.2}" width="3.4" height="${THICK - 0.6}" fill="${look.mark}" opacity=".85"/>`;
  return [-0.62, 0, 0.62].map(notch).join("");
}

/** One chip lying at the origin. */
function chip(worth: Worth): string {
  const look = LOOK[worth];
  const half = look.rx * (look.sides ? 0.924 : 1);
  const line = (inset: number, painted: string) => `<path d="${face(look, inset)}" ${painted}/>`;
  return `<path d="${face(look)}" transform="translate(0 ${THICK})" fill="${look.wall}"/><rect x="${-half}" width="${2 * half}" height="${THICK}" fill="${look.wall}"/>${notches(look)}${line(0, `fill="${look.top}" stroke="#000" stroke-opacity=".35" stroke-width=".7"`)}${rim(look)}${line(look.plaque ? 3 : 4.6, `fill="none" stroke="${look.mark}" stroke-width=".8" opacity=".8"`)}${line(look.plaque ? 7 : 7.6, `fill="#fff" opacity=".13"`)}`;
}

/** The copper of Faro: a token with six sides that lies on a bet and turns it round. */
const COPPER =
  '<path d="M-9 0L-4.5-5H4.5L9 0L4.5 5H-4.5Z" transform="translate(0 2.6)" fill="#6b3312"/><path d="M-9 0L-4.5-5H4.5L9 0L4.5 5H-4.5Z" fill="#c47a42" stroke="#4d230b" stroke-width=".8"/><path d="M-5.4 0L-2.7-3H2.7L5.4 0L2.7 3H-2.7Z" fill="none" stroke="#f1d3b0" stroke-width=".8"/>';

/** What stands in a pile, from the back and from below: a chip, the copper, or the shadow of a column so wide. */
interface Stone {
  what: Worth | "copper" | "shade";
  x: number;
  y: number;
  rx: number;
}

/** One column, with its shadow; no two chips lie quite over each other. */
function column({ worth, count, x, y }: Column, n: number): Stone[] {
  const { rx } = LOOK[worth];
  const lean = (k: number) => Math.sin((k + 1) * 12.9898 * (n + 1)) * 0.55;
  const chips = Array.from({ length: count }, (_, k): Stone => ({ what: worth, x: x + lean(k), y: y - k * THICK, rx }));
  return [{ what: "shade", x: x + 4, y: y + 5.5, rx: rx + 3 }, ...chips];
}

/** A pile: its size in units of a chip, how far its foot is from the lower edge, and what stands in it. */
export interface Pile {
  width: number;
  height: number;
  foot: number;
  stones: Stone[];
}

const piles = new Map<string, Pile>();

/** The pile of an amount, made once. */
export function pileOf(amount: number, loose = false, coppered = false): Pile {
  const key = `${amount}${loose}${coppered}`;
  const found = piles.get(key) ?? piled(columns(amount, loose), coppered);
  piles.set(key, found);
  return found;
}

const LOW = 20; // units from the middle of the lowest chip to the lower edge of the picture

function piled(all: Column[], coppered: boolean): Pile {
  const width = Math.max(36, ...all.map(({ x }) => 2 * Math.abs(x) + 52));
  const height = Math.max(THICK, ...all.map(({ count, y }) => count * THICK - y)) + 30;
  const front = all.at(-1);
  const hat: Stone[] = coppered && front ? [{ what: "copper", x: front.x, y: -front.count * THICK, rx: 9 }] : [];
  return { width, height, foot: LOW - FOOT, stones: [...all.flatMap(column), ...hat] };
}

// -- on a canvas

const SIDE = 56; // units of the picture of one form, the chip in its middle
const SHARP = 3; // pixels of a unit in it

/** The picture of one form, as a page can load it. */
export function formOf(what: Worth | "copper"): string {
  const inside = what === "copper" ? COPPER : chip(what);
  const box = `${-SIDE / 2} ${-SIDE / 2} ${SIDE} ${SIDE}`;
  const size = SIDE * SHARP;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${size}" height="${size}">${inside}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

type Forms = Map<Stone["what"], HTMLCanvasElement>;
let forms: Forms | undefined;
let made: Promise<Forms> | undefined;

async function formed(what: Worth | "copper"): Promise<[Stone["what"], HTMLCanvasElement]> {
  const [image, kept] = [new Image(), document.createElement("canvas")];
  image.src = formOf(what);
  await image.decode();
  kept.width = kept.height = SIDE * SHARP;
  kept.getContext("2d")?.drawImage(image, 0, 0);
  return [what, kept];
}

const allForms = async (): Promise<Forms> => (forms = new Map(await Promise.all([...DENOMINATIONS, "copper" as const].map(formed))));

/** The forms at so many pixels to a unit, made once: to bring them to their size for every chip takes longer than to draw it. */
const sizes = new Map<number, Forms>();
function sized(found: Forms, sharp: number): Forms {
  const known = sizes.get(sharp) ?? new Map([...found].map(([what, form]) => [what, scaled(form, Math.ceil(SIDE * sharp))]));
  sizes.set(sharp, known);
  return known;
}

function scaled(form: HTMLCanvasElement, side: number): HTMLCanvasElement {
  const small = document.createElement("canvas");
  small.width = small.height = side;
  const pen = small.getContext("2d");
  if (pen) pen.imageSmoothingQuality = "high";
  pen?.drawImage(form, 0, 0, side, side);
  return small;
}

const wanted = new Map<HTMLCanvasElement, { pile: Pile; scale: number }>();
const AT_ONCE = 6; // milliseconds of a frame for drawing; what is left is drawn in the next

/** Draw a pile, so many pixels to a unit: in the next frames, as soon as its forms are there. */
export function draw(on: HTMLCanvasElement, pile: Pile, scale: number): void {
  if (!wanted.size)
    (made ??= allForms()).then(
      () => requestAnimationFrame(drain),
      () => {},
    );
  wanted.delete(on);
  wanted.set(on, { pile, scale });
}

function drain(): void {
  const end = performance.now() + AT_ONCE;
  for (const [on, { pile, scale }] of wanted) {
    wanted.delete(on);
    drawn(on, pile, scale * devicePixelRatio);
    if (performance.now() > end) break;
  }
  if (wanted.size) requestAnimationFrame(drain);
}

function drawn(on: HTMLCanvasElement, { width, height, stones }: Pile, sharp: number): void {
  if (!forms || !on.isConnected) return;
  const pictures = sized(forms, sharp);
  [on.width, on.height] = [Math.ceil(width * sharp), Math.ceil(height * sharp)];
  const pen = on.getContext("2d");
  if (!pen) return;
  const [left, top] = [(width / 2) * sharp, (height - LOW) * sharp];
  for (const { what, x, y, rx } of stones) {
    const picture = pictures.get(what);
    const half = picture ? picture.width / 2 : 0;
    if (picture) pen.drawImage(picture, left + x * sharp - half, top + y * sharp - half);
    else shaded(pen, left + x * sharp, top + y * sharp, rx, sharp);
  }
}

function shaded(pen: CanvasRenderingContext2D, x: number, y: number, rx: number, sharp: number): void {
  pen.beginPath();
  pen.ellipse(x, y, rx * sharp, ((rx - 3) * TILT + 1.5) * sharp, 0, 0, 2 * Math.PI);
  pen.fillStyle = "rgb(6 17 13 / 42%)";
  pen.fill();
}
