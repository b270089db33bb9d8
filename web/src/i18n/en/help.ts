// Hints with their reasons, and a master's judgement of a game that is over.

import type { Who } from "../who";
import { does, whose } from "./who";

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

const ago = (turns: number) =>
  turns === 0 ? "this turn" : turns === 1 ? "a turn ago" : `${turns} turns ago`;

const flipped = (flips: number) =>
  flips === 0
    ? "the box has not been turned over since"
    : `the box has been turned over ${flips === 1 ? "once" : flips === 2 ? "twice" : `${flips} times`} since`;

export const help = {
  hint: "Hint",
  asking: "Thinking it over …",
  spoken: (given: { deed: string; why: string }) => `Hint: ${given.deed}. ${given.why}`,
  follow: "Do it",
  why: "Why?",
  explain: "What does this do?",
  key: "asks for a hint, where the table allows it",
  open: (given: { place: string }) => `Open the ${given.place} drawer`,
  choose: (given: { character: string }) => `Choose the ${given.character}`,

  master: {
    cardBrings: (given: { character: string; points: number; usual: number }) =>
      given.points >= given.usual
        ? `The ${given.character} should bring you about ${given.points} points now; usually it is ${given.usual}.`
        : `The ${given.character} should bring you about ${given.points} points now; usually it is ${given.usual}, but your other cards fall shorter still.`,
    sawGems: (given: { place: string; gems: string; turns: number; flips: number }) =>
      `You last saw into the ${given.place} drawer ${ago(given.turns)}: ${given.gems}; ${flipped(given.flips)}.`,
    watchedGems: (given: { place: string; gems: string; turns: number; flips: number }) =>
      `By what you watched being put in and taken out, last ${ago(given.turns)}, the ${given.place} drawer holds at least ${given.gems}; ${flipped(given.flips)}.`,
    rubyAbove: (given: { place: string }) =>
      `As you have seen, a ruby lies behind, in the ${given.place} drawer.`,
    nothingFalls: (given: { place: string }) =>
      `As you have seen, nothing falls out of the ${given.place} drawer.`,
    nothingKnownBetter: (given: { place: string }) =>
      `You know of no better drawer than the ${given.place} one.`,
    nothingInFront: "Nothing lies in front; if there is anything to take here, it lies behind.",
    takesPoints: (given: { points: number }) =>
      `What lies here is worth ${many(given.points, "point", "points")}.`,
    worthMost: (given: { points: number }) =>
      `It is worth ${many(given.points, "point", "points")}, more than anything else you can have here.`,
    redPillow: (given: { points: number }) =>
      `Gems worth ${many(given.points, "point", "points")} lie on the red pillow.`,
    mayBeDetectives: (given: { count: number }) =>
      given.count === 0
        ? "Nobody else can still play a Detective."
        : `${given.count === 1 ? "One other" : `${given.count} others`} can still play a Detective.`,
    mayBeSmugglers: (given: { count: number }) =>
      given.count === 0
        ? "Nobody else can still play a Smuggler."
        : `${given.count === 1 ? "One other" : `${given.count} others`} can still play a Smuggler.`,
    sapphiresCostMost:
      "A sapphire on your pillow costs you more than a diamond: be rid of it first.",
    guardsGems: "Gems lie here that are worth guarding.",
    turnAway: "Others will take from the box next: turned over, it offers them less.",
    leaveBox: "Turning the box over would not help you now.",
    confuses: "A rotation costs you nothing, and others lose track.",
    turnTowards: "Turned over, the box offers you more.",
  },

  forty: {
    stealChance: (given: { place: string; percent: number }) =>
      given.percent === 100
        ? `The theft at ${given.place} is certain.`
        : `The theft at ${given.place} succeeds with ${given.percent} %.`,
    notSure: (given: { place: string; percent: number }) =>
      `Nothing is sure enough: the likeliest theft, at ${given.place}, would succeed with ${given.percent} %.`,
    wouldEndTheGame: (given: { place: string }) =>
      `The theft at ${given.place} would bring the last sapphire of the board: the game would be over, and you are behind.`,
    completes: (given: { place: string; square: string; percent: number }) =>
      given.percent === 100
        ? `Then ${given.square} fits, and the theft at ${given.place} is certain.`
        : `Then ${given.square} fits: the theft at ${given.place} succeeds with ${given.percent} %.`,
    nearer: (given: { place: string; square: string; percent: number }) =>
      `Then ${given.square} fits better: the theft at ${given.place} rises to ${given.percent} %.`,
    lookDecides: (given: { place: string; square: string; percent: number }) =>
      `The theft at ${given.place} hangs on ${given.square}; so far it is at ${given.percent} %.`,
    lookLearns: (given: { square: string }) => `You do not know yet what lies on ${given.square}.`,
    lookFinds: {
      L: (given: { square: string }) => `A Lantern lies on ${given.square}: it lights other jars.`,
      S: (given: { square: string }) =>
        `A Sapphire tile lies on ${given.square}: found, it is yours.`,
    },
    sawTile: (given: { square: string; front: string; turns: number }) =>
      `${given.square}: ${given.front}. You saw it ${ago(given.turns)}.`,
    laidTile: (given: { square: string; front: string; turns: number }) =>
      `${given.square}: ${given.front}. You laid it there ${ago(given.turns)}.`,
    openTile: (given: { square: string; front: string }) =>
      `${given.square}: ${given.front}. It lies face up.`,
    deduced: (given: { square: string; front: string }) =>
      `${given.square}: ${given.front}. Nothing else can lie there.`,
    lidColour: (given: { square: string; colour: string }) =>
      `${given.square}: a thief, ${given.colour}. The lid is right about the colour.`,
    lidSymbol: (given: { square: string; symbol: string }) =>
      `${given.square}: a thief, ${given.symbol}. The lid is right about the symbol.`,
    mayBe: (given: { square: string; front: string; percent: number }) =>
      `${given.square}: not known; most likely ${given.front}, ${given.percent} %.`,
    fits: (given: { front: string; place: string; square: string; percent: number }) =>
      `Your ${given.front} is of use: on ${given.square} it brings the theft at ${given.place} to ${given.percent} %.`,
    keeps: (given: { front: string }) => `Keep ${given.front}: it will be of use.`,
    plays: {
      L: "A Lantern shows you two jars at once.",
      S: "A Sapphire tile brings you a sapphire at once.",
      A: "An Amulet takes one of your Evil Eyes away.",
      E: "An Evil Eye costs an opponent a point.",
    },
    leaderAhead: (given: { name: string; points: number }) =>
      `${given.name} is ahead of the others, with ${many(given.points, "point", "points")}.`,
    daggerSavesYou: "It is aimed at you.",
    daggerStops: (given: { name: string }) =>
      `What ${given.name} plays hurts you more than the Dagger is worth.`,
    keepDagger: "Your Dagger is worth more than what it would stop.",
    takesSapphire: "Every sapphire is worth a point.",
    shedsEye: "Every Evil Eye costs you a point.",
    freshHand: "None of your tiles is of use here; new ones may be.",
    wishEyes: (given: { count: number }) =>
      `You would be rid of ${many(given.count, "Evil Eye", "Evil Eyes")}.`,
    wishTurn: "A second turn is a second theft.",
    wishMerchant: (given: { count: number }) =>
      `The merchant has ${many(given.count, "sapphire", "sapphires")}, and goes.`,
    colour: { r: "red", g: "green", b: "blue", y: "yellow" },
    symbol: { s: "sun", c: "clubs", m: "moon", h: "hand", t: "star" },
  },

  analysis: {
    ask: "Ask the master",
    dismiss: "Without the master",
    title: "The master’s judgement",
    about: (given: { who: Who }) =>
      `What the strongest bot would have done in ${whose(given.who)} place, knowing no more.`,
    waiting: "Other games are judged first …",
    progress: (given: { done: number; of: number }) =>
      `${given.done} of ${given.of} decisions judged`,
    costliest: "The costliest decisions",
    noneYet: "Nothing costly so far.",
    clean: "No decision cost 5 % or more. Well played!",
    better: (given: { best: string }) => `better: ${given.best}`,
    made: (given: { who: Who }) => `${does(given.who, "did", "did")}`,
    best: "The master",
    agrees: "The master would have done the same.",
    cost: (given: { percent: number }) => `−${given.percent} %`,
    costs: (given: { percent: number }) => `It cost ${given.percent} % of the chance to win.`,
    unjudged: "Here there was nothing to judge, or somebody else decided.",
  },

  chances: {
    show: "Chances",
    help: "How likely each theft was, to one who forgets nothing.",
    at: (given: { label: string; percent: number }) =>
      `${given.label}, chance of a theft ${given.percent} %`,
  },
};
