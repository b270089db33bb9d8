// The games by name: each one's table, how its events are shown, and how they are told. A game's
// part of the program is loaded when somebody sits down to it.

import type { ComponentType } from "react";
import type { ReasonAnswer } from "../generated/api";
import type { Words } from "../i18n/use";
import type { Sound } from "../sound/sounds";
import type { Json } from "../store/table";
import type { Moment, Script, Summary, TableProps } from "./props";

export interface GamePart {
  Table: ComponentType<TableProps<Json, Json>>;
  script: Script<Json, Json>;
  /** Tell an event in a sentence, `you` in the second person; empty if there is nothing to tell. */
  sentence: (t: Words, event: Json, names: string[], you?: number | null) => string;
  /** The same while it is being shown: never ahead of what is seen. */
  happening: (t: Words, event: Json, names: string[], you?: number | null) => string;
  /** Say what a decision does. */
  deed: (t: Words, word: string, view: Json, names: string[]) => string;
  /** Say why a decision is a good idea; empty if there is nothing to say. */
  reason: (t: Words, reason: ReasonAnswer, names: string[]) => string;
  /** What is told over the table while an event is shown; null: it is no big moment. */
  moment: (event: Json) => Moment | null;
  /** What each round or turn of the table brought, of all that was told. */
  summaries: (t: Words, events: readonly Json[], names: string[]) => Summary[];
  /** What is heard while an event is shown. */
  sounds: (event: Json) => Sound[];
  /** Kinds of events that are about points. */
  pays: ReadonlySet<string>;
}

interface Typed<View, Event> {
  Table: ComponentType<TableProps<View, Event>>;
  script: Script<View, Event>;
  sentence: (t: Words, event: Event, names: string[], you?: number | null) => string;
  happening?: (t: Words, event: Event, names: string[], you?: number | null) => string;
  deed: (t: Words, word: string, view: View, names: string[]) => string;
  reason: GamePart["reason"];
  moment: (event: Event) => Moment | null;
  summaries: (t: Words, events: readonly Event[], names: string[]) => Summary[];
  sounds: (event: Event) => Sound[];
  pays: ReadonlySet<string>;
}

/** The border: views and events of a game are believed to have the shape that was generated. */
function part<View, Event>(typed: Typed<View, Event>): GamePart {
  return { happening: typed.sentence, ...typed } as unknown as GamePart;
}

const PARTS: Record<string, () => Promise<GamePart>> = {
  "master-thieves": async () => {
    const box = await import("../games/master-thieves");
    return part({
      Table: box.MasterTable,
      script: box.masterScript,
      sentence: box.masterSentence,
      deed: box.masterDeed,
      reason: box.masterReason,
      moment: box.masterMoment,
      summaries: box.masterSummaries,
      sounds: box.masterSounds,
      pays: box.MASTER_PAYS,
    });
  },
  "forty-thieves": async () => {
    const jars = await import("../games/forty-thieves");
    return part({
      Table: jars.FortyTable,
      script: jars.fortyScript,
      sentence: jars.fortySentence,
      happening: jars.happeningSentence,
      deed: jars.fortyDeed,
      reason: jars.fortyReason,
      moment: jars.fortyMoment,
      summaries: jars.fortySummaries,
      sounds: jars.fortySounds,
      pays: jars.FORTY_PAYS,
    });
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
