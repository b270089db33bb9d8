// Every sound of the table, made of noise and of tones. Nothing is recorded, nothing is loaded.

import type { Voice } from "./sounds";

/** Where sounds are made: a context that is heard or written down, and what they share. */
export interface Studio {
  context: BaseAudioContext;
  out: AudioNode;
  noise: AudioBuffer;
}

export function studioIn(context: BaseAudioContext, out: AudioNode): Studio {
  return { context, out, noise: noiseIn(context) };
}

/** A second of noise, the same every time. */
function noiseIn(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let at = 0; at < samples.length; at += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    samples[at] = state / 2147483648;
  }
  return buffer;
}

interface Shape {
  /** In seconds, from when the sound begins. */
  from?: number;
  length: number;
  loud: number;
  /** How long it swells; then it fades to the end. */
  attack?: number;
}

/** Let something swell and fade, and end. */
function shaped(studio: Studio, begin: number, shape: Shape): { gain: GainNode; end: number } {
  const gain = studio.context.createGain();
  const { length, loud, attack = 0.004 } = shape;
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  gain.connect(studio.out);
  return { gain, end: begin + length };
}

interface Tone extends Shape {
  pitch: number;
  /** Where the pitch glides to. */
  to?: number;
  kind?: OscillatorType;
}

function tone(studio: Studio, at: number, how: Tone): void {
  const begin = at + (how.from ?? 0);
  const { gain, end } = shaped(studio, begin, how);
  const source = studio.context.createOscillator();
  source.type = how.kind ?? "sine";
  source.frequency.setValueAtTime(how.pitch, begin);
  if (how.to !== undefined) source.frequency.exponentialRampToValueAtTime(how.to, end);
  source.connect(gain);
  source.start(begin);
  source.stop(end);
}

interface Hiss extends Shape {
  through: BiquadFilterType;
  pitch: number;
  to?: number;
  narrow?: number;
}

function hiss(studio: Studio, at: number, how: Hiss): void {
  const begin = at + (how.from ?? 0);
  const { gain, end } = shaped(studio, begin, how);
  const filter = studio.context.createBiquadFilter();
  filter.type = how.through;
  filter.Q.value = how.narrow ?? 1;
  filter.frequency.setValueAtTime(how.pitch, begin);
  if (how.to !== undefined) filter.frequency.exponentialRampToValueAtTime(how.to, end);
  const source = studio.context.createBufferSource();
  source.buffer = studio.noise;
  source.loop = true;
  source.connect(filter).connect(gain);
  source.start(begin, begin % 1);
  source.stop(end);
}

/** Wood or clay that is struck: a dull body and a short click. */
function knock(studio: Studio, at: number, pitch: number, loud: number, from = 0): void {
  tone(studio, at, { from, pitch, to: pitch * 0.7, length: 0.13, loud });
  hiss(studio, at, {
    from,
    through: "bandpass",
    pitch: pitch * 6,
    narrow: 0.8,
    length: 0.04,
    loud: loud * 0.7,
  });
}

/** Metal or glass: tones that do not belong together, the higher the shorter. */
function ring(studio: Studio, at: number, pitch: number, length: number, loud: number): void {
  for (const [times, share] of PARTIALS) {
    tone(studio, at, { pitch: pitch * times, length: length * share, loud: loud * share });
  }
}

const PARTIALS = [
  [1, 1],
  [2.76, 0.55],
  [5.4, 0.25],
] as const;

type Make = (studio: Studio, at: number, loud: number) => void;

const MAKE: Record<Voice, Make> = {
  slide: (studio, at, loud) => {
    const rub = { through: "bandpass", narrow: 1.6, attack: 0.12 } as const;
    hiss(studio, at, { ...rub, pitch: 260, to: 620, length: 0.42, loud: 1.5 * loud });
    hiss(studio, at, { ...rub, from: 0.1, pitch: 900, to: 1500, length: 0.3, loud: 0.25 * loud });
    knock(studio, at, 150, 0.32 * loud, 0.4);
  },
  shut: (studio, at, loud) => knock(studio, at, 130, 0.4 * loud),
  cloth: (studio, at, loud) => {
    hiss(studio, at, { through: "lowpass", pitch: 900, length: 0.09, loud: 0.8 * loud });
    tone(studio, at, { pitch: 2600, length: 0.07, loud: 0.045 * loud });
  },
  wood: (studio, at, loud) => {
    knock(studio, at, 420, 0.2 * loud);
    tone(studio, at, { pitch: 3150, length: 0.12, loud: 0.09 * loud });
    tone(studio, at, { from: 0.09, pitch: 3350, length: 0.07, loud: 0.04 * loud });
  },
  turn: (studio, at, loud) => {
    const rub = { through: "bandpass", narrow: 2.2, attack: 0.25 } as const;
    hiss(studio, at, { ...rub, pitch: 170, to: 240, length: 0.95, loud: 2.2 * loud });
    hiss(studio, at, { ...rub, pitch: 520, to: 430, length: 0.9, loud: 0.4 * loud });
    knock(studio, at, 160, 0.26 * loud, 0.9);
  },
  lift: (studio, at, loud) => {
    hiss(studio, at, {
      through: "bandpass",
      pitch: 190,
      to: 330,
      narrow: 2,
      attack: 0.2,
      length: 0.5,
      loud: 1.8 * loud,
    });
  },
  land: (studio, at, loud) => {
    tone(studio, at, { pitch: 92, to: 54, length: 0.3, loud: 0.5 * loud });
    hiss(studio, at, { through: "lowpass", pitch: 380, length: 0.16, loud: 0.4 * loud });
  },
  card: (studio, at, loud) =>
    hiss(studio, at, {
      through: "bandpass",
      pitch: 2400,
      to: 4200,
      narrow: 0.7,
      attack: 0.02,
      length: 0.11,
      loud: 0.3 * loud,
    }),
  bell: (studio, at, loud) => {
    for (const from of [0, 0.16, 0.32]) ring(studio, at + from, 1180, 0.7, 0.13 * loud);
  },
  lid: (studio, at, loud) => {
    hiss(studio, at, {
      through: "bandpass",
      pitch: 1300,
      to: 2100,
      narrow: 2.5,
      attack: 0.05,
      length: 0.2,
      loud: 0.5 * loud,
    });
    tone(studio, at, { from: 0.02, pitch: 430, to: 520, length: 0.16, loud: 0.08 * loud });
  },
  clay: (studio, at, loud) => knock(studio, at, 290, 0.3 * loud),
  rattle: (studio, at, loud) => {
    for (let index = 0; index < 7; index += 1) {
      knock(studio, at, 250 + ((index * 83) % 140), 0.17 * loud, index * 0.07);
    }
  },
  lantern: (studio, at, loud) => {
    hiss(studio, at, {
      through: "highpass",
      pitch: 2500,
      to: 6000,
      attack: 0.3,
      length: 0.9,
      loud: 0.05 * loud,
    });
    [523, 784, 1047].forEach((pitch, index) => {
      tone(studio, at, { from: index * 0.12, pitch, attack: 0.08, length: 0.7, loud: 0.09 * loud });
    });
  },
  blade: (studio, at, loud) => {
    hiss(studio, at, {
      through: "bandpass",
      pitch: 2800,
      to: 6500,
      narrow: 3,
      attack: 0.06,
      length: 0.2,
      loud: 0.4 * loud,
    });
    ring(studio, at + 0.12, 1950, 0.6, 0.1 * loud);
  },
  eye: (studio, at, loud) => {
    for (const pitch of [147, 156, 220]) {
      tone(studio, at, {
        pitch,
        to: pitch * 0.94,
        kind: "triangle",
        attack: 0.12,
        length: 0.8,
        loud: 0.16 * loud,
      });
    }
  },
  glass: (studio, at, loud) => {
    [1568, 2093, 2637].forEach((pitch, index) => {
      tone(studio, at, { from: index * 0.07, pitch, length: 0.55, loud: 0.1 * loud });
    });
  },
  steps: (studio, at, loud) => {
    for (const from of [0, 0.19, 0.38]) {
      hiss(studio, at, {
        from,
        through: "lowpass",
        pitch: 520,
        attack: 0.015,
        length: 0.12,
        loud: 0.9 * loud,
      });
    }
  },
  magic: (studio, at, loud) => {
    [659, 831, 988, 1319].forEach((pitch, index) => {
      tone(studio, at, { from: index * 0.09, pitch, attack: 0.05, length: 0.8, loud: 0.08 * loud });
    });
  },
  yours: (studio, at, loud) => {
    tone(studio, at, { pitch: 659, attack: 0.015, length: 0.5, loud: 0.17 * loud });
    tone(studio, at, { from: 0.13, pitch: 988, attack: 0.015, length: 0.75, loud: 0.17 * loud });
  },
  end: (studio, at, loud) => {
    [392, 494, 587, 784].forEach((pitch, index) => {
      tone(studio, at, {
        from: index * 0.16,
        pitch,
        kind: "triangle",
        attack: 0.02,
        length: 1.1,
        loud: 0.15 * loud,
      });
    });
  },
};

/** No sound takes longer, in seconds. */
export const LONGEST_S = 2;

/** Make a sound at a time of the context. */
export function make(studio: Studio, voice: Voice, at: number, loud: number): void {
  if (loud > 0) MAKE[voice](studio, at, loud);
}
