// What can be heard at a table, by name. Each is made by the program itself (voices.ts).

export const VOICES = [
  "slide", // a drawer in its frame
  "shut",
  "cloth", // a gem falls on cloth or velvet
  "wood", // a gem falls on wood
  "turn", // levels grind on each other
  "lift", // the box is taken up
  "land", // and set down
  "card",
  "bell", // an alarm
  "lid", // a jar is opened
  "clay", // a jar is set down
  "rattle", // many jars at once
  "lantern",
  "blade", // a Dagger
  "eye", // an Evil Eye
  "glass", // a sapphire on its way to a hoard
  "steps", // the Merchant walks
  "magic", // the Genie
  "yours", // it is your turn
  "end",
] as const;
export type Voice = (typeof VOICES)[number];

export interface Sound {
  voice: Voice;
  /** When it begins: a part of the time in which its event is shown, 0 … 1. */
  at: number;
  /** How loud it is beside its usual self. */
  strength?: number;
}

/** The same several times, a little apart and ever softer: gems do not fall all at once. */
export function several(voice: Voice, times: number, at: number, apart = 0.09): Sound[] {
  return Array.from({ length: Math.min(times, 5) }, (_, index) => ({
    voice,
    at: Math.min(1, at + index * apart),
    strength: 1 - index * 0.13,
  }));
}
