// Made by `python web/tools/protocol_types.py`; not written by hand.

export interface Ack {
  type: "ack";
  id: string;
  again: boolean;
}

export interface AddBot {
  type: "add_bot";
  bot?: string;
  chair?: number | null;
}

export interface AnswerWorth {
  action: number;
  said: string;
  gain: number;
  error: number;
}

export interface Barred {
  actions: (number)[];
  words: (string)[];
  text: string;
  rule: string;
  key: string;
  gaps: Record<string, number | string>;
}

export interface Beat {
  kind: "" | "deal" | "turn" | "lay" | "stake" | "say" | "play" | "trick" | "decide" | "pay" | "result" | "clear";
  hold: number;
  moves: (Move)[];
  may: (number)[];
  forced: boolean;
  decided: Decided | null;
  trick: TrickTaken | null;
  odds: (Part)[];
}

export interface Brief {
  hand: number;
  draw: boolean;
  names: (string)[];
  before: (number)[];
  after: (number)[];
}

export interface Bye {
  type: "bye";
  code: string;
  text: string;
  again: number;
  moved: string;
}

export interface Card {
  id: string;
  code: string;
  status: string;
  terms: Terms;
  chairs: (Seat)[];
  due: number;
}

export interface ChairIs {
  chair: number;
  kind: "empty" | "person" | "robot" | "bot";
  name: string;
  face: string;
  bot: string;
  seat: number;
  chips: number | null;
  state: "empty" | "here" | "away" | "out" | "waiting" | "leaving";
  standin: boolean;
  shares: boolean;
  key: string;
  silent: boolean;
  heir: string;
}

export interface Choice {
  action: number;
  word: string;
  text: string;
  key: string;
  word_key: string;
  gaps: Record<string, number | string>;
  verb: Said | null;
}

export interface Clock {
  type: "clock";
  seat: number;
  seconds: number;
}

export interface ComeBack {
  type: "come_back";
}

export interface Committed {
  type: "committed";
  hand: number;
  body: Record<string, unknown>;
  signature: string;
}

export interface Decided {
  said: Said;
  rule: string;
  pair: (Spot)[];
  cards: (number)[];
  wins: (number)[];
  loses: (number)[];
}

export interface Do {
  type: "act";
  id: string;
  hand: number;
  seq: number;
  action: number;
}

export interface Duty {
  kind: "follow" | "head" | "trump" | "lead";
  said: Said;
  rule: string;
  suit: number;
}

export interface Ended {
  seat: number;
  net: number;
  said: Said;
  rule: string;
}

export interface Figure {
  key: string;
  exact: string;
  decimal: number;
  meaning: string;
}

export interface Game {
  name: string;
  title: string;
  kind: string;
  pitch: string;
  least: number;
  most: number;
  bots: (string)[];
  tempers: Record<string, string>;
  hidden: boolean;
  deck: string;
  fan: (number)[];
  pool: string;
  layout: string;
  language: string;
  lesson: Lesson;
  taught: boolean;
  how: string;
  todo: string;
  history: string;
  sources: Record<string, Source>;
  rules: (Rule)[];
  options: (Option)[];
  presets: (Preset)[];
  figures: Record<string, string>;
  words: Record<string, string>;
}

export interface Hello {
  type: "hello";
  table: string;
  ticket: string;
  hand?: number;
  seq?: number;
  speed?: "slow" | "usual" | "fast" | "at_once";
}

export interface Hint {
  exact: boolean;
  worlds: number;
  by: "table" | "thumb" | "anyhow" | "";
  points: boolean;
  answers: (AnswerWorth)[];
}

export interface Hurry {
  type: "hurry";
}

export interface Item {
  card: number;
  rank: number;
  suit: number;
  seat: number;
  chips: number;
  tally: number;
  count: number;
}

export interface Joined {
  type: "joined";
  hand: number;
  body: Record<string, unknown>;
}

export interface JudgedAnswer {
  hand: number;
  at: number;
  asked: Offer;
  given: number;
  best: number;
  cost: number;
  error: number;
  exact: boolean;
}

export interface Lesson {
  seats: number;
  leader: number;
  seed: number;
}

export interface Line {
  text: string;
  rule: string;
  phase: string;
  seat: number;
  action: number;
  payer: number;
  payee: number;
  chips: number;
  card: number;
  key: string;
  gaps: Record<string, number | string>;
  follows: boolean;
}

export interface Link {
  id: string;
  code: string;
  link: string;
}

export interface Manage {
  type: "manage";
  what: "start" | "pause" | "go_on" | "rematch" | "close" | "list" | "unlist";
}

export interface Me {
  id: string;
  name: string;
  password: boolean;
  session: string;
}

export interface MoreTime {
  type: "more_time";
}

export interface Move {
  what: "card" | "chips";
  start: Spot;
  end: Spot;
  card: number;
  chips: number;
  up: boolean;
}

export interface Odds {
  game: string;
  preset: string;
  options: Record<string, string>;
  figures: (Figure)[];
}

export interface Offer {
  question: string;
  phase: string;
  rule: string;
  says: string;
  usual: number;
  least: number;
  most: number;
  apart: number;
  choices: (Choice)[];
  standing: boolean;
  each: number;
  key: string;
  gaps: Record<string, number | string>;
  spoken: Record<string, number>;
  barred: (Barred)[];
  primary: number;
  verb: Said | null;
  apart_verb: Said | null;
  nothing_verb: Said | null;
  about: Spot | null;
  duty: Duty | null;
}

export interface Option {
  name: string;
  text: string;
  rule: string;
  default: string;
  values: (Value)[];
  least: number;
  most: number;
  by: number;
  zero: string;
  source: string;
  dispute: string;
}

export interface Part {
  said: Said;
  ways: number;
  of: number;
  wins: (number)[];
}

export interface Phrase {
  type: "phrase";
  phrase: "hello" | "luck" | "well_played" | "fine_cards" | "my_luck" | "thanks" | "sorry" | "moment" | "go_on" | "laugh" | "another" | "goodbye";
}

export interface Place {
  name: string;
  field: string;
  seat: number;
  items: (Item)[];
}

export interface Played {
  seat: number;
  card: number;
}

export interface Preset {
  name: string;
  title: string;
  text: string;
  source: string;
  options: Record<string, string>;
}

export interface Problem {
  code: string;
  text: string;
}

export interface Promise {
  type: "promise";
  session: string;
  key: string;
  head: string;
}

export interface Ready {
  type: "ready";
  hand: number;
}

export interface Refuse {
  type: "refuse";
  code: string;
  text: string;
  id: string;
  rule: string;
}

export interface Remove {
  type: "remove";
  chair: number;
}

export interface Report {
  game: string;
  names: (string)[];
  seat: number;
  judged: number;
  asked: number;
  hands: number;
  left: number;
  unknown: number;
  points: boolean;
  net: number;
  cost: number;
  rest: number;
  worst: (number)[];
  decisions: (JudgedAnswer)[];
}

export interface Result {
  seats: (Ended)[];
  because: number;
  counts: "chips" | "points";
}

export interface Rise {
  type: "rise";
}

export interface Room {
  type: "room";
  status: "waiting" | "playing" | "paused" | "finished" | "closed";
  why: string;
  halt: "" | "closed" | "paused" | "finished" | "start" | "few" | "rests" | "closing" | "comes";
  host: number;
  chairs: (ChairIs)[];
  watching: number;
  hand: number;
  session: string;
}

export interface Row {
  seat: number;
  name: string;
  stack: number;
  free: number;
  acts: boolean;
  leads: boolean;
  hand: (number)[];
  backs: number;
  tricks: number;
  score: number;
  mood: "" | "asked" | "thinks" | "passed" | "folded" | "knocked" | "out" | "won" | "lost";
  said: Said | null;
}

export interface Rule {
  number: string;
  text: string;
  source: string;
  section: string;
  pays: string;
}

export interface Said {
  text: string;
  key: string;
  gaps: Record<string, number | string>;
}

export interface Say {
  type: "say";
  text: string;
}

export interface Seat {
  kind: string;
  name: string;
  mine: boolean;
}

export interface Share {
  type: "share";
  window: number;
  void: number;
  share: string;
  signature: string;
}

export interface ShareWanted {
  type: "share_wanted";
  hand: number;
  body: Record<string, unknown>;
  signature: string;
  seconds: number;
}

export interface Sit {
  type: "sit";
  chair?: number | null;
  medallion?: "" | "sun" | "moon" | "star" | "crown" | "key" | "anchor" | "tower" | "heart" | "leaf" | "acorn" | "bell" | "cup";
}

export interface SitOut {
  type: "sit_out";
}

export interface Source {
  title: string;
  note: string;
}

export interface Spot {
  field: string;
  seat: number;
  n: number;
}

export interface Standing {
  win: number;
  even: number;
  lose: number;
  mean: number;
  error: number;
  exact: boolean;
  samples: number;
  basis: string;
}

export interface State {
  type: "state";
  hand: number;
  seq: number;
  draw: boolean;
  again: boolean;
  over: boolean;
  phase: string;
  actor: number;
  stock: number;
  left: (number)[];
  me: number;
  places: (Place)[];
  rows: (Row)[];
  offer: Offer | null;
  lines: (Line)[];
  beat: Beat | null;
  result: Result | null;
}

export interface Talk {
  type: "talk";
  name: string;
  text: string;
  phrase: string;
}

export interface Terms {
  game: string;
  preset: string;
  options: Record<string, string>;
  seats: number;
  chips: number;
  bots: (string)[];
  pace: number;
  between: number;
  clock: number;
  days: number;
  grace: number;
  window: number;
  private: boolean;
  spectators: "none" | "public" | "delayed";
  delay: number;
  records: "own" | "open";
  odds: boolean;
  hints: boolean;
  newcomer: boolean;
}

export interface Told {
  hand: number;
  draw: boolean;
  names: (string)[];
  before: (number)[];
  after: (number)[];
  seat: number;
  whole: boolean;
  lines: (Line)[];
}

export interface TrickTaken {
  winner: number;
  best: number;
  cards: (Played)[];
  number: number;
  last: boolean;
}

export interface Value {
  name: string;
  text: string;
  attested: string;
}

export interface Void {
  type: "void";
  hand: number;
  body: Record<string, unknown>;
  signature: string;
}

export interface Welcome {
  type: "welcome";
  protocol: number;
  table: string;
  code: string;
  you: string;
  chair: number;
  heir: number;
  host: boolean;
  deck: string;
  key: string;
  terms: Terms;
}

export type HouseMessage = Ack | Bye | Clock | Committed | Joined | Refuse | Room | ShareWanted | State | Talk | Void | Welcome;

export type ClientMessage = Do | AddBot | ComeBack | Hello | Hurry | Manage | MoreTime | Phrase | Promise | Ready | Remove | Rise | Say | Share | Sit | SitOut;
