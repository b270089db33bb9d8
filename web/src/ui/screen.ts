// Screens, and parts beside them, that come when they are wanted, together with their sentences.

import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { speakAtTable, speakWholly } from "../i18n/use";

type Load<Props> = () => Promise<ComponentType<Props>>;
type Speak = (games?: readonly string[]) => Promise<void>;

/** Comes with all sentences: also with those of these games, or of every game. */
export function screen<Props>(load: Load<Props>, games?: readonly string[]) {
  return spoken(load, speakWholly, games);
}

/** Comes with what is said at a running game, and thus sooner. */
export function screenAtTable<Props>(load: Load<Props>, games?: readonly string[]) {
  return spoken(load, speakAtTable, games);
}

function spoken<Props>(
  load: Load<Props>,
  speak: Speak,
  games?: readonly string[],
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [found] = await Promise.all([load(), speak(games)]);
    return { default: found };
  });
}
