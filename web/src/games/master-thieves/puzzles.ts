// Puzzles about the box in words: what is asked, what an answer means, why it is wrong.

import type { PuzzleReason, PuzzleSolution } from "../../generated/api";
import type { GameAction, Place } from "../../generated/master_thieves";
import type { Words } from "../../i18n/use";
import { whoSits } from "../../i18n/who";
import { entry } from "../../naming/entry";
import type { Puzzle, PuzzlePart, Remembered } from "../../table/puzzles";
import { masterActionText } from "./advice";
import { insideInWords, placeInWords } from "./model/describe";
import { gemsInWords } from "./sentences";
import type { AllMasterWords } from "./words";

const MASTER = "what-would-a-master-do";
const RUBY = "where-is-a-ruby";

const theme = (t: AllMasterWords, name: string) => entry(t.master.puzzles.themes, name) ?? name;

function question(t: AllMasterWords, puzzle: Puzzle, names: string[]): string {
  const words = t.master.puzzles;
  const { asked, seat } = puzzle;
  switch (puzzle.theme) {
    case "where-are-the-gems":
      return whereAre(t, asked);
    case "where-is-the-alarm":
      return asked.owner === seat
        ? words.whereIsYourAlarm
        : words.whereIsTheAlarm({ name: names[Number(asked.owner)] ?? "" });
    case RUBY:
      return words.whereIsARuby;
    case "what-falls":
      return words.whatFalls({ place: place(t, asked.place) });
    default:
      return words.whatWouldAMasterDo;
  }
}

const whereAre = (t: AllMasterWords, asked: Puzzle["asked"]) =>
  t.master.puzzles.whereAreTheGems({ gems: gemsInWords(t.master, String(asked.gems)) });

function answer(t: AllMasterWords, puzzle: Puzzle, word: string): string {
  switch (puzzle.theme) {
    case "what-falls":
      return gemsInWords(t.master, word);
    case RUBY:
      return place(t, word.split(" ")[0]);
    case MASTER: {
      // The border: what the server offers as a decision has the shape that was generated.
      const action = puzzle.choices.find((one) => one.word === word) as GameAction | undefined;
      return action === undefined ? word : masterActionText(t, action);
    }
    default:
      return spot(t, word);
  }
}

/** The border: a place is written as in views. */
const place = (t: AllMasterWords, name: unknown) => placeInWords(t.master, String(name) as Place);

/** A side of a drawer, such as `T.N above`. */
function spot(t: AllMasterWords, text: string): string {
  const [name = "", height] = text.split(" ");
  const words = t.master.puzzles;
  return height === "above"
    ? words.above({ place: place(t, name) })
    : words.below({ place: place(t, name) });
}

function inside(t: AllMasterWords, facts: Facts, names: string[], you: number): string {
  const gems = String(facts.gems);
  const alarm = facts.alarm === undefined || facts.alarm === null ? null : Number(facts.alarm);
  if (gems === "-" && alarm !== null && facts.ruby !== true) {
    return t.master.puzzles.alarm(whoSits(alarm, names, you));
  }
  const drawer = { gems, alarm, ruby: facts.ruby === true };
  return insideInWords(t.master, drawer, names, you);
}

type Facts = Record<string, unknown>;

/** What lies where, told as [spot, gems, whose alarm, ruby]. */
function remembered(t: AllMasterWords, puzzle: Puzzle, names: string[]): Remembered[] {
  return puzzle.told.map((told) => {
    const [where = "", gems = "-", alarm = "", ruby = ""] = (told as unknown[]).map(String);
    const facts = { gems, alarm: alarm === "" ? null : Number(alarm), ruby: ruby !== "" };
    return { where: spot(t, where), what: inside(t, facts, names, puzzle.seat), how: "" };
  });
}

function because(
  t: AllMasterWords,
  puzzle: Puzzle,
  names: string[],
  _word: string,
  { kind, facts }: PuzzleReason,
): string {
  const words = t.master.puzzles;
  const said: string[] = [];
  if (kind === "worse") {
    said.push(words.worse({ percent: Math.round(100 * Number(facts.cost)) }));
    const gems = (text: unknown) => gemsInWords(t.master, String(text));
    if (facts.falls !== undefined) said.push(words.wouldFall({ gems: gems(facts.falls) }));
    else if (facts.lies !== undefined) said.push(words.wouldLie({ gems: gems(facts.lies) }));
  } else if (kind === "falls") {
    said.push(words.fallsNot);
    if (facts.lies !== undefined) said.push(words.suchLie({ spot: spot(t, String(facts.lies)) }));
  } else if (puzzle.theme === RUBY) {
    said.push(facts.long === true ? words.noRuby : words.short);
  } else {
    const what = inside(t, { gems: facts.lies, alarm: facts.alarm }, names, puzzle.seat);
    said.push(words.lies({ what }));
  }
  const slip = entry(words.slips, String(facts.slip));
  if (slip !== undefined) said.push(slip({ move: Number(facts.move) + 1 }));
  return said.join(" ");
}

function proof(
  t: AllMasterWords,
  _: Puzzle,
  __: string[],
  { proof: found }: PuzzleSolution,
): string {
  if (found.path === undefined) {
    return t.master.puzzles.playedOut({
      times: Number(found.times),
      margin: Math.round(100 * Number(found.margin)),
      error: Math.round(100 * Number(found.error)),
    });
  }
  return went(t, found.path as string[]);
}

/** Where it was, one spot after the other; where it stayed for a while, once. */
function went(t: AllMasterWords, path: readonly string[]): string {
  const spots = path.filter((one, at) => one !== path[at - 1]).map((one) => spot(t, one));
  const [only = ""] = spots;
  return spots.length === 1
    ? t.master.puzzles.stayed({ spot: only })
    : t.master.puzzles.went({ spots: spots.join(" → ") });
}

/** The border: the game's own sentences are part of the words that were loaded. */
const own = (t: Words) => t as AllMasterWords;

export const masterPuzzles: PuzzlePart = {
  theme: (t, name) => theme(own(t), name),
  question: (t, puzzle, names) => question(own(t), puzzle, names),
  answer: (t, puzzle, word) => answer(own(t), puzzle, word),
  remembered: (t, puzzle, names) => remembered(own(t), puzzle, names),
  notes: () => null,
  bare: (puzzle) => puzzle.theme !== MASTER,
  because: (t, puzzle, names, word, why) => because(own(t), puzzle, names, word, why),
  proof: (t, puzzle, names, solution) => proof(own(t), puzzle, names, solution),
  exercise: {
    question: (t, asked) => whereAre(own(t), asked),
    answer: (t, word) => spot(own(t), word),
    path: (t, path) => went(own(t), path),
  },
};
