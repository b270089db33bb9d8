import { capital } from "../capital";
import type { Who } from "../who";
import { all, does, win } from "./who";

export const end = {
  won: (given: { whos: Who[] }) => win(given.whos),
  youWon: "You have won",
  wonTogether: (given: { whos: Who[] }) => `${win(given.whos)} together`,
  nobody: "Nobody wins",
  how: "How the points came about",
  rank: (given: { rank: number }) => `${given.rank}.`,
  counting: "The points are counted …",
  winner: "winner",
  sum: "Sum",
  empty: "empty",
  tie: (given: { points: string; whos: Who[] }) =>
    `${capital(all(given.whos))} have ${given.points} each.`,
  tieStays: "That decides nothing: the win is shared.",
  course: "How the game went",
  courseHelp:
    "The points as they changed, and the moments that decided it. Each one leads into the replay.",
  turning: {
    ahead: (given: { who: Who }) => `${does(given.who, "take", "takes")} the lead for good`,
    gain: (given: { who: Who }) => `${does(given.who, "make", "makes")} the difference`,
    loss: (given: { who: Who }) => `${does(given.who, "turn", "turns")} it round for a while`,
    falls: (given: { who: Who }) => `${does(given.who, "lose", "loses")} ground`,
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
