// How the hand stands from where one sits, asked of the house when the table is still for a moment.

import { ask, Refused } from "../../house/net";
import type { LiveTable } from "./table.svelte";
import type { Standing } from "../../house/wire";

const STILL = 300; // milliseconds without anything new

export class OddsOf {
  found = $state.raw<Standing>();
  wrong = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = "";
  private out = Promise.resolve(); // until the last question is answered
  private of = "";

  constructor(private readonly table: LiveTable) {}

  /** The answer, while it holds and says anything: nothing of a hand that is over, or in which nothing is at stake. */
  get now(): Standing | undefined {
    const holds = this.askable && this.moment === this.of && (this.found?.even ?? 1) < 0.9995;
    return holds ? this.found : undefined;
  }

  private get moment(): string {
    const { id, state } = this.table;
    return `${id} ${state?.hand}.${state?.seq}`;
  }

  /** Whether there is anything to ask: a hand that is not over, in which one sits, and whose cards lie still. */
  private get askable(): boolean {
    const state = this.table.state;
    return Boolean(state && !state.over && !state.draw && state.me >= 0 && state.actor !== -4);
  }

  /** Ask how it stands now, unless that is known; what stops the asking. */
  watch(): () => void {
    const moment = this.moment;
    const askable = this.askable;
    if (moment !== this.asked) [this.found, this.wrong] = [undefined, ""];
    if (askable && moment !== this.asked) this.timer = setTimeout(() => void this.look(moment), STILL);
    return () => clearTimeout(this.timer);
  }

  /** Ask, one question at a time: what is no longer played when its turn comes is not asked. */
  private async look(moment: string): Promise<void> {
    await this.out;
    if (moment === this.asked || moment !== this.moment) return;
    this.asked = moment;
    this.out = this.answer(moment);
  }

  private async answer(moment: string): Promise<void> {
    try {
      const answer = await ask<Standing | undefined>(`/api/tables/${this.table.id}/odds?quietly=true`);
      if (moment === this.moment) [this.of, this.found] = [moment, answer];
    } catch (problem) {
      if (moment === this.moment) this.wrong = problem instanceof Refused ? problem.message : String(problem);
    }
  }
}
