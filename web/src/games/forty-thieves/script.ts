// How the events of 40 Thieves are shown: what each changes, and how long it takes.

import type { Cue, Script } from "../../cues/cue";
import { readingMs } from "../../cues/reading";
import type { GameEvent, View } from "../../generated/forty_thieves";
import { PASSES } from "./model/flightsOf";
import { lanes } from "./model/paths";
import { sketch } from "./model/sketch";
import { withTop } from "./model/stackTop";

/** Things that move, in milliseconds; 0 is not shown, because what follows shows it. */
const MOVES: Record<GameEvent["event"], number> = {
  BoardLaid: 600,
  TurnBegun: 400,
  Discarded: 400,
  Drew: 320,
  Shuffled: 600,
  Laid: 320,
  Glimpsed: 600,
  Shown: 600,
  Named: 250,
  SapphireTileKept: 600,
  Replaced: 600,
  Led: 600,
  Interchanged: 600,
  Passed: 0,
  Played: 600,
  Aimed: 500,
  Worked: 400,
  Cancelled: 600,
  EyeDropped: 500,
  EyeGiven: 600,
  Announced: 600,
  Failed: 600,
  Succeeded: 500,
  TookGem: 600,
  Robbed: 600,
  RobbedMerchant: 600,
  TookAll: 600,
  Cleared: 500,
  GoldenDrawn: 600,
  GoldenActed: 600,
  MerchantCame: 600,
  MerchantTook: 700,
  Wished: 600,
  HandsPassed: 600,
  HandSeen: 0,
  TurnEnded: 0,
  GameOver: 500,
};

/** A jar is opened in so many milliseconds; then its front can be looked at. */
export const OPENING = 300;
/** What is shown to you alone, or to all, and then never again, stays long enough to be kept in mind. */
export const LOOK = 1500;
/** In a theft one jar opens after the other. */
export const ONE_BY_ONE = 420;

/** The merchant goes from one sapphire to the next in so many milliseconds. */
const STEP = 550;
/** A hand goes to the next seat in so many milliseconds: seven times is a long way. */
const PASS = 200;

/** Where several things fly, one starts so many milliseconds after the other. */
export const AFTER = 45;

function flock(moves: number, count: number): number {
  return moves + AFTER * Math.max(0, Math.min(9, count) - 1);
}

/** As long as the way is; he who stays where he is only looks round. */
function walk(from: number | null, to: number): number {
  const way = lanes(from, to);
  const spans = way.slice(1).map(({ x, y }, index) => {
    const last = way[index] ?? { x, y };
    return (Math.abs(x - last.x) + Math.abs(y - last.y)) / 25;
  });
  return Math.max(MOVES.MerchantCame, STEP * spans.reduce((sum, span) => sum + span, 0));
}

/** How long the motion itself takes. */
function motion(event: GameEvent, before: View): number {
  const moves = MOVES[event.event];
  switch (event.event) {
    case "Glimpsed":
      return OPENING + LOOK;
    case "Shown":
      return OPENING + LOOK + 300 * (event.squares.length - 1);
    case "Announced":
      return ONE_BY_ONE * event.fronts.length + 900;
    case "GoldenActed":
      return moves + 900;
    case "MerchantCame":
      return walk(before.merchant?.gem ?? null, event.gem);
    case "TookAll":
      return flock(moves, event.gems.length);
    case "Wished":
      return event.wish === "merchant" ? flock(moves, event.loot) : moves;
    case "HandsPassed":
      return moves + PASS * PASSES;
    default:
      return moves ?? 0;
  }
}

/**
 * As long as it moves, and as long as it can be read. By nothing that is hidden from anybody: the
 * others notice how long this page takes to show it.
 */
function duration(event: GameEvent, before: View): number {
  const reading = readingMs("forty-thieves", event);
  return reading === 0 ? 0 : Math.max(motion(event, before), reading);
}

export const fortyScript: Script<View, GameEvent> = { sketch, complete: withTop, duration };

/** How long a moment takes at the speed at which an event is shown, of what it takes at normal speed. */
export function paceOf({ event, before, duration: given }: Cue<View, GameEvent>): number {
  return given / Math.max(1, duration(event, before));
}
