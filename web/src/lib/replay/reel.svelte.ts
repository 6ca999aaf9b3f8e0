// Frames to go through: one at a time, by themselves, or at once to anywhere.

import type { Told } from "../live/table.svelte";
import type { Line } from "../../house/wire";
import type { Frame } from "./types";

const USUAL = 1200; // milliseconds a frame stands at simple speed
export const SPEEDS = [0.5, 1, 2, 4];

export class Reel {
  frames = $state.raw<Frame[]>([]);
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(frames: Frame[], at = 0) {
    this.frames = frames;
    this.go(at);
  }

  get frame(): Frame | undefined {
    return this.frames[this.at];
  }

  get state() {
    return this.frame?.state;
  }

  get last(): number {
    return Math.max(0, this.frames.length - 1);
  }

  get ended(): boolean {
    return this.at >= this.last;
  }

  /** All that has happened up to here. */
  get lines(): Told[] {
    return this.frames.slice(0, this.at + 1).flatMap(({ state }) => state.lines.map((line, n) => told(line, state.hand, state.seq, n)));
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(this.last, to));
    if (this.ended) this.pause();
    else if (this.playing) this.wait();
  }

  step(by: number): void {
    this.pause();
    this.go(this.at + by);
  }

  /** Play on, from the beginning if the end is reached. */
  play(): void {
    if (!this.frames.length) return;
    if (this.ended) this.at = 0;
    this.playing = this.last > 0;
    if (this.playing) this.wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** More frames have come; play them. */
  add(more: Frame[]): void {
    this.frames = [...this.frames, ...more];
    if (!more.length) return;
    this.playing = true;
    this.go(this.at + 1);
  }

  /** The frame of this number, or the nearest before. */
  indexOf(seq: number): number {
    return Math.max(
      0,
      this.frames.findLastIndex(({ state }) => state.seq <= seq),
    );
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.go(this.at + 1), USUAL / this.speed);
  }
}

const told = (line: Line, hand: number, seq: number, n: number): Told => ({ ...line, hand, key: `${hand}.${seq}.${n}` });
