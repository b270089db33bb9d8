import { describe, expect, it } from "vitest";
import { CHARACTERS } from "../../../../src/games/master-thieves/model/characters";
import { bind, wordOfKey } from "../../../../src/games/master-thieves/model/choices";
import type { GameAction } from "../../../../src/generated/master_thieves";
import { actionOf, games } from "./games";

const asked = games.flatMap(([, steps]) =>
  steps.flatMap(({ view, legal }) => (legal === null ? [] : [{ view, legal }])),
);

describe("what may be decided", () => {
  it("is all bound to something on the table, each decision once", () => {
    expect(asked.length).toBeGreaterThan(20);
    for (const { view, legal } of asked) {
      const bound = bind(legal.choices, view);
      const deeds = [...bound.atDrawer, ...bound.atBox, ...bound.atPillow].map((deed) => deed.word);
      const words = [...bound.open.values(), ...bound.choose.values(), ...deeds];
      expect(words.sort()).toEqual([...legal.actions].sort());
      expect(bound.rest).toEqual([]);
    }
  });

  it("has keys that never stand for two things at once", () => {
    for (const { view, legal } of asked) {
      const bound = bind(legal.choices, view);
      const deeds = [...bound.atDrawer, ...bound.atBox, ...bound.atPillow];
      const keys = deeds.flatMap((deed) => deed.key ?? []);
      expect(new Set(keys).size).toBe(keys.length);
      for (const deed of deeds) {
        if (deed.key !== null)
          expect(wordOfKey(deed.key.toUpperCase(), bound, view)).toBe(deed.word);
      }
    }
  });

  it("is offered as a button where it is bound to nothing", () => {
    const view = asked[0]?.view;
    if (view === undefined) throw new Error("nothing asked");
    // A server that is newer than the page may know more.
    const juggle = { word: "juggle 3", verb: "juggle", count: 3 } as unknown as GameAction;
    const held = new Set(view.seats[view.viewer ?? 0]?.hand?.map(([character]) => character));
    const others = CHARACTERS.filter((character) => !held.has(character));
    const bound = bind(
      [
        juggle,
        actionOf("look"),
        ...others.map((one) => actionOf(`choose ${one.replace("_", "-")}`)),
      ],
      { ...view, open_drawer: null },
    );
    expect(bound.rest.map((deed) => deed.verb).sort()).toEqual(
      [...others.map(() => "choose"), "juggle", "look"].sort(),
    );
  });

  it("answers, for cards, to their place in the hand", () => {
    const choosing = asked.find(({ view }) => view.phase === "choose");
    if (choosing === undefined) throw new Error("nobody chooses");
    const bound = bind(choosing.legal.choices, choosing.view);
    expect(wordOfKey("1", bound, choosing.view)).toBe(choosing.legal.actions[0]);
    expect(wordOfKey("9", bound, choosing.view)).toBeNull();
  });
});
