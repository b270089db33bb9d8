// Why a decision is a good idea.

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

const ago = (turns: number) =>
  turns === 0 ? "this turn" : turns === 1 ? "a turn ago" : `${turns} turns ago`;

const flipped = (flips: number) =>
  flips === 0
    ? "the box has not been turned over since"
    : `the box has been turned over ${flips === 1 ? "once" : flips === 2 ? "twice" : `${flips} times`} since`;

export const advice = {
  open: (given: { place: string }) => `Open the ${given.place} drawer`,
  choose: (given: { character: string }) => `Choose the ${given.character}`,
  cardBrings: (given: { character: string; points: number; usual: number }) =>
    given.points >= given.usual
      ? `The ${given.character} should bring you about ${given.points} points now; usually it is ${given.usual}.`
      : `The ${given.character} should bring you about ${given.points} points now; usually it is ${given.usual}, but your other cards fall shorter still.`,
  sawGems: (given: { place: string; gems: string; turns: number; flips: number }) =>
    `You last saw into the ${given.place} drawer ${ago(given.turns)}: ${given.gems}; ${flipped(given.flips)}.`,
  watchedGems: (given: { place: string; gems: string; turns: number; flips: number }) =>
    `By what you watched being put in and taken out, last ${ago(given.turns)}, the ${given.place} drawer holds at least ${given.gems}; ${flipped(given.flips)}.`,
  rubyAbove: (given: { place: string }) =>
    `As you have seen, a ruby lies behind, in the ${given.place} drawer.`,
  nothingFalls: (given: { place: string }) =>
    `As you have seen, nothing falls out of the ${given.place} drawer.`,
  nothingKnownBetter: (given: { place: string }) =>
    `You know of no better drawer than the ${given.place} one.`,
  nothingInFront: "Nothing lies in front; if there is anything to take here, it lies behind.",
  takesPoints: (given: { points: number }) =>
    `What lies here is worth ${many(given.points, "point", "points")}.`,
  worthMost: (given: { points: number }) =>
    `It is worth ${many(given.points, "point", "points")}, more than anything else you can have here.`,
  redPillow: (given: { points: number }) =>
    `Gems worth ${many(given.points, "point", "points")} lie on the red pillow.`,
  mayBeDetectives: (given: { count: number }) =>
    given.count === 0
      ? "Nobody else can still play a Detective."
      : `${given.count === 1 ? "One other" : `${given.count} others`} can still play a Detective.`,
  mayBeSmugglers: (given: { count: number }) =>
    given.count === 0
      ? "Nobody else can still play a Smuggler."
      : `${given.count === 1 ? "One other" : `${given.count} others`} can still play a Smuggler.`,
  sapphiresCostMost: "A sapphire on your pillow costs you more than a diamond: be rid of it first.",
  guardsGems: "Gems lie here that are worth guarding.",
  turnAway: "Others will take from the box next: turned over, it offers them less.",
  leaveBox: "Turning the box over would not help you now.",
  confuses: "A rotation costs you nothing, and others lose track.",
  turnTowards: "Turned over, the box offers you more.",
};
