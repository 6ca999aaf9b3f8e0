// When something is to be heard: off until it is asked for, and what makes it is fetched then.  No framework.

import { settings } from "../../browser/settings.svelte";
import type { Cue } from "./noises";

/** Sound once.  Where there is no sound to be had, nothing is missing: all is seen too. */
export function cue(what: Cue): void {
  const volume = settings.sound ? settings.volume / 100 : 0;
  if (volume <= 0 || document.hidden || typeof AudioContext === "undefined") return;
  void import("./noises").then(({ sound }) => sound(what, 2 * volume));
}
