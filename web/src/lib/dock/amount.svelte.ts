// The chips that are about to be put: stepped, typed or cleared, and never more or fewer than may be.

import { number, t } from "../../words/i18n.svelte";
import type { Press } from "../../browser/keys";
import type { FixedId, KeyId } from "../../browser/keytable";
import type { Offer } from "../../house/wire";
import { isApart, isNone } from "./answers";

const STEPS = [1, 5, 20, 100];

export class Amount {
  chips = $state(0);
  wrong = $state("");
  offer = $state.raw<Offer>();
  last = 0; // what was put before
  private moment = "";

  /** So much may be put now; what was set for this moment already stays. */
  ask(offer: Offer | undefined, moment: string): void {
    this.offer = offer;
    if (!offer || moment === this.moment) return;
    this.moment = moment;
    this.wrong = "";
    this.chips = offer.primary >= Math.max(1, offer.least) && offer.primary <= offer.most ? offer.primary : offer.usual;
  }

  /** What the chips to tap are worth. */
  get steps(): number[] {
    const offer = this.offer;
    return offer ? STEPS.filter((n) => n <= offer.most - offer.least) : [];
  }

  add(by: number): void {
    this.set((Number.isFinite(this.chips) ? this.chips : 0) + by);
  }

  set(chips: number): void {
    const offer = this.offer!;
    this.chips = Math.max(offer.least, Math.min(offer.most, chips));
    this.wrong = "";
  }

  /** The amount, if it may be put; else it is said why not. */
  checked(): number | undefined {
    const { chips, offer } = this;
    if (!offer) return undefined;
    if (Number.isInteger(chips) && ((chips >= offer.least && chips <= offer.most) || chips === offer.apart)) return chips;
    const [least, most, apart] = [offer.least, offer.most, offer.apart].map(number) as [string, string, string];
    this.wrong = t(isApart(offer) ? "stake-out-apart" : "stake-out", { least, most, apart, rule: offer.rule });
    return undefined;
  }

  /** The keys of the dock; true when one was for the amount. */
  press({ id, digit }: Press): boolean {
    const offer = this.offer;
    if (!offer || isNone(offer)) return false;
    const moves: Partial<Record<KeyId | FixedId, () => void>> = {
      more: () => this.add(1),
      less: () => this.add(-1),
      "much-more": () => this.add(10),
      "much-less": () => this.add(-10),
      least: () => this.set(offer.least),
      most: () => this.set(offer.most),
      same: () => this.set(this.last),
      clear: () => this.set(offer.least),
      undo: () => this.set(offer.usual),
    };
    const step = this.steps[digit - 1];
    const move = id === "digits" && step ? () => this.add(step) : id && moves[id];
    move?.();
    return move !== undefined;
  }
}
