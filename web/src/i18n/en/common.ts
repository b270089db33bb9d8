export const common = {
  skip: "Skip to the content",
  nav: "Main",
  home: "Home",
  rules: "Rules",
  you: "You",
  settings: "Settings",
  close: "Close",
  cancel: "Cancel",
  save: "Save",
  copy: "Copy",
  copied: "Copied",
  saved: "Saved",
  loading: "One moment …",
  tryAgain: "Try again",
  more: "Show more",
  on: "on",
  off: "off",
  yes: "yes",
  no: "no",
  readRule: (given: { rule: string }) => `Read ${given.rule}`,
  games: {
    "master-thieves": {
      name: "Master Thieves",
      about:
        "A jewelry box that turns, twelve drawers that keep their secrets, six roles to slip into.",
      players: "2–8 players",
    },
    "forty-thieves": {
      name: "40 Thieves",
      about: "Sixteen jars, nine sapphires, and every jar tells half a truth.",
      players: "2–4 players",
    },
  },
  bots: {
    novice: "Novice",
    random: "Dicer",
  },
  bot: (given: { level: string }) => `Bot: ${given.level}`,
  colours: {
    c0: "amber, spade",
    c1: "sky blue, diamond",
    c2: "green, club",
    c3: "yellow, heart",
    c4: "periwinkle, star",
    c5: "orange, circle",
    c6: "pink, triangle",
    c7: "grey, square",
  },
  seat: (given: { number: number }) => `Seat ${given.number}`,
  status: {
    lobby: "Waiting for players",
    playing: "Running",
    over: "Finished",
    abandoned: "Given up",
  },
  clock: {
    none: "No clock",
    perMove: (given: { seconds: number }) => `${given.seconds} s a decision`,
    bank: (given: { seconds: number; minutes: number }) =>
      `${given.seconds} s a decision and ${given.minutes} min in reserve`,
    days: (given: { days: number }) =>
      given.days === 1 ? "1 day a decision" : `${given.days} days a decision`,
  },
  points: (given: { points: number }) =>
    given.points === 1 ? "1 point" : `${given.points} points`,
  changed: (given: { edition: string }) => `${given.edition}, changed`,
};
