// Words for names that the server gives: games, editions, options, bots, refusals. A name that is
// not known here (a newer server, say) is shown as it is: nothing breaks, and nothing is hidden.

import type { GameAnswer, SeatAnswer, TableAnswer } from "../generated/api";
import type { AllWords, FirstWords, GameFirst, GameOptions, LoadedWords } from "../i18n/use";
import { Refused } from "../net/api";
import type { Plain } from "../table/fields";
import { knownGames, moduleOf, titleOf } from "../table/registry";
import { entry } from "./entry";

type Seats = Pick<GameAnswer, "least_seats" | "most_seats">;

export function plainly(name: string): string {
  return name.replaceAll(/[_-]/g, " ");
}

export function gameName(game: string): string {
  return titleOf(game);
}

/** What the first screen says of a game; undefined where nobody has written anything. */
export function gameWords(t: FirstWords, game: string): GameFirst | undefined {
  return entry(t.games, game);
}

/** How many may play; empty where nobody has said so. */
export function playerCountText(t: FirstWords, game: string, served?: Seats): string {
  const told = gameWords(t, game)?.players;
  if (told !== undefined || served === undefined) return told ?? "";
  return t.common.players({ least: served.least_seats, most: served.most_seats });
}

export function editionName(t: FirstWords, game: string, edition: string): string {
  return entry(gameWords(t, game)?.editions ?? {}, edition) ?? plainly(edition);
}

/** What it says of its options; undefined where nobody has written anything, or nothing of it has come. */
export function optionWords(t: LoadedWords, game: string): GameOptions | undefined {
  const { options = {} } = t;
  return entry(options, game);
}

export function editionAbout(t: AllWords, game: string, edition: string): string | undefined {
  return entry(optionWords(t, game)?.editions ?? {}, edition);
}

export function botName(t: FirstWords, bot: string): string {
  return entry(t.common.bots, bot) ?? plainly(bot);
}

/** A bot that the server named after its level and its seat is called so in the reader's words. */
export function chairName(t: FirstWords, chair: Pick<SeatAnswer, "name" | "bot">): string {
  const { name, bot } = chair;
  const number = /^(\w+) (\d+)$/.exec(name);
  if (bot === null || number?.[1]?.toLowerCase() !== bot) return name;
  const level = botName(t, bot);
  return `${level.charAt(0).toUpperCase()}${level.slice(1)} ${number[2]}`;
}

/** Say in a few words how a bot plays. */
export function botAbout(t: FirstWords, bot: string): string {
  return entry(t.common.botsAbout, bot) ?? "";
}

export function fieldLabel(t: LoadedWords, game: string, field: string): string {
  return entry(optionWords(t, game)?.fields ?? {}, field)?.label ?? plainly(field);
}

export function fieldHelp(t: AllWords, game: string, field: string): string {
  return entry(optionWords(t, game)?.fields ?? {}, field)?.help ?? "";
}

/** What a part of the options is called. */
export function groupName(t: AllWords, game: string, group: string): string {
  return entry(optionWords(t, game)?.groups ?? {}, group) ?? plainly(group);
}

/** The label of a field where it is not said of which game it is. */
function anyFieldLabel(t: LoadedWords, field: string): string {
  const game = Object.keys(t.options ?? {}).find((one) =>
    entry(optionWords(t, one)?.fields ?? {}, field),
  );
  return fieldLabel(t, game ?? "", field);
}

export function valueLabel(t: AllWords, game: string, field: string, value: Plain): string {
  if (typeof value === "boolean") return value ? t.common.on : t.common.off;
  if (typeof value === "number") return String(value);
  const values = optionWords(t, game)?.values ?? {};
  return entry(entry(values, field) ?? {}, value) ?? plainly(value);
}

export function colourName(t: FirstWords, colour: number): string {
  return entry(t.common.colours, `c${colour}`) ?? String(colour);
}

/** Say how long one may think at a table. */
export function clockName(t: FirstWords, clock: TableAnswer["clock"]): string {
  const seconds = Math.round(clock.per_move_ms / 1000);
  switch (clock.kind) {
    case "per_move":
      return t.common.clock.perMove({ seconds });
    case "bank":
      return t.common.clock.bank({ seconds, minutes: Math.round(clock.bank_ms / 60_000) });
    case "days":
      return t.common.clock.days({ days: Math.round(clock.per_move_ms / 86_400_000) });
    default:
      return t.common.clock.none;
  }
}

/** A refusal, as far as it takes to say it in words. */
export interface RefusalInfo {
  code: string;
  details?: Record<string, unknown>;
  rule?: string | null;
}

/** Say in words what was refused, and why. */
export function refusalWords(t: LoadedWords, refused: RefusalInfo): string {
  const details = refused.details ?? {};
  const { field, least, most, retry_after_s: seconds } = details;
  if (refused.code === "too-many" && typeof seconds === "number") return t.errors.wait({ seconds });
  if (refused.code === "out-of-range" && typeof field === "string") {
    if (typeof least === "number" && typeof most === "number") {
      return t.errors.range({ option: anyFieldLabel(t, field), least, most });
    }
  }
  const known = entry(t.errors.codes, refused.code);
  if (known !== undefined) return known;
  if (Array.isArray(details.fields)) {
    const parts = details.fields.map((name) => anyFieldLabel(t, String(name)));
    const options = t.common.list({ parts });
    return t.errors.together({ options });
  }
  if (refused.rule) return t.errors.rule({ rule: refused.rule });
  return t.errors.unknown({ code: refused.code });
}

/** Read a refusal from anything that was thrown. */
export function refusalInfo(error: unknown): RefusalInfo {
  if (error instanceof Refused) return error;
  return { code: error instanceof Error ? error.name : "unknown" };
}

/** A fuller name for what is read out: it must have the words that are seen (WCAG 2.5.3). */
export function nameWith(seen: string, fuller: string): string {
  return fuller.toLowerCase().includes(seen.toLowerCase()) ? fuller : `${seen}: ${fuller}`;
}

/** Where a paragraph of the rules can be read; `game` where its number alone does not tell. */
export function ruleLink(rule: string, game = ""): string {
  const prefix = rule.split("-")[0] ?? "";
  const found = knownGames().find((one) => moduleOf(one).rulePrefix === prefix);
  return `/rules/${found ?? game}#${rule}`;
}
