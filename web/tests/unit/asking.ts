// A question as the server asks it.

import type { AnyAction } from "../../src/generated/protocol";
import type { Question } from "../../src/table/props";

export function asking<Action extends AnyAction>(
  since: number,
  ...choices: Action[]
): Question<Action> {
  return { rule: "", since, actions: choices.map(({ word }) => word), choices };
}
