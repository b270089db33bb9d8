// A table as it is being thought out, and what is sent to the server of it.

import type {
  ClockAnswer,
  ClockBody,
  GameDetails,
  MemoryAid,
  Pace,
  PlanBody,
  TableAnswer,
  TableBody,
  Watching,
} from "../../generated/api";
import { defaultTableSettings } from "../../naming/tableDefaults";
import type { Fields } from "../../table/fields";
import { differences } from "./differences";

export type ClockName = "none" | "relaxed" | "fast" | "strict" | "days";

const DAY_MS = 86_400_000;

export const CLOCKS: Record<ClockName, ClockBody> = {
  none: { kind: "none" },
  relaxed: { kind: "bank", per_move_ms: 60_000, bank_ms: 15 * 60_000 },
  fast: { kind: "bank", per_move_ms: 20_000, bank_ms: 3 * 60_000 },
  strict: { kind: "per_move", per_move_ms: 15_000 },
  days: { kind: "days", per_move_ms: DAY_MS },
};

/** How many days one may have for a decision. */
export const DAYS = [1, 2, 3, 7, 14];

export const REACTIONS = [2_000, 4_000, 8_000, 15_000, 0];

export interface Draft {
  game: string;
  edition: string;
  changes: Fields;
  /** By seat: a bot's name, or null for an open one. The first is one's own. */
  seats: (string | null)[];
  /** By seat: the name of somebody who plays on this device. */
  companions: Record<number, string>;
  /** One's own name among them; empty: as it was. */
  name: string;
  clock: ClockName;
  days: number;
  public: boolean;
  memory: MemoryAid;
  watching: Watching;
  reaction: number;
  rated: boolean;
  hints: boolean;
  beacon: boolean;
  pace: Pace;
  score: boolean;
  notes: boolean;
}

export function freshDraft(details: GameDetails, edition?: string): Draft {
  const known = edition !== undefined && details.editions.includes(edition);
  const usual = defaultTableSettings(details.name);
  return {
    game: details.name,
    edition: known ? edition : details.default_edition,
    changes: {},
    seats: Array.from({ length: usual.seats(details) }, () => null),
    companions: {},
    name: "",
    clock: "none",
    days: 2,
    public: false,
    memory: usual.memory,
    watching: "open",
    reaction: 4_000,
    rated: false,
    hints: false,
    beacon: false,
    pace: usual.pace(),
    score: true,
    notes: usual.notes,
  };
}

/** A table that stands already, as a draft; what only others decide is left as it is. */
export function draftOf(details: GameDetails, table: TableAnswer): Draft {
  const edition = String(table.ruleset.name ?? details.default_edition);
  const printed = details.rulesets[edition] ?? {};
  const changed = differences(details.fields, table.ruleset, printed);
  const { clock, days } = clockNamed(table.clock);
  const beside = table.seats.flatMap(({ companion, name }, seat) =>
    companion ? [[seat, name] as const] : [],
  );
  return {
    game: table.game,
    edition,
    changes: Object.fromEntries(changed.map(({ field, left }) => [field, left])),
    seats: table.seats.map(({ bot }) => bot),
    companions: Object.fromEntries(beside),
    name: "",
    clock,
    days,
    public: table.public,
    memory: table.memory_aid,
    watching: table.watching,
    reaction: table.reaction_ms,
    rated: table.rated,
    hints: table.hints,
    beacon: table.beacon,
    pace: table.pace,
    score: table.score,
    notes: table.notes,
  };
}

/** Which of the named clocks it is; one that nobody can choose here counts as none. */
function clockNamed({ kind, per_move_ms, bank_ms }: ClockAnswer): Pick<Draft, "clock" | "days"> {
  if (kind === "days") return { clock: "days", days: Math.round(per_move_ms / DAY_MS) };
  const times = { per_move_ms, bank_ms };
  const names = Object.keys(CLOCKS) as ClockName[];
  const clock = names.find((name) => {
    const { kind: named, ...wanted } = CLOCKS[name];
    return named === kind && same({ ...times, ...wanted }, times);
  });
  return { clock: clock ?? "none", days: 2 };
}

/** What is sent when a table is agreed otherwise: only what was changed. Rules go together. */
export function changeOf(before: Draft, after: Draft): PlanBody {
  const [{ edition, changes, ...old }, now] = [bodyOf(before), bodyOf(after)];
  const otherRules = !same([edition, changes], [now.edition, now.changes]);
  const names = CHANGEABLE.filter((name) => !same(old[name], now[name]));
  return {
    ...(otherRules ? { edition: now.edition ?? null, changes: now.changes ?? {} } : {}),
    ...Object.fromEntries(names.map((name) => [name, now[name]])),
  };
}

const CHANGEABLE = [
  "seats",
  "clock",
  "public",
  "memory_aid",
  "watching",
  "reaction_ms",
  "rated",
  "hints",
  "beacon",
  "pace",
  "score",
  "notes",
] as const;

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export function withSeats(draft: Draft, count: number): Draft {
  const seats = Array.from({ length: count }, (_, seat) => draft.seats[seat] ?? null);
  return { ...draft, seats };
}

export function withBot(draft: Draft, seat: number, bot: string | null): Draft {
  const { [seat]: _, ...companions } = draft.companions;
  const seats = draft.seats.map((now, one) => (one === seat ? bot : now));
  return { ...draft, seats, companions };
}

/** Let somebody play on this device. */
export function withCompanion(draft: Draft, seat: number, name: string): Draft {
  const alone = withBot(draft, seat, null);
  return { ...alone, companions: { ...alone.companions, [seat]: name } };
}

/** Who plays on this device beside oneself, by seat. */
export function companionsOf(draft: Draft): { seat: number; name: string }[] {
  return Object.entries(draft.companions)
    .map(([seat, name]) => ({ seat: Number(seat), name }))
    .filter(({ seat }) => seat < draft.seats.length);
}

/** Put a bot on every open seat but one's own, or take all away. */
export function withBots(draft: Draft, bot: string | null): Draft {
  const seats = draft.seats.map((now, seat) =>
    seat in draft.companions ? null : fill(now, seat, bot),
  );
  return { ...draft, seats };
}

function fill(now: string | null, seat: number, bot: string | null): string | null {
  if (seat === 0 || bot === null) return null;
  return now ?? bot;
}

/** Return the rules of a draft in full. */
export function rulesOf(details: GameDetails, draft: Draft): Fields {
  return { ...details.rulesets[draft.edition], ...draft.changes };
}

function clockOf({ clock, days }: Draft): ClockBody {
  return clock === "days" ? { ...CLOCKS.days, per_move_ms: days * DAY_MS } : CLOCKS[clock];
}

export function bodyOf(draft: Draft): TableBody {
  const companions = companionsOf(draft);
  return {
    game: draft.game,
    edition: draft.edition,
    changes: draft.changes,
    seats: draft.seats.length,
    bots: draft.seats.flatMap((bot, seat) => (bot === null ? [] : [{ seat, bot }])),
    ...(companions.length > 0 ? { companions } : {}),
    clock: clockOf(draft),
    public: draft.public,
    memory_aid: draft.memory,
    watching: draft.watching,
    reaction_ms: draft.reaction,
    rated: draft.rated && companions.length === 0,
    hints: draft.hints && !draft.rated,
    beacon: draft.beacon,
    pace: draft.pace,
    score: draft.score,
    notes: draft.notes,
  };
}
