// Learn: the screen of the guided first games, and the frame of what the guide says.

export const learn = {
  title: "Learn by playing",
  lead: "A guided first game of each title, five minutes long: real moves, one thing at a time.",
  rules: "Or read the rules",
  begin: "Begin",
  beginOf: (given: { game: string }) => `Begin the first game of ${given.game}`,
  resume: "Go on",
  resumeOf: (given: { game: string }) => `Go on with the first game of ${given.game}`,
  again: "From the beginning",
  againOf: (given: { game: string }) => `${given.game} from the beginning`,
  length: (given: { count: number }) => `${given.count} small steps with a friendly bot`,
  stepOf: (given: { step: number; of: number }) => `Step ${given.step} of ${given.of}`,
  done: "Done once already",
  guide: "Your guide",
  goOn: "Go on",
  why: (given: { rule: string }) => `Why? Rule ${given.rule}`,
  watch: "Watch what happens …",
  playOn: "Play on",
  newGame: "A new game",
  leave: "Other lessons",
};
