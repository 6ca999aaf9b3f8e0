// What is said aloud to those who listen: one polite sentence at a time, the newest winning; and what cannot wait.

import { settings } from "./settings.svelte";

const APART = 700;

class Speaker {
  polite = $state("");
  urgent = $state("");
  private next = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Say this when there is a pause. */
  say(text: string): void {
    if (settings.voice === "off" || !text) return;
    this.next = text;
    this.timer ??= setTimeout(() => {
      this.polite = this.next;
      this.timer = undefined;
    }, APART);
  }

  /** Say this at once: your turn, a refusal, a lost link, or what was asked for by a key. */
  now(text: string): void {
    this.urgent = this.urgent === text ? text + "\u00a0" : text;
  }
}

export const voice = new Speaker();
