// Advice in words: what a decision is called, and why it is a good idea.

import type { ReasonAnswer } from "../../generated/api";
import type { GameAction, Place } from "../../generated/master_thieves";
import { CHARACTERS } from "./model/characters";
import { actionInWords } from "./model/describe";
import { gemsInWords, whereInWords } from "./sentences";
import type { MasterTree } from "./words";

type AdviceTree = Pick<MasterTree, "master">;

/** Say what a decision does. */
export function masterActionText(t: AdviceTree, action: GameAction): string {
  const { advice, character } = t.master;
  if (action.verb === "open") return advice.open({ place: whereInWords(t.master, action.place) });
  if (action.verb === "choose") return advice.choose({ character: character[action.character] });
  return actionInWords(t.master, action);
}

/** Say why; empty for a reason that is not known here. */
export function masterReason(t: AdviceTree, { kind, facts }: ReasonAnswer): string {
  const words = t.master.advice;
  const number = (name: string) => Number(facts[name] ?? 0);
  // The border: facts are written as in views and events.
  const place = () => whereInWords(t.master, String(facts.place) as Place);
  const remembered = () => ({
    place: place(),
    gems: gemsInWords(t.master, String(facts.gems)),
    turns: number("turns"),
    flips: number("flips"),
  });
  switch (kind) {
    case "card-brings": {
      const character = CHARACTERS.find((one) => one === facts.character);
      if (character === undefined) return "";
      return words.cardBrings({
        character: t.master.character[character],
        points: number("points"),
        usual: number("usual"),
      });
    }
    case "saw-gems":
      return words.sawGems(remembered());
    case "watched-gems":
      return words.watchedGems(remembered());
    case "ruby-above":
      return words.rubyAbove({ place: place() });
    case "nothing-falls":
      return words.nothingFalls({ place: place() });
    case "nothing-known-better":
      return words.nothingKnownBetter({ place: place() });
    case "nothing-in-front":
      return words.nothingInFront;
    case "takes-points":
      return words.takesPoints({ points: number("points") });
    case "worth-most":
      return words.worthMost({ points: number("points") });
    case "red-pillow":
      return words.redPillow({ points: number("points") });
    case "may-be-detectives":
      return words.mayBeDetectives({ count: number("count") });
    case "may-be-smugglers":
      return words.mayBeSmugglers({ count: number("count") });
    case "sapphires-cost-most":
      return words.sapphiresCostMost;
    case "guards-gems":
      return words.guardsGems;
    case "leave-box":
      return words.leaveBox;
    case "confuses":
      return words.confuses;
    case "turn-away":
      return words.turnAway;
    case "turn-towards":
      return words.turnTowards;
    default:
      return "";
  }
}
