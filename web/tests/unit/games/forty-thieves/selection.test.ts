import { describe, expect, it } from "vitest";
import {
  choiceOf,
  isSkip,
  type TableChoice,
} from "../../../../src/games/forty-thieves/model/choices";
import { squaresOf } from "../../../../src/games/forty-thieves/model/notation";
import {
  canPick,
  complete,
  NOTHING_PICKED,
  type Pickable,
  pick,
  type Selection,
} from "../../../../src/games/forty-thieves/model/selection";
import type { Place, Slot, Square } from "../../../../src/generated/forty_thieves";
import { actionOf, questions } from "./games";

const read = (words: string[]) => words.map((word) => choiceOf(actionOf(word)));
const square = (name: Square): Pickable => ({ kind: "square", square: name });
const slot = (number: Slot): Pickable => ({ kind: "slot", slot: number });
const place = (name: Place): Pickable => ({ kind: "place", place: name });

function thingsOf({ things }: TableChoice): Pickable[] {
  const { slots, squares, place: where } = things;
  return [...slots.map(slot), ...squares.map(square), ...(where === null ? [] : [place(where)])];
}

/** Pick things one after the other; return what is decided, or could be with a button. */
function pickAll(words: TableChoice[], things: Pickable[]): string[] {
  let selection: Selection = NOTHING_PICKED;
  for (const thing of things) {
    if (!canPick(words, selection, thing)) return [`${JSON.stringify(thing)} cannot be picked`];
    const picked = pick(words, selection, thing);
    if (picked.act !== null) return [picked.act];
    selection = picked.selection;
  }
  return complete(words, selection).map((word) => word.word);
}

describe("every legal decision of two whole games", () => {
  it("can be reached by picking its things in either order, or is a button", () => {
    // Thousands of decisions: one comparison for all of them, not one for each.
    const isButton = (choice: TableChoice) =>
      isSkip(choice) || ["rob", "rob_merchant", "give", "drop", "wish"].includes(choice.verb);
    expect(questions().length).toBeGreaterThan(40);
    const missed = questions().flatMap(({ legal }) => {
      const choices = legal.choices.map(choiceOf);
      return choices.flatMap((choice) => {
        const things = thingsOf(choice);
        if (things.length === 0) return isButton(choice) ? [] : [[choice.word, "is no button"]];
        return [things, things.toReversed()]
          .map((order) => pickAll(choices, order))
          .filter((reached) => !reached.includes(choice.word))
          .map((reached) => [choice.word, ...reached]);
      });
    });
    expect(missed).toEqual([]);
  });
});

describe("picking", () => {
  it("glimpses at the first press", () => {
    expect(pickAll(read(["glimpse a1", "glimpse b2", "pass"]), [square("b2")])).toEqual([
      "glimpse b2",
    ]);
  });

  it("waits for a button before tiles are thrown away", () => {
    const words = read(["keep", "discard 1", "discard 2", "discard 1 2"]);
    const first = pick(words, NOTHING_PICKED, slot(2));
    expect(first.act).toBeNull();
    const both = pick(words, first.selection, slot(1));
    expect(complete(words, both.selection).map((word) => word.word)).toEqual(["discard 1 2"]);
    expect(pick(words, both.selection, slot(1)).selection.slots).toEqual([2]);
  });

  it("announces a theft only at the second press on the same place", () => {
    const words = read(["pass", "steal 5", "steal rising"]);
    const first = pick(words, NOTHING_PICKED, place("5"));
    expect(first.act).toBeNull();
    expect(pick(words, first.selection, place("rising"))).toEqual({
      selection: { ...NOTHING_PICKED, place: "rising" },
      act: null,
    });
    expect(pick(words, first.selection, place("5")).act).toBe("steal 5");
  });

  it("asks how a Leader is laid where both are possible", () => {
    const words = read(["replace 1 b2", "lead 1 b2", "replace 2 b2"]);
    expect(pickAll(words, [slot(1), square("b2")])).toEqual(["replace 1 b2", "lead 1 b2"]);
    expect(pickAll(words, [slot(2), square("b2")])).toEqual(["replace 2 b2"]);
  });

  it("begins anew with a thing that does not go with the others", () => {
    const words = read(["interchange a1 b1", "interchange c4 d4"]);
    const { selection } = pick(words, NOTHING_PICKED, square("a1"));
    expect(pick(words, selection, square("d4")).selection.squares).toEqual(["d4"]);
  });

  it("does nothing with what no decision points at", () => {
    const words = read(["glimpse a1"]);
    expect(pick(words, NOTHING_PICKED, square("d4"))).toEqual({
      selection: NOTHING_PICKED,
      act: null,
    });
  });
});

it("knows the four squares of a place in the order of the rules", () => {
  expect(squaresOf("5")).toEqual(["b2", "c2", "b3", "c3"]);
  expect(squaresOf("9")).toEqual(["c3", "d3", "c4", "d4"]);
  expect(squaresOf("row 2")).toEqual(["a2", "b2", "c2", "d2"]);
  expect(squaresOf("column c")).toEqual(["c1", "c2", "c3", "c4"]);
  expect(squaresOf("falling")).toEqual(["a1", "b2", "c3", "d4"]);
  expect(squaresOf("rising")).toEqual(["d1", "c2", "b3", "a4"]);
});
