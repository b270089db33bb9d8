// The HTTP API, one function a route. What the server refuses is thrown as a Refused.

import type {
  Actions,
  AdviceAnswer,
  AnalysisAnswer,
  ChatAnswer,
  CircleAnswer,
  CourseAnswer,
  DeviceBody,
  Entered,
  ExerciseAnswer,
  ExerciseResult,
  Export,
  GameDetails,
  Games,
  HintAnswer,
  History,
  InvitationsAnswer,
  InvitedAnswer,
  Leaderboard,
  LessonsAnswer,
  LinkAnswer,
  Me,
  NewToken,
  NotesAnswer,
  NotesBody,
  OfflineGameBody,
  Pace,
  ParagraphAnswer,
  PastPuzzles,
  PlanBody,
  PositionAnswer,
  Profile,
  ProfileAnswer,
  PushAnswer,
  PuzzleAnswer,
  PuzzleState,
  Ratings,
  RecordAnswer,
  Refusal,
  ReplayAnswer,
  ReportBody,
  ReportsAnswer,
  Rules,
  RulesetAnswer,
  SolverAnswer,
  Somebody,
  StudiesAnswer,
  StudyAnswer,
  StudyBody,
  StudyChange,
  StudyTableBody,
  TableAnswer,
  TableBody,
  TablePage,
  TableReports,
  TieAnswer,
  Tokens,
  WitnessedAnswer,
} from "../generated/api";
import { answersHere } from "./device/mode";
import { painted } from "./painted";

/** The server said no, or could not be reached (status 0, code "offline"). */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly details: Refusal["details"] = {},
    readonly rule: string | null = null,
  ) {
    super(code);
  }
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Query = Record<string, string | number | boolean | null | undefined>;

function withQuery(path: string, query: Query): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return text === "" ? path : `${path}?${text}`;
}

/** What to do when nobody knows this browser any more; it says whether to ask once more. */
let comeBack: () => Promise<boolean> = async () => false;

export function onUnknownSession(how: () => Promise<boolean>): void {
  comeBack = how;
}

/** What belongs to one person is not done in the name of another. */
const personal = (method: Method, path: string) => method !== "GET" && path.startsWith("/api/me");

export async function ask<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  try {
    return await askOnce<Answer>(method, path, body);
  } catch (refused) {
    const unknown = refused instanceof Refused && refused.code === "who-are-you";
    if (!unknown || !(await comeBack()) || personal(method, path)) throw refused;
    return askOnce<Answer>(method, path, body);
  }
}

async function askOnce<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  if (answersHere(path)) return askHere<Answer>(method, path, body);
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "Content-Type": "application/json" };
  }
  await painted;
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refused(0, "offline");
  }
  const text = await response.text();
  if (!response.ok) throw refusalIn(response.status, text);
  // The border: what the server says is believed to have the shape that its schema promises.
  return (text === "" ? undefined : JSON.parse(text)) as Answer;
}

/** Ask this device in place of the server. */
async function askHere<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  let answered: { status: number; text: string };
  try {
    const { answerHere } = await import("./device/desk");
    answered = await answerHere(method, path, body === undefined ? null : JSON.stringify(body));
  } catch {
    throw new Refused(0, "no-engine");
  }
  const { status, text } = answered;
  if (status < 200 || status >= 300) throw refusalIn(status, text);
  return (text === "" ? undefined : JSON.parse(text)) as Answer;
}

function refusalIn(status: number, text: string): Refused {
  try {
    const told = JSON.parse(text) as Partial<Refusal>;
    return new Refused(status, told.code ?? "unknown", told.details ?? {}, told.rule ?? null);
  } catch {
    return new Refused(status, status >= 500 ? "server-trouble" : "unknown");
  }
}

export const id = encodeURIComponent;
export const get = <Answer>(path: string, query: Query = {}) =>
  ask<Answer>("GET", withQuery(path, query));
const post = <Answer>(path: string, body?: unknown) => ask<Answer>("POST", path, body);

// Who you are ----------------------------------------------------------------------------------

export const enterAsGuest = () => post<Entered>("/api/guest");
export const fetchMe = () => get<Me>("/api/me");
export const rename = (name: string) => ask<Me>("PATCH", "/api/me", { name });
export const logIn = (account: string, password: string) =>
  post<Entered>("/api/login", { account, password });
export const logOut = (everywhere = false) => post<void>("/api/logout", { everywhere });
export const signUp = (account: string, password: string) =>
  post<Me>("/api/me/account", { account, password });
export const changePassword = (old: string, password: string) =>
  ask<void>("PUT", "/api/me/password", { old, new: password });
export const fetchMyTables = (limit = 20, offset = 0) =>
  get<TablePage>("/api/me/tables", { limit, offset });
export const fetchTokens = () => get<Tokens>("/api/me/tokens");
export const newToken = (label: string) => post<NewToken>("/api/me/tokens", { label });
export const revokeToken = (token: string) => ask<void>("DELETE", `/api/me/tokens/${id(token)}`);
/** By which key this browser can subscribe, and on how many devices one is told of one's turn. */
export const fetchPush = () => get<PushAnswer>("/api/me/push");
export const startPush = (device: DeviceBody) => ask<void>("PUT", "/api/me/push", device);
export const stopPush = (endpoint: string) => post<void>("/api/me/push/stop", { endpoint });
export const exportMyData = () => get<Export>("/api/me/export");
export const deleteMyData = (password = "") => post<void>("/api/me/delete", { password });
export const fetchProfile = (person: string) => get<Profile>(`/api/people/${id(person)}`);

// People ---------------------------------------------------------------------------------------

export const fetchCircle = () => get<CircleAnswer>("/api/me/people");
/** Ask somebody to be a friend, or say yes; by a link that somebody gave away, at once. */
export const befriend = (whom: { person: string } | { name: string } | { link: string }) =>
  post<TieAnswer>("/api/me/friends", whom);
export const unfriend = (person: string) => ask<void>("DELETE", `/api/me/friends/${id(person)}`);
export const newFriendLink = () => post<LinkAnswer>("/api/me/friend-link");
export const fetchLinkOwner = (code: string) => get<Somebody>(`/api/friend-links/${id(code)}`);
export const block = (person: string) => ask<void>("PUT", `/api/me/blocks/${id(person)}`);
export const unblock = (person: string) => ask<void>("DELETE", `/api/me/blocks/${id(person)}`);
/** How somebody has played, and how one stands to them. */
export const fetchStanding = (person: string) =>
  get<ProfileAnswer>(`/api/people/${id(person)}/profile`);
export const fetchInvitations = () => get<InvitationsAnswer>("/api/me/invitations");
export const declineInvitation = (which: string) =>
  ask<void>("DELETE", `/api/me/invitations/${id(which)}`);

/** Report somebody; people look at it. */
export const report = (body: ReportBody) => post<void>("/api/reports", body);
/** What was reported from a table, for its host. */
export const fetchTableReports = (which: string) =>
  get<TableReports>(`/api/tables/${id(which)}/reports`);
export const fetchReports = (closed: boolean) =>
  get<ReportsAnswer>("/api/admin/reports", { closed, limit: 100 });
export const closeReport = (report: string, note: string) =>
  post<void>(`/api/admin/reports/${id(report)}/close`, { note });

// Ratings --------------------------------------------------------------------------------------

export const fetchRatings = (person: string) => get<Ratings>(`/api/people/${id(person)}/ratings`);
export const fetchLeaderboard = (game: string, limit = 20) =>
  get<Leaderboard>(`/api/ratings/${id(game)}`, { limit });
export const fetchRatingHistory = (game: string, player: string, limit = 100) =>
  get<History>(`/api/ratings/${id(game)}/${id(player)}`, { limit });

// Tables ---------------------------------------------------------------------------------------

export interface TableFilter {
  game?: string;
  edition?: string;
  free_seats?: number;
  limit?: number;
  offset?: number;
}

const table = (which: string, what = "") => `/api/tables/${id(which)}${what}`;

export const openTable = (body: TableBody) => post<TableAnswer>("/api/tables", body);
/** Agree otherwise before the game begins; what is not named stays. */
export const changeTable = (which: string, changes: PlanBody) =>
  ask<TableAnswer>("PATCH", table(which), changes);
export const fetchOpenTables = (wanted: TableFilter = {}) =>
  get<TablePage>("/api/tables", { ...wanted });
export const fetchTable = (which: string) => get<TableAnswer>(table(which));
export const fetchChat = (which: string, after = 0, limit = 100) =>
  get<ChatAnswer>(table(which, "/chat"), { after, limit });
/** Sit down; by a name of one's own, or the one that one has. */
export const sit = (which: string, seat: number | null = null, name: string | null = null) =>
  post<TableAnswer>(table(which, "/sit"), name === null ? { seat } : { seat, name });
export const stand = (which: string) => post<TableAnswer>(table(which, "/stand"));
export const chooseColour = (which: string, colour: number) =>
  post<TableAnswer>(table(which, "/colour"), { colour });
/** Be ready, with the seal of what one adds to the deal; null: not ready after all. */
export const ready = (which: string, seal: string | null) =>
  post<TableAnswer>(
    table(which, "/ready"),
    seal === null ? { ready: false } : { ready: true, seal },
  );
/** Open what one has sealed, in a round. */
export const open = (which: string, round: number, contribution: string) =>
  post<TableAnswer>(table(which, "/open"), { round, contribution });
/** Let somebody sit down who plays at this device, or get up again (null). */
export const seatCompanion = (which: string, seat: number, name: string | null) =>
  post<TableAnswer>(table(which, "/companion"), { seat, name });
export const seatBot = (
  which: string,
  seat: number,
  bot: string | null,
  persona: string | null = null,
) =>
  post<TableAnswer>(
    table(which, "/bot"),
    persona === null ? { seat, bot } : { seat, bot, persona },
  );
export const kick = (which: string, seat: number) =>
  post<TableAnswer>(table(which, "/kick"), { seat });
export const handOver = (which: string, person: string) =>
  post<TableAnswer>(table(which, "/host"), { person });
export const mute = (which: string, person: string, muted: boolean) =>
  post<TableAnswer>(table(which, "/mute"), { person, muted });
export const start = (which: string) => post<TableAnswer>(table(which, "/start"));
export const abandon = (which: string) => post<TableAnswer>(table(which, "/abandon"));
/** Let a bot play one's seat until one returns; subscribing to the table returns. */
export const leave = (which: string) => post<TableAnswer>(table(which, "/leave"));
/** Let a bot play for somebody who is not there, or no longer. */
export const standIn = (which: string, seat: number, plays: boolean) =>
  post<TableAnswer>(table(which, "/stand-in"), { seat, plays });
export const changePace = (which: string, pace: Pace) =>
  post<TableAnswer>(table(which, "/pace"), { pace });
/** One's own notes at a seat, all of them; they go along with the tiles after step `seq`. */
export const putNotes = (which: string, seat: number, seq: number, notes: NotesBody["notes"]) =>
  ask<NotesAnswer>("PUT", withQuery(table(which, "/notes"), { seat }), { seq, notes });
/** Whom one has invited, and others have. */
export const fetchInvited = (which: string) => get<InvitedAnswer>(table(which, "/invitations"));
export const invite = (which: string, person: string) =>
  post<void>(table(which, "/invitations"), { person });
export const rematch = (which: string) => post<TableAnswer>(table(which, "/rematch"));
/** While it is on, as a seat of one's own witnessed it, or nobody. */
export const fetchRecord = (which: string, seat: number | null = null) =>
  get<RecordAnswer | WitnessedAnswer>(table(which, "/record"), { seat });
export const recordLink = (which: string, form: "json" | "text") =>
  withQuery(table(which, "/record"), { form });
/** `eyes`: a seat's number, "spectator" or "all". */
export const fetchReplay = (which: string, eyes: string) =>
  get<ReplayAnswer>(table(which, "/replay"), { eyes });
/** How a finished game went, and the moments that decided it. */
export const fetchCourse = (which: string) => get<CourseAnswer>(table(which, "/course"));
/** What a good player would do now in the place of a seat of one's own. */
export const fetchHint = (which: string, seat: number) =>
  get<HintAnswer>(table(which, "/hint"), { seat });
/** How far a master has judged a seat's decisions; the first question begins it. */
export const fetchAnalysis = (which: string, seat: number) =>
  get<AnalysisAnswer>(table(which, "/analysis"), { seat });
/** The exact chances of a seat after a step. */
export const fetchAdvice = (which: string, eyes: number, seq: number) =>
  get<AdviceAnswer>(table(which, "/advice"), { eyes, seq });

// On this device -------------------------------------------------------------------------------

export const fetchGamesHere = () => askHere<Games>("GET", "/api/games");
export const openTableHere = (body: TableBody) => askHere<TableAnswer>("POST", "/api/tables", body);
/** The record of a game that was played here, as a text. */
export async function recordHere(which: string, form: "json" | "text"): Promise<string> {
  const { inquire } = await import("./device/engine");
  const { status, text } = await inquire("GET", recordLink(which, form), null);
  if (status !== 200) throw refusalIn(status, text);
  return text;
}

/** Let the server take a game that was played here among one's own. */
export async function takeOfflineGame({ id: which, seats }: TableAnswer): Promise<TableAnswer> {
  const record = await recordHere(which, "json");
  const bots = seats.flatMap(({ bot, persona }, seat) =>
    bot === null ? [] : [{ seat, bot, persona: persona === "" ? null : persona }],
  );
  return post<TableAnswer>("/api/me/offline-games", { record, bots } satisfies OfflineGameBody);
}
export const forgetHere = (which: string) => ask<void>("DELETE", table(which));

// Lessons --------------------------------------------------------------------------------------

export const fetchLessons = () => get<LessonsAnswer>("/api/lessons");
/** Sit down to a lesson: where it is under way, or `again` from its beginning. */
export const startLesson = (lesson: string, again: boolean) =>
  post<TableAnswer>(`/api/lessons/${id(lesson)}`, { again });

// Puzzles --------------------------------------------------------------------------------------

export const fetchPuzzles = () => get<SolverAnswer>("/api/puzzles");
export const fetchPastPuzzles = (limit: number) =>
  get<PastPuzzles>("/api/puzzles/history", { limit });
export const fetchPuzzleOfToday = () => get<PuzzleAnswer>("/api/puzzles/daily");
export const fetchPuzzle = (name: string) => get<PuzzleAnswer>(`/api/puzzles/${id(name)}`);
/** The next puzzle of a game and a theme, or of any; until it is answered it stays the same. */
export const drawPuzzle = (game: string | null, theme: string | null) =>
  post<PuzzleAnswer>("/api/puzzles", { game, theme });
/** Answer a puzzle, as that of a day or for itself; null: give up. */
export const answerPuzzle = (name: string, answer: string | null, day: string | null) =>
  post<PuzzleState>(`/api/puzzles/${id(name)}/answer`, { answer, day });
export const fetchExercise = () => get<ExerciseAnswer>("/api/puzzles/trainer");
export const answerExercise = (number: number, answer: string) =>
  post<ExerciseResult>("/api/puzzles/trainer", { number, answer });

// Studies --------------------------------------------------------------------------------------

const study = (which: string, more = "") => `/api/studies/${id(which)}${more}`;

/** Try a position: written as the game writes it, with the table laid open. */
export const tryPosition = (game: string, position: string) =>
  post<PositionAnswer>("/api/positions", { game, position });
export const makeStudy = (body: StudyBody) => post<StudyAnswer>("/api/studies", body);
export const fetchStudy = (which: string) => get<StudyAnswer>(study(which));
export const fetchMyStudies = () => get<StudiesAnswer>("/api/me/studies");
export const changeStudy = (which: string, change: StudyChange) =>
  ask<StudyAnswer>("PATCH", study(which), change);
export const deleteStudy = (which: string) => ask<void>("DELETE", study(which));
/** Lay a table at which a game begins with a step of a study. */
export const playFromStudy = (which: string, body: StudyTableBody) =>
  post<TableAnswer>(study(which, "/table"), body);

// Games ----------------------------------------------------------------------------------------

export const fetchGames = () => get<Games>("/api/games");
export const fetchGame = (name: string) => get<GameDetails>(`/api/games/${id(name)}`);
export const fetchRules = (name: string, language: string) =>
  get<Rules>(`/api/games/${id(name)}/rules`, { language });
export const fetchParagraph = (name: string, number: string, language: string) =>
  get<ParagraphAnswer>(`/api/games/${id(name)}/rules/${id(number)}`, { language });
export const checkRuleset = (
  name: string,
  edition: string,
  changes: Record<string, string | number | boolean>,
  seats: number | null = null,
) => post<RulesetAnswer>(`/api/games/${id(name)}/ruleset`, { edition, changes, seats });
export const fetchActions = (name: string) => get<Actions>(`/api/games/${id(name)}/actions`);
