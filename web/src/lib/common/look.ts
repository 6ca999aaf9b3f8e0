// How the page looks, changed by a key, and said.

import { percent, t } from "../../words/i18n.svelte";
import type { KeyId } from "../../browser/keytable";
import { resize, settings } from "../../browser/settings.svelte";
import { voice } from "../../words/voice.svelte";

const sized = (by: number) => voice.now(t("size-now", { size: percent(resize(by) / 100, 0) }));

function calm(): void {
  settings.calm = !settings.calm;
  voice.now(t(settings.calm ? "calm-on" : "calm-off"));
}

export const LOOK: Partial<Record<KeyId, () => void>> = { calm, bigger: () => sized(10), smaller: () => sized(-10) };
