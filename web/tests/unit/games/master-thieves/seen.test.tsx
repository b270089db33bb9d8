// @vitest-environment jsdom
// What one has seen in drawers that are closed again.

import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PLACES } from "../../../../src/games/master-thieves/model/places";
import { type SeenSide, seenIn } from "../../../../src/games/master-thieves/model/seen";
import { masterScript } from "../../../../src/games/master-thieves/script";
import { MasterTable } from "../../../../src/games/master-thieves/Table";
import type {
  GameAction,
  GameEvent,
  Gem,
  Move,
  OpenDrawer,
  Place,
  View,
} from "../../../../src/generated/master_thieves";
import type { Player, TableProps } from "../../../../src/table/props";
import { showSeen } from "../../../../src/widgets/seen/useSeen";
import { games, hiddenGames } from "./games";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const opened = (place: Place, seat = 0): GameEvent => ({ event: "Opened", seat, place });
const saw = (place: Place, gems: string | null, alarm: number | null = null): GameEvent => ({
  ...{ event: "Seen", place, gems, alarm, seen_by: gems === null ? 1 : 0 },
});
const took = (place: Place, gems: string, seat = 0): GameEvent => ({
  ...{ event: "Took", seat, place, gems, to: "black" },
});
const placed = (place: Place, kind: Gem, seat = 0): GameEvent => ({
  ...{ event: "Placed", seat, place, kind },
});
const movedBox = (move: Move): GameEvent => ({ event: "BoxMoved", seat: 1, move });
const looked = (place: Place, ruby: boolean | null): GameEvent[] => [
  { event: "Looked", seat: ruby === null ? 1 : 0, place },
  { event: "SecretSeen", place, long: ruby === null ? null : true, ruby, seen_by: 0 },
];

/** One side as the games by lot write it; null: nothing is known of its front. */
function written({ gems, alarm, ruby }: SeenSide): string | null {
  if (gems === null) return ruby ? "R" : null;
  return gems + (alarm === null ? "" : ` a${alarm}`) + (ruby ? " R" : "");
}

/** What is shown: at each place above and below. */
function shown(events: GameEvent[], open_drawer: OpenDrawer | null = null) {
  const seen = [...seenIn(events, { open_drawer })];
  return Object.fromEntries(
    seen.map(([place, { upper, lower }]) => [place, [written(upper), written(lower)]]),
  );
}

describe("what one has seen in a drawer", () => {
  const look = [opened("T.N"), saw("T.N", "2D1S", 1)];

  it("is what lay in it, and whose alarm", () => {
    expect(shown(look)).toEqual({ "T.N": ["2D1S a1", null] });
    expect(shown([opened("M.E"), saw("M.E", "-")])).toEqual({ "M.E": ["-", null] });
  });

  it("is not shown while the drawer stands open, where it is seen", () => {
    const drawer = { place: "T.N", gems: "2D1S", alarm: 1, found_empty: false } as const;
    expect(shown(look, { ...drawer, looked: false, long: null, ruby: null })).toEqual({});
  });

  it("is what remains after one has taken or placed something", () => {
    expect(shown([...look, took("T.N", "1D"), placed("T.N", "1S")])).toEqual({
      "T.N": ["1D2S a1", null],
    });
    const filled: GameEvent = { event: "DiamondsPut", seat: 0, place: "B.S", count: 2 };
    expect(shown([opened("B.S"), saw("B.S", "1D"), filled])).toEqual({ "B.S": ["3D", null] });
  });

  it("has the alarm that was set, and not the one that was taken back", () => {
    const set: GameEvent = { event: "AlarmSet", seat: 0, place: "B.S" };
    const alone: GameEvent = { event: "AlarmLeftAlone", owner: 1, place: "T.N" };
    const back: GameEvent = { event: "AlarmRecovered", owner: 1, place: "T.N" };
    expect(shown([opened("B.S"), saw("B.S", "1D"), set])).toEqual({ "B.S": ["1D a0", null] });
    expect(shown([...look, took("T.N", "2D1S"), alone])).toEqual({ "T.N": ["- a1", null] });
    expect(shown([...look, took("T.N", "2D1S"), alone, back])).toEqual({ "T.N": ["-", null] });
  });

  it("goes along when levels are rotated", () => {
    const low = [opened("B.N"), saw("B.N", "1S")];
    expect(shown([...look, ...low, movedBox("rotate_2_cw"), movedBox("rotate_1_cw")])).toEqual({
      "T.S": ["2D1S a1", null],
      "B.N": ["1S", null],
    });
  });

  it("lies below when the box is turned over, and above when it is turned over again", () => {
    expect(shown([...look, movedBox("flip")])).toEqual({ "B.S": [null, "2D1S a1"] });
    expect(shown([...look, movedBox("flip"), movedBox("flip")])).toEqual(shown(look));
  });

  it("is let go when somebody opens the drawer, and one may not look in", () => {
    const after = [
      opened("T.N", 1),
      saw("T.N", null),
      took("T.N", "1D", 1),
      placed("T.N", "1S", 1),
    ];
    expect(shown([...look, ...after])).toEqual({});
  });

  it("is what all were shown, when somebody opens the drawer and all may look in", () => {
    const after = [opened("T.N", 1), saw("T.N", "2D1S", 1), took("T.N", "1S", 1)];
    expect(shown([...look, ...after])).toEqual({ "T.N": ["2D a1", null] });
  });

  it("is let go when it falls", () => {
    const fell: GameEvent = { event: "Fell", place: "B.S", gems: "1D", alarm: 1, to: "owner" };
    const after = [movedBox("flip"), opened("B.S", 1), fell];
    expect(shown([...look, ...after, saw("B.S", null)])).toEqual({});
    expect(shown([...look, ...after, saw("B.S", "-")])).toEqual({ "B.S": ["-", null] });
  });

  it("is not touched by what happens to other drawers", () => {
    expect(shown([...look, opened("T.S", 1), saw("T.S", null), took("T.S", "1D", 1)])).toEqual(
      shown(look),
    );
  });

  it("is nothing where others saw it alone", () => {
    expect(shown([opened("T.N", 1), saw("T.N", null), placed("T.N", "1D", 1)])).toEqual({});
  });
});

describe("a ruby that one has seen", () => {
  const left = [opened("T.N"), saw("T.N", "-"), ...looked("T.N", true)];

  it("stays known while nobody looks further, whoever opens the drawer", () => {
    expect(shown(left)).toEqual({ "T.N": ["- R", null] });
    expect(shown([...left, opened("T.N", 1), saw("T.N", null)])).toEqual({ "T.N": ["R", null] });
    expect(shown([...left, movedBox("flip"), opened("B.S"), saw("B.S", "-")])).toEqual({
      "B.S": ["-", "R"],
    });
  });

  it("is let go when somebody looks further, or takes it", () => {
    const others = [opened("T.N", 1), saw("T.N", null)];
    expect(shown([...left, ...others, ...looked("T.N", null)])).toEqual({});
    expect(shown([...left, { event: "TookRuby", seat: 0, place: "T.N" }])).toEqual({
      "T.N": ["-", null],
    });
  });

  it("lies above when it fell back into the drawer, and nowhere when it fell out of it", () => {
    const looks: GameEvent[] = [
      opened("M.W"),
      saw("M.W", "1D"),
      ...looked("M.W", null).slice(0, 1),
    ];
    const back: GameEvent = { event: "RubyFell", place: "M.W", to: "secret" };
    expect(shown([...looks, back])).toEqual({ "M.W": ["1D R", null] });
    expect(shown([...looks, { ...back, to: "red" }])).toEqual({ "M.W": ["1D", null] });
  });
});

it.each(hiddenGames)("shows what the drawers really hold: %s", (_, steps) => {
  const past: GameEvent[] = [];
  let right = 0;
  for (const { events, open, box } of steps) {
    past.push(...events);
    for (const [place, sides] of Object.entries(shown(past))) {
      if (place === open) continue;
      for (const [at, known] of sides.entries()) {
        if (known === null) continue;
        const truth = box[place]?.[at];
        // Of a ruby nothing is said where nobody looked, and of the front nothing where it was let go.
        const seen = known.endsWith("R") ? truth : truth?.replace(" R", "");
        expect([place, at, known]).toEqual([place, at, known === "R" ? seen?.slice(-1) : seen]);
        right += 1;
      }
    }
  }
  expect(right).toBeGreaterThan(40);
});

describe("the table", () => {
  let ground: HTMLElement;
  let root: Root;
  beforeEach(() => {
    showSeen(true);
    ground = document.body.appendChild(document.createElement("main"));
    root = createRoot(ground);
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    ground.remove();
  });

  const closed = games[0]?.[1].find(({ view }) => view.phase === "choose")?.view as View;
  const players: Player[] = closed.seats.map((_, seat) => ({
    ...{ seat, name: `P${seat}`, colour: seat, bot: null, connected: true, away: false },
  }));
  const remembered = [opened("T.S"), saw("T.S", "2D1S", 1)];

  async function show(changes: Partial<TableProps<View, GameEvent, GameAction>> = {}) {
    const still = { cue: null, seat: 0, legal: null, pending: null, act: () => {} };
    const props = { ...still, shown: closed, players, reducedMotion: false, ...changes };
    await act(async () => root.render(<MasterTable {...props} />));
  }
  const marked = () =>
    [...ground.querySelectorAll("[data-saw]")].map((mark) => [
      mark.closest("[data-place]")?.getAttribute("data-place"),
      mark.getAttribute("data-saw"),
    ]);
  const nameOf = (place: Place) =>
    ground.querySelector(`[data-place="${place}"]`)?.getAttribute("aria-label");
  const theSwitch = () => ground.querySelector<HTMLElement>("[data-seen-switch]");

  it("marks it on the front and says it, in the box and unfolded", async () => {
    await show({ remembered });
    expect(marked()).toEqual([["T.S", "upper"]]);
    expect(nameOf("T.S")).toMatch(/, closed\. You saw: 2 diamonds and 1 sapphire, P1’s alarm$/);
    await act(async () => ground.querySelector<HTMLElement>('[data-look="overview"]')?.click());
    expect(marked()).toEqual([["T.S", "upper"]]);
    expect(nameOf("T.S")).toMatch(/You saw: 2 diamonds/);
    expect(nameOf("T.N")).toMatch(/closed$/);
  });

  it("says on which side it is when the box has been turned over", async () => {
    await show({ remembered: [...remembered, movedBox("flip")] });
    expect(marked()).toEqual([["B.N", "lower"]]);
    expect(nameOf("B.N")).toMatch(/closed\. On what is the lower side now, you saw: 2 diamonds/);
  });

  it("says first what the drawer is, then what one saw, then one's note", async () => {
    const [about] = closed.grains?.slice(2, 3) ?? [];
    const notes = { [String(about)]: { marks: ["care"], text: "" } };
    await show({ remembered, notes, setNote: () => {} });
    expect(nameOf("T.S")).toMatch(
      /^Top level, south: .*closed\. You saw: .*\. Your note: take care$/,
    );
    const tools = [...ground.querySelectorAll("[data-pencil], [data-seen-switch]")];
    expect(tools.map((tool) => tool.hasAttribute("data-pencil"))).toEqual([true, false]);
  });

  it("says nothing twice: what is drawn is for the eyes", async () => {
    await show({ remembered });
    expect(ground.querySelector("[data-saw]")?.getAttribute("aria-hidden")).toBe("true");
  });

  it("stays where the drawer is while the box is being moved", async () => {
    const event = movedBox("flip");
    const after = masterScript.sketch(closed, event);
    const cue = { id: 1, event, before: closed, after, duration: 900 };
    await show({ remembered: [...remembered, event], cue });
    expect(marked()).toEqual([["T.S", "upper"]]);
    const next: GameEvent = { event: "TurnEnded", seat: 1 };
    const then = { id: 2, event: next, before: after, after, duration: 300 };
    await show({ remembered: [...remembered, event, next], cue: then, shown: after });
    expect(marked()).toEqual([["B.N", "lower"]]);
  });

  it("is switched off and on by who would rather remember it", async () => {
    await show({ remembered });
    expect(theSwitch()?.getAttribute("aria-label")).toBe("What you saw, on the drawers");
    expect(theSwitch()?.getAttribute("aria-pressed")).toBe("true");
    await act(async () => theSwitch()?.click());
    expect(theSwitch()?.getAttribute("aria-pressed")).toBe("false");
    expect(marked()).toEqual([]);
    expect(nameOf("T.S")).toMatch(/closed$/);
    await act(async () => theSwitch()?.click());
    expect(marked()).toHaveLength(1);
  });

  it("is all that lies there where a finished game is laid open, with nothing to switch off", async () => {
    const hidden = Object.fromEntries(PLACES.map((place) => [place, "/"]));
    const shown = { ...closed, viewer: null, hidden: { ...hidden, "T.S": "2D1S!1(R)/1D" } };
    await show({ shown, seat: null });
    expect(marked().filter(([place]) => place === "T.S")).toEqual([
      ["T.S", "upper"],
      ["T.S", "lower"],
    ]);
    expect(nameOf("T.S")).toMatch(/Inside: 2 diamonds and 1 sapphire, P1’s alarm, a ruby behind/);
    expect(nameOf("T.S")).toMatch(/On the lower side: 1 diamond$/);
    expect(nameOf("T.S")).not.toMatch(/You saw/);
    expect(theSwitch()).toBeNull();
  });

  it("neither marks anything nor offers to where it helps nobody to remember", async () => {
    await show({ remembered: null });
    expect(marked()).toEqual([]);
    expect(theSwitch()).toBeNull();
  });
});
