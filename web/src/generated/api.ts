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

/** How somebody has played against whoever asks. */
export interface Against {
  game: string;
  games: number;
  wins: number;
  lost_to: number;
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

/** The step of a game that brought somebody the most. */
export interface BestMoment {
  table: string;
  game: string;
  seq: number;
  gain: number;
  at: number;
}

/** Somebody whom one has blocked, and since when. */
export interface BlockedPerson {
  id: string;
  name: string;
  at: number;
}

/** How somebody stands to another. */
export type Bond = "none" | "asked" | "asks" | "friends";

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

/** What a net plays most often in a seat's place, and how often it plays what was done. */
export interface ByNetAnswer {
  best: string;
  best_choice: ActionShape;
  best_chance: number;
  made_chance: number;
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

/** Everybody with whom one has to do; `link` is the code by which one makes friends. */
export interface CircleAnswer {
  link: string;
  friends: Friend[];
  blocked: BlockedPerson[];
  met: Met[];
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

/** What an administrator has decided, in words. */
export interface CloseBody {
  note: string;
}

/** A club as its members see it. */
export interface ClubAnswer {
  id: string;
  name: string;
  owner: string;
  link: string;
  meeting: MeetingAnswer | null;
  members: MemberAnswer[];
  invited: string[];
  table: TableAnswer | null;
}

/** A club that one is asked to join, by whom, and since when. */
export interface ClubAsks {
  club: string;
  name: string;
  by: Somebody;
  at: number;
}

/** The name of a club. */
export interface ClubBody {
  name: string;
}

/** A club of which one is a member; its table, if one stands. */
export interface ClubBrief {
  id: string;
  name: string;
  members: number;
  meeting: MeetingAnswer | null;
  table: OpenTable | null;
}

/** A game that a club has played; `replay` says whether one may watch it again. */
export interface ClubGameAnswer {
  table: string;
  game: string;
  edition: string;
  ended: number;
  seats: PlayedBy[];
  replay: boolean;
}

/** Games of a club, the newest first, and from where to go on, if there may be more. */
export interface ClubGames {
  games: ClubGameAnswer[];
  next: number | null;
}

/** The id of a club. */
export interface ClubId {
  id: string;
}

/** Where a link leads: the club's name, who owns it, and how many are there. */
export interface ClubOfLink {
  id: string;
  name: string;
  owner: Somebody;
  members: number;
}

/** One's clubs, and those that one is asked to join. */
export interface ClubsAnswer {
  clubs: ClubBrief[];
  invitations: ClubAsks[];
}

/** A colour. */
export interface ColourBody {
  colour: number;
}

/** What is written beside a step; nothing (an empty text) takes it away. */
export interface CommentBody {
  step: number;
  text: string;
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

/** A decision at the end of the line, and whose it is. */
export interface DecisionBody {
  seat: number;
  action: string;
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

/** Of which game, and of which theme; any, where that is not said. */
export interface DrawBody {
  game?: string | null;
  theme?: string | null;
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

/** An exercise: what is shown step by step, the question, and the answers. */
export interface ExerciseAnswer {
  game: string;
  number: number;
  level: number;
  levels: number;
  asked: Record<string, unknown>;
  answers: string[];
  steps: PuzzleStep[];
  record: TrainingAnswer;
}

/** An answer to an exercise, and to which one. */
export interface ExerciseBody {
  number: number;
  answer: string;
}

/** What was right, where it was after each move, and how far one has come now. */
export interface ExerciseResult {
  solved: boolean;
  right: string;
  path: string[];
  record: TrainingAnswer;
}

/** Everything that is kept of somebody. */
export interface Export {
  profile: Me;
  sessions: number[];
  tokens: OwnToken[];
  devices: OwnDevice[];
  people: OwnPeople;
  tallies: OwnTally[];
  reports: OwnReport[];
  tables: OwnTable[];
  chat: OwnLine[];
  puzzles: OwnPuzzles;
  studies: OwnStudy[];
}

/** How a record is written. */
export type Form = "json" | "text";

/** Somebody, how one stands to him, and since when. */
export interface Friend {
  id: string;
  name: string;
  tie: Bond;
  at: number;
}

/** Whom one wants as a friend: one of the three. `link` is the code of a link he gave away. */
export interface FriendBody {
  person?: string | null;
  name?: string | null;
  link?: string | null;
}

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

/** How somebody has played a game. */
export interface GameStanding {
  game: string;
  rating: RatingAnswer | null;
  games: TallyAnswer;
  editions: TallyAnswer[];
  seats: TallyAnswer[];
  characters: TallyAnswer[];
}

/** All games. */
export interface Games {
  games: GameAnswer[];
}

/** An answer that was given; why it is wrong, if it is. */
export interface GivenAnswer {
  answer: string;
  right: boolean;
  because: PuzzleReason | null;
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
  likely: LikelyAnswer[];
}

/** How strong somebody was thought to be, the newest first. */
export interface History {
  history: PastRating[];
}

/** An invitation that stands: to which table, who asks, and how many chairs are free. */
export interface InvitationAnswer {
  table: string;
  game: string;
  by: Somebody;
  at: number;
  free: number;
}

/** One's invitations to tables and clubs, the newest first; and how many ask to be friends. */
export interface InvitationsAnswer {
  invitations: InvitationAnswer[];
  clubs: ClubAsks[];
  asks: number;
  acquainted: boolean;
}

/** Who is invited to a table. */
export interface InvitedAnswer {
  people: string[];
}

/** Which club one joins: by its link, or by its id where one was asked; one of the two. */
export interface JoinBody {
  link?: string | null;
  club?: string | null;
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
  error: number | null;
  net: ByNetAnswer | null;
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

/** Those who are surely the strongest, by mu - 3 sigma; where one stands oneself, if rated. */
export interface Leaderboard {
  players: Ranked[];
  mine: OwnPlace | null;
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

/** An action, and how likely a net plays it, from 0 to 1. */
export interface LikelyAnswer {
  choice: ActionShape;
  chance: number;
}

/** A line of the chat. */
export interface LineAnswer {
  number: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
}

/** The code of one's link. */
export interface LinkAnswer {
  link: string;
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

/** When a club meets: the day of the week (0: Monday), the minute of the day, and where. */
export interface MeetingAnswer {
  weekday: number;
  minute: number;
  zone: string;
}

/** When a club meets; `zone` is a time zone, as the tz database calls it: Europe/Berlin. */
export interface MeetingBody {
  weekday: number;
  minute: number;
  zone: string;
}

/** A member, since when, and of how many games with the club he has won how many. */
export interface MemberAnswer {
  id: string;
  name: string;
  at: number;
  games: number;
  wins: number;
}

/** What of the past the client may show again. */
export type MemoryAid = "none" | "round" | "log";

/** Somebody with whom one sat: at which game, and when the table was made. */
export interface Met {
  id: string;
  name: string;
  game: string;
  at: number;
}

/** A decision that changed the winner's lead, whose points it changed most, and by how much. */
export interface MomentAnswer {
  seq: number;
  chapter: string;
  turning: Turning;
  seat: number;
  points: number;
  events: Record<string, unknown>[];
}

/** A moment of a game that is over: the table, and after which step. */
export interface MomentBody {
  table: string;
  seq: number;
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

/** The record of a game that was played on one's own device, and the bots that sat there. */
export interface OfflineGameBody {
  record: string;
  bots: BotBody[];
}

/** What one had sealed for a round. */
export interface OpenBody {
  round: number;
  contribution: string;
}

/** The table of a club that waits or is played at, and how many chairs are free. */
export interface OpenTable {
  id: string;
  game: string;
  status: Status;
  free: number;
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

/** What one has answered to a puzzle. */
export interface OwnAnswers {
  puzzle: string;
  day: string | null;
  at: number;
  given: string[];
  solved: boolean;
  rating: number | null;
}

/** Somebody whom one has blocked. */
export interface OwnBlock {
  person: string;
  name: string;
  at: number;
}

/** A club of which one is a member. */
export interface OwnClub {
  club: string;
  name: string;
  owner: boolean;
}

/** A club that one is asked to join. */
export interface OwnClubInvitation {
  club: string;
  name: string;
  by: string;
  at: number;
}

/** What one has written beside a step of a study. */
export interface OwnComment {
  step: number;
  text: string;
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

/** Somebody, and how one stands to him. */
export interface OwnFriend {
  person: string;
  name: string;
  tie: string;
  at: number;
}

/** An invitation that one has. */
export interface OwnInvitation {
  table: string;
  by: string;
  at: number;
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

/** How one stands to others. */
export interface OwnPeople {
  friends: OwnFriend[];
  blocked: OwnBlock[];
  invitations: OwnInvitation[];
  clubs: OwnClub[];
  club_invitations: OwnClubInvitation[];
}

/** Somebody, and at which place he stands among all, from 1. */
export interface OwnPlace {
  mu: number;
  sigma: number;
  games: number;
  player: string;
  name: string;
  place: number;
}

/** What one has come to with puzzles. */
export interface OwnPuzzles {
  rating: number;
  deviation: number;
  rated: number;
  streak: number;
  longest_streak: number;
  level: number;
  highest_level: number;
  exercises: number;
  answers: OwnAnswers[];
}

/** Somebody whom one has reported. */
export interface OwnReport {
  person: string;
  table: string | null;
  at: number;
  reasons: string[];
  words: string;
}

/** A study that one has made. */
export interface OwnStudy {
  id: string;
  title: string;
  game: string;
  start: string;
  created: number;
  changed: number;
  decisions: string[];
  comments: OwnComment[];
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

/** How often something came up in one's games, and how that went. */
export interface OwnTally {
  game: string;
  kind: string;
  key: string;
  times: number;
  wins: number;
  points: number;
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

/** A puzzle that one has answered. What it was about is null if it is in the set no more. */
export interface PastAnswer {
  puzzle: string;
  day: string | null;
  at: number;
  missed: number;
  outcome: "new" | "begun" | "solved" | "failed";
  before: number | null;
  after: number | null;
  game: string | null;
  theme: string | null;
  stars: number | null;
}

/** What one has answered, the newest first. */
export interface PastPuzzles {
  puzzles: PastAnswer[];
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

/** How a picture is written. */
export type PictureForm = "png" | "svg" | "scene.svg";

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

/** Who sat on a chair; whom nobody knows any more has no id. */
export interface PlayedBy {
  person: string | null;
  name: string;
  bot: string | null;
  points: number;
  won: boolean;
}

/** A position as the game writes it, and the table laid open. */
export interface PositionAnswer {
  game: string;
  position: string;
  players: number;
  ruleset: Record<string, boolean | number | string>;
  view: Record<string, unknown>;
}

/** A position as text (docs/notation.md), and of which game. */
export interface PositionBody {
  game: string;
  position: string;
}

/** What anybody may know of somebody. */
export interface Profile {
  id: string;
  name: string;
  created: number;
}

/** Somebody: how he has played, and how whoever asks stands to him. */
export interface ProfileAnswer {
  id: string;
  name: string;
  created: number;
  tie: Bond;
  blocked: boolean;
  standings: GameStanding[];
  moments: BestMoment[];
  against: Against[];
}

/** Whether one can be told (where not, there is no key), and on how many devices one is. */
export interface PushAnswer {
  key: string | null;
  devices: number;
}

/** A puzzle: the table as it came to stand, what one remembers, the question, the answers. */
export interface PuzzleAnswer {
  id: string;
  game: string;
  theme: string;
  number: number | null;
  rating: number;
  stars: number;
  seat: number;
  asked: Record<string, unknown>;
  answers: string[];
  told: unknown[];
  choices: ActionShape[];
  steps: PuzzleStep[];
  state: PuzzleState;
}

/** Why an answer is wrong: a kind, the paragraph behind it, and what shows it. */
export interface PuzzleReason {
  kind: string;
  rule: string;
  facts: Record<string, unknown>;
}

/** The right answer, what it follows from, and why every other one is wrong. */
export interface PuzzleSolution {
  right: string;
  proof: Record<string, unknown>;
  because: Record<string, PuzzleReason>;
}

/** What one has answered to a puzzle, and what came of it. */
export interface PuzzleState {
  puzzle: string;
  day: string | null;
  counts: boolean;
  given: GivenAnswer[];
  tries_left: number;
  solved: boolean;
  over: boolean;
  before: number | null;
  after: number | null;
  deviation: number;
  streak: number;
  solution: PuzzleSolution | null;
  share: string | null;
}

/** What happened, as the solver witnessed it, and how the table stood for him then. */
export interface PuzzleStep {
  chapter: string;
  events: Record<string, unknown>[];
  view: Record<string, unknown>;
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

/** A report, for an administrator: by whom, where, and what was decided. */
export interface ReportAnswer {
  person: Somebody;
  at: number;
  reasons: ReportReason[];
  words: string;
  id: string;
  by: Somebody;
  table: string | null;
  closed: number | null;
  note: string;
}

/** Whom one reports, what was wrong, in words where one likes, and at which table. */
export interface ReportBody {
  person: string;
  table?: string | null;
  reasons: ReportReason[];
  words?: string;
}

/** What was wrong. */
export type ReportReason = "insults" | "cheating" | "leaving" | "name" | "spam" | "other";

/** Reports, and whether there may be more. */
export interface ReportsAnswer {
  reports: ReportAnswer[];
  next: number | null;
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

/** An answer, or null to give up; and the day, where it is given to the puzzle of a day. */
export interface SolveBody {
  answer: string | null;
  day?: string | null;
}

/** One's rating and how sure it is, one's streak, and what there is to solve. */
export interface SolverAnswer {
  rating: number;
  deviation: number;
  rated: number;
  streak: number;
  longest: number;
  today: TodayAnswer;
  themes: ThemeAnswer[];
  training: TrainingAnswer;
}

/** Somebody, by id and name. */
export interface Somebody {
  id: string;
  name: string;
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

/** One's own studies, the one that was changed last first. */
export interface StudiesAnswer {
  studies: StudySummary[];
}

/** A study: what it is about, every step of its line, and what is asked at the end. */
export interface StudyAnswer {
  id: string;
  title: string;
  author: Somebody;
  mine: boolean;
  game: string;
  ruleset: Record<string, boolean | number | string>;
  players: number;
  version: number;
  created: number;
  changed: number;
  most_decisions: number;
  steps: StudyStepAnswer[];
  question: StudyQuestionAnswer | null;
}

/** What a study is made of: a title, and either a position or a moment of a finished game. */
export interface StudyBody {
  title: string;
  start?: PositionBody | null;
  moment?: MomentBody | null;
}

/** One change of a study that was seen in a version: exactly one of the others is given. */
export interface StudyChange {
  version: number;
  title?: string | null;
  comment?: CommentBody | null;
  decision?: DecisionBody | null;
  cut?: number | null;
  position?: string | null;
}

/** Who decides next, what he sees, and what he may decide. */
export interface StudyQuestionAnswer {
  seat: number;
  rule: string;
  view: Record<string, unknown>;
  actions: string[];
  choices: Record<string, unknown>[];
}

/** A decision, what it brought about, the table laid open, and what is written beside it. */
export interface StudyStepAnswer {
  seq: number;
  seat: number | null;
  word: string;
  chapter: string;
  events: Record<string, unknown>[];
  view: Record<string, unknown>;
  position: string;
  comment: string;
}

/** A study in a list. */
export interface StudySummary {
  id: string;
  title: string;
  game: string;
  changed: number;
  decisions: number;
}

/** After which step the game begins, where one sits, and which bot plays the others. */
export interface StudyTableBody {
  step: number;
  seat: number;
  bot: string;
}

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
  quick: boolean;
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
  offline: boolean;
  club: string | null;
  set_up: boolean;
  seats: SeatAnswer[];
}

/** What a table is made of; with a `club`, it is the table of that one, for members only. */
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
  club?: string | null;
}

/** Some tables, and from where to go on, if there may be more. */
export interface TablePage {
  tables: TableAnswer[];
  next: number | null;
}

/** What was reported from a table, for its host, who is not told by whom. */
export interface TableReport {
  person: Somebody;
  at: number;
  reasons: ReportReason[];
  words: string;
}

/** What was reported from a table. */
export interface TableReports {
  reports: TableReport[];
}

/** How often something came up, in how many of these games somebody won, and the points. */
export interface TallyAnswer {
  key: string;
  times: number;
  wins: number;
  points: number;
}

/** A kind of question: how many puzzles there are, and how many of them one has had. */
export interface ThemeAnswer {
  game: string;
  theme: string;
  puzzles: number;
  had: number;
}

/** Somebody, and how one stands to him now. */
export interface TieAnswer {
  id: string;
  name: string;
  tie: Bond;
}

/** What is compared between those who are still level: each seat's value, and which wins. */
export interface TieBreakAnswer {
  kind: string;
  values: number[];
  fewest: boolean;
}

/** The puzzle of today: which, how hard, and how far one is with it. */
export interface TodayAnswer {
  day: string;
  number: number;
  puzzle: string;
  game: string;
  theme: string;
  rating: number;
  stars: number;
  outcome: "new" | "begun" | "solved" | "failed";
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

/** How far one has come with the trainer; `row`: right answers in a row, wrong ones negative. */
export interface TrainingAnswer {
  level: number;
  row: number;
  highest: number;
  solved: number;
  tried: number;
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
