// What is said aloud to those who listen: one polite sentence at a time, the newest winning, but nothing lost of
// what came of it; and what cannot wait.

import { settings } from "../browser/settings.svelte";

const APART = 700;

class Speaker {
  polite = $state("");
  urgent = $state("");
  private next = "";
  private kept: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = -Infinity; // when something was said

  /** Say this when there is a pause, and all that has come of it, such as who took a trick. */
  say(text: string, followed = ""): void {
    if (settings.voice === "off" || !(text || followed)) return;
    if (followed) this.kept.push(text, followed);
    this.next = followed ? "" : text;
    this.timer ??= setTimeout(() => this.speak(), Math.max(0, this.last + APART - performance.now()));
  }

  private speak(): void {
    this.polite = sentences([...this.kept, this.next]);
    this.kept = [];
    this.next = "";
    this.timer = undefined;
    this.last = performance.now();
  }

  /** Say this at once: your turn, a refusal, a lost link, or what was asked for by a key. */
  now(text: string): void {
    this.urgent = this.urgent === text ? text + "\u00a0" : text;
  }
}

/** Some sentences one after the other, each with its stop. */
const sentences = (said: string[]) =>
  said
    .filter(Boolean)
    .map((one) => (/[.!?:]$/.test(one) ? one : `${one}.`))
    .join(" ");

export const voice = new Speaker();
