// Why a decision is a good idea.

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

const ago = (turns: number) =>
  turns === 0 ? "this turn" : turns === 1 ? "a turn ago" : `${turns} turns ago`;

export const advice = {
  stealChance: (given: { place: string; percent: number }) =>
    given.percent === 100
      ? `The theft at ${given.place} is certain.`
      : `The theft at ${given.place} succeeds with ${given.percent} %.`,
  notSure: (given: { place: string; percent: number }) =>
    `Nothing is sure enough: the likeliest theft, at ${given.place}, would succeed with ${given.percent} %.`,
  wouldEndTheGame: (given: { place: string }) =>
    `The theft at ${given.place} would bring the last sapphire of the board: the game would be over, and you are behind.`,
  completes: (given: { place: string; square: string; percent: number }) =>
    given.percent === 100
      ? `Then ${given.square} fits, and the theft at ${given.place} is certain.`
      : `Then ${given.square} fits: the theft at ${given.place} succeeds with ${given.percent} %.`,
  nearer: (given: { place: string; square: string; percent: number }) =>
    `Then ${given.square} fits better: the theft at ${given.place} rises to ${given.percent} %.`,
  lookDecides: (given: { place: string; square: string; percent: number }) =>
    `The theft at ${given.place} hangs on ${given.square}; so far it is at ${given.percent} %.`,
  lookLearns: (given: { square: string }) => `You do not know yet what lies on ${given.square}.`,
  lookFinds: {
    L: (given: { square: string }) => `A Lantern lies on ${given.square}: it lights other jars.`,
    S: (given: { square: string }) =>
      `A Sapphire tile lies on ${given.square}: found, it is yours.`,
  },
  sawTile: (given: { square: string; front: string; turns: number }) =>
    `${given.square}: ${given.front}. You saw it ${ago(given.turns)}.`,
  laidTile: (given: { square: string; front: string; turns: number }) =>
    `${given.square}: ${given.front}. You laid it there ${ago(given.turns)}.`,
  openTile: (given: { square: string; front: string }) =>
    `${given.square}: ${given.front}. It lies face up.`,
  deduced: (given: { square: string; front: string }) =>
    `${given.square}: ${given.front}. Nothing else can lie there.`,
  lidColour: (given: { square: string; colour: string }) =>
    `${given.square}: a thief, ${given.colour}. The lid is right about the colour.`,
  lidSymbol: (given: { square: string; symbol: string }) =>
    `${given.square}: a thief, ${given.symbol}. The lid is right about the symbol.`,
  mayBe: (given: { square: string; front: string; percent: number }) =>
    `${given.square}: not known; most likely ${given.front}, ${given.percent} %.`,
  fits: (given: { front: string; place: string; square: string; percent: number }) =>
    `Your ${given.front} is of use: on ${given.square} it brings the theft at ${given.place} to ${given.percent} %.`,
  keeps: (given: { front: string }) => `Keep ${given.front}: it will be of use.`,
  plays: {
    L: "A Lantern shows you two jars at once.",
    S: "A Sapphire tile brings you a sapphire at once.",
    A: "An Amulet takes one of your Evil Eyes away.",
    E: "An Evil Eye costs an opponent a point.",
  },
  leaderAhead: (given: { name: string; points: number }) =>
    `${given.name} is ahead of the others, with ${many(given.points, "point", "points")}.`,
  daggerSavesYou: "It is aimed at you.",
  daggerStops: (given: { name: string }) =>
    `What ${given.name} plays hurts you more than the Dagger is worth.`,
  keepDagger: "Your Dagger is worth more than what it would stop.",
  takesSapphire: "Every sapphire is worth a point.",
  shedsEye: "Every Evil Eye costs you a point.",
  freshHand: "None of your tiles is of use here; new ones may be.",
  wishEyes: (given: { count: number }) =>
    `You would be rid of ${many(given.count, "Evil Eye", "Evil Eyes")}.`,
  wishTurn: "A second turn is a second theft.",
  wishMerchant: (given: { count: number }) =>
    `The merchant has ${many(given.count, "sapphire", "sapphires")}, and goes.`,
  colour: { r: "red", g: "green", b: "blue", y: "yellow" },
  symbol: { s: "sun", c: "clubs", m: "moon", h: "hand", t: "star" },
};
