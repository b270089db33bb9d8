import { describe, expect, it } from "vitest";
import { bind, wordOfKey } from "../../../../src/games/master-thieves/model/words";
import { games } from "./games";

const asked = games.flatMap(([, steps]) =>
  steps.flatMap(({ view, legal }) => (legal === null ? [] : [{ view, legal }])),
);

describe("words of actions", () => {
  it("are all bound to something on the table, each once", () => {
    expect(asked.length).toBeGreaterThan(20);
    for (const { view, legal } of asked) {
      const bound = bind(legal.actions, view);
      const deeds = [...bound.atDrawer, ...bound.atBox, ...bound.atPillow].map((deed) => deed.word);
      const words = [...bound.open.values(), ...bound.choose.values(), ...deeds];
      expect(words.sort()).toEqual([...legal.actions].sort());
      expect(bound.rest).toEqual([]);
    }
  });

  it("have keys that never stand for two things at once", () => {
    for (const { view, legal } of asked) {
      const bound = bind(legal.actions, view);
      const deeds = [...bound.atDrawer, ...bound.atBox, ...bound.atPillow];
      const keys = deeds.flatMap((deed) => deed.key ?? []);
      expect(new Set(keys).size).toBe(keys.length);
      for (const deed of deeds) {
        if (deed.key !== null)
          expect(wordOfKey(deed.key.toUpperCase(), bound, view)).toBe(deed.word);
      }
    }
  });

  it("that are not known are offered all the same", () => {
    const view = asked[0]?.view;
    if (view === undefined) throw new Error("nothing asked");
    const bound = bind(["juggle 3", "open X.N", "choose clown", "look"], {
      ...view,
      open_drawer: null,
    });
    expect(bound.rest.map((deed) => deed.word).sort()).toEqual(
      ["choose clown", "juggle 3", "look", "open X.N"].sort(),
    );
  });

  it("for cards answer to their place in the hand", () => {
    const choosing = asked.find(({ view }) => view.phase === "choose");
    if (choosing === undefined) throw new Error("nobody chooses");
    const bound = bind(choosing.legal.actions, choosing.view);
    expect(wordOfKey("1", bound, choosing.view)).toBe(choosing.legal.actions[0]);
    expect(wordOfKey("9", bound, choosing.view)).toBeNull();
  });
});
