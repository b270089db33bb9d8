import { byLanguage } from "../i18n/byLanguage";
import type { GameFirst } from "../i18n/use";
import type { Loaders } from "../i18n/useLater";
import type { GameWords } from "./module";

type Files = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * What a game has to say, out of the files in its folder of sentences: `first.ts`, `index.ts`,
 * `places.ts`, `options.ts`, `teach.ts` and `lessons.ts` in each language. `key`: under which its pages that teach find their own.
 */
export function wordsOfGame(key: string, english: GameFirst, files: Files): GameWords {
  // The border: every language has the type of the English one, and the compiler sees to that there.
  const load = (file: string, name: string, under?: string) => {
    const ofFile = Object.entries(files).filter(([path]) => path.endsWith(`/${file}.ts`));
    const loaders = ofFile.map(([path, from]) => [
      path,
      async () => {
        const { [name]: words } = (await from()) as Record<string, object>;
        return under === undefined ? words : { [under]: words };
      },
    ]);
    return byLanguage(Object.fromEntries(loaders)) as Loaders<never>;
  };
  return {
    english,
    first: load("first", "first"),
    whole: load("index", "words"),
    places: load("places", "places"),
    options: load("options", "options"),
    teach: load("teach", "teach", key),
    lessons: load("lessons", "lessons"),
  };
}
