// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LogLine } from "../../../src/store/past";
import { FrameMenu } from "../../../src/ui/frame/FrameMenu";
import { readableLines } from "../../../src/ui/frame/Story";
import { type Sheet, useSheet } from "../../../src/ui/frame/sheet";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

let ground: HTMLElement;
let root: Root;
beforeEach(() => {
  ground = document.body.appendChild(document.createElement("main"));
  root = createRoot(ground);
});
afterEach(async () => {
  await act(async () => root.unmount());
  ground.remove();
});

describe("the menu of the frame", () => {
  const leave = vi.fn();
  const press = async (key: string) =>
    act(async () => {
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    });
  const button = () => ground.querySelector("button");
  const here = () => document.activeElement?.textContent;

  const showMenu = async () => {
    const ways = [
      { name: "Rules", to: "/rules" },
      { name: "Leave", act: leave },
    ];
    await act(async () => root.render(<FrameMenu ways={ways} />));
  };

  beforeEach(async () => {
    leave.mockClear();
    await showMenu();
    await act(async () => button()?.focus());
  });

  it("is closed at first, and says so", () => {
    expect(button()?.getAttribute("aria-expanded")).toBe("false");
    expect(ground.querySelector("[role=menu]")).toBeNull();
  });

  it("is walked by arrow keys, round and round", async () => {
    await press("ArrowDown");
    expect(button()?.getAttribute("aria-expanded")).toBe("true");
    expect(here()).toBe("Rules");
    await press("ArrowDown");
    expect(here()).toBe("Leave");
    await press("ArrowDown");
    expect(here()).toBe("Rules");
    await press("End");
    expect(here()).toBe("Leave");
  });

  it("leaves the focus where it is while the table behind it goes on", async () => {
    await press("ArrowDown");
    await press("End");
    expect(here()).toBe("Leave");
    await showMenu();
    expect(here()).toBe("Leave");
  });

  it("closes with Escape and gives the focus back", async () => {
    await press("ArrowDown");
    await press("Escape");
    expect(ground.querySelector("[role=menu]")).toBeNull();
    expect(document.activeElement).toBe(button());
  });

  it("does what is chosen, and closes", async () => {
    await act(async () => button()?.click());
    await press("End");
    const item = document.activeElement;
    if (item instanceof HTMLElement) await act(async () => item.click());
    expect(leave).toHaveBeenCalledOnce();
    expect(ground.querySelector("[role=menu]")).toBeNull();
  });
});

describe("the story", () => {
  const told = (...events: string[]): LogLine[] =>
    events.map((event, seq) => ({ seq, event: { event } }));
  const names = (lines: LogLine[]) => lines.map((line) => line.event.event);

  it("begins with the round where there are rounds, else with the turn", () => {
    const rounds = told("Dealt", "RoundBegun", "TurnBegun", "Opened", "TurnBegun", "Seen");
    expect(names(readableLines(rounds, "round"))).toEqual(names(rounds).slice(1));
    const turns = told("Dealt", "TurnBegun", "Glimpsed", "TurnBegun", "Drawn");
    expect(names(readableLines(turns, "round"))).toEqual(["TurnBegun", "Drawn"]);
  });

  it("keeps everything since one's last turn, whatever the table allows to remember", () => {
    const lines = told("RoundBegun", "Opened", "RoundBegun", "Opened", "Seen");
    for (const aid of ["none", "round"]) {
      expect(names(readableLines(lines, aid, 1))).toEqual(names(lines).slice(1));
    }
    expect(readableLines(lines, "log", 4)).toEqual(lines);
    expect(names(readableLines(lines, "round", 4))).toEqual(["RoundBegun", "Opened", "Seen"]);
  });

  it("is whole, or only the last step, as the table says", () => {
    const lines = told("RoundBegun", "Opened", "Seen");
    expect(readableLines(lines, "log")).toEqual(lines);
    expect(names(readableLines(lines, "none"))).toEqual(["Seen"]);
  });
});

describe("lines of the chat", () => {
  let sheet: Sheet;
  function Probe({ said, over, alone }: { said: number; over: boolean; alone: boolean }) {
    sheet = useSheet(said, over, alone);
    return null;
  }
  const hear = async (said: number, over = false, alone = false) =>
    act(async () => root.render(<Probe said={said} over={over} alone={alone} />));

  it("count as new until the chat is opened", async () => {
    await hear(0);
    await hear(2);
    expect(sheet.unread).toBe(2);
    await act(async () => sheet.toggle("log"));
    expect(sheet.unread).toBe(2);
    await act(async () => sheet.toggle("chat"));
    expect([sheet.open, sheet.unread]).toEqual(["chat", 0]);
    await hear(3);
    expect(sheet.unread).toBe(0);
    await act(async () => sheet.close());
    await hear(4);
    expect(sheet.unread).toBe(1);
  });

  it("stay when the game is over, and the story goes", async () => {
    await hear(0);
    expect(sheet.parts).toEqual(["log", "chat"]);
    await act(async () => sheet.toggle("log"));
    expect(sheet.open).toBe("log");
    await hear(0, true);
    expect([sheet.parts, sheet.open]).toEqual([["chat"], null]);
  });

  it("have no place beside the result of who played alone, unless something was said", async () => {
    await hear(0, false, true);
    expect(sheet.parts).toEqual(["log", "chat"]);
    await hear(0, true, true);
    expect(sheet.parts).toEqual([]);
    await hear(1, true, true);
    expect(sheet.parts).toEqual(["chat"]);
  });
});
