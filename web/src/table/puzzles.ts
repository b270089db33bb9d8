// What a game brings to show its puzzles: the questions, the answers and the reasons in words.

import type { PuzzleAnswer, PuzzleReason, PuzzleSolution } from "../generated/api";
import type { AllWords } from "../i18n/use";
import type { Notes } from "../store/notes";

/** What is asked about a table. */
export type Puzzle = Pick<
  PuzzleAnswer,
  "theme" | "seat" | "asked" | "answers" | "told" | "choices" | "steps"
>;

/** Something that one remembers: where, what, and how one knows. */
export interface Remembered {
  where: string;
  what: string;
  how: string;
}

export interface PuzzlePart {
  /** What a kind of question is called. */
  theme: (t: AllWords, theme: string) => string;
  question: (t: AllWords, puzzle: Puzzle, names: string[]) => string;
  answer: (t: AllWords, puzzle: Puzzle, word: string) => string;
  remembered: (t: AllWords, puzzle: Puzzle, names: string[]) => Remembered[];
  /** The same as marks on the table, where it has such. */
  notes: (puzzle: Puzzle) => Notes | null;
  /** Whether nothing but what is followed is shown: no hands, no pillows. */
  bare: (puzzle: Puzzle) => boolean;
  because: (
    t: AllWords,
    puzzle: Puzzle,
    names: string[],
    word: string,
    why: PuzzleReason,
  ) => string;
  proof: (t: AllWords, puzzle: Puzzle, names: string[], solution: PuzzleSolution) => string;
  /** Exercises for the memory, where the game has such. */
  exercise: {
    question: (t: AllWords, asked: Puzzle["asked"]) => string;
    answer: (t: AllWords, word: string) => string;
    /** The way that it went. */
    path: (t: AllWords, path: string[]) => string;
  } | null;
}
