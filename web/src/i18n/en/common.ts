import { list } from "./grammar";

export const common = {
  /** Parts of a list inside a sentence. */
  list: (given: { parts: readonly string[] }) => list(given.parts),
  connectionLost: "The connection is lost. It comes back by itself; nothing is lost.",
  skip: "Skip to the content",
  nav: "Main",
  home: "Home",
  puzzles: "Puzzles",
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
  players: (given: { least: number; most: number }) =>
    given.least === given.most ? `${given.least} players` : `${given.least}–${given.most} players`,
  bots: {
    grandmaster: "Grandmaster",
    master: "Master",
    expert: "Expert",
    novice: "Novice",
    random: "Dicer",
  },
  botsAbout: {
    grandmaster: "Learned from millions of games against itself, and decides at a glance.",
    master: "Forgets nothing, imagines what is hidden, and thinks ahead.",
    expert: "Remembers well, though not for ever, and counts what has been played.",
    novice: "Remembers little, and does what is obvious.",
    random: "Decides by lot.",
  },
  level: "Level of the bots",
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
