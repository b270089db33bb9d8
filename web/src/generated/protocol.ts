// Written by `make docs` from larceny.protocol.messages; do not edit by hand.

export const PROTOCOL_VERSION = 1;

/** Watch a table; with `from_seq` go on after the last step one has. */
export interface SubscribeMessage {
  type: "subscribe";
  table: string;
  from_seq?: number | null;
  seat?: number | null;
  shown_seq?: number | null;
}

/** Watch a table no more. */
export interface UnsubscribeMessage {
  type: "unsubscribe";
  table: string;
}

/** Decide, as the word of an action; `seq` is the last step one has seen. */
export interface ActMessage {
  type: "act";
  table: string;
  id: string;
  seq: number;
  action: string;
  seat?: number | null;
}

/** Say something at a table. */
export interface SayMessage {
  type: "chat";
  table: string;
  id: string;
  text: string;
  seat?: number | null;
}

/** Show the others at the table a sign for a moment; only who sits there may. */
export interface SendEmoteMessage {
  type: "send-emote";
  table: string;
  id: string;
  emote: "good-luck" | "hello" | "laugh" | "sorry" | "surprise" | "thanks" | "thinking" | "well-played";
  seat?: number | null;
}

/** Ask to go back to how the table stood after a step. */
export interface UndoMessage {
  type: "undo";
  table: string;
  id: string;
  seq: number;
  seat?: number | null;
}

/** Agree, or not, to what another seat asked to take back. */
export interface ConsentMessage {
  type: "consent";
  table: string;
  id: string;
  seq: number;
  agree: boolean;
  seat?: number | null;
}

/** Ask for a sign of life. */
export interface PingMessage {
  type: "ping";
  id: string;
}

/** Say whether the page is looked at; until this is said, it is. */
export interface LookMessage {
  type: "look";
  looking: boolean;
}

/** Say up to which step the table has been shown on one's screen. */
export interface SeenMessage {
  type: "seen";
  table: string;
  seq: number;
}

/** Be told what goes on in the house; with `named`, one's name is told to the others there. */
export interface EnterHallMessage {
  type: "enter-hall";
  named?: boolean;
}

/** Be told no more what goes on in the house. */
export interface LeaveHallMessage {
  type: "leave-hall";
}

/** Look for people to play with at once, who are seated together by rating and waiting time. */
export interface SeekMessage {
  type: "seek";
  game: string;
  tempo: "days" | "fast" | "relaxed";
  most?: number;
  bots_after_ms?: number;
}

/** Look for nobody any more; who was seated just before is told where, instead. */
export interface StopSeekingMessage {
  type: "stop-seeking";
}

/** Greet a client: who it is, and which protocol is spoken. */
export interface WelcomeMessage {
  type: "welcome";
  version: number;
  person: string;
  name: string;
  heartbeat_ms: number;
}

/** A table as it stands: to begin with, or where steps are no longer at hand. */
export interface SnapshotMessage {
  type: "snapshot";
  table: string;
  seq: number;
  seat: number | null;
  lobby: TableInfo;
  view: Record<string, unknown> | null;
  legal: Legal | null;
  clock: ClockState | null;
  sheet?: AnyScoreSheet | null;
}

/** What everybody may know about a table; `GET /api/tables/{table}` tells the same. */
export interface TableInfo {
  id: string;
  game: string;
  ruleset: Record<string, boolean | number | string>;
  status: "abandoned" | "lobby" | "over" | "playing";
  host: string;
  public: boolean;
  rated: boolean;
  hints: boolean;
  pace: "at-once" | "brisk" | "calm" | "normal";
  score: boolean;
  notes: boolean;
  beacon: boolean;
  quick: boolean;
  lesson: string | null;
  memory_aid: "log" | "none" | "round";
  watching: "closed" | "delayed" | "open";
  reaction_ms: number;
  clock: TimeControl;
  commitment: string;
  opening: OpeningInfo | null;
  rematch: string | null;
  muted: string[];
  rules_version: number;
  offline: boolean;
  club: string | null;
  set_up: boolean;
  seats: SeatInfo[];
}

/** How long one may think. */
export interface TimeControl {
  kind: "bank" | "days" | "none" | "per_move";
  per_move_ms: number;
  bank_ms: number;
}

/** What all seats have sealed, who is asked to open now and until when, and who did not. */
export interface OpeningInfo {
  round: number;
  until: number;
  added_by: ("bot" | "none" | "plain" | "sealed")[];
  seals: string[];
  waiting: number[];
  withheld: number[][];
  beacon: BeaconInfo | null;
}

/** A round of a public beacon; what it says is empty until it is out. */
export interface BeaconInfo {
  chain: string;
  round: number;
  signature: string;
  randomness: string;
}

/** Who sits on a chair. */
export interface SeatInfo {
  person: string | null;
  name: string;
  bot: string | null;
  colour: number;
  ready: boolean;
  companion: boolean;
  persona: string;
}

/** What a seat may decide now, the paragraph that asks for it, and since which step. */
export interface Legal {
  rule: string;
  since: number;
  actions: string[];
  choices: AnyAction[];
  step?: string | null;
}

/** A decision of any game: its word, and its verb; what it is about are fields of its own. */
export interface AnyAction {
  word: string;
  verb: string;
}

/** Until when the table waits, and what each seat has in its bank. */
export interface ClockState {
  deadline: number;
  banks: number[];
}

/** How the points of all seats came about, and what breaks ties, in this order. */
export interface AnyScoreSheet {
  items: AnyScoreItem[][];
  tie_breaks: AnyTieBreak[];
}

/** Something that counts in any game: how many there are, and the points for all of them. */
export interface AnyScoreItem {
  kind: string;
  count: number;
  points: number;
}

/** What is compared between those who are still level: each seat's value, and which wins. */
export interface AnyTieBreak {
  kind: string;
  values: number[];
  fewest: boolean;
}

/** One decision and what it brought about, as this viewer may witness it. */
export interface StepMessage {
  type: "step";
  table: string;
  seq: number;
  events: Record<string, unknown>[];
  view: Record<string, unknown> | null;
  legal: Legal | null;
  sheet?: AnyScoreSheet | null;
}

/** Who sits at a table, and how it stands: before, during and after the game. */
export interface LobbyMessage {
  type: "lobby";
  table: string;
  lobby: TableInfo;
}

/** Which seats are connected, which are played by a bot meanwhile, and how many look on. */
export interface PresenceMessage {
  type: "presence";
  table: string;
  connected: number[];
  away: number[];
  watching: number;
}

/** Until when the table waits, and what each seat has in its bank. */
export interface ClockMessage {
  type: "clock";
  table: string;
  seq: number;
  deadline: number | null;
  banks: number[];
}

/** Somebody said something at a table; by `person` one knows whom one would rather not hear. */
export interface ChatMessage {
  type: "chat";
  table: string;
  number: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
  person: string;
}

/** Somebody at the table shows a sign. */
export interface EmoteMessage {
  type: "emote";
  table: string;
  seat: number;
  person: string;
  emote: "good-luck" | "hello" | "laugh" | "sorry" | "surprise" | "thanks" | "thinking" | "well-played";
}

/** A seat asks to go back to a step, and these have still to agree; nobody: it is off. */
export interface UndoAskedMessage {
  type: "undo";
  table: string;
  seat: number;
  seq: number;
  waiting: number[];
}

/** Which of one's seats owe a decision; only who holds several is told so. */
export interface AskedMessage {
  type: "asked";
  table: string;
  seq: number;
  seats: number[];
}

/** All notes of a seat, by what they are about, as it lies now; only that seat is told them. */
export interface NotesMessage {
  type: "notes";
  table: string;
  seat: number;
  seq: number;
  notes: Record<string, Note>;
}

/** What a seat has noted about a tile or a drawer: some words, and a text of its own. */
export interface Note {
  marks: string[];
  text: string;
}

/** What goes on in the house: who is here, which tables there are, who looks for a match. */
export interface HallMessage {
  type: "hall";
  here: number;
  names: string[];
  tables: HallTable[];
  looking: Looking[];
}

/** A public table, as the house tells of it. */
export interface HallTable {
  id: string;
  kind: "finished" | "running" | "waiting";
  game: string;
  edition: string;
  rated: boolean;
  clock: TimeControl;
  seats: HallSeat[];
  at: number;
  sketch?: Record<string, unknown> | null;
}

/** A chair at a table of the house; a free one has no name and nobody on it. */
export interface HallSeat {
  name: string;
  colour: number;
  free: boolean;
  bot: boolean;
}

/** How many people look for a quick match, by game and tempo. */
export interface Looking {
  game: string;
  tempo: "days" | "fast" | "relaxed";
  people: number;
}

/** What has changed in the house since the last message; what is left out is as it was. */
export interface HallNewsMessage {
  type: "hall-news";
  here?: number | null;
  names?: string[] | null;
  tables?: HallTable[];
  gone?: string[];
  looking?: Looking[] | null;
}

/** What one looks for, and since when; without a game: one looks for nothing. */
export interface SeekingMessage {
  type: "seeking";
  game?: string | null;
  tempo?: "days" | "fast" | "relaxed" | null;
  most?: number;
  since?: number;
  bots_at?: number;
}

/** A quick match: at which table one sits now. */
export interface SeatedMessage {
  type: "seated";
  seated_at: string;
}

/** Something that concerns oneself, wherever one looks. */
export interface NoticeMessage {
  type: "notice";
  what: "club-invitation" | "friend" | "friend-asks" | "invitation";
  person: string;
  name: string;
  table?: string;
  game?: string;
}

/** What was sent under this id is stored, as this step (or as this line of the chat). */
export interface AckMessage {
  type: "ack";
  id: string;
  table: string;
  seq: number;
}

/** A sign of life. */
export interface PongMessage {
  type: "pong";
  id: string;
}

/** What was asked for cannot be done: the paragraph that forbids it, or a code. */
export interface ErrorMessage {
  type: "error";
  code: string;
  id?: string | null;
  table?: string | null;
  rule?: string | null;
  details?: Record<string, string | number | boolean | null | (string | number)[]>;
}

export type ClientMessage =
  | SubscribeMessage
  | UnsubscribeMessage
  | ActMessage
  | SayMessage
  | SendEmoteMessage
  | UndoMessage
  | ConsentMessage
  | PingMessage
  | LookMessage
  | SeenMessage
  | EnterHallMessage
  | LeaveHallMessage
  | SeekMessage
  | StopSeekingMessage;

export type ServerMessage =
  | WelcomeMessage
  | SnapshotMessage
  | StepMessage
  | LobbyMessage
  | PresenceMessage
  | ClockMessage
  | ChatMessage
  | EmoteMessage
  | UndoAskedMessage
  | AskedMessage
  | NotesMessage
  | HallMessage
  | HallNewsMessage
  | SeekingMessage
  | SeatedMessage
  | NoticeMessage
  | AckMessage
  | PongMessage
  | ErrorMessage;

/** What a client can be refused with. */
export type RefusalCode =
  | "account-taken"
  | "administrators-only"
  | "already-answered"
  | "already-closed"
  | "already-over"
  | "already-started"
  | "analyses-busy"
  | "analysis-failed"
  | "bad-account"
  | "bad-comment"
  | "bad-device"
  | "bad-label"
  | "bad-meeting"
  | "bad-message"
  | "bad-name"
  | "bad-password"
  | "bad-request"
  | "bad-text"
  | "bad-title"
  | "bad-value"
  | "busy"
  | "cannot-kick-yourself"
  | "chat-rate"
  | "clock"
  | "colour-taken"
  | "companions-rated"
  | "day-over"
  | "exercise-over"
  | "fixed-field"
  | "foreign-origin"
  | "hand-over-first"
  | "has-account"
  | "hints-off"
  | "hints-rated"
  | "host-only"
  | "illegal-action"
  | "internal"
  | "is-connected"
  | "lesson-asks"
  | "line-full"
  | "many-of-that-name"
  | "members-only"
  | "method-not-allowed"
  | "muted"
  | "no-account"
  | "no-beacon"
  | "no-chances"
  | "no-notes"
  | "no-reason"
  | "no-such-answer"
  | "no-such-club"
  | "no-such-colour"
  | "no-such-game"
  | "no-such-lesson"
  | "no-such-link"
  | "no-such-name"
  | "no-such-person"
  | "no-such-place"
  | "no-such-puzzle"
  | "no-such-report"
  | "no-such-seat"
  | "no-such-step"
  | "no-such-study"
  | "no-such-table"
  | "no-such-token"
  | "no-table-yet"
  | "not-acquainted"
  | "not-dealt"
  | "not-found"
  | "not-opening"
  | "not-playing"
  | "not-ready"
  | "not-seated"
  | "not-welcome"
  | "not-your-seat"
  | "not-your-study"
  | "not-your-turn"
  | "nothing-asked"
  | "nothing-to-undo"
  | "older-rules"
  | "one-beginning"
  | "one-change"
  | "other-eyes"
  | "out-of-range"
  | "owner-only"
  | "players"
  | "plays-itself"
  | "push-off"
  | "rated"
  | "rated-goes-on"
  | "resync"
  | "seat-taken"
  | "seats-free"
  | "seats-taken"
  | "session-only"
  | "set-position"
  | "still-playing"
  | "study-changed"
  | "table-full"
  | "too-big"
  | "too-fast"
  | "too-late"
  | "too-many"
  | "too-many-blocked"
  | "too-many-clubs"
  | "too-many-friends"
  | "too-many-invited"
  | "too-many-members"
  | "too-many-muted"
  | "too-many-reports"
  | "too-many-requests"
  | "too-many-studies"
  | "too-many-tables"
  | "too-many-tokens"
  | "unavailable"
  | "unknown-action"
  | "unknown-bot"
  | "unknown-edition"
  | "unknown-field"
  | "unknown-game"
  | "unknown-persona"
  | "which-seat"
  | "who-are-you"
  | "window-open"
  | "wrong-password"
  | "wrong-text"
  | "you-blocked"
  | "yourself";
