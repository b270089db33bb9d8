// Puzzles about the jars in words: what is asked, what an answer means, why it is wrong.

import type { PuzzleReason, PuzzleSolution } from "../../generated/api";
import type { Front, GameAction, Jar, Place, View } from "../../generated/forty_thieves";
import type { Note } from "../../generated/protocol";
import type { Words } from "../../i18n/use";
import { whoSits } from "../../i18n/who";
import { entry } from "../../naming/entry";
import type { Notes } from "../../store/notes";
import type { Puzzle, PuzzlePart, Remembered } from "../../table/puzzles";
import { marksOfFront } from "./marks";
import { frontName, jarName, placeName } from "./model/naming";
import { SQUARES, squareIndex } from "./model/notation";
import type { AllFortyWords } from "./words";

function question(t: AllFortyWords, { theme, asked }: Puzzle): string {
  const words = t.forty.puzzles;
  if (theme === "which-glimpse") return words.whichGlimpse({ place: theft(t, asked.theft) });
  if (theme === "what-lies-under") return words.whatLiesUnder({ square: String(asked.square) });
  return entry(words.questions, theme) ?? theme;
}

/** The border: a theft is written as a decision, `steal row 3`; lines have their names in views. */
function theft(t: AllFortyWords, word: unknown): string {
  return placeName(t.forty, String(word).replace(/^steal /, "") as Place);
}

function answer(t: AllFortyWords, puzzle: Puzzle, word: string): string {
  const words = t.forty.puzzles;
  if (puzzle.theme === "what-lies-under") return frontName(t.forty, word as Front);
  // The border: what the server offers as a decision has the shape that was generated.
  const action = puzzle.choices.find((one) => one.word === word) as GameAction | undefined;
  switch (action?.verb) {
    case "steal":
      return placeName(t.forty, action.place);
    case "glimpse":
      return action.square;
    case "interchange": {
      const [one, other] = action.squares;
      return words.swap({ one, other });
    }
    case "replace": {
      const held = viewOf(puzzle).seats[puzzle.seat]?.fronts?.[action.slot - 1];
      const tile =
        held === undefined
          ? words.yourTile({ number: action.slot })
          : `${action.slot} (${frontName(t.forty, held)})`;
      return words.lay({ tile, square: action.square });
    }
    default:
      return word;
  }
}

/** The border: the last step shows how the table stands. */
const viewOf = ({ steps }: Puzzle) => steps.at(-1)?.view as unknown as View;

/** Where, which front (null: not shown), how one knows, since which turn. */
type Told = [string, Front | null, string, number];

function remembered(t: AllFortyWords, puzzle: Puzzle, names: string[]): Remembered[] {
  const words = t.forty.puzzles;
  return (puzzle.told as Told[]).map(([at, front, how, turn]) => {
    const jar = jarAt(viewOf(puzzle), at);
    const lid = jar === null ? "" : ` · ${jarName(t.forty, jar)}`;
    return {
      where: `${where(t, at, names, puzzle.seat)}${lid}`,
      what: front === null ? words.unknown : frontName(t.forty, front),
      how: `${entry(words.how, how) ?? how} (${words.turn({ turn })})`,
    };
  });
}

function jarAt(view: View, at: string): Jar | null {
  const [kind = "", one = "", two = ""] = at.split(" ");
  if (kind === "discard") return view.discards[Number(one) - 1] ?? null;
  if (kind === "hand") return view.seats[Number(one)]?.jars[Number(two) - 1] ?? null;
  const square = SQUARES.find((known) => known === kind);
  return square === undefined ? null : (view.board[squareIndex(square)]?.jar ?? null);
}

/** Name a tile by where it lies: `b2`, `discard 3`, `hand 1 2`. */
function where(t: AllFortyWords, at: string, names: string[], you: number): string {
  const words = t.forty.puzzles;
  const [kind = "", one = "", two = ""] = at.split(" ");
  if (kind === "discard") return words.discard({ number: Number(one) });
  if (!["hand", "kept", "eye"].includes(kind)) return at;
  const who = whoSits(Number(one), names, you);
  const told = { number: Number(two), name: who.you ? words.yours : who.name };
  if (kind === "kept") return words.keptOf(told);
  if (kind === "eye") return words.eyeOf(told);
  return who.you ? words.yourTile(told) : words.tileOf(told);
}

type World = Record<string, Front>;

function because(
  t: AllFortyWords,
  puzzle: Puzzle,
  names: string[],
  _word: string,
  { kind, facts }: PuzzleReason,
): string {
  const words = t.forty.puzzles;
  const front = frontName(t.forty, String(facts.front) as Front);
  const world = (fronts: unknown) =>
    t.common.list({
      parts: Object.entries(fronts as World).map(
        ([at, one]) => `${where(t, at, names, puzzle.seat)} ${frontName(t.forty, one)}`,
      ),
    });
  switch (kind) {
    case "can-fail":
      return puzzle.theme === "certain-theft"
        ? words.canFail({ world: world(facts.world) })
        : words.bestCanFail({ place: theft(t, facts.place), world: world(facts.world) });
    case "leaves-open":
      return words.leavesOpen({ front, works: world(facts.works), fails: world(facts.fails) });
    case "ruled-out":
      return words.ruledOut({ by: places(t, facts.by, names, puzzle.seat) });
    default:
      return words.canBe({ front });
  }
}

const places = (t: AllFortyWords, at: unknown, names: string[], you: number) =>
  t.common.list({ parts: (at as string[]).map((one) => where(t, one, names, you)) });

function proof(
  t: AllFortyWords,
  puzzle: Puzzle,
  names: string[],
  solution: PuzzleSolution,
): string {
  const words = t.forty.puzzles;
  const { needs, theft: then } = solution.proof;
  const said = then === undefined ? [] : [words.thenCertain({ place: theft(t, then) })];
  said.push(
    (needs as string[]).length === 0
      ? words.jarsAlone
      : words.follows({ from: places(t, needs, names, puzzle.seat) }),
  );
  return said.join(" ");
}

/** The fronts that one remembers of the board, as marks on its lids. */
function notes(puzzle: Puzzle): Notes {
  const written = (puzzle.told as Told[]).flatMap(([at, front]): [string, Note][] =>
    front !== null && SQUARES.some((square) => square === at)
      ? [[at, { marks: marksOfFront(front), text: "" }]]
      : [],
  );
  return Object.fromEntries(written);
}

/** The border: the game's own sentences are part of the words that were loaded. */
const own = (t: Words) => t as AllFortyWords;

export const fortyPuzzles: PuzzlePart = {
  theme: (t, name) => entry(own(t).forty.puzzles.themes, name) ?? name,
  question: (t, puzzle) => question(own(t), puzzle),
  answer: (t, puzzle, word) => answer(own(t), puzzle, word),
  remembered: (t, puzzle, names) => remembered(own(t), puzzle, names),
  notes,
  bare: () => false,
  because: (t, puzzle, names, word, why) => because(own(t), puzzle, names, word, why),
  proof: (t, puzzle, names, solution) => proof(own(t), puzzle, names, solution),
  exercise: null,
};
