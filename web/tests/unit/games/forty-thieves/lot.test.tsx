// @vitest-environment jsdom
// Whole games of 40 Thieves are shown through the real queue of cues: watched, skipped, jumped over or all
// at once, by lot. After every step what is drawn is held against the server's view. `make test` shows the
// beginning of two recorded games; with ALL=1 they are shown to their ends, and the rules' own program plays
// more by lot (SEED= for other ones).

import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { act } from "react";
import { expect, test, vi } from "vitest";
import { CueQueue } from "../../../../src/cues/queue";
import { frontName, jarName } from "../../../../src/games/forty-thieves/model/naming";
import { GEMS, SQUARES } from "../../../../src/games/forty-thieves/model/notation";
import { fortyScript } from "../../../../src/games/forty-thieves/script";
import { FortyTable } from "../../../../src/games/forty-thieves/Table";
import type { GameEvent, View } from "../../../../src/generated/forty_thieves";
import type { Player } from "../../../../src/table/props";
import { type Dice, dice } from "../../../solid/dice";
import { en as words } from "../../../words";
import { GAMES } from "./games";
import { makeStage } from "./stage";

const ROOT = join(import.meta.dirname, "../../../../..");
const ALL = process.env.ALL === "1";
const GAMES_BY_LOT = 20;
/** How far the recorded games are shown: every step is drawn, and that takes its time. */
const STEPS = ALL ? Number.POSITIVE_INFINITY : 10;

interface Step {
  events: GameEvent[];
  view: View;
}

const stage = makeStage();
const seatsOf = (view: View): Player[] =>
  view.seats.map((_, seat) => ({
    ...{ seat, name: `Seat ${seat}`, colour: seat, bot: null, connected: true, away: false },
  }));

/** What is said of a square, but for what may be done with it. */
function labelAt(view: View, at: number): string {
  const { board } = words.forty;
  const square = SQUARES[at] ?? "";
  const tile = view.board[at] ?? null;
  if (tile === null) return board.gap({ square });
  const jar = jarName(words.forty, tile.jar);
  const front = tile.front ?? (view.lantern === square ? "L" : null);
  if (front === null) return board.closed({ square, jar });
  return board.open({ square, jar, front: frontName(words.forty, front) });
}

/** What has to be drawn of a view that lies still. */
function expectedDrawing(view: View) {
  return {
    labels: SQUARES.map((_, at) => labelAt(view, at)),
    open: SQUARES.filter((square, at) => view.board[at]?.front || view.lantern === square),
    sapphires: GEMS.filter((gem) => view.gems.includes(gem)),
    heaps: [view.stack, view.discards.length, view.eyes_left],
    hoards: view.seats.map(({ gems, sapphire_tiles, eye_tokens, eye_tiles }) =>
      [gems, sapphire_tiles.length, eye_tokens, eye_tiles.length].filter((count) => count > 0),
    ),
    flying: 0,
  };
}

/** The same, read from what is drawn. */
function drawing(view: View): ReturnType<typeof expectedDrawing> {
  const { host } = stage;
  const all = (selector: string) => [...host.querySelectorAll<HTMLElement>(selector)];
  const cells = new Map(all("[data-thing]").map((one) => [one.dataset.thing, one]));
  const cell = (square: string) => cells.get(square);
  const labelled = (square: string, at: number) => {
    const [wanted, label] = [labelAt(view, at), cell(square)?.getAttribute("aria-label") ?? ""];
    return label.startsWith(wanted) ? wanted : label;
  };
  return {
    labels: SQUARES.map(labelled),
    open: SQUARES.filter((square) => cell(square)?.matches('[data-help^="tile:"]')),
    sapphires: GEMS.filter((gem) => host.querySelector(`[data-place="${gem}"] svg`) !== null),
    heaps: all('[data-at="stack"], [data-at="discards"], [data-at="eyes"]').map((heap) =>
      Number.parseInt(heap.nextElementSibling?.textContent ?? "", 10),
    ),
    hoards: view.seats.map((_, seat) =>
      all(`[data-at="hoard ${seat}"] [data-count]`).map(({ dataset }) => Number(dataset.count)),
    ),
    flying: all("[data-look]").length,
  };
}

function showGame(steps: Step[], roll: Dice): void {
  const [first, ...rest] = steps;
  if (first === undefined) throw new Error("an empty game");
  const speed = { factor: 1 };
  const queue = new CueQueue<View, GameEvent>(first.view, fortyScript, speed);
  const draw = () => {
    const { view, cue } = queue.shown();
    const table = { shown: view, cue, seat: null, legal: null, pending: null, act: () => {} };
    stage.root.render(
      <FortyTable {...table} players={seatsOf(view)} reducedMotion={roll(2) === 0} />,
    );
  };
  queue.subscribe(() => act(draw));
  act(draw);
  for (const [at, step] of rest.entries()) {
    const way = ["watched", "skipped", "jumped", "at once"][roll(4)];
    speed.factor = way === "at once" ? Number.POSITIVE_INFINITY : 1;
    queue.push(step);
    if (way === "skipped") queue.skip();
    if (way === "jumped") {
      vi.advanceTimersByTime(roll(400));
      queue.jump(step.view);
    }
    act(() => void vi.runAllTimers());
    expect(drawing(step.view), `step ${at + 1}, ${way}`).toEqual(expectedDrawing(step.view));
  }
}

test.each(Object.entries(GAMES))("after every step of %s the table shows the view", (_, steps) => {
  vi.useFakeTimers();
  showGame(steps.slice(0, STEPS), dice(1));
  vi.useRealTimers();
});

async function* gamesByLot(games: number, seed: number): AsyncGenerator<{ steps: Step[] }> {
  const asked = ["-m", "tests.games_by_lot", "--game", "forty-thieves"];
  const many = ["--games", String(games), "--seed", String(seed)];
  const python = join(ROOT, ".venv/bin/python");
  const stdio = ["ignore", "pipe", "inherit"] as const;
  const child = spawn(python, [...asked, ...many], { cwd: ROOT, stdio: [...stdio] });
  for await (const line of createInterface({ input: child.stdout })) yield JSON.parse(line);
}

test.runIf(ALL)("after every step of games by lot the table shows the view", async () => {
  const seed = Number(process.env.SEED ?? 1);
  let shown = 0;
  for await (const { steps } of gamesByLot(GAMES_BY_LOT, seed)) {
    vi.useFakeTimers();
    showGame(steps, dice(seed * 1_000 + shown));
    vi.useRealTimers();
    shown += 1;
  }
  expect(shown).toBe(GAMES_BY_LOT);
});
