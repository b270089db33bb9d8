import type { Who } from "../who";
import { all, capital, does, win } from "./who";

export const end = {
  won: (given: { whos: Who[] }) => win(given.whos),
  youWon: "You have won",
  wonTogether: (given: { whos: Who[] }) => `${win(given.whos)} together`,
  nobody: "Nobody wins",
  endings: {
    empty_pillow: "A white pillow was empty at the end of the round.",
    sixth_ruby: "The last ruby was taken.",
    round_cap: "The last round was played.",
    last_sapphire: "No sapphire was left on the board.",
    four_leaders: "Four Leaders took every sapphire on the board.",
    merchant: "The merchant took the sapphire in the centre. All thieves have lost.",
    turn_cap: "The last turn was played.",
  },
  how: "How the points came about",
  rank: (given: { rank: number }) => `${given.rank}.`,
  winner: "winner",
  black: "Black pillow",
  white: "White pillow",
  hoard: "Hoard",
  eyes: "Evil Eyes",
  sum: "Sum",
  empty: "empty",
  gems: {
    R: (given: { count: number }) => (given.count === 1 ? "1 ruby" : `${given.count} rubies`),
    S: (given: { count: number }) =>
      given.count === 1 ? "1 sapphire" : `${given.count} sapphires`,
    D: (given: { count: number }) => (given.count === 1 ? "1 diamond" : `${given.count} diamonds`),
    G: (given: { count: number }) =>
      given.count === 1 ? "1 sapphire" : `${given.count} sapphires`,
    T: (given: { count: number }) =>
      given.count === 1 ? "1 Sapphire tile" : `${given.count} Sapphire tiles`,
    E: (given: { count: number }) =>
      given.count === 1 ? "1 Evil Eye token" : `${given.count} Evil Eye tokens`,
    F: (given: { count: number }) =>
      given.count === 1 ? "1 Evil Eye tile" : `${given.count} Evil Eye tiles`,
  },
  tie: (given: { points: string; whos: Who[] }) =>
    `${capital(all(given.whos))} have ${given.points} each.`,
  tieBy: {
    R: (given: { most: number; whos: Who[] }) =>
      `Most rubies on the black pillow decide: ${all(given.whos)} with ${given.most}.`,
    S: (given: { most: number; whos: Who[] }) =>
      `Then most sapphires on the black pillow decide: ${all(given.whos)} with ${given.most}.`,
    D: (given: { most: number; whos: Who[] }) =>
      `Then most diamonds on the black pillow decide: ${all(given.whos)} with ${given.most}.`,
    E: (given: { most: number; whos: Who[] }) =>
      `Fewest Evil Eyes decide: ${all(given.whos)} with ${given.most}.`,
    G: (given: { most: number; whos: Who[] }) =>
      `Then most sapphires, tiles not counted, decide: ${all(given.whos)} with ${given.most}.`,
  },
  tieStays: "That decides nothing: the win is shared.",
  course: "How the game went",
  courseHelp:
    "The points as they grew, and the moments that decided it. Each one leads into the replay.",
  turning: {
    ahead: (given: { who: Who }) => `${does(given.who, "take", "takes")} the lead for good`,
    gain: (given: { who: Who }) => `${does(given.who, "make", "makes")} the difference`,
    loss: (given: { who: Who }) => `${does(given.who, "turn", "turns")} it round for a while`,
  },
  rematch: "Rematch",
  rematchHelp: "The same people, the same rules, a new deal.",
  toRematch: "To the rematch",
  rematchOpen: "A rematch is open.",
  replay: "Watch the replay",
  home: "Home",
  verify: "Verify this game",
  verifyHelp:
    "Before the deal the server published the seal of its secret. Your browser now checks the secret against it, and deals once more from the secret and what every seat added.",
  verifying: "Checking …",
  checks: {
    seal: "The secret fits the seal that was published before the deal.",
    same: "The record carries the seal that was shown before the deal.",
    own: "What your browser added to the deal is part of it.",
    deal: "The deal follows from the secret and from what the seats added.",
  },
  good: "Everything is in order.",
  bad: "Something does not fit. Keep the record, and play it again with “larceny verify”.",
  unknown: "This could not be checked here.",
  passed: "right",
  failed: "wrong",
  skipped: "not checked",
  seal: "Seal",
  secret: "Secret",
  added: "Added by the seats",
  addedNone: "nothing",
  record: "Take the record along",
  recordHelp: "The whole game as a file: with it anybody can play it again and check it.",
  text: "As text",
  json: "As JSON",
  below: "The table as it stood at the end",
};
