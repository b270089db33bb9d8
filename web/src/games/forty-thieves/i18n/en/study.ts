// Setting a position up by hand.

export const study = {
  help: "Tap a tile, a sapphire or a slot of a hand, and say what lies there. Tiles change places.",
  square: (given: { square: string }) => `What lies on ${given.square}`,
  slot: (given: { name: string; slot: number }) => `${given.name}, tile ${given.slot}`,
  hands: (given: { name: string }) => `The hand of ${given.name}`,
  add: "One more tile",
  takeAway: "Take this tile away",
  faceUp: "Face up",
  gap: "Leave a gap",
  gem: (given: { gem: number }) => `Sapphire ${given.gem}`,
  giveTo: (given: { name: string }) => `Give it to ${given.name}`,
  takeFrom: (given: { name: string }) => `Take it back from ${given.name}`,
  jarOf: (given: { front: string; jar: string }) => `${given.front}, in the ${given.jar}`,
  eyes: (given: { name: string }) => `Evil Eyes of ${given.name}`,
  turn: "Turn",
  phases: { draw: "Discarding and drawing", glimpse: "Glimpse", action: "Action", steal: "Steal" },
  other: (given: { phase: string }) => `As the text says (${given.phase})`,
  noTile: (given: { tile: string }) => `There is no (further) tile “${given.tile}” in this deck.`,
  gems: (given: { have: number; need: number }) =>
    `There are ${given.have} sapphires, not ${given.need}.`,
  tooFull: "A hand has more tiles than one may hold.",
};
