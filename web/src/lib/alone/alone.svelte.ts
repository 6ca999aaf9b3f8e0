// A hand by oneself against the house's bots: for practice, or played otherwise than it was.

import { framesInWords } from "../../words/gametext";
import { ask, Refused } from "../../house/net";
import { Reel } from "../replay/reel.svelte";
import type { Solo } from "../replay/types";

export class Alone {
  solo = $state.raw<Solo>();
  busy = $state(false);
  wrong = $state("");
  readonly reel = new Reel([]);

  /** What may be done, once all that came before has been seen. */
  get offer() {
    return this.reel.ended && !this.busy ? (this.reel.state?.offer ?? undefined) : undefined;
  }

  /** Chips won or lost, when it is over and has been seen to its end. */
  get net(): number | undefined {
    const solo = this.solo;
    return solo?.over && this.reel.ended ? solo.after[solo.seat]! - solo.before[solo.seat]! : undefined;
  }

  async begin(wish: object, where = "/api/solo"): Promise<void> {
    await this.asked(async () => {
      this.solo = await ask<Solo>(where, wish);
      this.reel.pause();
      this.reel.frames = framesInWords(this.solo.game, this.solo.frames);
      this.reel.at = 0;
    });
  }

  async act(action: number): Promise<void> {
    const solo = this.solo;
    if (!solo || !this.offer) return;
    const seq = this.reel.state!.seq;
    await this.asked(async () => {
      const more = await ask<Solo>(`/api/solo/${solo.id}/act`, { action, seq });
      this.solo = more;
      this.reel.add(framesInWords(more.game, more.frames));
    });
  }

  private async asked(wish: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.wrong = "";
    try {
      await wish();
    } catch (problem) {
      this.wrong = problem instanceof Refused ? problem.message : String(problem);
    } finally {
      this.busy = false;
    }
  }
}
