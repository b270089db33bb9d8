// What a game brings to the browser. Its module is small and comes with the first screen; the parts
// that it leads to (the table, the pages that teach, its sentences) come when they are wanted. No
// other part of the program knows a game by its name.

import type { ComponentType } from "react";
import type { Script } from "../cues/cue";
import type { ChanceStream } from "../fairness/chance";
import type { Choice, ReasonAnswer } from "../generated/api";
import type { AnyAction } from "../generated/protocol";
import type { GameFirst, GameOptions, Words } from "../i18n/use";
import type { Loaders } from "../i18n/useLater";
import type { Who } from "../i18n/who";
import type { Sound } from "../sound/sounds";
import type { Json } from "../store/tableState";
import type { Fields } from "./fields";
import type { BigMoment, Summary, TableProps } from "./props";
import type { PuzzlePart } from "./puzzles";
import type { Happening, Occurrence } from "./remarks";
import type { ScoreLayout, TieStep } from "./scores";
import type { StudyPart } from "./studies";

export interface GameModule {
  /** As the server and the addresses call it. */
  game: string;
  /** As people call it, the same in every language; null: the server says so. */
  title: string | null;
  /** How the numbers of its paragraphs begin (MT-4.2); null: that is not known. */
  rulePrefix: string | null;
  /** How many sit down where nobody has chosen, oneself included; null: as few as may play. */
  quickSeats: number | null;
  /** Whether notes may be taken where nobody has chosen. */
  notes: boolean;
  /** What is told once more together: rounds, or turns where a game has no rounds. */
  storyUnit: "round" | "turn";
  /** Others may react to a decision, and the table says how long it waits for them. */
  reactions: boolean;
  /** The server can tell how likely each theft is. */
  chances: boolean;
  /** The rule that tables often choose for themselves: it stands beside who may look on. */
  companyField: string | null;
  /** Which part of the options a rule belongs to. */
  optionGroup: (choice: Choice) => string;
  /** A small picture, in a square of 64. */
  Sign: ComponentType;
  /** The living picture on the first screen; null: the sign stands for it. */
  loadPicture: (() => Promise<ComponentType<{ label: string }>>) | null;
  /** The small picture in the lobby of how a game stands; null: the sign stands for it. */
  loadSketch: (() => Promise<ComponentType<SketchProps>>) | null;
  /** What a character is called that somebody chose; null: nobody is anybody in this game. */
  characterName: ((t: Words, character: string) => string) | null;
  /** What is chosen for this game among all settings, and in the middle of a game; null: nothing. */
  Settings: ComponentType | null;
  QuickSettings: ComponentType | null;
  words: GameWords;
  load: () => Promise<GamePart>;
  /** What its lesson is about, where it has one. */
  lesson: ((t: Words) => string) | null;
  /** The pages that teach it, and what its things answer; null: there are only the numbered rules. */
  loadTeaching: (() => Promise<Teaching>) | null;
  loadAnswers: (() => Promise<AnswerOf>) | null;
  /** Its puzzles in words, where it has such. */
  loadPuzzles: (() => Promise<PuzzlePart>) | null;
  /** How its positions are set up by hand, where it has a way; null: only as text. */
  loadStudies: (() => Promise<StudyPart>) | null;
}

/** What the server's title made of a spectator's view, and the colours of the seats. */
export interface SketchProps {
  sketch: Json;
  colours: number[];
}

/** What the game has to say, by language: each comes with the screens that say it. */
export interface GameWords {
  english: GameFirst | null;
  first: Loaders<GameFirst> | null;
  /** At its table, and away from it. */
  whole: Loaders<object> | null;
  places: Loaders<object> | null;
  options: Loaders<GameOptions> | null;
  teach: Loaders<object> | null;
  lessons: Loaders<LessonWords> | null;
}

/** What the guide says, by the step of the lesson. */
export type LessonWords = Record<string, string | ((given: { friend: string }) => string)>;

export interface Teaching {
  Pages: ComponentType;
  /** What the pages begin with, of the words that teach this game. */
  lead: (words: object) => string;
}

/** What a thing at the table is, what it does, and the paragraph that says it exactly. */
export interface HelpAnswer {
  title: string;
  text: string[];
  rule: string;
}

/** Answer for a thing; null for one that nobody has heard of. `words` are those that teach. */
export type AnswerOf = (
  topic: string,
  asked: { t: Words; words: object; rules: Fields },
) => HelpAnswer | null;

/** The table of a game, and all that is said, heard and reckoned beside it. */
export interface GamePart {
  Table: ComponentType<TableProps<Json, Json, AnyAction>>;
  script: Script<Json, Json>;
  /** Tell an event in a sentence, `you` in the second person; empty if there is nothing to tell. */
  sentence: (t: Words, event: Json, names: string[], you?: number | null) => string;
  /** The same while it is being shown: never ahead of what is seen. */
  happening: (t: Words, event: Json, names: string[], you?: number | null) => string;
  /** Say what a decision does. */
  actionText: (t: Words, action: AnyAction, view: Json, names: string[]) => string;
  /** Say why a decision is a good idea; empty if there is nothing to say. */
  reason: (t: Words, reason: ReasonAnswer, names: string[]) => string;
  /** What is told over the table while an event is shown; null: it is no big moment. */
  moment: (event: Json) => BigMoment | null;
  momentTitle: (t: Words, moment: BigMoment) => string;
  /** What each round or turn of the table brought, of all that was told. */
  summaries: (t: Words, events: readonly Json[], names: string[]) => Summary[];
  /** What is heard while an event is shown. */
  sounds: (event: Json) => Sound[];
  /** Kinds of events that are about points. */
  pays: ReadonlySet<string>;
  /** What thieves at the table may remark upon; null: nothing. Only by what everybody witnesses. */
  remarkable: (occurrence: Occurrence) => Happening | null;
  /** Deal again; say whether what lay open follows from the stream of chance; null: unknown. */
  dealFits: (
    chance: ChanceStream,
    players: number,
    rules: Fields,
    events: Json[],
  ) => boolean | null;
  end: EndOfGame;
  /** Ask whose secrets may be shown, where several share a device; null: in the usual words. */
  showSecrets: ((t: Words, name: string) => string) | null;
}

/** How a finished game is told; the server says how it is reckoned. */
export interface EndOfGame {
  layout: ScoreLayout;
  ending: (t: Words, ending: string) => string;
  pile: (t: Words, pile: string) => string;
  piece: (t: Words, piece: string, count: number) => string;
  tieStep: (t: Words, step: TieStep, whos: Who[]) => string;
  PieceArt: ComponentType<{ piece: string }>;
  PileMark: ComponentType<{ pile: string }>;
}

/** The same with the game's own types for views, events, actions and words. */
interface Typed<View, Event, Action, Own> {
  Table: ComponentType<TableProps<View, Event, Action>>;
  script: Script<View, Event>;
  sentence: (t: Own, event: Event, names: string[], you?: number | null) => string;
  happening?: (t: Own, event: Event, names: string[], you?: number | null) => string;
  actionText: (t: Own, action: Action, view: View, names: string[]) => string;
  reason: (t: Own, reason: ReasonAnswer, names: string[]) => string;
  moment: (event: Event) => BigMoment | null;
  momentTitle: (t: Own, moment: BigMoment) => string;
  summaries: (t: Own, events: readonly Event[], names: string[]) => Summary[];
  sounds: (event: Event) => Sound[];
  pays: ReadonlySet<string>;
  remarkable: (occurrence: Omit<Occurrence, "event"> & { event: Event }) => Happening | null;
  dealFits: GamePart["dealFits"];
  end: {
    layout: ScoreLayout;
    ending: (t: Own, ending: string) => string;
    pile: (t: Own, pile: string) => string;
    piece: (t: Own, piece: string, count: number) => string;
    tieStep: (t: Own, step: TieStep, whos: Who[]) => string;
    PieceArt: ComponentType<{ piece: string }>;
    PileMark: ComponentType<{ pile: string }>;
  };
  showSecrets: ((t: Own, name: string) => string) | null;
}

/** The border: what a game is given is believed to have the shape that was generated. */
export function gamePart<View, Event, Action, Own>(
  typed: Typed<View, Event, Action, Own>,
): GamePart {
  return { happening: typed.sentence, ...typed } as unknown as GamePart;
}
