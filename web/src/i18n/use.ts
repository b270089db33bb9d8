// The sentences of the language that is chosen. Those of the first screen come with the program, if
// it is English; all others are loaded when they are wanted: those of a table with every other screen,
// those of places away from a running game with the screens that say so (ui/screen.ts).

import { useEffect } from "react";
import type { Language } from "../store/languages";
import { settingsStore } from "../store/settings";
import { makeStore, useStore } from "../store/store";
import { byLanguage } from "./byLanguage";
import type { en } from "./en";
import { first } from "./en/first";
import type { places } from "./en/places";
import type { Messages } from "./messages";
import type { Loaders } from "./useLater";

/** What the first screen says of a game. */
export interface GameFirst {
  about: string;
  players: string;
  /** Its picture, for those who do not see it. */
  picture: string;
  /** What its editions are called. */
  editions: Readonly<Record<string, string>>;
}

/** What editions are about, and every option: what it is called, what it does, what it can be. */
export interface GameOptions {
  groups: Readonly<Record<string, string>>;
  editions: Readonly<Record<string, string>>;
  fields: Readonly<Record<string, { label: string; help: string }>>;
  values: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

interface OfGames {
  /** By the name of the game. */
  games: Readonly<Record<string, GameFirst>>;
}

interface OptionsOfGames {
  /** By the name of the game. */
  options: Readonly<Record<string, GameOptions>>;
}

/** What is said at a running game, and on every screen but the first. */
export type Words = Messages<typeof en> & OfGames;
/** That, and what is said away from it. */
export type AllWords = Words & Messages<typeof places> & OptionsOfGames;
/** What has been loaded, be it little or all. */
export type LoadedWords = FirstWords & Partial<OptionsOfGames>;
/** What the first screen says, and what all screens share. */
export type FirstWords = Messages<typeof first> & OfGames;

/** What a game says, by language: on the first screen; at its table and away from it, under a key of its own. */
export interface BroughtWords {
  english: GameFirst | null;
  first: Loaders<GameFirst> | null;
  whole: Loaders<object> | null;
  places: Loaders<object> | null;
  options: Loaders<GameOptions> | null;
}

const brought = new Map<string, BroughtWords>();

/** Let a game's sentences be loaded with those of the screens. */
export function bringWords(game: string, words: BroughtWords): void {
  brought.set(game, words);
  const { english } = words;
  if (english === null || loaded.get().language !== "en") return;
  loaded.set((now) => ({
    ...now,
    first: { ...now.first, games: { ...now.first.games, [game]: english } },
  }));
}

async function firstOf(language: Language): Promise<FirstWords> {
  const [words, ...games] = await Promise.all([
    language === "en" ? first : FIRST[language](),
    ...[...brought].map(async ([game, { english, first: others }]) => [
      game,
      language === "en" ? english : await others?.[language](),
    ]),
  ]);
  return { ...words, games: Object.fromEntries(games.filter(([, found]) => found)) };
}

async function wholeOf(
  language: Language,
  ofGames: Iterable<string>,
  everywhere: boolean,
): Promise<Words | AllWords> {
  const games = [...ofGames].flatMap((game) => brought.get(game) ?? []);
  const [words, { games: named }, ...others] = await Promise.all([
    WHOLE[language]().then((found) => found[language]),
    firstOf(language),
    ...games.map((game) => game.whole?.[language]() ?? {}),
    ...(everywhere
      ? [PLACES[language](), optionsOf(language), ...games.map((game) => game.places?.[language]())]
      : []),
  ]);
  return Object.assign({ games: named }, words, joined(others));
}

/** A table of any game may be laid, or waits. */
async function optionsOf(language: Language): Promise<OptionsOfGames> {
  const all = await Promise.all(
    [...brought].map(async ([game, { options }]) => [game, await options?.[language]()]),
  );
  return { options: Object.fromEntries(all.filter(([, found]) => found)) };
}

/** What a game says at its table and away from it has one key. */
function joined(parts: readonly (object | undefined)[]): object {
  const byKey = new Map<string, object>();
  for (const [key, part] of parts.flatMap((one) => Object.entries(one ?? {}))) {
    byKey.set(key, { ...byKey.get(key), ...part });
  }
  return Object.fromEntries(byKey);
}

type FrameFirst = Messages<typeof first>;

const FIRST = byLanguage(
  import.meta.glob<FrameFirst>(["./*/first.ts", "!./en/first.ts"], { import: "first" }),
);
/** Each exports its sentences under the name of the language. */
const WHOLE = byLanguage(import.meta.glob<Record<Language, Messages<typeof en>>>("./*/index.ts"));
const PLACES = byLanguage(
  import.meta.glob<Messages<typeof places>>("./*/places.ts", { import: "places" }),
);

interface Loaded {
  language: Language;
  first: FirstWords;
  /** null as long as only the first screen was shown. */
  whole: Words | null;
  /** What is said away from a running game is among it. */
  everywhere: boolean;
  /** The games whose own sentences are among them. */
  games: ReadonlySet<string>;
}

const loaded = makeStore<Loaded>({
  language: "en",
  first: { ...first, games: {} },
  whole: null,
  everywhere: false,
  games: new Set(),
});

/** Load a language, and speak it from then on. */
export async function speak(language: Language): Promise<void> {
  const before = loaded.get();
  if (before.language === language) return;
  try {
    const words = await firstOf(language);
    const whole =
      before.whole === null ? null : await wholeOf(language, before.games, before.everywhere);
    if (settingsStore.get().language !== language) return;
    if (loaded.get() !== before) return await speak(language);
    loaded.set(() => ({ ...before, language, first: words, whole }));
  } catch {
    // What was spoken stays; see net/version.ts.
  }
}

/** Load what is said at a table, and of these games; no screen but the first is shown before. */
export function speakAtTable(games: Iterable<string> = brought.keys()): Promise<void> {
  return load(games, false);
}

/** Load all sentences, and those of these games. */
export function speakWholly(games: Iterable<string> = brought.keys()): Promise<void> {
  return load(games, true);
}

async function load(games: Iterable<string>, isAllWanted: boolean): Promise<void> {
  const before = loaded.get();
  const everywhere = isAllWanted || before.everywhere;
  const missing = [...games].filter((game) => !before.games.has(game));
  if (before.whole !== null && before.everywhere === everywhere && missing.length === 0) return;
  const wanted = new Set([...before.games, ...missing]);
  const whole = await wholeOf(before.language, wanted, everywhere);
  if (loaded.get() !== before) return load(missing, isAllWanted);
  loaded.set(() => ({ ...before, whole, everywhere, games: wanted }));
}

function useLoaded(): Loaded {
  const { language } = useStore(settingsStore);
  useEffect(() => {
    void speak(language);
  }, [language]);
  return useStore(loaded);
}

export function useFirstWords(): FirstWords {
  return useLoaded().first;
}

/** For what stands on the first screen and on others: there it may say more. */
export function useLoadedWords(): LoadedWords {
  const { first: few, whole } = useLoaded();
  return whole ?? few;
}

export function useMessages(): Words {
  const { whole } = useLoaded();
  if (whole === null) throw new Error("a screen is shown before its sentences have come");
  return whole;
}

/** Only on screens, and in parts beside them, that come together with all sentences (ui/screen.ts). */
export function useAllMessages(): AllWords {
  const { whole, everywhere } = useLoaded();
  if (whole === null || !everywhere) {
    throw new Error("a screen is shown before all its sentences have come");
  }
  return whole as AllWords; // the border: they were loaded together
}
