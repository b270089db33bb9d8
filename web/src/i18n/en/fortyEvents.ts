// What happens in 40 Thieves, in sentences.

import { list, many } from "./fortyGrammar";

export const fortyEvents = {
  boardLaid: (given: { stack: number }) =>
    `Sixteen jars lie around nine sapphires; ${many(given.stack, "tile is", "tiles are")} in the stack.`,
  turnBegun: (given: { name: string; turn: number }) => `Turn ${given.turn}: ${given.name}.`,
  keptHand: (given: { name: string }) => `${given.name} throws nothing away.`,
  discarded: (given: { name: string; jars: string[] }) =>
    `${given.name} throws away: ${list.format(given.jars)}.`,
  drew: (given: { name: string; jar: string }) => `${given.name} draws a ${given.jar}.`,
  drewFront: (given: { name: string; jar: string; front: string }) =>
    `${given.name} draws a ${given.jar}; in it: ${given.front}.`,
  shuffled: (given: { tiles: number }) =>
    `The discards are shuffled: ${many(given.tiles, "tile is", "tiles are")} the new stack.`,
  laid: (given: { square: string; jar: string }) =>
    `A new tile lies on ${given.square}: ${given.jar}.`,
  glimpsed: (given: { name: string; square: string }) =>
    `${given.name} glimpses into the jar on ${given.square}.`,
  glimpsedFront: (given: { name: string; square: string; front: string }) =>
    `${given.name} glimpses into the jar on ${given.square}: ${given.front}.`,
  shown: (given: { name: string; tiles: string[] }) =>
    `${given.name} shows everybody: ${list.format(given.tiles)}.`,
  named: (given: { name: string; square: string }) =>
    `${given.name} lets the Lantern light ${given.square}.`,
  sapphireTileKept: (given: { name: string; square: string }) =>
    `${given.name} keeps the Sapphire tile from ${given.square}.`,
  replaced: (given: { name: string; slot: number; square: string }) =>
    `${given.name} lays tile ${given.slot} of the hand face down on ${given.square} and takes what lay there.`,
  replacedFront: (given: { name: string; slot: number; square: string; front: string }) =>
    `${given.name} lays tile ${given.slot} of the hand face down on ${given.square} and gets: ${given.front}.`,
  led: (given: { name: string; leader: string; square: string }) =>
    `${given.name} leads with the ${given.leader}, face up on ${given.square}.`,
  ledFront: (given: { name: string; leader: string; square: string; front: string }) =>
    `${given.name} leads with the ${given.leader}, face up on ${given.square}, and gets: ${given.front}.`,
  interchanged: (given: { name: string; one: string; other: string }) =>
    `${given.name} swaps ${given.one} and ${given.other}.`,
  passed: (given: { name: string }) => `${given.name} passes.`,
  passedGlimpse: (given: { name: string }) => `${given.name} glimpses at nothing.`,
  passedAction: (given: { name: string }) => `${given.name} leaves the board as it is.`,
  passedSteal: (given: { name: string }) => `${given.name} does not steal.`,
  passedClaim: (given: { name: string }) => `${given.name} claims nothing more.`,
  passedWish: (given: { name: string }) => `${given.name} makes no wish.`,
  played: (given: { name: string; tile: string }) => `${given.name} plays ${given.tile}.`,
  aimed: (given: { name: string; aim: string }) => `${given.name} aims it: ${given.aim}.`,
  worked: (given: { tile: string }) => `Nothing stops ${given.tile}.`,
  cancelled: (given: { tile: string }) => `A Dagger stops ${given.tile}.`,
  eyeDropped: (given: { name: string }) => `${given.name} is rid of an Evil Eye.`,
  eyeGiven: (given: { name: string; to: string }) =>
    `${given.name} gives the Evil Eye to ${given.to}.`,
  /** While the jars open one by one: not yet what is in them. */
  announces: (given: { name: string; place: string }) =>
    `${given.name} announces a theft at ${given.place} …`,
  announced: (given: { name: string; place: string; tiles: string[] }) =>
    `${given.name} announces a theft at ${given.place}: ${list.format(given.tiles)}.`,
  failed: (given: { name: string }) => `The theft fails: ${given.name} gets an Evil Eye.`,
  succeeded: (given: { name: string; place: string }) =>
    `The theft at ${given.place} succeeds for ${given.name}.`,
  tookGem: (given: { name: string; gem: number }) => `${given.name} takes sapphire ${given.gem}.`,
  robbedGem: (given: { name: string; victim: string }) =>
    `${given.name} takes a sapphire from ${given.victim}.`,
  robbedTile: (given: { name: string; victim: string }) =>
    `${given.name} takes a Sapphire tile from ${given.victim}.`,
  robbedMerchant: (given: { name: string }) => `${given.name} takes a sapphire from the merchant.`,
  tookAll: (given: { name: string; count: number }) =>
    `Four Leaders: ${given.name} takes all sapphires on the board, ${given.count} in all.`,
  cleared: (given: { squares: string[] }) =>
    `The tiles of the line are discarded: ${list.format(given.squares)}.`,
  goldenDrawn: (given: { name: string; tile: string }) =>
    `${given.name} draws a golden tile: ${given.tile}.`,
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
  wishedEyes: (given: { name: string }) => `${given.name} wishes to be rid of all Evil Eyes.`,
  wishedTurn: (given: { name: string }) => `${given.name} wishes for a second turn.`,
  wishedMerchant: (given: { name: string; loot: number }) =>
    `${given.name} wishes the merchant away and gets ${many(given.loot, "sapphire", "sapphires")} of his.`,
  handsPassed: "Sinbad: every hand goes seven seats on.",
  handSeen: (given: { name: string }) => `${given.name} looks at the new hand.`,
  handSeenFronts: (given: { name: string; fronts: string[] }) =>
    given.fronts.length === 0
      ? `${given.name} has an empty hand now.`
      : `The new hand of ${given.name}: ${list.format(given.fronts)}.`,
  turnEnded: (given: { name: string }) => `The turn of ${given.name} is over.`,
  lastSapphire: "No sapphire is left on the board: the game is over.",
  fourLeaders: "Four Leaders stood together: the game is over.",
  merchantWins: "The merchant has the sapphire of the centre: everybody has lost.",
  turnCap: "This was the last turn: the game is over.",
};
