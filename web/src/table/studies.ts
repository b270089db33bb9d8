// What a game brings so that its positions can be set up by hand, and seen laid open.

import type { ComponentType } from "react";
import type { AllWords } from "../i18n/use";
import type { Json } from "../store/tableState";

/** Why a position cannot stand on a table, as the server says it. */
export interface PositionProblem {
  code: string;
  details: Readonly<Record<string, unknown>>;
}

export interface PositionEditorProps {
  /** The position as text: that is what is edited. */
  text: string;
  /** The text when the table could last stand like that, and how it stood: laid open. */
  lastValid: string;
  view: Json;
  /** What is wrong with it, and how that is told. */
  problem: (PositionProblem & { told: string }) | null;
  names: string[];
  onText: (text: string) => void;
}

export interface StudyPart {
  /** A position to begin with, by an edition or by what is changed in it. */
  start: (rules: string, players: number) => string;
  /** The table, where everything is set by tapping it. */
  Editor: ComponentType<PositionEditorProps>;
  /** What is wrong with a position, in words; null: nothing is known about it. */
  problem: (t: AllWords, problem: PositionProblem) => string | null;
  /** What lies hidden, beside the table; null: the table shows it. */
  Hidden: ComponentType<{ view: Json }> | null;
}
