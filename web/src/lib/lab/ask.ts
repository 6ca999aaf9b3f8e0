// A question to the laboratory: its parts, its address, and what is sent.  No framework in here.

/** A word with which something is asked; what it means is told by the game's book, or by the page if `text` is empty. */
export interface Word {
  said: string;
  key: string;
  text: string;
  seat: string;
  rule: string;
  numbers: number;
}
/** A card that is told apart, and how many of it there are. */
export interface Sort {
  card: string;
  many: number;
}
export interface Vocabulary {
  seats: string[];
  answers: string[];
  choices: Word[];
  choosing: Word[];
  measures: Word[];
  policies: Word[];
  events: Word[];
  spans: string[];
  plans: Record<string, string[]>;
  cards: Sort[];
  after: string;
}
export interface Exact {
  exact: string;
  decimal: number;
}
export interface Law {
  law: (Exact & { sum: string[] })[];
  means: Exact[];
  variance: Exact;
}
export interface Play {
  worth: Exact;
  choices: ({ best: string; loss: string } & Record<string, string>)[];
  states: number;
}
/** How likely ruin is, or a fall so deep, and after how many hands it comes; before a target: either of both. */
export interface Ruin {
  ruin: Exact;
  hands: Exact;
}
export interface Answer {
  type: "answer";
  ask: string;
  measure: string;
  rules: string;
  seats: number;
  command: string;
  answer: Exact | Exact[] | Law | Play | Ruin;
}

/** What is asked, as the page has it in hand. */
export interface Question {
  ask: string;
  measure: string;
  per: string; // divided by this number, or in a mean by another measure; "": by nothing
  test: string; // of a chance: beyond which number; "": above nothing
  than: number;
  seats: number;
  seen: string[];
  after: string[];
  by: string;
  numbers: number[];
  best: string;
  among: string; // what is chosen best; "": what the house means when nothing is said
  until: string;
  over: string; // "": one hand; a span of the house; or a number of hands
  on: boolean; // of many hands: whether the shoe is dealt on
  at: string; // a transcript in which the hand stands in the middle, and after how many acts
  act: string;
  // of ruin and drawdown: a stack, how long it is followed (0: until it comes to that), and how stakes go on
  stack: number;
  hands: number;
  target: number;
  depth: number;
  plan: string;
}

export const TESTS: Record<string, string> = { ">=": "least", "<=": "most", "=": "exactly" };
const FORM = /^(.*?)(?:\s*(>=|<=|=)\s*(-?\d+))?$/;
const NUMBER = /^[1-9]\d*$/;
export const SHOWN = ["mean", "chance", "law", "variance", "table", "ruin", "drawdown"]; // the answers for which the page has a form

export const plainQuestion = (seats: number): Question => ({
  ask: "mean",
  measure: "",
  per: "",
  test: "",
  than: 1,
  seats,
  seen: [],
  after: [],
  by: "",
  numbers: [],
  best: "B",
  among: "",
  until: "",
  over: "",
  on: false,
  at: "",
  act: "",
  stack: 20,
  hands: 1000,
  target: 0,
  depth: 10,
  plan: "flat",
});

/** Whether many hands are asked about, with stakes that go on from one to the next. */
export const staked = (ask: string) => ask === "ruin" || ask === "drawdown";

/** The parts of a question about many hands that it has beside others. */
function stakes({ ask, stack, hands, target, depth, plan }: Question): Record<string, string | number> {
  if (!staked(ask)) return {};
  const own: Record<string, number> = ask === "ruin" ? { stack, target } : { depth };
  return { ...own, hands, stake_plan: plan === "flat" ? "" : plan };
}

/** A measure and what it is divided by; several with commas between stay as they are. */
function divided(said: string): [string, string] {
  const [top = "", ...per] = said.includes(",") ? [said] : said.split(" / ");
  return [top, per.join(" / ")];
}

/** What is measured, as the house has it; only a mean is divided by another measure. */
function measuredBy({ ask, measure, per, test, than }: Question): string {
  const whole = per && (ask === "mean" || NUMBER.test(per)) ? `${measure} / ${per}` : measure;
  return ask === "chance" && test ? `${whole} ${test} ${than}` : whole;
}

/** The parts of a question by the names that the house has for them, without those that say nothing. */
export function parts(question: Question): Record<string, string> {
  const { ask, by, numbers, best, among, until, over, on, at, act } = question;
  const many = /^\d+$/.test(over);
  const middle = at.trim() ? { at, act } : {};
  const all = {
    ask,
    measure: measuredBy(question),
    seats: question.seats && !at.trim() ? String(question.seats) : "",
    seen: question.seen.join(" "),
    after: question.after.join(" "),
    by: ask === "table" ? "" : [by, ...numbers].filter((part) => part !== "").join(" "),
    best: ask === "table" ? best : "",
    among: ask === "table" ? among : "",
    until,
    over,
    shoe: many && on ? "on" : "",
    ...middle,
    ...stakes(question),
  };
  return Object.fromEntries(Object.entries(all).flatMap(([name, said]) => (said ? [[name, String(said)]] : [])));
}

/** The question of an address; nothing, if it holds none. */
export function questionOf(query: URLSearchParams, seats: number): Question | undefined {
  const said = (name: string) => query.get(name) ?? "";
  if (!said("ask") || !said("measure")) return undefined;
  const [, whole = "", test = "", than = "1"] = (said("ask") === "chance" && FORM.exec(said("measure"))) || ["", said("measure")];
  const [measure, per] = divided(whole);
  const words = said("by").split(" ");
  const first = words.findIndex((word) => /^\d+$/.test(word));
  const named = first < 0 ? words.length : first;
  return {
    ...plainQuestion(Number(said("seats")) || seats),
    ask: said("ask"),
    measure,
    per,
    test,
    than: Number(than),
    seen: said("seen").split(" ").filter(Boolean),
    after: said("after").split(" ").filter(Boolean),
    by: words.slice(0, named).join(" "),
    numbers: words.slice(named).map(Number),
    best: said("best") || "B",
    among: said("among"),
    until: said("until"),
    over: said("over"),
    on: said("shoe") === "on",
    stack: Number(said("stack") || 20),
    hands: Number(staked(said("ask")) ? said("hands") : 1000),
    target: Number(said("target")),
    depth: Number(said("depth") || 10),
    plan: said("stake_plan") || "flat",
  };
}

/** The cards that are still in the shoe when these have been taken out. */
export const left = (cards: Sort[], taken: string[]): Sort[] =>
  cards.map(({ card, many }) => ({ card, many: many - taken.filter((one) => one === card).length }));

/** A sum as a number: the house writes it as a fraction. */
export function valued(sum: string): number {
  const [top, below = "1"] = sum.split("/");
  return Number(top) / Number(below);
}

/** What was measured together. */
export const measured = (answer: Answer) => answer.measure.split(",").map((one) => one.trim());

/** A strip of a chart of best play: what is seen but for the last of it, and along that what is best. */
export interface Strip {
  label: string;
  runs: { from: number; to: number; best: string }[];
}

/** The choices of a table as strips, and how far the last thing that is seen goes. */
export function strips(choices: Play["choices"], columns: string[]): { rows: Strip[]; low: number; high: number; span: number } {
  const last = columns.at(-1) ?? "";
  const rows = new Map<string, Strip>();
  for (const choice of choices) {
    const label = columns
      .slice(0, -1)
      .map((name) => choice[name])
      .join(" · ");
    const [from = 0, to = from] = (choice[last] ?? "0").split(" to ").map(Number);
    rows.set(label, { label, runs: [...(rows.get(label)?.runs ?? []), { from, to, best: choice.best }] });
  }
  const runs = [...rows.values()].flatMap((row) => row.runs);
  const [low, high] = [Math.min(...runs.map((run) => run.from)), Math.max(...runs.map((run) => run.to))];
  return { rows: [...rows.values()], low, high, span: high - low + 1 };
}
