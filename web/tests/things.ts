// Offers, states and lines to test with: what is not said of them is empty.

import type { Barred, Choice, Item, Line, Offer, Place, Row, State } from "../src/house/wire";

export const choice = (action: number, word: string, more: Partial<Choice> = {}): Choice => ({
  action,
  word,
  text: "",
  key: "",
  word_key: "",
  gaps: {},
  verb: null,
  ...more,
});

export const barred = (text: string, more: Partial<Barred> = {}): Barred => ({
  actions: [],
  words: [],
  text,
  rule: "",
  key: "",
  gaps: {},
  ...more,
});

export const offer = (more: Partial<Offer> = {}): Offer => ({
  question: "",
  phase: "",
  rule: "",
  says: "",
  usual: 0,
  least: 0,
  most: 0,
  apart: -1,
  each: 1,
  choices: [],
  standing: false,
  key: "",
  gaps: {},
  spoken: {},
  barred: [],
  primary: -1000,
  verb: null,
  apart_verb: null,
  nothing_verb: null,
  about: null,
  duty: null,
  ...more,
});

export const line = (text: string, more: Partial<Line> = {}): Line => ({
  text,
  rule: "",
  phase: "",
  seat: -1,
  action: 0,
  payer: -1,
  payee: -1,
  chips: 0,
  card: -1,
  key: "",
  gaps: {},
  follows: false,
  ...more,
});

export const item = (more: Partial<Item>): Item => ({ card: -1, rank: -1, suit: -1, seat: -1, chips: 0, tally: 0, count: 1, ...more });

export const place = (name: string, items: Item[], seat = -1): Place => ({ name, field: name, seat, items });

export const row = (seat: number, name: string, more: Partial<Row> = {}): Row => ({
  seat,
  name,
  stack: 100,
  free: 100,
  acts: false,
  leads: false,
  hand: [],
  backs: 0,
  tricks: 0,
  score: 0,
  mood: "",
  said: null,
  ...more,
});

export const state = (more: Partial<State> = {}): State => ({
  type: "state",
  hand: 1,
  seq: 1,
  draw: false,
  again: false,
  over: false,
  phase: "",
  actor: 0,
  stock: 0,
  left: [],
  me: 0,
  places: [],
  rows: [],
  offer: null,
  lines: [],
  beat: null,
  result: null,
  ...more,
});
