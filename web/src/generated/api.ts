// Written by `make docs` from the server's OpenAPI; do not edit by hand.

/** An account to be made. */
export interface AccountBody {
  account: string;
  password: string;
}

/** A decision: its number and its word. */
export interface ActionAnswer {
  index: number;
  word: string;
}

/** A decision: its word and its verb; what it is about are fields of its own, by its game. */
export interface ActionShape {
  word: string;
  verb: string;
}

/** Every decision there is in a game. */
export interface Actions {
  actions: ActionAnswer[];
}

/** How a seat has added something to the deal. */
export type AddedBy = "sealed" | "plain" | "bot" | "none";

/** What could be reckoned from all that a seat had witnessed until a step, as chances. */
export interface AdviceAnswer {
  seq: number;
  steals: Record<string, number>;
  tiles: Record<string, Record<string, number>>;
}

/** How far a game has been gone through; `of` is null as long as it waits for its turn. */
export interface AnalysisAnswer {
  done: number;
  of: number | null;
  decisions: JudgedAnswer[];
}

/** A round of a public beacon; what it says is empty until it is out. */
export interface BeaconAnswer {
  chain: string;
  round: number;
  signature: string;
  randomness: string;
}

/** A bot on a chair; `persona` is the thief it plays as, else the server draws one. */
export interface BotBody {
  seat: number;
  bot: string;
  persona?: string | null;
}

/** A chair, and the bot to sit there; none takes the bot away. */
export interface BotSeatBody {
  seat: number;
  bot?: string | null;
  persona?: string | null;
}

/** A chapter of the rules. */
export interface ChapterAnswer {
  number: string;
  title: string;
  paragraphs: ParagraphAnswer[];
}

/** Lines of the chat, in order. */
export interface ChatAnswer {
  lines: LineAnswer[];
}

/** A field of a ruleset: either one of several values, or a number in a range. */
export interface Choice {
  name: string;
  default: boolean | number | string;
  allowed: (boolean | number | string)[] | null;
  least: number | null;
  most: number | null;
  paragraphs: string[];
}

/** How long one may think. */
export interface ClockAnswer {
  kind: ClockKind;
  per_move_ms: number;
  bank_ms: number;
}

/** How long one may think. */
export interface ClockBody {
  kind?: ClockKind;
  per_move_ms?: number;
  bank_ms?: number;
}

/** How thinking time is counted. */
export type ClockKind = "none" | "per_move" | "bank" | "days";

/** A colour. */
export interface ColourBody {
  colour: number;
}

/** Somebody who plays at the same device as the host. */
export interface CompanionBody {
  seat: number;
  name: string;
}

/** A chair, and the name of who sits there; none lets him get up. */
export interface CompanionSeatBody {
  seat: number;
  name?: string | null;
}

/** How a finished game went. */
export interface CourseAnswer {
  standings: StandingAnswer[];
  moments: MomentAnswer[];
}

/** The password, where there is one. */
export interface DeleteBody {
  password?: string;
}

/** A browser that wants to be told: its subscription, as its push service gave it. */
export interface DeviceBody {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: Language | null;
  old_endpoint?: string | null;
}

/** A browser that wants to be told no more. */
export interface EndpointBody {
  endpoint: string;
}

/** Oneself, and the token, where one asked for it instead of a cookie. */
export interface Entered {
  id: string;
  name: string;
  account: string | null;
  created: number;
  token: string | null;
}

/** Everything that is kept of somebody. */
export interface Export {
  profile: Me;
  sessions: number[];
  tokens: OwnToken[];
  devices: OwnDevice[];
  tables: OwnTable[];
  chat: OwnLine[];
}

/** How a record is written. */
export type Form = "json" | "text";

/** A game. */
export interface GameAnswer {
  name: string;
  title: string;
  rules_version: number;
  default_edition: string;
  editions: string[];
  least_seats: number;
  most_seats: number;
  bots: string[];
}

/** A game, its editions in full, and what can be chosen; `beacon`: also at this server. */
export interface GameDetails {
  name: string;
  title: string;
  rules_version: number;
  default_edition: string;
  editions: string[];
  least_seats: number;
  most_seats: number;
  bots: string[];
  beacon: boolean;
  personas: PersonaAnswer[];
  fields: Choice[];
  rulesets: Record<string, Record<string, boolean | number | string>>;
}

/** All games. */
export interface Games {
  games: GameAnswer[];
}

/** How a guest wants to be recognised. */
export interface GuestBody {
  token?: boolean;
}

/** What a good player would do, since which step that is asked, and why. */
export interface HintAnswer {
  seq: number;
  action: string;
  choice: ActionShape;
  reasons: ReasonAnswer[];
}

/** How strong somebody was thought to be, the newest first. */
export interface History {
  history: PastRating[];
}

/** A decision: what was done, what a master would have done, and what the difference cost. */
export interface JudgedAnswer {
  seq: number;
  move: number;
  seat: number;
  made: string;
  best: string;
  made_choice: ActionShape;
  best_choice: ActionShape;
  chance: number;
  cost: number;
}

/** A chair. */
export interface KickBody {
  seat: number;
}

/** What a token is for. */
export interface LabelBody {
  label: string;
}

/** The languages in which one can be told. */
export type Language = "en" | "fr" | "it" | "de";

/** Those who are surely the strongest, by mu - 3 sigma. */
export interface Leaderboard {
  players: Ranked[];
}

/** A lesson, and how far one has come: the table where it is under way, and the step there. */
export interface LessonAnswer {
  lesson: string;
  game: string;
  steps: LessonStep[];
  table: string | null;
  step: number;
  done: boolean;
}

/** Whether to begin anew, although a lesson is under way; that table is given up then. */
export interface LessonBody {
  again?: boolean;
}

/** A step: its name, the paragraph behind it, and whether it asks for something. */
export interface LessonStep {
  id: string;
  rule: string;
  asks: boolean;
}

/** The lessons that there are. */
export interface LessonsAnswer {
  lessons: LessonAnswer[];
}

/** A line of the chat. */
export interface LineAnswer {
  number: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
}

/** An account and its password. */
export interface LogInBody {
  account: string;
  password: string;
  token?: boolean;
}

/** Whether to log out here or everywhere. */
export interface LogOutBody {
  everywhere?: boolean;
}

/** Oneself. */
export interface Me {
  id: string;
  name: string;
  account: string | null;
  created: number;
}

/** What of the past the client may show again. */
export type MemoryAid = "none" | "round" | "log";

/** A decision that changed the winner's lead, whose points it changed most, and by how much. */
export interface MomentAnswer {
  seq: number;
  chapter: string;
  turning: Turning;
  seat: number;
  points: number;
  events: Record<string, unknown>[];
}

/** Somebody, and whether he is silenced. */
export interface MuteBody {
  person: string;
  muted?: boolean;
}

/** A name. */
export interface NameBody {
  name: string;
}

/** A token for a program; it is shown this once. */
export interface NewToken {
  id: string;
  label: string;
  created: number;
  token: string;
}

/** What is noted about a tile or a drawer. */
export interface NoteAnswer {
  marks: string[];
  text: string;
}

/** What is noted about a tile or a drawer: up to eight words, and a text of one's own. */
export interface NoteBody {
  marks?: string[];
  text?: string;
}

/** All notes of a seat, by what they are about as it lies after a step. */
export interface NotesAnswer {
  seq: number;
  notes: Record<string, NoteAnswer>;
}

/** All notes of a seat, by what they are about as it lay after a step. */
export interface NotesBody {
  seq: number;
  notes: Record<string, NoteBody>;
}

/** What one had sealed for a round. */
export interface OpenBody {
  round: number;
  contribution: string;
}

/** What all seats have sealed, who is asked to open now and until when, and who did not. */
export interface OpeningAnswer {
  round: number;
  until: number;
  added_by: AddedBy[];
  seals: string[];
  waiting: number[];
  withheld: number[][];
  beacon: BeaconAnswer | null;
}

/** Something one has decided. */
export interface OwnDecision {
  seq: number;
  at: number;
  action: string;
}

/** A device on which one is told of one's turn: through which service, and in which language. */
export interface OwnDevice {
  service: string;
  language: string;
  created: number;
}

/** Something one has said. */
export interface OwnLine {
  table: string;
  number: number;
  at: number;
  text: string;
}

/** Something one has noted: about what, as it lay after a step when it was written. */
export interface OwnNote {
  seat: number;
  seq: number;
  at: number;
  about: string;
  marks: string[];
  text: string;
}

/** A table where one sits or sat; what one noted there, and once the game is over, decided. */
export interface OwnTable {
  id: string;
  game: string;
  status: string;
  created: number;
  seat: number | null;
  notes: OwnNote[];
  decisions: OwnDecision[];
}

/** A token for a program, as exported. */
export interface OwnToken {
  label: string;
  created: number;
}

/** How fast bots go on, and how long what happens is shown. */
export type Pace = "calm" | "normal" | "brisk" | "at-once";

/** A pace. */
export interface PaceBody {
  pace: Pace;
}

/** A numbered paragraph, in Markdown, and the fields of the ruleset that govern it. */
export interface ParagraphAnswer {
  number: string;
  title: string;
  text: string;
  fields: string[];
}

/** The old password and a new one. */
export interface PasswordBody {
  old: string;
  new: string;
}

/** How strong somebody was thought to be, and since when. */
export interface PastRating {
  mu: number;
  sigma: number;
  games: number;
  at: number;
}

/** Somebody. */
export interface PersonBody {
  person: string;
}

/** A thief that a bot can play as. */
export interface PersonaAnswer {
  id: string;
  name: string;
  bot: string;
}

/** What is to be agreed on otherwise; what is left out stays as it is. */
export interface PlanBody {
  edition?: string | null;
  changes?: Record<string, unknown> | null;
  seats?: number | null;
  clock?: ClockBody | null;
  public?: boolean | null;
  memory_aid?: MemoryAid | null;
  watching?: Watching | null;
  reaction_ms?: number | null;
  rated?: boolean | null;
  hints?: boolean | null;
  pace?: Pace | null;
  score?: boolean | null;
  notes?: boolean | null;
  beacon?: boolean | null;
}

/** What anybody may know of somebody. */
export interface Profile {
  id: string;
  name: string;
  created: number;
}

/** Whether one can be told (where not, there is no key), and on how many devices one is. */
export interface PushAnswer {
  key: string | null;
  devices: number;
}

/** One of the strongest. */
export interface Ranked {
  mu: number;
  sigma: number;
  games: number;
  player: string;
  name: string;
}

/** How strong somebody is: the mean of what is believed, how unsure it is, after how many. */
export interface RatingAnswer {
  mu: number;
  sigma: number;
  games: number;
}

/** How strong somebody is in each game where he was rated. */
export interface Ratings {
  ratings: Record<string, RatingAnswer>;
}

/** That one is ready, and the seal of what one adds to the deal (docs/deals.md). */
export interface ReadyBody {
  ready?: boolean;
  seal?: string | null;
  contribution?: string;
}

/** Why something is a good idea: a kind of reason, and its facts. */
export interface ReasonAnswer {
  kind: string;
  facts: Record<string, boolean | number | string>;
}

/** A game that is over, to be played again and checked. */
export interface RecordAnswer {
  format: "larceny-record";
  version: number;
  game: string;
  rules_version: number;
  ruleset: Record<string, boolean | number | string>;
  players: string[];
  commitment: string;
  secret: string;
  contributions: string[];
  sealed: SealedAnswer | null;
  start: string | null;
  chapters: unknown[][];
  result: ResultAnswer | null;
  digest: string;
  moves: unknown[][];
  events: Record<string, unknown>[][] | null;
}

/** A refusal: what, about what, and where a rule says so, which. */
export interface Refusal {
  code: string;
  details: Record<string, string | number | boolean | string[] | number[] | null>;
  rule: string | null;
}

/** A finished game through somebody's eyes: a seat's, a spectator's, or with all laid open. */
export interface ReplayAnswer {
  table: TableAnswer;
  eyes: string;
  steps: ReplayStepAnswer[];
  sheet: ScoreSheetAnswer | null;
}

/** A decision, what it brought about, and how the table stood then. */
export interface ReplayStepAnswer {
  seq: number;
  seat: number | null;
  word: string;
  at: number;
  chapter: string;
  events: Record<string, unknown>[];
  view: Record<string, unknown>;
}

/** How a game ended. */
export interface ResultAnswer {
  ending: string;
  scores: number[];
  winners: number[];
}

/** The rules of a game. */
export interface Rules {
  chapters: ChapterAnswer[];
}

/** A ruleset that fits, in full, and as it is written in records. */
export interface RulesetAnswer {
  ruleset: Record<string, boolean | number | string>;
  written: string;
}

/** An edition, and what is to differ from it. */
export interface RulesetBody {
  edition?: string | null;
  changes?: Record<string, unknown>;
  seats?: number | null;
}

/** Something that counts: how many there are, and the points for all of them together. */
export interface ScoreItemAnswer {
  kind: string;
  count: number;
  points: number;
}

/** The points of all seats, item by item, and the steps between equals in their order. */
export interface ScoreSheetAnswer {
  items: ScoreItemAnswer[][];
  tie_breaks: TieBreakAnswer[];
}

/** How a deal came about to which seats added something under seal (docs/deals.md). */
export interface SealedAnswer {
  table: string;
  round: number;
  added_by: AddedBy[];
  seals: string[];
  withheld: number[][];
  beacon: BeaconAnswer | null;
}

/** Who sits on a chair. */
export interface SeatAnswer {
  person: string | null;
  name: string;
  bot: string | null;
  colour: number;
  ready: boolean;
  companion: boolean;
  persona: string;
}

/** A seat, or the first free one; and the name that one takes, here and everywhere. */
export interface SitBody {
  seat?: number | null;
  name?: string | null;
}

/** A seat, and whether a bot plays for the person who has it. */
export interface StandInBody {
  seat: number;
  plays?: boolean;
}

/** The points of all seats when a round or a turn ended. */
export interface StandingAnswer {
  seq: number;
  chapter: string;
  points: number[];
}

/** How far a table is. */
export type Status = "lobby" | "playing" | "over" | "abandoned";

/** What everybody may know about a table. */
export interface TableAnswer {
  id: string;
  game: string;
  ruleset: Record<string, boolean | number | string>;
  status: Status;
  host: string;
  public: boolean;
  rated: boolean;
  hints: boolean;
  pace: Pace;
  score: boolean;
  notes: boolean;
  beacon: boolean;
  lesson: string | null;
  memory_aid: MemoryAid;
  watching: Watching;
  reaction_ms: number;
  clock: ClockAnswer;
  commitment: string;
  opening: OpeningAnswer | null;
  rematch: string | null;
  muted: string[];
  rules_version: number;
  seats: SeatAnswer[];
}

/** What a table is made of. */
export interface TableBody {
  game: string;
  edition?: string | null;
  changes?: Record<string, unknown>;
  seats: number;
  bots?: BotBody[];
  companions?: CompanionBody[];
  clock?: ClockBody;
  public?: boolean;
  memory_aid?: MemoryAid;
  watching?: Watching;
  reaction_ms?: number;
  rated?: boolean;
  hints?: boolean;
  pace?: Pace;
  score?: boolean;
  notes?: boolean;
  beacon?: boolean;
}

/** Some tables, and from where to go on, if there may be more. */
export interface TablePage {
  tables: TableAnswer[];
  next: number | null;
}

/** What is compared between those who are still level: each seat's value, and which wins. */
export interface TieBreakAnswer {
  kind: string;
  values: number[];
  fewest: boolean;
}

/** A token for a program, without the token. */
export interface TokenInfo {
  id: string;
  label: string;
  created: number;
}

/** One's tokens for programs. */
export interface Tokens {
  tokens: TokenInfo[];
}

/** What a moment did to the lead of whoever won. */
export type Turning = "ahead" | "gain" | "loss";

/** Whether people without a seat may look on. */
export type Watching = "open" | "delayed" | "closed";

/** A game that is on: what the asker has witnessed, as far as the memory aid allows. */
export interface WitnessedAnswer {
  format: "larceny-witnessed";
  game: string;
  rules_version: number;
  ruleset: Record<string, boolean | number | string>;
  players: string[];
  commitment: string;
  seat: number | null;
  memory_aid: MemoryAid;
  seq: number | null;
  events: Record<string, unknown>[];
}
