// Coming together: sitting down, full tables, what a host may still change, and the pace.

export const people = {
  join: {
    title: "Take a seat",
    here: (given: { names: string }) => `Already here: ${given.names}.`,
    nobody: "Nobody sits here yet.",
    free: (given: { count: number }) =>
      given.count === 1 ? "One seat is free." : `${given.count} seats are free.`,
    as: "Sit down as",
    sit: "Sit down",
  },
  full: {
    title: "This table is full",
    lookOn: "Look on",
    another: "New table of this kind",
    looking: "You look on. The game is shown here as soon as it begins.",
    begun: "Every seat of this game is taken: you look on.",
  },
  change: {
    title: "Options",
    help: "You are the host: until the game begins all of this can still be changed. The others then say anew that they are ready.",
    save: "Change the table",
    saved: "The table is changed.",
    discard: "Leave it as it was",
  },
  chat: {
    unread: (given: { count: number }) =>
      given.count === 1 ? "Chat, 1 new line" : `Chat, ${given.count} new lines`,
  },
  thieves: {
    choose: "Choose a thief",
    chooseFor: (given: { number: number }) => `Choose a thief for seat ${given.number}`,
    ask: "Who shall sit down?",
  },
  paceHelp: "How long bots take, so that everybody can follow. It can be changed during the game.",
  notes: "Notes",
  notesHelp: "Everybody may pencil marks on what was seen. Nobody else sees them.",
  score: "Running score",
  scoreHelp: "How many points lie open on the table is shown all the time.",
  asPrinted: "as printed",
  oneDeviceLead: "One screen for everybody: it is passed round, and a curtain keeps the secrets.",
};
