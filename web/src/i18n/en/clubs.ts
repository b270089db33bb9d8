// Groups: people who keep one table of their own.

export const clubs = {
  title: "Groups",
  help: "People who keep a table of their own, such as every Thursday. Its games have a history.",
  none: "No group yet. Make one, and invite people you know.",
  name: "Name of the group",
  nameHelp: "“Our Thursday”, for example. At most 24 letters.",
  make: "Make a group",
  members: (given: { count: number }) =>
    given.count === 1 ? "1 member" : `${given.count} members`,
  isOpen: "The table is open",
  isOn: "A game is on",
  lead: (given: { owner: string }) => `${given.owner} looks after this group.`,
  leadMine: "You look after this group.",
  table: "Our table",
  tableFirst:
    "No table has been laid yet. The first one says what you play; later ones are laid alike.",
  tableNext: "The next table is laid like the last one. Whoever opens it is its host.",
  choose: "Choose game and rules",
  other: "Other game or rules",
  open: "Open our table",
  openHelp: "All members are told, here or on their devices.",
  goTo: "Go to the table",
  free: (given: { count: number }) =>
    given.count === 0
      ? "All seats are taken."
      : given.count === 1
        ? "One seat is free."
        : `${given.count} seats are free.`,
  playing: "The game is on.",
  as: (given: { game: string; edition: string; count: number }) =>
    `${given.game}, ${given.edition}, ${given.count} players`,
  meeting: "When you meet",
  meets: (given: { when: string; date: string }) => `${given.when}. Next: ${given.date}.`,
  meetsYours: "This is your own time.",
  meetsNever: "No time is agreed on.",
  weekday: "Day",
  time: "Time",
  save: "Save",
  clear: "No fixed time",
  saved: "Saved.",
  history: "What we have played",
  historyNone: "Here stand the games you have finished together, with their results.",
  more: "Show more",
  won: (given: { names: string }) => `${given.names} won`,
  replayOf: (given: { game: string; date: string }) => `Watch ${given.game} of ${given.date} again`,
  scores: "Who has won how often",
  member: "Member",
  games: "Games",
  wins: "Won",
  since: (given: { date: string }) => `since ${given.date}`,
  owner: "looks after the group",
  remove: "Remove",
  removeOf: (given: { name: string }) => `Remove ${given.name} from the group`,
  removeHelp: "They can come back if somebody invites them. The link of the group is made anew.",
  handOver: "Hand over",
  handOverOf: (given: { name: string }) => `Hand the group over to ${given.name}`,
  handOverHelp: "Then they look after the group, and you are a member like the others.",
  invite: "Invite people you know",
  inviteHelp: "They are told at once, and join with one tap.",
  link: "Link of the group",
  linkHelp: "Whoever opens it can join.",
  newLink: "Make a new link",
  linkMade: "This is the new link. The old one leads nowhere.",
  rename: "Rename",
  leave: "Leave the group",
  leaveHelp: "What you have won stays in its history.",
  close: "Close the group",
  closeHelp:
    "The group and its history are deleted for everybody. Replays stay with whoever played.",
  fromLink: (given: { club: string }) => `Join “${given.club}”?`,
  fromLinkHelp: (given: { owner: string; count: number }) =>
    given.count === 1
      ? `A group of ${given.owner}. Its members keep a table of their own.`
      : `A group of ${given.owner} with ${given.count} members, who keep a table of their own.`,
  noLink: "This link leads nowhere any more. Ask for a new one.",
  gone: "There is no such group, or you are not in it.",
  ofTable: "A table of your group",
  toGroup: "To the group",
};
