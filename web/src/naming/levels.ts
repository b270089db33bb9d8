// How strong bots are. The server says which there are for a game.

/** Who plays where nobody has chosen: one whom a beginner can beat. */
const USUAL = "novice";

/** Return the level that was chosen, if the game has it, else the usual one. */
export function levelAmong(bots: readonly string[], chosen: string | null = null): string | null {
  if (chosen !== null && bots.includes(chosen)) return chosen;
  return bots.includes(USUAL) ? USUAL : (bots[0] ?? null);
}
