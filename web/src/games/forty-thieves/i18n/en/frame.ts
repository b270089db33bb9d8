// What the screens round the table say of the game.

export const frame = {
  moments: {
    theft: "A theft!",
    works: "It works!",
    fails: "The theft fails",
    dagger: "Daggers drawn",
    merchant: "The Merchant",
    sinbad: "Sinbad",
    genie: "The Genie",
    leaders: "Four Leaders!",
  },
  lesson: "Read the lids, light a Lantern, parry an Evil Eye, and steal a sapphire.",
  show: (given: { name: string }) => `I am ${given.name}: show my tiles`,
  settings: {
    letters: "Letters on the jars",
    lettersHelp: "40 Thieves: every lid and every thief bears the letter of its colour as well.",
  },
};
