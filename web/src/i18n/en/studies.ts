// Studies: a position, a line of decisions, and what is written beside them.

export const studies = {
  title: "Studies",
  lead: "Set up a position, play a line from it, write beside it, and show it to others.",
  make: "Set up a position",
  yours: "Your studies",
  none: "You have no studies yet. Set up a position, or begin one from a replay.",
  decisions: (given: { count: number }) =>
    given.count === 0
      ? "only a position"
      : given.count === 1
        ? "1 decision"
        : `${given.count} decisions`,
  by: (given: { name: string }) => `by ${given.name}`,
  back: "All studies",
  begin: "The position",
  line: "The line",
  comment: "Comment on this step",
  commentHelp: "Whoever has the link reads it.",
  save: "Save the comment",
  saved: "Saved.",
  commented: "with a comment",
  decides: (given: { name: string }) => `${given.name} decides: play on the table.`,
  atEnd: "The game is over here.",
  cutFirst: "To go on otherwise from here, delete what follows.",
  cut: "Delete what follows",
  cutSure: (given: { count: number }) =>
    given.count === 1
      ? "One decision and what is written beside it will be gone."
      : `${given.count} decisions and what is written beside them will be gone.`,
  rename: "Title",
  renameDo: "Change the title",
  remove: "Delete this study",
  removeSure: "It will be gone for everybody who has the link.",
  link: "Link to this study",
  linkHelp: "Whoever has it sees the study. Only you can change it.",
  asText: "The position as text",
  fromHere: "New study from here",
  play: "Play from here",
  playHelp:
    "Against bots, and never rated: you may know what is hidden. The bots know only what their seats see.",
  seat: "Your seat",
  playGo: "Begin the game",
  hidden: "What lies hidden",
  editor: "Set up a position",
  game: "Game",
  edition: "Edition",
  players: "Players",
  text: "The position as text",
  textHelp: "Every position of the notation can be pasted here; it changes with what you tap.",
  wrong: (given: { code: string; details: string }) =>
    `This position cannot stand on a table: ${given.code}${given.details}.`,
  wrongToken: (given: { token: string }) => `The part “${given.token}” is wrong.`,
  wrongPhase: (given: { token: string; phase: string }) =>
    `“${given.token}” cannot be like this in the phase “${given.phase}”.`,
  fits: "This position can be played.",
  makeIt: "Make the study",
  needsTitle: "A study needs a title.",
  taps: "Tap what you want to change.",
  phase: "What is asked",
  turnOf: "Whose turn it is",
  nobody: "Nobody",
  more: (given: { what: string }) => `One more: ${given.what}`,
  fewer: (given: { what: string }) => `One fewer: ${given.what}`,
  fromReplay: "Study from here",
  ofReplay: (given: { game: string; step: number }) => `${given.game}, step ${given.step}`,
};
