// One piece of work of the laboratory: asked for, under way, called off, done.

import { listen, type Told } from "./bench";

export class Work {
  busy = $state(false);
  compiling = $state(false);
  done = $state(0);
  of = $state(0);
  wrong = $state("");
  private off: AbortController | undefined;

  /** Ask anew; what was under way is called off. */
  async ask(path: string, body: unknown, hear: (told: Told) => void): Promise<void> {
    this.stop();
    const off = (this.off = new AbortController());
    [this.busy, this.compiling, this.done, this.of, this.wrong] = [true, false, 0, 0, ""];
    try {
      await listen(path, body, off.signal, (told) => {
        if (off.signal.aborted) return;
        this.compiling = told.type === "compiling";
        if (told.type === "progress") [this.done, this.of] = [told.done, told.of];
        hear(told);
      });
    } catch (wrong) {
      if (!off.signal.aborted) this.wrong = (wrong as Error).message;
    } finally {
      if (this.off === off) this.busy = false;
    }
  }

  stop(): void {
    this.off?.abort();
    this.busy = false;
  }
}
