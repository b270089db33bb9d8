// What this browser remembers about how somebody likes to play.

import { LANGUAGES, type Language } from "./languages";
import { isPace, type Pace, paceOfSpeed } from "./pace";
import { makeStore } from "./store";

export type Theme = "system" | "night" | "day";
export type Motion = "system" | "full" | "reduced";

export interface Settings {
  language: Language;
  theme: Theme;
  text: "normal" | "large";
  motion: Motion;
  /** How fast one likes to go on: the pace of one's own tables; "normal" keeps that of others'. */
  pace: Pace;
  /** How much faster than that everything is shown; only tests and measurements change it. */
  haste: number;
  /** Whether one may ask for a hint where the table has some. */
  hints: boolean;
  /** Whether the thieves at the table say something now and then. */
  reactions: boolean;
  /** Whether the device shakes a little when something happens. */
  haptics: boolean;
  /** A letter for its colour on every lid of 40 Thieves. */
  letters: boolean;
  /** The box of Master Thieves: in three dimensions, or flat; "auto": what the device can bear. */
  box: "auto" | "solid" | "flat";
  /** All four sides of the box side by side, instead. */
  unfolded: boolean;
  /** How much is drawn in three dimensions; "auto": what the device can bear. */
  detail: "auto" | "full" | "light";
  /** How loud the table is, 0 … 1. */
  volume: number;
  /** Whether single letters and digits are keys of the table; else they only type. */
  keys: boolean;
}

const KEY = "larceny.settings";

export const NORMAL_VOLUME = 0.6;

function fromBrowser(): Language {
  for (const wanted of navigator.languages ?? []) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found !== undefined) return found;
  }
  return "en";
}

type Kept = Partial<Settings> & { speed?: number };

export function storedSettings(): Settings {
  const usual: Settings = {
    language: fromBrowser(),
    theme: "system",
    text: "normal",
    motion: "system",
    pace: "normal",
    haste: 1,
    hints: true,
    reactions: true,
    haptics: true,
    letters: false,
    box: "auto",
    unfolded: false,
    detail: "auto",
    volume: NORMAL_VOLUME,
    keys: true,
  };
  try {
    // `speed` is what the pace was called before; who had chosen one keeps it.
    const { speed, ...kept } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
    const language = LANGUAGES.find((one) => one === kept.language) ?? usual.language;
    const pace = isPace(kept.pace) ? kept.pace : paceOfSpeed(speed);
    return { ...usual, ...kept, language, pace };
  } catch {
    return usual;
  }
}

export const settingsStore = makeStore<Settings>(storedSettings());

export function changeSettings(changes: Partial<Settings>): void {
  settingsStore.set((now) => ({ ...now, ...changes }));
  try {
    localStorage.setItem(KEY, JSON.stringify(settingsStore.get()));
  } catch {
    // A browser that remembers nothing can still play.
  }
}

const prefersDay = () => matchMedia("(prefers-color-scheme: light)");
const prefersStill = () => matchMedia("(prefers-reduced-motion: reduce)");

export function prefersReducedMotion(now: Settings): boolean {
  return now.motion === "reduced" || (now.motion === "system" && prefersStill().matches);
}

/** Let the page look as the settings say, now and whenever they change. */
export function applySettings(): void {
  const apply = () => {
    const now = settingsStore.get();
    const root = document.documentElement;
    const day = now.theme === "day" || (now.theme === "system" && prefersDay().matches);
    root.lang = now.language;
    root.dataset.theme = day ? "day" : "night";
    root.dataset.text = now.text;
    root.dataset.motion = prefersReducedMotion(now) ? "reduced" : "full";
  };
  settingsStore.subscribe(apply);
  prefersDay().addEventListener("change", apply);
  prefersStill().addEventListener("change", apply);
  apply();
}
