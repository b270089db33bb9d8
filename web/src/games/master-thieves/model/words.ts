// Words of actions, bound to the things on the table that they are about. A word that is not known
// here is offered as a plain button, so that nobody ever gets stuck.

import type { Character, Move, View } from "../../../generated/master_thieves";
import { CHARACTERS } from "./characters";
import { isKind, type Kind } from "./gems";
import { PLACES } from "./places";

/** A decision as a button: what it does, and the key that does it. */
export type ActionChoice =
  | { kind: "put"; word: string; key: string | null; count: number }
  | { kind: "takeOne" | "place" | "pick"; word: string; key: string | null; gem: Kind }
  | { kind: "move"; word: string; key: string | null; move: Move }
  | { kind: "plain"; word: string; key: string | null; name: PlainName }
  | { kind: "unknown"; word: string; key: null };

export type PlainName =
  | "takeAll"
  | "look"
  | "leave"
  | "placeNothing"
  | "alarmSet"
  | "alarmKeep"
  | "alarmRecover"
  | "alarmLie"
  | "done";

export interface Bound {
  /** Drawers that may be opened, by place. */
  open: Map<string, string>;
  /** Cards that may be chosen. */
  choose: Map<Character, string>;
  atDrawer: ActionChoice[];
  atBox: ActionChoice[];
  atPillow: ActionChoice[];
  /** What could not be bound to anything that lies on the table. */
  rest: ActionChoice[];
}

const PLAIN: Record<string, { name: PlainName; key: string; at: "atDrawer" | "atBox" }> = {
  "take all": { name: "takeAll", key: "t", at: "atDrawer" },
  look: { name: "look", key: "l", at: "atDrawer" },
  leave: { name: "leave", key: "x", at: "atDrawer" },
  "place nothing": { name: "placeNothing", key: "x", at: "atDrawer" },
  "alarm set": { name: "alarmSet", key: "a", at: "atDrawer" },
  "alarm keep": { name: "alarmKeep", key: "x", at: "atDrawer" },
  "alarm recover": { name: "alarmRecover", key: "a", at: "atDrawer" },
  "alarm lie": { name: "alarmLie", key: "x", at: "atDrawer" },
  done: { name: "done", key: "x", at: "atBox" },
};

const MOVES: Record<string, { move: Move; key: string }> = {
  "rotate 1 cw": { move: "rotate_1_cw", key: "q" },
  "rotate 1 ccw": { move: "rotate_1_ccw", key: "e" },
  "rotate 2 cw": { move: "rotate_2_cw", key: "a" },
  "rotate 2 ccw": { move: "rotate_2_ccw", key: "d" },
  flip: { move: "flip", key: "f" },
};

const GEM_KEYS: Record<Kind, string> = { D: "d", S: "s", R: "r" };

/** Bind words to what lies on the table. */
export function bind(words: readonly string[], view: View): Bound {
  const bound: Bound = {
    open: new Map(),
    choose: new Map(),
    atDrawer: [],
    atBox: [],
    atPillow: [],
    rest: [],
  };
  for (const word of words) bindOne(word, view, bound);
  if (view.open_drawer === null) {
    bound.rest.push(...bound.atDrawer);
    bound.atDrawer = [];
  }
  return bound;
}

function bindOne(word: string, view: View, bound: Bound): void {
  const [verb, what = ""] = word.split(" ");
  const plain = PLAIN[word];
  const turn = MOVES[word];
  if (plain !== undefined) {
    bound[plain.at].push({ kind: "plain", word, key: plain.key, name: plain.name });
  } else if (turn !== undefined) {
    bound.atBox.push({ kind: "move", word, key: turn.key, move: turn.move });
  } else if (verb === "open" && PLACES.includes(what)) {
    bound.open.set(what, word);
  } else if (verb === "put" && /^\d+$/.test(what)) {
    const key = what.length === 1 ? what : null;
    bound.atDrawer.push({ kind: "put", word, key, count: Number(what) });
  } else if (verb === "take" && isKind(what)) {
    bound.atDrawer.push({ kind: "takeOne", word, key: GEM_KEYS[what], gem: what });
  } else if (verb === "place" && isKind(what)) {
    bound.atDrawer.push({ kind: "place", word, key: GEM_KEYS[what], gem: what });
  } else if (verb === "pick" && isKind(what)) {
    bound.atPillow.push({ kind: "pick", word, key: GEM_KEYS[what], gem: what });
  } else if (verb === "choose" && handHolds(view, what)) {
    const character = CHARACTERS.find((one) => one.replace("_", "-") === what);
    if (character !== undefined) bound.choose.set(character, word);
  } else {
    bound.rest.push({ kind: "unknown", word, key: null });
  }
}

/** Whether a decision turns levels of the box, and so stands beside them. */
export function isOfLevels(
  choice: ActionChoice,
): choice is ActionChoice & { kind: "move"; move: Exclude<Move, "flip"> } {
  return choice.kind === "move" && choice.move !== "flip";
}

function handHolds(view: View, name: string): boolean {
  const hand = view.viewer === null ? null : view.seats[view.viewer]?.hand;
  return hand?.some(([character]) => character.replace("_", "-") === name) ?? false;
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
