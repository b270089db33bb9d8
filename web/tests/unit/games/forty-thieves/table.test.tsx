// @vitest-environment jsdom
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { sketch } from "../../../../src/games/forty-thieves/model/sketch";
import { fortyScript } from "../../../../src/games/forty-thieves/script";
import { FortyTable, type FortyTableProps } from "../../../../src/games/forty-thieves/Table";
import type { Front, GameAction } from "../../../../src/generated/forty_thieves";
import { changeSettings } from "../../../../src/store/settings";
import type { Player } from "../../../../src/table/props";
import { asking } from "../../asking";
import { actionOf, GAMES, questions, stepOf } from "./games";
import { makeStage } from "./stage";

const PLAYERS: Player[] = ["Ada", "Bo", "Cy"].map((name, seat) => ({
  ...{ seat, name, colour: seat, bot: null, connected: true, away: false },
}));

const stage = makeStage();

function show(game: string, number: number, changes: Partial<FortyTableProps> = {}) {
  const { view, legal } = stepOf(game, number);
  const decided = vi.fn<(word: string) => void>();
  const props: FortyTableProps = {
    ...{ shown: view, cue: null, seat: 0, players: PLAYERS, legal, pending: null },
    ...{ act: decided, reducedMotion: true, ...changes },
  };
  act(() => stage.root.render(<FortyTable {...props} />));
  return decided;
}

// A server that is newer than the page may know more.
const JUGGLE = { word: "juggle a1", verb: "juggle", balls: 3 } as unknown as GameAction;
const asks = (...words: string[]) => asking(1, ...words.map(actionOf));

function find(selector: string): HTMLElement {
  const found = stage.host.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`nothing like ${selector}`);
  return found;
}

const press = (selector: string) => act(() => find(selector).click());
const key = (name: string) =>
  act(() => void window.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true })));

describe("what is to be seen", () => {
  it("is a grid of labelled squares", () => {
    const { view } = stepOf("three_tales", 0);
    show("three_tales", 0, {
      shown: { ...view, board: view.board.with(5, { jar: "rt", front: null }) },
    });
    expect(stage.host.querySelectorAll('[role="grid"] [role="row"]')).toHaveLength(4);
    expect(stage.host.querySelectorAll('[role="gridcell"] button')).toHaveLength(16);
    expect(find('[data-thing="b2"]').getAttribute("aria-label")).toBe(
      "b2: red jar with star, closed",
    );
    expect(stage.host.querySelectorAll('[role="grid"] [tabindex="0"]')).toHaveLength(1);
  });

  it("can be drawn in every phase, and during every kind of event", () => {
    const drawn = new Set<string>();
    for (const [game, steps] of Object.entries(GAMES)) {
      for (const [number, { events, view }] of steps.entries()) {
        if (!drawn.has(view.phase)) show(game, number);
        drawn.add(view.phase);
        let before = steps[number - 1]?.view ?? view;
        for (const [id, event] of events.entries()) {
          const after = sketch(before, event);
          const cue = { id, event, before, after, duration: fortyScript.duration(event, before) };
          if (!drawn.has(event.event)) {
            show(game, number, { shown: before, cue, legal: null, reducedMotion: id % 2 === 0 });
          }
          drawn.add(event.event);
          before = after;
        }
      }
    }
    expect(drawn.size).toBeGreaterThan(40);
    show("leaders", -1);
    expect(stage.host.textContent).toContain("The game is over");
  });

  it("lifts a jar for the one who glimpses, and lays a hand over it for the others", () => {
    const { view } = stepOf("three_tales", 0);
    const glimpsed = { event: "Glimpsed", seat: 0, square: "c3", with_lantern: false } as const;
    const during = (front: Front | null) => ({
      ...{ id: 1, event: { ...glimpsed, front }, before: view, after: view, duration: 500 },
    });
    show("three_tales", 0, { legal: null, cue: during("gm") });
    expect(find('[data-thing="c3"]').getAttribute("aria-label")).toContain("green moon");
    show("three_tales", 0, { legal: null, cue: during(null) });
    expect(find('[data-thing="c3"]').getAttribute("aria-label")).not.toContain("green moon");
  });

  it("shows one without a seat no hand and nothing to skip", () => {
    const { view } = stepOf("three_tales", 20);
    const seats = view.seats.map((seat) => ({ ...seat, fronts: null }));
    show("three_tales", 20, { seat: null, legal: null, shown: { ...view, viewer: null, seats } });
    expect(stage.host.textContent).not.toContain("Skip");
    expect(stage.host.querySelectorAll("[data-seat]")).toHaveLength(3);
  });
});

describe("what can be decided", () => {
  it("has a button where no thing on the table stands for it", () => {
    const seen = new Set<string>();
    for (const { step, legal } of questions()) {
      const words = legal.actions.filter((word) => /^(pass|keep|rob|give|drop|wish)/.test(word));
      if (words.every((word) => seen.has(`${step.view.phase} ${word}`))) continue;
      show("three_tales", 0, { shown: step.view, legal });
      for (const word of words) {
        seen.add(`${step.view.phase} ${word}`);
        expect(find(`[data-word="${word}"]`).getAttribute("aria-disabled")).not.toBe("true");
      }
    }
    expect(seen.size).toBeGreaterThan(8);
  });

  it("glimpses by a press on the jar", () => {
    const decided = show("three_tales", 10);
    press('[data-thing="b2"]');
    expect(decided.mock.calls).toEqual([["glimpse b2"]]);
  });

  it("replaces by picking a tile of the hand, then a jar", () => {
    const decided = show("three_tales", 15);
    press('[data-thing="1"]');
    expect(find('[data-thing="1"]').getAttribute("aria-pressed")).toBe("true");
    expect(decided).not.toHaveBeenCalled();
    press('[data-thing="c3"]');
    expect(decided.mock.calls).toEqual([["replace 1 c3"]]);
  });

  it("announces a theft by a second press, or by a button", () => {
    const decided = show("three_tales", 12);
    press('[data-at="gem 5"]');
    expect(decided).not.toHaveBeenCalled();
    press('[data-word="steal 5"]');
    press('[data-at="gem 4"]');
    press('[data-at="gem 4"]');
    expect(decided.mock.calls).toEqual([["steal 5"], ["steal 4"]]);
  });

  it("is decided by keys: skip, numbers, confirm, pick nothing", () => {
    const decided = show("three_tales", 13);
    key("1");
    key("3");
    key("c");
    key("2");
    key("Escape");
    key("c");
    key("s");
    expect(decided.mock.calls).toEqual([["discard 1 3"], ["keep"]]);
  });

  it("is not decided by letters where somebody has switched them off", () => {
    act(() => changeSettings({ keys: false }));
    const decided = show("three_tales", 13);
    expect(find('[data-word="keep"]').textContent).toBe("Keep all");
    key("1");
    key("s");
    key("?");
    expect(find('[data-thing="1"]').getAttribute("aria-pressed")).toBe("false");
    expect(stage.host.querySelector("dialog")).toBeNull();
    press('[data-thing="1"]');
    key("Escape");
    expect(find('[data-thing="1"]').getAttribute("aria-pressed")).toBe("false");
    expect(decided).not.toHaveBeenCalled();
    act(() => changeSettings({ keys: true }));
  });

  it("lets go of what is dragged when Escape is pressed", () => {
    const decided = show("three_tales", 15);
    const pointer = (target: EventTarget, type: string, clientX: number) =>
      act(() => {
        const event = new MouseEvent(type, { bubbles: true, clientX, button: 0 });
        Object.defineProperty(event, "isPrimary", { value: true });
        target.dispatchEvent(event);
      });
    document.elementFromPoint = () => find('[data-thing="c3"]');
    pointer(find('[data-thing="1"]'), "pointerdown", 0);
    pointer(window, "pointermove", 40);
    expect(find('[data-thing="1"]').getAttribute("aria-pressed")).toBe("true");
    key("Escape");
    pointer(window, "pointerup", 40);
    expect(decided).not.toHaveBeenCalled();
    pointer(find('[data-thing="1"]'), "pointerdown", 0);
    pointer(window, "pointermove", 40);
    pointer(window, "pointerup", 40);
    expect(decided.mock.calls).toEqual([["replace 1 c3"]]);
  });

  it("says which tiles of the hand can be played, and shows the way to whom they go", () => {
    const { view } = stepOf("three_tales", 15);
    show("three_tales", 15, { legal: asks("play 2", "replace 1 c3", "pass") });
    expect(find('[data-thing="2"]').getAttribute("aria-label")).toContain("can be played");
    expect(find('[data-thing="1"]').getAttribute("aria-label")).not.toContain("can be played");
    const target = { ...view, phase: "target" as const };
    const decided = show("three_tales", 15, { shown: target, legal: asks("give 1", "give 2") });
    expect(find('[data-word="give 2"]').getAttribute("aria-label")).toBe("Give it to Cy");
    press('[data-word="give 2"]');
    expect(decided.mock.calls).toEqual([["give 2"]]);
  });

  it("leaves keys alone while somebody writes", () => {
    const decided = show("three_tales", 13);
    const input = document.createElement("input");
    stage.host.append(input);
    act(() => void input.dispatchEvent(new KeyboardEvent("keydown", { key: "s", bubbles: true })));
    expect(decided).not.toHaveBeenCalled();
  });

  it("is a plain button where the verb is not known", () => {
    const decided = show("three_tales", 10, { legal: asking(1, JUGGLE, actionOf("pass")) });
    press('[data-word="juggle a1"]');
    expect(decided.mock.calls).toEqual([["juggle a1"]]);
  });

  it("cannot be decided twice", () => {
    const decided = show("three_tales", 10, { pending: "glimpse b2" });
    press('[data-thing="b2"]');
    key("s");
    expect(decided).not.toHaveBeenCalled();
  });
});

describe("the pause for Daggers", () => {
  const shape = () =>
    [...find('section[aria-label="A pause for Daggers"]').querySelectorAll("button")].map(
      (button) => button.textContent,
    );

  it("has the same shape for all who are asked, Dagger or not", () => {
    const armed = show("leaders", 20);
    const choices = shape();
    press('[data-word^="dagger"]');
    expect(armed.mock.calls[0]?.[0]).toMatch(/^dagger [1-3]$/);
    show("leaders", 20, { legal: asks("pass") });
    expect(shape()).toEqual(choices);
    expect(stage.host.querySelector('[data-word^="dagger"]')).toBeNull();
    expect(find('[data-word="pass"]')).toBeTruthy();
  });

  it("says to one who has answered that the pause is as long for all", () => {
    const { view } = stepOf("leaders", 20);
    show("leaders", 20, { legal: null, shown: { ...view, deciders: [0], to_ask: [] } });
    expect(stage.host.textContent).toContain("You have answered.");
    expect(stage.host.textContent).not.toContain("Waiting for");
  });

  it("counts down where it is known how long it lasts", () => {
    const clock = vi.spyOn(Date, "now").mockReturnValue(1_000_000);
    show("leaders", 20, { deadline: 1_007_600 });
    expect(find('[role="timer"]').textContent).toBe("8");
    clock.mockRestore();
    show("leaders", 20);
    expect(stage.host.querySelector('[role="timer"]')).toBeNull();
  });
});
