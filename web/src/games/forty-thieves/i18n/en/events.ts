// What happens in 40 Thieves, in sentences.

import { list, many } from "../../../../i18n/en/grammar";
import { acts, does, own, Whose, whom } from "../../../../i18n/en/who";
import type { Who } from "../../../../i18n/who";

export const fortyEvents = {
  boardLaid: (given: { stack: number }) =>
    `Sixteen jars lie around nine sapphires; ${many(given.stack, "tile is", "tiles are")} in the stack.`,
  turnBegun: (given: { who: Who; turn: number }) => `Turn ${given.turn}: ${whom(given.who)}.`,
  keptHand: (given: { who: Who }) => `${does(given.who, "throw", "throws")} nothing away.`,
  discarded: (given: { who: Who; jars: string[] }) =>
    `${does(given.who, "throw", "throws")} away: ${list(given.jars)}.`,
  drew: (given: { who: Who; jar: string }) => `${does(given.who, "draw", "draws")} a ${given.jar}.`,
  drewFront: (given: { who: Who; jar: string; front: string }) =>
    `${does(given.who, "draw", "draws")} a ${given.jar}; in it: ${given.front}.`,
  shuffled: (given: { tiles: number }) =>
    `The discards are shuffled: ${many(given.tiles, "tile is", "tiles are")} the new stack.`,
  laid: (given: { square: string; jar: string }) =>
    `A new tile lies on ${given.square}: ${given.jar}.`,
  glimpsed: (given: { who: Who; square: string }) =>
    `${does(given.who, "glimpse", "glimpses")} into the jar on ${given.square}.`,
  glimpsedFront: (given: { who: Who; square: string; front: string }) =>
    `${does(given.who, "glimpse", "glimpses")} into the jar on ${given.square}: ${given.front}.`,
  shown: (given: { who: Who; tiles: string[] }) =>
    `${does(given.who, "show", "shows")} everybody: ${list(given.tiles)}.`,
  named: (given: { who: Who; square: string }) =>
    `${does(given.who, "let", "lets")} the Lantern light ${given.square}.`,
  sapphireTileKept: (given: { who: Who; square: string }) =>
    `${does(given.who, "keep", "keeps")} the Sapphire tile from ${given.square}.`,
  replaced: (given: { who: Who; slot: number; square: string }) =>
    `${does(given.who, "lay", "lays")} tile ${given.slot} of ${own(given.who)} hand face down on ${given.square} and ${given.who.you ? "take" : "takes"} what lay there.`,
  replacedFront: (given: { who: Who; slot: number; square: string; front: string }) =>
    `${does(given.who, "lay", "lays")} tile ${given.slot} of ${own(given.who)} hand face down on ${given.square} and ${given.who.you ? "get" : "gets"}: ${given.front}.`,
  led: (given: { who: Who; leader: string; square: string }) =>
    `${does(given.who, "lead", "leads")} with the ${given.leader}, face up on ${given.square}.`,
  ledFront: (given: { who: Who; leader: string; square: string; front: string }) =>
    `${does(given.who, "lead", "leads")} with the ${given.leader}, face up on ${given.square}, and ${given.who.you ? "get" : "gets"}: ${given.front}.`,
  interchanged: (given: { who: Who; one: string; other: string }) =>
    `${does(given.who, "swap", "swaps")} ${given.one} and ${given.other}.`,
  passed: (given: { who: Who }) => `${does(given.who, "pass", "passes")}.`,
  passedGlimpse: (given: { who: Who }) => `${does(given.who, "glimpse", "glimpses")} at nothing.`,
  passedAction: (given: { who: Who }) =>
    `${does(given.who, "leave", "leaves")} the board as it is.`,
  passedSteal: (given: { who: Who }) => `${does(given.who, "do not", "does not")} steal.`,
  passedClaim: (given: { who: Who }) => `${does(given.who, "claim", "claims")} nothing more.`,
  passedWish: (given: { who: Who }) => `${does(given.who, "make", "makes")} no wish.`,
  played: (given: { who: Who; tile: string }) =>
    `${does(given.who, "play", "plays")} ${given.tile}.`,
  aimed: (given: { who: Who; aim: string }) =>
    `${does(given.who, "aim", "aims")} it: ${given.aim}.`,
  worked: (given: { tile: string }) => `Nothing stops ${given.tile}.`,
  cancelled: (given: { tile: string }) => `A Dagger stops ${given.tile}.`,
  eyeDropped: (given: { who: Who }) => `${does(given.who, "are", "is")} rid of an Evil Eye.`,
  eyeGiven: (given: { who: Who; to: Who }) =>
    `${does(given.who, "give", "gives")} the Evil Eye to ${whom(given.to)}.`,
  /** While the jars open one by one: not yet what is in them. */
  announces: (given: { who: Who; place: string }) =>
    `${does(given.who, "announce", "announces")} a theft at ${given.place} …`,
  announced: (given: { who: Who; place: string; tiles: string[] }) =>
    `${does(given.who, "announce", "announces")} a theft at ${given.place}: ${list(given.tiles)}.`,
  failed: (given: { who: Who }) =>
    `The theft fails: ${acts(given.who, "get", "gets")} an Evil Eye.`,
  succeeded: (given: { who: Who; place: string }) =>
    `The theft at ${given.place} succeeds for ${whom(given.who)}.`,
  tookGem: (given: { who: Who; gem: number }) =>
    `${does(given.who, "take", "takes")} sapphire ${given.gem}.`,
  robbedGem: (given: { who: Who; victim: Who }) =>
    `${does(given.who, "take", "takes")} a sapphire from ${whom(given.victim)}.`,
  robbedTile: (given: { who: Who; victim: Who }) =>
    `${does(given.who, "take", "takes")} a Sapphire tile from ${whom(given.victim)}.`,
  robbedMerchant: (given: { who: Who }) =>
    `${does(given.who, "take", "takes")} a sapphire from the merchant.`,
  tookAll: (given: { who: Who; count: number }) =>
    `Four Leaders: ${acts(given.who, "take", "takes")} all sapphires on the board, ${given.count} in all.`,
  cleared: (given: { squares: string[] }) =>
    `The tiles of the line are discarded: ${list(given.squares)}.`,
  goldenDrawn: (given: { who: Who; tile: string }) =>
    `${does(given.who, "draw", "draws")} a golden tile: ${given.tile}.`,
  goldenActed: (given: { tile: string }) => `A golden tile acts: ${given.tile}.`,
  merchantCame: (given: { gem: number; turn: number }) => {
    if (given.turn === 1)
      return `The merchant comes to sapphire ${given.gem} and takes it at the end of this turn.`;
    if (given.turn === 5)
      return `The merchant is in the centre: if sapphire ${given.gem} is still there at the end of this turn, everybody loses.`;
    if (given.turn > 5) return "The merchant finds nothing in the centre, and stays there.";
    return `The merchant walks on to sapphire ${given.gem}.`;
  },
  merchantTook: (given: { gem: number }) => `The merchant takes sapphire ${given.gem}.`,
  wishedEyes: (given: { who: Who }) =>
    `${does(given.who, "wish", "wishes")} to be rid of all Evil Eyes.`,
  wishedTurn: (given: { who: Who }) => `${does(given.who, "wish", "wishes")} for a second turn.`,
  wishedMerchant: (given: { who: Who; loot: number }) =>
    `${does(given.who, "wish", "wishes")} the merchant away and ${given.who.you ? "get" : "gets"} ${many(given.loot, "sapphire", "sapphires")} of his.`,
  handsPassed: "Sinbad: every hand goes seven seats on.",
  handSeen: (given: { who: Who }) =>
    `${does(given.who, "look", "looks")} at ${own(given.who)} new hand.`,
  handSeenFronts: (given: { who: Who; fronts: string[] }) =>
    given.fronts.length === 0
      ? `${does(given.who, "have", "has")} an empty hand now.`
      : `${Whose(given.who)} new hand: ${list(given.fronts)}.`,
  turnEnded: (given: { who: Who }) => `${Whose(given.who)} turn is over.`,
  lastSapphire: "No sapphire is left on the board: the game is over.",
  fourLeaders: "Four Leaders stood together: the game is over.",
  merchantWins: "The merchant has the sapphire of the centre: everybody has lost.",
  turnCap: "This was the last turn: the game is over.",
};
