// A position as one line of text (docs/notation.md): rules, players, and tokens in any order.

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
