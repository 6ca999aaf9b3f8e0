// Nothing counts at once: what is clicked when a question comes into view was meant for what stood there before.

export const GUARD = 350; // milliseconds

export class Guard {
  /** Whether an answer counts. */
  open = $state(false);
  private seen = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** This is asked now; nothing if it is empty.  What was asked already is not guarded anew. */
  see(moment: string): void {
    if (moment === this.seen) return;
    this.seen = moment;
    this.open = false;
    clearTimeout(this.timer);
    if (moment) this.timer = setTimeout(() => (this.open = true), GUARD);
  }
}
