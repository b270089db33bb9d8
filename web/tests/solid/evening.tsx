// The page on which games are played by lot in three dimensions: the box as it is, fed by the same
// queue of cues, at any pace, with everything skipped that can be skipped. After every step the scene
// is held against the server's view.

import { loaded, pass, rendered } from "./clock";
import "./blind";
import "../../src/games";
import { type ReactNode, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { CueQueue, type QueuedStep } from "../../src/cues/queue";
import { useBoxViewpoint } from "../../src/games/master-thieves/flat/useBoxViewpoint";
import type { BoxProps } from "../../src/games/master-thieves/model/box";
import { bind } from "../../src/games/master-thieves/model/choices";
import { staged } from "../../src/games/master-thieves/model/staged";
import { masterScript } from "../../src/games/master-thieves/script";
import { SolidSight } from "../../src/games/master-thieves/solid/SolidSight";
import type { GameEvent, View } from "../../src/generated/master_thieves";
import { speakWholly } from "../../src/i18n/use";
import { applySettings, changeSettings } from "../../src/store/settings";
import type { Player } from "../../src/table/props";
import { type Dice, dice } from "./dice";
import { differences, expectedScene, sceneAsSeen } from "./scene";
import "../../src/ui/tokens.css";

/** A finished game through somebody's eyes. */
export interface GameByLot {
  index: number;
  rules: string;
  players: number;
  eyes: number | string;
  steps: { events: GameEvent[]; view: View }[];
}

export interface Played {
  steps: number;
  /** How often each way of showing a step was taken. */
  ways: Record<string, number>;
  faults: string[];
}

type Queue = CueQueue<View, GameEvent>;

declare global {
  interface Window {
    playByLot: (game: GameByLot, seed: number, anew: boolean) => Promise<Played>;
  }
}

applySettings();
await speakWholly();
const root = createRoot(document.getElementById("root") ?? document.body);

/** The box as the table shows it (see MasterTable), without what stands round it on the screen. */
function Table({ queue, players, still }: { queue: Queue; players: Player[]; still: boolean }) {
  const shown = useSyncExternalStore(queue.subscribe, queue.shown);
  const view = staged(shown.view, shown.cue);
  const look = useBoxViewpoint(view.open_drawer?.place ?? null);
  const box: BoxProps = {
    view,
    cue: shown.cue,
    look,
    players,
    bound: bind([], view),
    pending: null,
    names: NO_NAMES,
    act: () => {},
    advised: null,
    reducedMotion: still,
    considered: [],
  };
  return (
    <div data-crowd="few" style={{ display: "none" }}>
      <SolidSight box={box} />
      <button type="button" data-look="next" onClick={() => look.walk(1)} />
    </div>
  );
}

const NO_NAMES: readonly string[] = [];

async function render(node: ReactNode): Promise<void> {
  root.render(node);
  await rendered();
}

/** Wait until the scene has been built; its part of the program is loaded meanwhile. */
async function built(): Promise<void> {
  while (window.larceny3d === undefined) {
    await loaded();
    await pass(16);
  }
}

/** The ways to show a step; those that take little time more often. */
const WAYS = [
  ...Array<string>(3).fill("watched"),
  ...Array<string>(4).fill("skipped"),
  ...Array<string>(4).fill("jumped"),
  ...Array<string>(3).fill("at once"),
  "behind",
];
const MOST_FAULTS = 5;
/** So many steps can wait; more are skipped by the queue itself. */
const MOST_BEHIND = 14;

class Evening {
  private readonly queue: Queue;
  private readonly speed = { factor: 1 };
  private still = false;

  constructor(
    private readonly game: GameByLot,
    private readonly roll: Dice,
  ) {
    this.queue = new CueQueue(this.step(0).view, masterScript, this.speed);
  }

  async play(): Promise<Played> {
    const played: Played = { steps: 0, ways: {}, faults: [] };
    await this.sit();
    await built();
    for (let at = 0; at < this.game.steps.length; at += 1) {
      if (at > 0) await this.disturb();
      const way = at === 0 ? "dealt" : (WAYS[this.roll(WAYS.length)] ?? "watched");
      if (at > 0) await this.show(at, way);
      await this.rest();
      played.steps += 1;
      played.ways[way] = (played.ways[way] ?? 0) + 1;
      const found = this.compare(at);
      if (found.length === 0) continue;
      const events = this.step(at).events.map(({ event }) => event);
      played.faults.push(`step ${at}, ${way} (${events.join(", ")}): ${found.join("; ")}`);
      if (played.faults.length >= MOST_FAULTS) break;
    }
    this.queue.close();
    return played;
  }

  private step(at: number): GameByLot["steps"][number] {
    const found = this.game.steps[at];
    if (found === undefined) throw new Error(`the game has no step ${at}`);
    return found;
  }

  private async sit(): Promise<void> {
    const players = Array.from({ length: this.game.players }, (_, seat) => ({
      seat,
      name: `Player ${seat + 1}`,
      colour: seat,
      bot: null,
      connected: true,
      away: false,
    }));
    await render(<Table queue={this.queue} players={players} still={this.still} />);
  }

  /** What people do meanwhile: walk round the box, or have things shown otherwise. */
  private async disturb(): Promise<void> {
    const { roll } = this;
    if (roll(25) === 0) document.querySelector<HTMLElement>("[data-look=next]")?.click();
    if (roll(400) === 0) changeSettings({ theme: roll(2) === 0 ? "day" : "night" });
    if (roll(60) === 0) {
      this.still = !this.still;
      await this.sit();
    }
  }

  private async show(at: number, way: string): Promise<void> {
    const { queue, roll, speed } = this;
    const told: QueuedStep<View, GameEvent> = this.step(at);
    speed.factor = way === "at once" ? Number.POSITIVE_INFINITY : 2 ** roll(4);
    if (way === "behind") return this.fallBehind(at);
    queue.push(told);
    if (way === "watched" || way === "at once") return;
    for (let frames = roll(5); frames >= 0; frames -= 1) await pass(this.aFrame());
    if (way === "skipped") queue.skip();
    else queue.jump(this.step(at).view);
    await rendered();
  }

  /** Go back, and be told several steps within a short time: only the last tells the view. */
  private async fallBehind(at: number): Promise<void> {
    const { queue, roll } = this;
    const back = Math.max(0, at - 1 - roll(MOST_BEHIND));
    queue.jump(this.step(back).view);
    for (let next = back + 1; next <= at; next += 1) {
      const { events, view } = this.step(next);
      queue.push({ events, view: next === at || roll(2) === 0 ? view : null });
      if (roll(3) === 0) await pass(this.aFrame());
    }
  }

  /** A frame is short or, where a device has other things to do, long. */
  private aFrame(): number {
    return this.roll(4) === 0 ? 8 + this.roll(60) : 100 + this.roll(400);
  }

  /** Let time pass until nothing moves. */
  private async rest(): Promise<void> {
    await rendered();
    for (let frames = 0; frames < 5_000; frames += 1) {
      await pass(this.aFrame());
      await built(); // anew, where the quality has changed
      const { cue, behind } = this.queue.shown();
      if (cue === null && behind === 0 && window.larceny3d?.().standing === true) return;
    }
    const { cue, behind } = this.queue.shown();
    const state = { cue, behind, standing: window.larceny3d?.().standing };
    throw new Error(`the table does not come to rest: ${JSON.stringify(state)}`);
  }

  private compare(at: number): string[] {
    const { view } = this.step(at);
    const scene = window.larceny3d?.();
    if (scene === undefined) return ["the scene is gone"];
    return [
      ...differences(view, this.queue.shown().view, "shown"),
      ...differences(expectedScene(view), sceneAsSeen(scene)),
    ].slice(0, MOST_FAULTS);
  }
}

window.playByLot = async (game, seed, anew) => {
  if (anew) await render(null);
  return new Evening(game, dice(seed)).play();
};
