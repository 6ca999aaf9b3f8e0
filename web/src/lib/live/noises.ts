// Short sounds made in the page, of noise and a few tones: cards, chips, knuckles, and that it is one's turn.  None
// says who has won.  No framework.

export type Cue = "slide" | "deal" | "flip" | "clink" | "knock" | "gather" | "asked";

const MOST = 4; // that sound at once
const SOON = 0.01; // seconds until a sound that is made now begins
const LONGEST = 0.5; // of all sounds, in seconds

let context: AudioContext | undefined;
let ends: number[] = []; // when each of those that sound now will have died away
let dealt = 0;

/** Sound once, so loud. */
export function sound(what: Cue, loud: number): void {
  if (what === "deal" && dealt++ % 3) return; // one card in three
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  ends = ends.filter((end) => end > context!.currentTime);
  if (ends.length >= MOST) return;
  ends.push(context.currentTime + LONGEST / 2);
  SOUNDS[what](new Maker(context, loud), context.currentTime + SOON);
}

/** Makes sounds; `loud` 1 is as they were meant. */
class Maker {
  constructor(
    private readonly at: AudioContext,
    private readonly loud: number,
  ) {}

  /** Paper or wood: noise, of which a band is let through that may wander. */
  noise(from: number, seconds: number, pitch: number, sharp: number, loud: number, to = pitch): void {
    const buffer = this.at.createBuffer(1, Math.ceil(this.at.sampleRate * seconds), this.at.sampleRate);
    const data = buffer.getChannelData(0);
    for (let n = 0; n < data.length; n++) data[n] = Math.random() * 2 - 1;
    const source = this.at.createBufferSource();
    source.buffer = buffer;
    const band = this.at.createBiquadFilter();
    band.type = "bandpass";
    band.Q.value = sharp;
    slid(band.frequency, from, seconds, pitch, to);
    source.connect(band).connect(this.fading(from, seconds, loud));
    source.start(from);
  }

  /** Bone or a table: one tone, which may fall. */
  tone(from: number, seconds: number, pitch: number, loud: number, to = pitch): void {
    const wave = this.at.createOscillator();
    slid(wave.frequency, from, seconds, pitch, to);
    wave.connect(this.fading(from, seconds, loud));
    wave.start(from);
    wave.stop(from + seconds);
  }

  private fading(from: number, seconds: number, loud: number): AudioNode {
    const gain = this.at.createGain();
    slid(gain.gain, from, seconds, loud * this.loud, 0.0001);
    gain.connect(this.at.destination);
    return gain;
  }
}

function slid(what: AudioParam, from: number, seconds: number, start: number, end: number): void {
  what.setValueAtTime(start, from);
  what.exponentialRampToValueAtTime(end, from + seconds);
}

const SOUNDS: Record<Cue, (make: Maker, from: number) => void> = {
  slide: (make, from) => make.noise(from, 0.16, 2600, 0.7, 0.05, 900),
  deal: (make, from) => make.noise(from, 0.16, 2600, 0.7, 0.04, 900),
  flip: (make, from) => {
    make.noise(from, 0.035, 3800, 1.2, 0.1);
    make.noise(from + 0.05, 0.05, 1500, 0.9, 0.07);
  },
  clink: (make, from) => {
    for (const [n, after] of [0, 0.045, 0.08].entries()) {
      make.tone(from + after, 0.07, 3150 + 420 * n + 200 * Math.random(), 0.025);
      make.noise(from + after, 0.02, 5200, 2, 0.05);
    }
  },
  knock: (make, from) => {
    for (const after of [0, 0.19]) {
      make.tone(from + after, 0.13, 165, 0.35, 74);
      make.noise(from + after, 0.03, 480, 1, 0.2);
    }
  },
  gather: (make, from) => make.noise(from, 0.26, 900, 0.6, 0.06, 2200),
  asked: (make, from) => make.tone(from, 0.5, 660, 0.03),
};
