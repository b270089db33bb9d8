// One meaning per name: what two files export under the same name has to mean the same in both.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SRC = join(import.meta.dirname, "../../src");
const EXPORT =
  /^export (?:default )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;
/** Sentences: the same part in another language. */
const LANGUAGE = /(^|\/)i18n\/(?:en|fr|it|de)\//;
/** Sentences are exported under the name of their file: `end` says how a game ends, in whichever folder. */
const SENTENCES = /(?:^|\/)i18n\/\*\/(\w+)\.ts$/;
/** Written from the rules: what both games have under a name is the same thing of theirs. */
const RULES = /^generated\/\w+_thieves\.ts$/;
const GAME = /^games\/([\w-]+)\//;

/** Each game has its own of these: it plays the same part in every one. */
const ONE_IN_EACH_GAME: Readonly<Record<string, string>> = {
  // parts of the GameModule and of what it leads to (table/module.ts)
  part: "the table, and what is said, heard and reckoned beside it",
  title: "what the game is called",
  words: "its sentences in a language",
  teaching: "the pages that teach it",
  answerOf: "what its things answer when they are asked",
  remarkable: "what its thieves remark upon",
  Sign: "its small picture",
  HomePicture: "its living picture on the first screen",
  GameSettings: "what is chosen for it among all settings",
  GameQuickSettings: "the same in the middle of a game",
  PieceArt: "a picture of what is counted at the end",
  PileMark: "a picture of where that lay",
  // the same part of both tables
  FlyingPiece: "what is drawn while it flies",
  Flight: "one piece on its way",
  Flights: "all pieces on their way",
  flightsOf: "which pieces an event lets fly",
  GemArt: "a gem, drawn",
  Hand: "what a player holds",
  KeysHelp: "the keys of the table",
  Noted: "what one has noted about a thing",
  Prompt: "what is asked, and what is happening",
  SeatPanel: "a player, and what he has",
  laidOpenIn: "all that is hidden, where a finished game is laid open",
  markArt: "a mark of one's notes, drawn",
  markGroups: "the marks that one can choose from",
  question: "what is asked, as a sentence",
  seenIn: "what was seen and is hidden again, of the events",
  useDrag: "pieces that are dragged",
};

function definitions(): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const name of readdirSync(SRC, { recursive: true, encoding: "utf8" })) {
    if (!/\.tsx?$/.test(name)) continue;
    const where = name.replaceAll("\\", "/").replace(LANGUAGE, "$1i18n/*/");
    const part = SENTENCES.exec(where)?.[1];
    for (const [, exported = ""] of readFileSync(join(SRC, name), "utf8").matchAll(EXPORT)) {
      const file = exported === part ? "sentences" : RULES.test(where) ? "rules" : where;
      found.set(exported, (found.get(exported) ?? new Set()).add(file));
    }
  }
  return new Map([...found].map(([name, files]) => [name, [...files].sort()]));
}

function meansTheSame(name: string, files: string[]): boolean {
  const games = new Set(files.map((file) => GAME.exec(file)?.[1]));
  return name in ONE_IN_EACH_GAME && games.size === files.length && !games.has(undefined);
}

test("no exported name is defined in two files unless it means the same", () => {
  const doubled = [...definitions()]
    .filter(([name, files]) => files.length > 1 && !meansTheSame(name, files))
    .map(([name, files]) => `${name}: ${files.join(", ")}`);
  expect(doubled).toEqual([]);
});

test("the list of what each game has its own of names nothing that is gone", () => {
  const all = definitions();
  const stale = Object.keys(ONE_IN_EACH_GAME).filter((name) => (all.get(name)?.length ?? 0) < 2);
  expect(stale).toEqual([]);
});
