// What may be decided, bound to the things on the table that it is about. A decision that is not
// known here is offered as a plain button, so that nobody ever gets stuck.

import type {
  Character,
  GameAction,
  Gem,
  Move,
  MoveBoxAction,
  Place,
  View,
} from "../../../generated/master_thieves";

/** A decision as a button, and the key that makes it. */
export type ActionChoice = GameAction & { key: string | null };

export interface Bound {
  /** Drawers that may be opened, by place: the word that does it. */
  open: Map<Place, string>;
  /** Cards that may be chosen. */
  choose: Map<Character, string>;
  atDrawer: ActionChoice[];
  atBox: ActionChoice[];
  atPillow: ActionChoice[];
  /** What could not be bound to anything that lies on the table. */
  rest: ActionChoice[];
}

type Verb = GameAction["verb"];

/** Where a decision has its button, unless it is made at a drawer or a card itself. */
const WHERE: Record<Exclude<Verb, "open" | "choose">, "atDrawer" | "atBox" | "atPillow"> = {
  put: "atDrawer",
  take_all: "atDrawer",
  take_one: "atDrawer",
  look: "atDrawer",
  leave: "atDrawer",
  place_imitation: "atDrawer",
  place_nothing: "atDrawer",
  set_alarm: "atDrawer",
  keep_alarm: "atDrawer",
  recover_alarm: "atDrawer",
  let_alarm_lie: "atDrawer",
  move_box: "atBox",
  done: "atBox",
  pick: "atPillow",
};

const KEYS: Partial<Record<Verb, string>> = {
  take_all: "t",
  look: "l",
  leave: "x",
  place_nothing: "x",
  set_alarm: "a",
  keep_alarm: "x",
  recover_alarm: "a",
  let_alarm_lie: "x",
  done: "x",
};
const MOVE_KEYS: Record<Move, string> = {
  rotate_1_cw: "q",
  rotate_1_ccw: "e",
  rotate_2_cw: "a",
  rotate_2_ccw: "d",
  flip: "f",
};
const GEM_KEYS: Record<Gem, string> = { "1D": "d", "1S": "s", "1R": "r" };

function keyOf(action: GameAction): string | null {
  switch (action.verb) {
    case "put":
      return action.count < 10 ? String(action.count) : null;
    case "move_box":
      return MOVE_KEYS[action.move];
    case "take_one":
    case "place_imitation":
    case "pick":
      return GEM_KEYS[action.kind];
    default:
      return KEYS[action.verb] ?? null;
  }
}

/** Bind decisions to what lies on the table. */
export function bind(actions: readonly GameAction[], view: View): Bound {
  const bound: Bound = {
    open: new Map(),
    choose: new Map(),
    atDrawer: [],
    atBox: [],
    atPillow: [],
    rest: [],
  };
  for (const action of actions) bindOne(action, view, bound);
  if (view.open_drawer === null) {
    bound.rest.push(...bound.atDrawer);
    bound.atDrawer = [];
  }
  return bound;
}

function bindOne(action: GameAction, view: View, bound: Bound): void {
  if (action.verb === "open") {
    bound.open.set(action.place, action.word);
  } else if (action.verb === "choose") {
    if (handHolds(view, action.character)) bound.choose.set(action.character, action.word);
    else bound.rest.push({ ...action, key: null });
  } else {
    // A server that is newer than this page may know verbs that are not known here.
    bound[WHERE[action.verb] ?? "rest"].push({ ...action, key: keyOf(action) });
  }
}

function handHolds(view: View, character: Character): boolean {
  const hand = view.viewer === null ? null : view.seats[view.viewer]?.hand;
  return hand?.some(([one]) => one === character) ?? false;
}

/** Whether a decision turns levels of the box, and so stands beside them. */
export function isOfLevels(
  choice: ActionChoice,
): choice is ActionChoice & MoveBoxAction & { move: Exclude<Move, "flip"> } {
  return choice.verb === "move_box" && choice.move !== "flip";
}

/** The drawer that a decision opens; null: it opens none. */
export function drawerOf(action: GameAction | null): Place | null {
  return action?.verb === "open" ? action.place : null;
}

/** The word that a key stands for now. */
export function wordOfKey(key: string, bound: Bound, view: View): string | null {
  const pressed = key.toLowerCase();
  const choices = [...bound.atDrawer, ...bound.atBox, ...bound.atPillow, ...bound.rest];
  const choice = choices.find((one) => one.key === pressed);
  if (choice !== undefined) return choice.word;
  const hand = view.viewer === null ? null : view.seats[view.viewer]?.hand;
  const card = hand?.[Number(pressed) - 1];
  return card === undefined ? null : (bound.choose.get(card[0]) ?? null);
}
