// @vitest-environment jsdom
// What lies open to a player: one's own card, the points of all, and one's own notes.

import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { pointsOf } from "../../../../src/games/master-thieves/scores";
import { MasterTable } from "../../../../src/games/master-thieves/Table";
import type { GameAction, GameEvent, View } from "../../../../src/generated/master_thieves";
import type { Note } from "../../../../src/generated/protocol";
import type { Player, TableProps } from "../../../../src/table/props";
import { asking } from "../../asking";
import { makeStage } from "../forty-thieves/stage";
import { actionOf, games } from "./games";

HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
  this.open = true;
});
HTMLDialogElement.prototype.close = vi.fn(function (this: HTMLDialogElement) {
  this.open = false;
});

const stage = makeStage();
afterEach(() => vi.useRealTimers());

function playersOf(view: View): Player[] {
  return view.seats.map((_, seat) => ({
    seat,
    name: ["Ann", "Bo", "Cy", "Di"][seat] ?? "",
    colour: seat,
    bot: null,
    connected: true,
    away: false,
  }));
}

async function show(
  view: View,
  more: Partial<TableProps<View, GameEvent, GameAction>> = {},
): Promise<void> {
  await act(async () => {
    stage.root.render(
      <MasterTable
        shown={view}
        cue={null}
        seat={view.viewer}
        players={playersOf(view)}
        legal={null}
        pending={null}
        act={() => {}}
        reducedMotion={true}
        {...more}
      />,
    );
  });
}

const one = <Found extends Element = HTMLElement>(selector: string) =>
  stage.host.querySelector<Found>(selector);

const views = games.flatMap(([, steps]) => steps.map(({ view }) => view));

function viewIn(found: (view: View) => boolean): View {
  const view = views.find(found);
  if (view === undefined) throw new Error("no such moment in the games");
  return view;
}

const hasHiddenCard = (view: View) =>
  view.viewer !== null &&
  view.seats[view.viewer]?.card != null &&
  !view.revealed.includes(view.viewer);

describe("one's own card", () => {
  it("lies open to oneself before it is turned over", async () => {
    const view = viewIn(hasHiddenCard);
    const [character, number] = view.seats[view.viewer ?? 0]?.card ?? ["thief", 0];
    await show(view);
    const card = one("[data-chosen=down] [data-character]");
    expect(card?.getAttribute("data-character")).toBe(character);
    expect(card?.hasAttribute("data-down")).toBe(false);
    expect(card?.textContent).toContain(String(number));
  });

  it("is told at one's own place, and nobody else's is", async () => {
    const view = viewIn(hasHiddenCard);
    await show(view);
    const places = [...stage.host.querySelectorAll("[role=group] p")];
    const faces = places.filter((place) => place.querySelector("[data-character]") !== null);
    expect(faces).toHaveLength(1 + view.revealed.length);
  });
});

describe("the running score", () => {
  it("is what the pillows come to, as the server counts them at the end", () => {
    const counted = views.filter((view) => view.scores !== null);
    expect(counted.length).toBeGreaterThan(0);
    for (const view of counted) expect(view.seats.map(pointsOf)).toEqual(view.scores);
  });

  it("is shown for every seat where the table tells it, and only there", async () => {
    const view = viewIn((now) => now.phase === "choose");
    const told = () =>
      [...stage.host.querySelectorAll("[role=img][aria-label$=points],[aria-label$=point]")].length;
    await show(view);
    expect(told()).toBe(0);
    await show(view, { score: true });
    expect(told()).toBe(view.players);
  });
});

describe("notes on drawers", () => {
  const view = viewIn((now) => now.phase === "open" && now.grains !== null);
  const grain = String(view.grains?.[0]);
  const drawer = () => one("[data-place]");
  const place = () => drawer()?.dataset.place;
  const opened = () =>
    act(async () => void (await import("../../../../src/widgets/notes/NotePanel")));

  it("are seen at the drawer and said with its name", async () => {
    await show(view, { notes: { [grain]: { marks: ["ruby"], text: "mine" } }, setNote: () => {} });
    const noted = [...stage.host.querySelectorAll("[data-place]")].filter(
      (place) => place.querySelector("[data-note]") !== null,
    );
    expect(noted).toHaveLength(1);
    expect(noted[0]?.getAttribute("aria-label")).toMatch(/Your note: ruby and mine/);
  });

  it("are made by a key, marks at once and words at the end", async () => {
    const noted: [string, Note | null][] = [];
    const setNote = (about: string, note: Note | null) => noted.push([about, note]);
    const acted = vi.fn();
    await show(view, { notes: {}, setNote, act: acted });
    const legal = asking(1, actionOf(`open ${place()}`));
    await show(view, { notes: {}, setNote, legal, act: acted });
    await act(async () => {
      drawer()?.dispatchEvent(new KeyboardEvent("keydown", { key: "n", bubbles: true }));
    });
    await opened();
    await act(async () => one("[data-mark=ruby]")?.click());
    const about = noted[0]?.[0] ?? "";
    expect(view.grains).toContain(Number(about));
    expect(noted.at(-1)?.[1]).toEqual({ marks: ["ruby"], text: "" });
    await act(async () => one("[data-mark=ruby]")?.click());
    expect(noted.at(-1)?.[1]).toBeNull();
    expect(acted).not.toHaveBeenCalled();
  });

  it("cannot be made where the table allows none", async () => {
    await show(view, { notes: null, setNote: () => {} });
    expect(one("[data-pencil]")).toBeNull();
    await act(async () => {
      drawer()?.dispatchEvent(new KeyboardEvent("keydown", { key: "n", bubbles: true }));
    });
    expect(one("dialog")).toBeNull();
  });

  it("are made with the pencil instead of opening the drawer", async () => {
    const acted = vi.fn();
    const noting = { notes: {}, setNote: () => {}, act: acted };
    await show(view, noting);
    const legal = asking(1, actionOf(`open ${place()}`));
    await show(view, { ...noting, legal });
    await act(async () => one("[data-pencil]")?.click());
    await act(async () => drawer()?.click());
    await opened();
    expect(one("dialog")).not.toBeNull();
    expect(acted).not.toHaveBeenCalled();
  });
});
