// What a game brings to show its puzzles: the questions, the answers and the reasons in words.

import type { PuzzleAnswer, PuzzleReason, PuzzleSolution } from "../generated/api";
import type { Words } from "../i18n/use";
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
  theme: (t: Words, theme: string) => string;
  question: (t: Words, puzzle: Puzzle, names: string[]) => string;
  answer: (t: Words, puzzle: Puzzle, word: string) => string;
  remembered: (t: Words, puzzle: Puzzle, names: string[]) => Remembered[];
  /** The same as marks on the table, where it has such. */
  notes: (puzzle: Puzzle) => Notes | null;
  /** Whether nothing but what is followed is shown: no hands, no pillows. */
  bare: (puzzle: Puzzle) => boolean;
  because: (t: Words, puzzle: Puzzle, names: string[], word: string, why: PuzzleReason) => string;
  proof: (t: Words, puzzle: Puzzle, names: string[], solution: PuzzleSolution) => string;
  /** Exercises for the memory, where the game has such. */
  exercise: {
    question: (t: Words, asked: Puzzle["asked"]) => string;
    answer: (t: Words, word: string) => string;
    /** The way that it went. */
    path: (t: Words, path: string[]) => string;
  } | null;
}
