// The loudspeaker: its audio context starts with the first touch of the page, as browsers demand, and is
// suspended when there is nothing to play, because a running one costs power.

import type { Sound, Voice } from "./sounds";

type Studio = import("./voices").Studio;
type Voices = typeof import("./voices");

interface Speaker {
  context: AudioContext;
  volume: GainNode;
  studio: Studio;
  voices: Voices;
  /** When the last sound ends, as the context counts. */
  until: number;
}

/** It calls somebody who does not look: so it is heard from a hidden page, and better late than never. */
const CALL: Voice = "yours";
/** What belongs to an event and comes later than this belongs to it no more. */
const LATE_MS = 300;

let loudness = 0;
let speaker: Promise<Speaker> | null = null;
let volume: GainNode | null = null;
let sleep: ReturnType<typeof setTimeout> | null = null;

function touched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? false;
}

async function wake(): Promise<Speaker> {
  const voices = await import("./voices");
  // A phone that is switched to silent stays silent.
  if ("audioSession" in navigator) Object.assign(navigator.audioSession ?? {}, { type: "ambient" });
  const context = new AudioContext();
  volume = context.createGain();
  volume.gain.value = loudness;
  const soft = context.createDynamicsCompressor(); // many sounds at once do not crackle
  volume.connect(soft).connect(context.destination);
  return { context, volume, studio: voices.studioIn(context, volume), voices, until: 0 };
}

/** Let everything be so loud from now on, also what already sounds; 0: nothing is heard. */
export function setVolume(loud: number): void {
  loudness = loud;
  if (volume !== null) volume.gain.value = loud;
}

/**
 * Let sounds be heard that belong to an event which is shown for so many milliseconds.
 * Returns how to silence those that are still to come.
 */
export function playSounds(sounds: readonly Sound[], duration: number, loud: number): () => void {
  setVolume(loud);
  const silenced = new AbortController();
  if (sounds.length > 0 && touched() && isWanted(sounds)) {
    void play(sounds, duration / 1000, silenced.signal);
  }
  return () => silenced.abort();
}

const calls = (sounds: readonly Sound[]) => sounds.some(({ voice }) => voice === CALL);

function isWanted(sounds: readonly Sound[]): boolean {
  return loudness > 0 && (calls(sounds) || !document.hidden);
}

async function play(sounds: readonly Sound[], seconds: number, silenced: AbortSignal) {
  const asked = performance.now();
  speaker ??= wake();
  try {
    const ready = await speaker;
    if (sleep !== null) clearTimeout(sleep);
    await ready.context.resume(); // also where it runs: it may be about to sleep
    if (!silenced.aborted && isWanted(sounds)) {
      const waited = performance.now() - asked;
      const missed = waited > LATE_MS && !calls(sounds) ? waited / 1000 : 0;
      schedule(ready, sounds, seconds, missed, silenced);
    }
    sleepWhenDone(ready);
  } catch {
    speaker = null; // a browser without sound plays on without it
  }
}

/** Make the sounds of so many seconds, without those of the first ones that were missed. */
function schedule(
  ready: Speaker,
  sounds: readonly Sound[],
  seconds: number,
  missed: number,
  silenced: AbortSignal,
): void {
  const { context, studio, voices } = ready;
  const out = context.createGain();
  out.connect(ready.volume);
  silenced.addEventListener("abort", () => out.disconnect(), { once: true });
  const begin = context.currentTime + 0.02 - missed;
  for (const { voice, at, strength = 1 } of sounds) {
    if (at * seconds >= missed) {
      voices.make({ ...studio, out }, voice, begin + at * seconds, strength);
    }
  }
  ready.until = Math.max(ready.until, begin + seconds + voices.LONGEST_S);
}

function sleepWhenDone({ context, until }: Speaker): void {
  if (sleep !== null) clearTimeout(sleep);
  const rest = Math.max(0, until - context.currentTime);
  sleep = setTimeout(() => void context.suspend(), rest * 1000);
}
