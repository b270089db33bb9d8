// Puzzles: the way to all of them, that of the day, one after the other, one by its name, the trainer.

import { Exercises } from "./Exercises";
import { Hub } from "./Hub";
import { DrawnPuzzle, NamedPuzzle, PuzzleOfToday } from "./PuzzleLoader";

export function PuzzlesScreen({ which }: { which: string }) {
  switch (which) {
    case "":
      return <Hub />;
    case "daily":
      return <PuzzleOfToday />;
    case "next":
      return <DrawnPuzzle />;
    case "trainer":
      return <Exercises />;
    default:
      return <NamedPuzzle name={which} />;
  }
}
