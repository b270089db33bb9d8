// Two whole games as one seat saw them, written by fixtures/make_fixtures.py from the server's rules.

import type { GameAction, GameEvent, View } from "../../../../src/generated/forty_thieves";
import type { Question } from "../../../../src/table/props";
import actions from "./fixtures/actions.json";
import leaders from "./fixtures/leaders.json";
import threeTales from "./fixtures/three_tales.json";

export interface Step {
  events: GameEvent[];
  view: View;
  legal: Question<GameAction> | null;
}

/** The border: what the server wrote is believed to have the shape that was generated. */
const read = (steps: unknown) => steps as Step[];

export const GAMES: Record<string, Step[]> = {
  three_tales: read(threeTales),
  leaders: read(leaders),
};

const ACTIONS = actions as unknown as GameAction[];

/** A decision by its word. */
export function actionOf(word: string): GameAction {
  const action = ACTIONS.find((one) => one.word === word);
  if (action === undefined) throw new Error(`no action is called ${word}`);
  return action;
}

export function stepOf(game: string, number: number): Step {
  const step = GAMES[game]?.at(number);
  if (step === undefined) throw new Error(`no step ${number} in ${game}`);
  return step;
}

/** The steps of both games at which the viewer is asked something. */
export function questions(): { step: Step; legal: Question<GameAction> }[] {
  return Object.values(GAMES)
    .flat()
    .flatMap((step) => (step.legal === null ? [] : [{ step, legal: step.legal }]));
}
