// Why four tiles make a theft, or why not (FT-8.2, FT-8.3), for a picture that can be tried.

import type { Front } from "../../../generated/forty_thieves";
import { readFront } from "../model/notation";

export type CombinationVerdict =
  | "sameColour"
  | "fourColours"
  | "sameSymbol"
  | "fourSymbols"
  | "amulets"
  | "fails"
  | "spoilt";

export interface JudgedCombination {
  verdict: CombinationVerdict;
  /** The tile that spoils it. */
  by: Front | null;
}

export function judge(fronts: readonly Front[]): JudgedCombination {
  const thieves = [];
  for (const front of fronts) {
    const face = readFront(front);
    if (face?.kind === "thief") thieves.push({ colour: face.colour, sign: face.sign });
    else if (face?.kind === "leader") thieves.push({ colour: face.colour, sign: "t" });
    else if (front !== "A") return { verdict: "spoilt", by: front };
  }
  return { verdict: verdictOf(thieves), by: null };
}

function verdictOf(thieves: { colour: string; sign: string }[]): CombinationVerdict {
  if (thieves.length <= 2) return "amulets";
  const colours = new Set(thieves.map(({ colour }) => colour)).size;
  const signs = new Set(thieves.map(({ sign }) => sign)).size;
  if (colours === 1) return "sameColour";
  if (signs === 1) return "sameSymbol";
  if (colours === thieves.length) return "fourColours";
  return signs === thieves.length ? "fourSymbols" : "fails";
}
