// The games by name: each one's table, how its events are shown, and how they are told. A game's
// part of the program is loaded when somebody sits down to it.

import type { ComponentType } from "react";
import type { ReasonAnswer } from "../generated/api";
import type { Words } from "../i18n/use";
import type { Json } from "../store/table";
import type { Script, TableProps } from "./props";

export interface GamePart {
  Table: ComponentType<TableProps<Json, Json>>;
  script: Script<Json, Json>;
  /** Tell an event in a sentence; empty if there is nothing to tell. */
  sentence: (t: Words, event: Json, names: string[]) => string;
  /** The same while it is being shown: never ahead of what is seen. */
  happening: (t: Words, event: Json, names: string[]) => string;
  /** Say what a decision does. */
  deed: (t: Words, word: string, view: Json, names: string[]) => string;
  /** Say why a decision is a good idea; empty if there is nothing to say. */
  reason: (t: Words, reason: ReasonAnswer, names: string[]) => string;
}

/** The border: views and events of a game are believed to have the shape that was generated. */
function part<View, Event>(
  Table: ComponentType<TableProps<View, Event>>,
  script: Script<View, Event>,
  sentence: (t: Words, event: Event, names: string[]) => string,
  deed: (t: Words, word: string, view: View, names: string[]) => string,
  reason: GamePart["reason"],
  happening = sentence,
): GamePart {
  return { Table, script, sentence, happening, deed, reason } as unknown as GamePart;
}

const PARTS: Record<string, () => Promise<GamePart>> = {
  "master-thieves": async () => {
    const box = await import("../box");
    const { MasterTable, masterScript, masterSentence, masterDeed, masterReason } = box;
    return part(MasterTable, masterScript, masterSentence, masterDeed, masterReason);
  },
  "forty-thieves": async () => {
    const jars = await import("../jars");
    const { FortyTable, fortyScript, fortySentence, happeningSentence } = jars;
    const { fortyDeed, fortyReason } = jars;
    const told = [fortySentence, fortyDeed, fortyReason, happeningSentence] as const;
    return part(FortyTable, fortyScript, ...told);
  },
};

const known = new Map<string, Promise<GamePart>>();

export function loadGame(name: string): Promise<GamePart> {
  const found = known.get(name) ?? PARTS[name]?.();
  if (found === undefined) return Promise.reject(new Error(name));
  known.set(name, found);
  found.catch(() => known.delete(name)); // it may come another time
  return found;
}
