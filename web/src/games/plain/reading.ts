// Views and events of any game, as something that can be read: names with spaces, seats by their
// players' names, and lists and sections instead of brackets.

/** What stands at one place of a view: a text, or more of the same. */
export type ReadValue =
  | { kind: "text"; text: string; hidden?: boolean }
  | { kind: "list"; items: ReadValue[] }
  | { kind: "section"; entries: Entry[] };

export interface Entry {
  key: string;
  name: string;
  shown: ReadValue;
}

/** What each player has before him, where a view tells it seat by seat. */
export interface Grid {
  key: string;
  name: string;
  columns: string[];
  /** By seat, then by column. */
  rows: ReadValue[][];
}

export interface ReadingWords {
  yes: string;
  no: string;
  hidden: string;
  none: string;
}

/** Numbers under these names are seats. */
const SEATS = new Set(
  "seat seats other owner victim loser winner winners actor active starter dealer target turn from to by".split(
    " ",
  ),
);

/** `last_may_draw`, `lastMayDraw` and `LastMayDraw` become "Last may draw". */
export function spaced(name: string): string {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll(/[_-]+/g, " ")
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isSeat(key: string, value: unknown, names: readonly string[]): value is number {
  return SEATS.has(key) && Number.isInteger(value) && names[value as number] !== undefined;
}

/** Read a value of a view; `key` is the name that it stands under. */
export function read(
  words: ReadingWords,
  key: string,
  value: unknown,
  names: readonly string[],
): ReadValue {
  if (value === null || value === undefined) {
    return { kind: "text", text: words.hidden, hidden: true };
  }
  if (typeof value === "boolean") return { kind: "text", text: value ? words.yes : words.no };
  if (isSeat(key, value, names)) return { kind: "text", text: names[value] ?? "" };
  if (Array.isArray(value)) {
    if (value.length === 0) return { kind: "text", text: words.none };
    const items = value.map((one) => read(words, key, one, names));
    if (items.every((one) => one.kind === "text")) {
      return { kind: "text", text: items.map((one) => one.text).join(", ") };
    }
    return { kind: "list", items };
  }
  if (isRecord(value)) return { kind: "section", entries: entriesOf(words, value, names) };
  return { kind: "text", text: String(value) };
}

export function entriesOf(
  words: ReadingWords,
  tree: Record<string, unknown>,
  names: readonly string[],
): Entry[] {
  return Object.entries(tree).map(([key, value]) => ({
    key,
    name: spaced(key),
    shown: read(words, key, value, names),
  }));
}

/** A list with one thing for each seat, as a grid; null if it is none. */
function gridOf(
  words: ReadingWords,
  key: string,
  value: unknown,
  names: readonly string[],
): Grid | null {
  if (
    !Array.isArray(value) ||
    value.length !== names.length ||
    SEATS.has(key) !== (key === "seats")
  )
    return null;
  const name = spaced(key);
  if (!value.every(isRecord)) {
    return { key, name, columns: [name], rows: value.map((one) => [read(words, "", one, names)]) };
  }
  const columns = [...new Set(value.flatMap((one) => Object.keys(one)))];
  const rows = value.map((one) => columns.map((column) => read(words, column, one[column], names)));
  return { key, name, columns: columns.map(spaced), rows };
}

/** What is no part of the table: whose eyes these are, and whom it waits for, is told elsewhere. */
const ELSEWHERE = new Set(["viewer", "deciders", "players", "scores", "winners", "ending"]);

export interface TableLayout {
  /** What is told of the whole table. */
  entries: Entry[];
  /** What is told seat by seat. */
  grids: Grid[];
}

/** Lay a view out: what each player has, and everything else. */
export function laid(
  words: ReadingWords,
  view: Record<string, unknown>,
  names: readonly string[],
): TableLayout {
  const grids: Grid[] = [];
  const rest: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(view)) {
    const grid = gridOf(words, key, value, names);
    if (ELSEWHERE.has(key) && key !== "scores") continue;
    if (grid !== null) grids.push(grid);
    else if (!ELSEWHERE.has(key)) rest[key] = value;
  }
  return { entries: entriesOf(words, rest, names), grids };
}

/** An event in one line: who, what, and its particulars; what is veiled is left out. */
export function eventLine(
  words: ReadingWords,
  event: Record<string, unknown>,
  names: readonly string[],
): string {
  const { event: kind, seat, ...facts } = event;
  const what = spaced(String(kind ?? ""));
  if (what === "") return "";
  const who = isSeat("seat", seat, names) ? `${names[seat]}: ` : "";
  const told = Object.entries(facts).flatMap(([key, value]) => {
    if (value === null || value === undefined) return [];
    return `${spaced(key).toLowerCase()} ${flat(read(words, key, value, names))}`;
  });
  const lower = who === "" ? what : what.charAt(0).toLowerCase() + what.slice(1);
  return `${who}${lower}${told.length === 0 ? "" : ` (${told.join("; ")})`}.`;
}

/** All of it in one line. */
function flat(shown: ReadValue): string {
  if (shown.kind === "text") return shown.text;
  if (shown.kind === "list") return shown.items.map(flat).join(", ");
  return shown.entries
    .map((entry) => `${entry.name.toLowerCase()} ${flat(entry.shown)}`)
    .join(", ");
}
