// Short sounds made in the page: a card, chips, and that it is one's turn.  None says who has won.  No framework.

export type Cue = "card" | "chips" | "turn";

const LOUDEST = 0.25; // of what the machine can do
const LENGTH: Record<Cue, number> = { card: 0.09, chips: 0.12, turn: 0.35 };

let context: AudioContext | undefined;

/** Sound once; `volume` is per cent.  Where there is no sound to be had, nothing is missing: all is seen too. */
export function cue(what: Cue, volume: number): void {
  if (volume <= 0 || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const out = fading(context, LENGTH[what], (LOUDEST * volume) / 100);
  if (what === "card") rustle(context, out, LENGTH.card, 2400);
  else if (what === "chips") [1900, 2350].forEach((pitch, n) => tone(context!, out, pitch, 0.05 * n, 0.05));
  else [392, 523].forEach((pitch, n) => tone(context!, out, pitch, 0.12 * n, 0.2));
}

/** A way out that dies away. */
function fading(at: AudioContext, seconds: number, loud: number): AudioNode {
  const gain = at.createGain();
  gain.gain.setValueAtTime(loud, at.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.0001, at.currentTime + seconds);
  gain.connect(at.destination);
  return gain;
}

function tone(at: AudioContext, out: AudioNode, pitch: number, after: number, seconds: number): void {
  const voice = at.createOscillator();
  voice.type = "triangle";
  voice.frequency.value = pitch;
  voice.connect(out);
  voice.start(at.currentTime + after);
  voice.stop(at.currentTime + after + seconds);
}

/** Paper on cloth: noise, of which a band is let through. */
function rustle(at: AudioContext, out: AudioNode, seconds: number, pitch: number): void {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * seconds), at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let n = 0; n < data.length; n++) data[n] = Math.random() * 2 - 1;
  const noise = at.createBufferSource();
  noise.buffer = buffer;
  const band = at.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  noise.connect(band).connect(out);
  noise.start();
}
