// The keys in the order in which the settings list them.

import type { KeyId } from "../../browser/keytable";

/** How the settings group the keys. */
export const GROUPS: Record<string, readonly KeyId[]> = {
  play: ["digits", "same", "clear", "knock", "pass", "take", "apart", "undo", "time", "command"],
  look: ["rules", "fair", "history", "odds", "talk", "calm", "bigger", "smaller"],
  say: ["turn", "bank", "chips", "cards"],
  replay: ["back", "pause", "on"],
};
