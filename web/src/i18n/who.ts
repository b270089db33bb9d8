// Whom a sentence speaks of: the one at this screen, who is told “you”, or another, by name. How
// that bends verbs and who owns what is each language's own matter: i18n/*/who.ts.

export interface Who {
  name: string;
  you: boolean;
}

/** Who sits on a seat, for one who sits on `you` (null: on none). */
export function whoSits(seat: number, names: readonly string[], you: number | null = null): Who {
  return { name: names[seat] ?? String(seat + 1), you: seat === you };
}
