// The thieves that bots play as, and in which temper each of them speaks.

/** How somebody talks. */
export type Temper = "warm" | "lively" | "gentle" | "proud" | "terse";

export const TEMPERS = {
  nila: "warm",
  pip: "lively",
  oswin: "gentle",
  tamsin: "lively",
  corvina: "proud",
  bashir: "warm",
  lotte: "lively",
  renard: "proud",
  "madame-ives": "proud",
  "the-cooper": "terse",
  zaid: "terse",
} as const satisfies Record<string, Temper>;

export type ThiefId = keyof typeof TEMPERS;

export const THIEVES = Object.keys(TEMPERS) as readonly ThiefId[];

/** Ask whether a persona is one that this program knows; a server may know more. */
export function isThief(persona: string | undefined): persona is ThiefId {
  return persona !== undefined && Object.hasOwn(TEMPERS, persona);
}
