// What puzzles about the jars ask, and why an answer is wrong.

export const puzzles = {
  themes: {
    "certain-theft": "Which theft is certain?",
    "which-interchange": "Which swap makes one certain?",
    "which-replace": "Which tile, laid where?",
    "which-glimpse": "Which tile must be glimpsed?",
    "what-lies-under": "What lies under it?",
    "which-is-safe": "Which tile is safe?",
  },
  whichGlimpse: (given: { place: string }) =>
    `You think of this theft: ${given.place}. Which one tile must you glimpse to know whether those four go together, whatever you find?`,
  whatLiesUnder: (given: { square: string }) =>
    `Nobody has shown you the tile on ${given.square}. What is it?`,
  questions: {
    "certain-theft": "One theft is certain to succeed. Which?",
    "which-interchange":
      "No theft is certain yet. Which two tiles must change places to make one certain?",
    "which-replace":
      "No theft is certain yet. Which tile of your hand, laid where, makes one certain?",
    "which-is-safe":
      "One of these tiles you have not seen, and yet it cannot spoil a theft: it is a thief or an Amulet for certain. Which?",
  },
  how: {
    glimpsed: "you glimpsed it",
    shown: "shown to everybody",
    "turned-up": "turned up in a theft",
    held: "you held it",
    played: "played in the open",
    secret: "glimpsed by another and not shown: no Lantern, Dagger or Sapphire",
    "lit-secret": "seen by another’s Lantern and not shown: no Sapphire",
  },
  turn: (given: { turn: number }) => `turn ${given.turn}`,
  unknown: "not shown",
  swap: (given: { one: string; other: string }) => `${given.one} and ${given.other}`,
  lay: (given: { tile: string; square: string }) => `${given.tile} to ${given.square}`,
  discard: (given: { number: number }) => `discard ${given.number}`,
  yourTile: (given: { number: number }) => `tile ${given.number} of your hand`,
  tileOf: (given: { number: number; name: string }) => `tile ${given.number} of ${given.name}`,
  keptOf: (given: { number: number; name: string }) =>
    `Sapphire tile ${given.number} of ${given.name}`,
  eyeOf: (given: { number: number; name: string }) =>
    `Evil Eye tile ${given.number} of ${given.name}`,
  yours: "you",
  canFail: (given: { world: string }) =>
    `It can fail. This would be possible, and is no combination: ${given.world}.`,
  bestCanFail: (given: { place: string; world: string }) =>
    `Then even the best theft can fail, at ${given.place}. This would be possible, and is no combination: ${given.world}.`,
  leavesOpen: (given: { front: string; works: string; fails: string }) =>
    `If you find this there: ${given.front}, it stays open. These would go together: ${given.works}. These would not: ${given.fails}. Both are possible.`,
  ruledOut: (given: { by: string }) => `What you know of these rules it out: ${given.by}.`,
  canBe: (given: { front: string }) =>
    `It can still be this, which spoils a theft: ${given.front}.`,
  jarsAlone: "The jars alone say so.",
  thenCertain: (given: { place: string }) => `Then this theft is certain: ${given.place}.`,
  follows: (given: { from: string }) => `It follows from what you know of: ${given.from}.`,
};
