// How events become cues: what each openly changes on the table, and how long it is shown.

import type { Script } from "../../cues/cue";
import { readingMs } from "../../cues/reading";
import type { GameEvent, View } from "../../generated/master_thieves";
import { minus, plus } from "./model/gems";
import { movedPlaces } from "./model/places";
import { sketchCards } from "./model/sketchCards";
import { sketchDrawer } from "./model/sketchDrawer";
import { withSeat } from "./model/withSeat";

function sketch(view: View, event: GameEvent): View {
  switch (event.event) {
    case "BoxMoved":
      return {
        ...view,
        open_drawer: null,
        grains: view.grains === null ? null : movedPlaces(view.grains, event.move),
        turned_over:
          view.turned_over === null ? null : (event.move === "flip") !== view.turned_over,
        rotations: view.rotations + Number(event.seat !== null && event.move !== "flip"),
        flips: view.flips + Number(event.seat !== null && event.move === "flip"),
      };
    case "Picked": {
      const next = { ...view, red: minus(view.red, event.kind) };
      return withSeat(next, event.seat, (mine) => ({ black: plus(mine.black, event.kind) }));
    }
    case "GameOver":
      return {
        ...view,
        phase: "over",
        deciders: [],
        actor: null,
        open_drawer: null,
        ending: event.ending,
        scores: event.scores,
        winners: event.winners,
      };
    default:
      return sketchDrawer(sketchCards(view, event), event);
  }
}

/** A quarter turn, and turning over: slow enough for the eye to follow. */
export const TURNING_MS = 1100;
export const TIPPING_MS = 1400;
/** Gems that drop on the cloth, lie there for a moment, and roll. */
export const FALLING_MS = 1100;
/** Something that moves, and something that is only told. */
export const MOVING_MS = 600;
export const TELLING_MS = 300;

/** How long the motion itself takes, for every kind of event: a new one has to be given its time. */
const MOTION: Record<GameEvent["event"], number> = {
  Dealt: TELLING_MS,
  RubiesPlaced: TELLING_MS,
  FillingBegun: TELLING_MS,
  DiamondsPut: MOVING_MS,
  RoundBegun: TELLING_MS,
  Chose: TELLING_MS,
  Revealed: TELLING_MS,
  TurnBegun: TELLING_MS,
  Opened: MOVING_MS,
  Fell: FALLING_MS,
  Seen: TELLING_MS,
  Took: MOVING_MS,
  TookRuby: MOVING_MS,
  Left: TELLING_MS,
  Looked: MOVING_MS,
  SecretSeen: TELLING_MS,
  RubyFell: FALLING_MS,
  Placed: MOVING_MS,
  PlacedNothing: TELLING_MS,
  AlarmSet: MOVING_MS,
  AlarmKept: TELLING_MS,
  AlarmLeftAlone: TELLING_MS,
  AlarmRecovered: MOVING_MS,
  AlarmLetLie: TELLING_MS,
  BoxMoved: TURNING_MS,
  TurnEnded: TELLING_MS,
  SmugglersCounted: TELLING_MS,
  Picked: MOVING_MS,
  RoundEnded: TELLING_MS,
  CardsPassed: TELLING_MS,
  GameOver: TELLING_MS,
};

function motion(event: GameEvent): number {
  if (event.event === "BoxMoved" && event.move === "flip") return TIPPING_MS;
  return MOTION[event.event] ?? TELLING_MS; // a newer server may tell more
}

/** As long as it moves, and as long as it can be read; by nothing that is hidden from anybody. */
function duration(event: GameEvent): number {
  const reading = readingMs("master-thieves", event);
  return reading === 0 ? 0 : Math.max(motion(event), reading);
}

export const masterScript: Script<View, GameEvent> = { sketch, duration };
