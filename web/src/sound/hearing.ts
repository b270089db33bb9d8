// The loudspeaker: it wakes with the first touch of the page, as browsers want it, sounds while there
// is something to hear, and sleeps when there is nothing: a context that runs costs power.

import type { Sound } from "./sounds";

type Studio = import("./voices").Studio;
type Voices = typeof import("./voices");

interface Speaker {
  context: AudioContext;
  volume: GainNode;
  studio: Studio;
  voices: Voices;
}

let speaker: Promise<Speaker> | null = null;
let sleep: ReturnType<typeof setTimeout> | null = null;

function touched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? false;
}

async function wake(): Promise<Speaker> {
  const voices = await import("./voices");
  // A phone that is switched to silent stays silent.
  if ("audioSession" in navigator) Object.assign(navigator.audioSession ?? {}, { type: "ambient" });
  const context = new AudioContext();
  const volume = context.createGain();
  const soft = context.createDynamicsCompressor(); // many sounds at once do not crackle
  volume.connect(soft).connect(context.destination);
  return { context, volume, studio: voices.studioIn(context, volume), voices };
}

/** Let sounds be heard that belong to an event which is shown for so many milliseconds. */
export async function hear(sounds: readonly Sound[], duration: number, loud: number) {
  if (sounds.length === 0 || loud <= 0 || !touched() || document.hidden) return;
  speaker ??= wake();
  try {
    const { context, volume, studio, voices } = await speaker;
    if (context.state !== "running") await context.resume();
    volume.gain.value = loud;
    const now = context.currentTime + 0.02;
    const seconds = duration / 1000;
    for (const { voice, at, strength = 1 } of sounds) {
      voices.make(studio, voice, now + at * seconds, strength);
    }
    sleepAfter(context, seconds + voices.LONGEST_S);
  } catch {
    speaker = null; // a browser without sound plays on without it
  }
}

function sleepAfter(context: AudioContext, seconds: number): void {
  if (sleep !== null) clearTimeout(sleep);
  sleep = setTimeout(() => void context.suspend(), seconds * 1000);
}
