// The exact figures of what is chosen, asked of the house a moment after the last choice.

import { language, number, percent } from "../../words/i18n.svelte";
import { ask, Refused } from "../../house/net";
import type { Figure, Odds } from "../../house/wire";

const APART = 250;
const SMALL = 0.001; // below it two places say nothing
const COUNTED = new Set(["coup.expected_cards", "follow.choices", "deals", "dealer.trumps", "pot.dealer_gain"]);

/** A figure as it is read: most are parts of a whole, a few are numbers. */
export function told(figure: Figure): string {
  const size = Math.abs(figure.decimal);
  if (!COUNTED.has(figure.key) && size > 0 && size < SMALL)
    return figure.decimal.toLocaleString(language(), { style: "percent", maximumSignificantDigits: 2 });
  if (!COUNTED.has(figure.key)) return percent(figure.decimal, 2);
  return number(Number(figure.decimal.toPrecision(4)));
}

/** What a figure has moved against another, in points of a per cent, or in the unit of a number; "" for nothing. */
export function moved(figure: Figure, from: Figure | undefined): string {
  if (!from || from.exact === figure.exact) return "";
  const by = figure.decimal - from.decimal;
  const size = COUNTED.has(figure.key) ? number(Number(Math.abs(by).toPrecision(3))) : number(Number((100 * Math.abs(by)).toPrecision(3)));
  return (by > 0 ? "▲ +" : "▼ −") + size;
}

/** Whether a figure says who gains by the game. */
export const isEdge = (figure: Figure) =>
  /edge|\.(house|banker|punter|per_deal|until_settled|settled)$|dealer_gain|^gate\.|cat_hop|call_the/.test(figure.key);
export const isNumber = (figure: Figure) => COUNTED.has(figure.key);

export class Figures {
  found = $state.raw<Figure[]>([]);
  usual = $state.raw<Map<string, Figure>>(new Map());
  state = $state<"counting" | "there" | "slow" | "wrong">("counting");
  wrong = $state("");
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Ask for these; an earlier question is dropped. */
  want(game: string, preset: string, options: Record<string, string>, seats: number): void {
    const turn = ++this.asked;
    this.state = "counting";
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(turn, game, preset, options, seats), APART);
  }

  drop(): void {
    this.asked++;
    clearTimeout(this.timer);
  }

  private async ask(turn: number, game: string, preset: string, options: Record<string, string>, seats: number): Promise<void> {
    try {
      if (this.usual.size === 0) this.usual = new Map((await figures(game, "", {}, 0)).map((one) => [one.key, one]));
      const found = await figures(game, preset, options, seats);
      if (turn !== this.asked) return;
      this.found = found;
      this.state = "there";
      this.wrong = "";
    } catch (error) {
      if (turn !== this.asked) return;
      const refused = error instanceof Refused ? error : undefined;
      this.state = refused?.code === "too_slow" ? "slow" : "wrong";
      this.wrong = refused?.message ?? String(error);
    }
  }
}

async function figures(game: string, preset: string, options: Record<string, string>, seats: number): Promise<Figure[]> {
  const query = new URLSearchParams(Object.entries(options).map(([name, value]) => ["option", `${name}=${value}`]));
  if (preset) query.set("preset", preset);
  if (seats) query.set("seats", String(seats));
  return (await ask<Odds>(`/api/games/${game}/odds?${query}`)).figures;
}
