// A position as one line of text (docs/notation.md): rules, players, and tokens in any order.

import type { Fields, Plain } from "./fields";

export interface PositionText {
  rules: string;
  players: number;
  tokens: ReadonlyMap<string, string>;
}

export function readPositionText(text: string): PositionText {
  const [rules = "", players = "", ...parts] = text.trim().split(/\s+/);
  const tokens = parts.map((part): [string, string] => {
    const equals = part.indexOf("=");
    return equals < 0 ? [part, ""] : [part.slice(0, equals), part.slice(equals + 1)];
  });
  return { rules, players: Number(players) || 0, tokens: new Map(tokens) };
}

export function writePositionText({ rules, players, tokens }: PositionText): string {
  return [rules, players, ...[...tokens].map(([key, value]) => `${key}=${value}`)].join(" ");
}

/** The same text with some tokens otherwise; null takes one away. */
export function withTokens(text: string, changes: Readonly<Record<string, string | null>>): string {
  const position = readPositionText(text);
  const tokens = new Map(position.tokens);
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) tokens.delete(key);
    else tokens.set(key, value);
  }
  return writePositionText({ ...position, tokens });
}

/** The rules of a position: an edition, and the fields that are changed in it, as they are written. */
export function readRulesText(rules: string): { edition: string; changes: Record<string, string> } {
  const [, edition = "", inside = ""] = /^([^[]*)(?:\[(.*)\])?$/.exec(rules) ?? [];
  const changes = inside.split(",").flatMap((part): [string, string][] => {
    const [field = "", value] = part.split("=");
    return value === undefined ? [] : [[field, value]];
  });
  return { edition, changes: Object.fromEntries(changes) };
}

/** What is written of a field, as what it is by default: a switch, a number or a word. */
export function readValue(written: string, usual: Plain): Plain {
  if (typeof usual === "boolean") return written === "true";
  return typeof usual === "number" ? Number(written) : written;
}

export function writeRulesText(edition: string, changes: Fields): string {
  const fields = Object.entries(changes).map(([field, value]) => `${field}=${value}`);
  return fields.length === 0 ? edition : `${edition}[${fields.join(",")}]`;
}

/** The same position by other rules. */
export function withRules(text: string, rules: string): string {
  return writePositionText({ ...readPositionText(text), rules });
}
