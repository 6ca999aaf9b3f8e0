// The director: what has been sent waits in a queue, and is shown one after the other.  All time passes as one kind of
// running thing, so that a rate hurries or ends everything alike.  No framework, and no clock of its own.

const HURRY = 5;
const CATCH_UP = 380; // milliseconds in which what is still shown of all that waits is shown
const SHOWN = 3; // of the events that wait when a question has come; those before are not seen to travel
const LATE = 1500; // milliseconds of waiting events, from which on the table is told as it is

/** Something that takes time, and can be made to take less. */
export interface Running {
  rate(to: number): void;
  finish(): void;
  /** Milliseconds that are left of it at rate 1. */
  left(): number;
  done: Promise<void>;
}

export interface Travel {
  element: Element;
  frames: Keyframe[];
  easing?: string;
  delay?: number;
}

/** Where time passes: a browser, or a test. */
export interface Time {
  run(ms: number, travel?: Travel): Running;
  /** Whether nobody looks. */
  unseen(): boolean;
  /** Whether nothing may travel. */
  calm(): boolean;
}

export interface Cast<Event> {
  show(event: Event): Promise<void> | void;
  /** How long it would take. */
  cost(event: Event): number;
  /** Whether it asks something of whoever looks. */
  asks(event: Event): boolean;
}

export class Director<Event> {
  /** How much of their usual time things take: set by whoever shows an event. */
  pace = 1;
  private queue: Event[] = [];
  private live = new Set<Running>();
  private rate = 1;
  private leap = 0; // events that are still to be shown at once
  private hurried = false;
  private playing = false;

  constructor(
    private readonly cast: Cast<Event>,
    private readonly time: Time,
  ) {}

  /** Whether all that was sent has been shown. */
  get idle(): boolean {
    return !this.playing && !this.queue.length;
  }

  /** Whether what is shown now is shown at once, without ways or pauses. */
  get atOnce(): boolean {
    return this.leap > 0 || this.pace <= 0 || this.time.unseen();
  }

  /** Whether what is shown now is shown faster than it would be. */
  get hasty(): boolean {
    return this.rate > 1 || this.atOnce;
  }

  get calm(): boolean {
    return this.time.calm();
  }

  push(...events: Event[]): void {
    this.queue.push(...events);
    if (!this.playing) void this.run();
    else if (events.some((event) => this.cast.asks(event))) this.catchUp();
    else if (this.waiting() > LATE) this.skip();
  }

  /** Forget what waits: the table is told anew. */
  clear(): void {
    this.queue = [];
    this.skip();
  }

  private waiting = () => this.queue.reduce((sum, event) => sum + this.cast.cost(event), 0);

  private async run(): Promise<void> {
    this.playing = true;
    for (let event = this.queue.shift(); event !== undefined; event = this.queue.shift()) {
      await this.cast.show(event);
      if (this.leap > 0) this.leap--;
      if (this.hurried) this.speed(1); // one tap hurries one event
      this.hurried = false;
    }
    this.playing = false;
    [this.leap, this.rate] = [0, 1];
  }

  /** Move something.  It is at its end already for the page: only the eye travels. */
  travel(element: Element, frames: Keyframe[], ms: number, more: { easing?: string; delay?: number } = {}): Promise<void> {
    if (this.atOnce || this.calm) return Promise.resolve();
    return this.start(ms * this.pace, { element, frames, ...more, delay: (more.delay ?? 0) * this.pace });
  }

  /** Let time pass: a held breath, a trick that lies. */
  hold(ms: number): Promise<void> {
    return this.atOnce ? Promise.resolve() : this.start(ms * this.pace);
  }

  private async start(ms: number, travel?: Travel): Promise<void> {
    if (ms < 1) return;
    const running = this.time.run(ms, travel);
    running.rate(this.rate);
    this.live.add(running);
    await running.done;
    this.live.delete(running);
  }

  private speed(rate: number): void {
    this.rate = rate;
    for (const running of this.live) running.rate(rate);
  }

  /** What is shown now ends soon. */
  hurry(): void {
    if (!this.playing) return;
    this.hurried = true;
    this.speed(HURRY);
  }

  /** A question has come: the last few events are shown in haste, those before at once; none is left out. */
  private catchUp(): void {
    const shown = this.queue.slice(-SHOWN);
    if (this.queue.length > shown.length) {
      this.leap = this.queue.length - shown.length + 1; // and what is under way
      for (const running of this.live) running.finish();
    }
    const left = Math.max(0, ...[...this.live].map((running) => running.left()));
    const time = shown.reduce((sum, event) => sum + this.cast.cost(event), left);
    this.speed(Math.max(1, time / CATCH_UP));
  }

  /** Show all that waits at once. */
  private skip(): void {
    if (!this.playing) return;
    this.leap = this.queue.length + 1;
    for (const running of this.live) running.finish();
  }
}

/** Time as a browser has it. */
export const browserTime: Time = {
  unseen: () => document.hidden,
  calm: () => document.documentElement.dataset["calm"] === "true",
  run(ms, travel) {
    const { element = null, frames = [], easing = "linear", delay = 0 } = travel ?? {};
    const effect = new KeyframeEffect(element, frames, { duration: ms, delay, easing, fill: "backwards" });
    const animation = new Animation(effect, document.timeline);
    animation.play();
    const whole = ms + delay;
    return {
      rate: (to) => (animation.playbackRate = to),
      finish: () => animation.finish(),
      left: () => whole - Number(animation.currentTime ?? 0),
      done: animation.finished.then(
        () => undefined,
        () => undefined,
      ),
    };
  },
};
