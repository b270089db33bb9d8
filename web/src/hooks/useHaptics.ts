import { useEffect } from "react";
import { settingsStore } from "../store/settings";

/** In milliseconds: a pulse, a pause, a pulse, … */
export type Pulses = readonly number[];

/** Somebody is asked. */
const TURN: Pulses = [18, 60, 18];

interface Felt {
  /** What happens just now: its number, and how it feels; null: nothing that is felt. */
  happening: { id: number; pulses: Pulses | undefined } | null;
  /** The question that is asked; null: none. */
  question: number | null;
  /** Nothing moves, and nothing shakes. */
  still: boolean;
}

/** Let a hand feel one's turn and the great moments, on devices that can. */
export function useHaptics({ happening, question, still }: Felt): void {
  const id = happening?.id ?? null;
  const pulses = happening?.pulses;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each happening is felt once
  useEffect(() => {
    if (id !== null && pulses !== undefined && !still) shake(pulses);
  }, [id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is felt once
  useEffect(() => {
    if (question !== null && question >= 0 && !still) shake(TURN);
  }, [question]);
}

function shake(pulses: Pulses): void {
  if (!settingsStore.get().haptics || typeof navigator.vibrate !== "function") return;
  // Who has not touched the page yet is not shaken by it: browsers refuse, and complain.
  if (navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate([...pulses]);
}
