// Setting a position up by hand.

export const study = {
  help: "Tap a drawer to say what lies in it. Turn levels or the box: what is inside moves along.",
  contents: "What lies in the drawers",
  empty: "empty",
  above: "Lies above",
  below: "Would fall",
  alarm: "Alarm",
  noAlarm: "no alarm",
  ruby: "A ruby in the secret compartment behind",
  pillows: "Pillows",
  white: (given: { name: string }) => `${given.name}: white pillow`,
  black: (given: { name: string }) => `${given.name}: black pillow`,
  red: "Red pillow",
  kinds: { D: "Diamonds", S: "Sapphires", R: "Rubies" },
  balance: (given: { kind: string; have: number; need: number }) =>
    `${given.kind}: ${given.have} of ${given.need}`,
  tooMany: (given: { kind: string; count: number }) => `${given.count} too many (${given.kind})`,
  tooFew: (given: { kind: string; count: number }) => `${given.count} missing (${given.kind})`,
  cards: "Cards in hand",
  chosen: (given: { name: string }) => `${given.name} has chosen`,
  round: "Round",
  phases: { choose: "Everybody chooses a card", open: "Somebody opens a drawer" },
  other: (given: { phase: string }) => `As the text says (${given.phase})`,
  short: (given: { place: string }) =>
    `${given.place}: only long drawers have a secret compartment.`,
  both: (given: { place: string }) => `${given.place}: gems cannot lie on both sides of a drawer.`,
  alarms: (given: { place: string }) => `${given.place}: an alarm lies there as it cannot.`,
  hands: "The hands do not fit the round: every card is played once in six rounds.",
};
