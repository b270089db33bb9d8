// What a table on the screen is given, and what it gives back. The games' tables know nothing
// else of the program: no network, no store, no screens.

import type { ReactNode } from "react";
import type { Cue } from "../cues/cue";
import type { Legal, Note } from "../generated/protocol";
import type { Notes } from "../store/notes";

/** Who sits on a chair, as everybody sees it. */
export interface Player {
  seat: number;
  name: string;
  /** 0–7: one of eight hues, each with a sign of its own. */
  colour: number;
  bot: string | null;
  connected: boolean;
  /** A bot plays for him until he returns. */
  away: boolean;
  /** Which of the thieves of its level a bot is; empty: none, or a person. */
  persona?: string;
  /** Whether this is the one at this screen. */
  you?: boolean;
}

/** What may be decided, as the game's own types say what each decision is about. */
export type Question<Action> = Omit<Legal, "choices"> & { choices: Action[] };

export interface TableProps<View, Event, Action> {
  /** What lies on the table, as far as it has been shown. Never ahead of the cues. */
  shown: View;
  /** What is happening just now; null: nothing moves. */
  cue: Cue<View, Event> | null;
  /** Through whose eyes; null for one without a seat. */
  seat: number | null;
  players: Player[];
  /** What may be decided now; null while things move or nothing is asked. */
  legal: Question<Action> | null;
  /** The word that was sent and has not been answered. */
  pending: string | null;
  /** Decide. */
  act: (word: string) => void;
  /** When the table stops waiting, in milliseconds since 1970, where that is known. */
  deadline?: number | null;
  /** The past is shown: nothing is asked, and what happens is told beside the table. */
  replaying?: boolean;
  /** A decision that is recommended: the things that it is about are marked. */
  advised?: Action | null;
  /** What is said about it, beside the question. */
  note?: ReactNode;
  /** How likely each theft is, by place, where that is to be shown. */
  chances?: Readonly<Record<string, number>> | null;
  /** One's own notes, where the table allows them; null: it does not, or one has no seat. */
  notes?: Notes | null;
  /** Note something, or nothing any more (null). */
  setNote?: (about: string, note: Note | null) => void;
  /** What was witnessed and may be read again, as far as the table's memory aid goes; null: none. */
  remembered?: readonly Event[] | null;
  /** Whether the points of all are told while the game is on. */
  score?: boolean;
  /** Nothing but what is followed is shown: neither hands nor pillows. */
  bare?: boolean;
  /** As little motion as possible: stills instead of movement. */
  reducedMotion: boolean;
}

/** A big moment: it is told over the table for as long as it is shown. */
export interface BigMoment {
  /** By what the game's sentences know its heading. */
  name: string;
  tone: "good" | "bad" | "plain";
  /** The table itself shows all there is to say. */
  bare?: boolean;
}

/** What a round, or a turn of the table, brought. */
export interface Summary {
  /** After which of the events it is told. */
  at: number;
  title: string;
  lines: string[];
}
