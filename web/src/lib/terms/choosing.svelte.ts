// The terms of a table, while they are being chosen.

import type { Game, Option, Terms } from "../../house/wire";
import { usualSeats } from "../lobby/games";

/** How long a seat has: seconds, or days by correspondence. */
export const CLOCKS: Record<string, { clock: number; days: number }> = {
  none: { clock: 0, days: 0 },
  s20: { clock: 20, days: 0 },
  s45: { clock: 45, days: 0 },
  s120: { clock: 120, days: 0 },
  d1: { clock: 0, days: 1 },
  d3: { clock: 0, days: 3 },
  d7: { clock: 0, days: 7 },
};
export const PACES: Record<string, { pace: number; between: number }> = {
  slow: { pace: 1.6, between: 6 },
  usual: { pace: 0.8, between: 3 },
  quick: { pace: 0.3, between: 1 },
};

export const MOST_CHIPS = 1_000_000;

/** Whether this is a whole number in these bounds. */
export const within = (n: number, least: number, most: number) => Number.isInteger(n) && n >= least && n <= most;

export class Choosing {
  preset = $state("");
  changes = $state<Record<string, string>>({});
  seats = $state(4);
  bots = $state<string[]>([]); // for every chair but the first; "": free for whoever comes
  chips = $state(500);
  pace = $state("usual");
  clock = $state("none");
  secret = $state(true); // found by its link alone
  spectators = $state<Terms["spectators"]>("public");
  delay = $state(30);
  records = $state<Terms["records"]>("own");
  odds = $state(true);
  hints = $state(false);

  constructor(readonly game: Game) {
    this.seats = usualSeats(game);
    this.bots = Array.from({ length: game.most - 1 }, () => "");
  }

  /** What an option is if it is not changed: as the preset has it, or the book. */
  base(option: Option): string {
    const preset = this.game.presets.find((one) => one.name === this.preset);
    return preset?.options[option.name] ?? option.default;
  }

  value(option: Option): string {
    return this.changes[option.name] ?? this.base(option);
  }

  choose(option: Option, value: string): void {
    const { [option.name]: _, ...rest } = this.changes;
    this.changes = value === this.base(option) ? rest : { ...rest, [option.name]: value };
  }

  /** Whether an option that is a number is one it may be. */
  fits(option: Option): boolean {
    const value = this.value(option);
    if (option.values.length || (option.zero && value === "0")) return true;
    return within(Number(value), option.least, option.most);
  }

  /** Whether every number is one that the house would take. */
  get sound(): boolean {
    const { least, most, options } = this.game;
    const numbers = within(this.seats, least, most) && within(this.chips, 1, MOST_CHIPS) && within(this.delay, 1, 600);
    return numbers && options.every((option) => this.fits(option));
  }

  /** Begin from a preset: whatever was changed before is put back. */
  begin(preset: string): void {
    this.preset = preset;
    this.changes = {};
  }

  /** A bot in every chair that has none. */
  fill(): void {
    const usual = this.game.bots.includes("steady") ? ["steady"] : ["bold", "timid", "random"];
    this.bots = Array.from({ length: this.game.most - 1 }, (_, n) => usual[n % usual.length]!);
  }

  clear(): void {
    this.bots = this.bots.map(() => "");
  }

  /** Be as these terms have it. */
  adopt(terms: Terms): void {
    const named = <T extends object>(all: Record<string, T>, usual: string) =>
      Object.keys(all).find((key) => Object.entries(all[key]!).every(([name, value]) => terms[name as keyof Terms] === value)) ?? usual;
    [this.preset, this.changes, this.seats, this.chips] = [terms.preset, { ...terms.options }, terms.seats, terms.chips];
    [this.pace, this.clock] = [named(PACES, "usual"), named(CLOCKS, "none")];
    [this.spectators, this.delay, this.records, this.odds] = [terms.spectators, terms.delay, terms.records, terms.odds];
  }

  terms(): Terms {
    return {
      game: this.game.name,
      preset: this.preset,
      options: { ...this.changes },
      seats: this.seats,
      chips: this.chips,
      bots: this.bots.slice(0, Math.max(0, this.seats - 1)).filter(Boolean),
      ...PACES[this.pace]!,
      ...CLOCKS[this.clock]!,
      grace: 30,
      window: 3,
      private: this.secret,
      spectators: this.spectators,
      delay: this.delay,
      records: this.records,
      newcomer: false,
      odds: this.odds,
      hints: this.hints,
    };
  }
}
