// The sentences of 40 Thieves.

import { list, many } from "../../../../i18n/en/grammar";
import { all, does, whom, whose, win } from "../../../../i18n/en/who";
import type { Who } from "../../../../i18n/who";
import { fortyEvents } from "./events";

type Colour = "r" | "g" | "b" | "y";
type Sign = "s" | "c" | "m" | "h" | "t";

const COLOUR: Record<Colour, string> = { r: "red", g: "green", b: "blue", y: "yellow" };
const SIGN: Record<Sign, string> = { s: "sun", c: "clubs", m: "moon", h: "hand", t: "star" };

export const forty = {
  names: {
    /** On a lid, for those who like letters. */
    letter: { r: "R", g: "G", b: "B", y: "Y" },
    jar: (given: { colour: Colour; sign: Sign }) =>
      `${COLOUR[given.colour]} jar with ${SIGN[given.sign]}`,
    goldenBack: "golden tile",
    thief: (given: { colour: Colour; sign: Sign }) => `${COLOUR[given.colour]} ${SIGN[given.sign]}`,
    leader: (given: { colour: Colour }) => `${COLOUR[given.colour]} Leader`,
    tile: {
      L: "Lantern",
      S: "Sapphire",
      A: "Amulet",
      D: "Dagger",
      E: "Evil Eye",
      $m: "Merchant",
      $g: "Genie",
      $s: "Sinbad",
    },
    theTile: {
      L: "the Lantern",
      S: "the Sapphire",
      A: "the Amulet",
      D: "the Dagger",
      E: "the Evil Eye",
      $m: "the Merchant",
      $g: "the Genie",
      $s: "Sinbad",
    },
    sapphire: (given: { gem: string }) => `sapphire ${given.gem}`,
    row: (given: { row: string }) => `row ${given.row}`,
    column: (given: { column: string }) => `column ${given.column}`,
    falling: "the falling diagonal",
    rising: "the rising diagonal",
    shown: (given: { square: string; front: string }) => `${given.square} ${given.front}`,
  },

  phases: {
    title: "The turn’s four phases",
    hand: "Hand",
    glimpse: "Glimpse",
    action: "Action",
    steal: "Steal",
    turn: (given: { turn: number; who: Who }) => `Turn ${given.turn}: ${whom(given.who)}`,
  },

  board: {
    title: "The board",
    sapphires: "Sapphires",
    lines: "Lines",
    closed: (given: { square: string; jar: string }) => `${given.square}: ${given.jar}, closed`,
    open: (given: { square: string; jar: string; front: string }) =>
      `${given.square}: ${given.front}, face up, from a ${given.jar}`,
    glimpsed: (given: { square: string; front: string }) =>
      `${given.square}: ${given.front}, for your eyes only`,
    gap: (given: { square: string }) => `${given.square}: a gap`,
    lit: (given: { label: string }) => `${given.label}, lit by the Lantern`,
    picked: (given: { label: string }) => `${given.label}, picked`,
    mayPick: (given: { label: string }) => `${given.label}, can be picked`,
    gem: (given: { gem: number }) => `Sapphire ${given.gem}`,
    noGem: (given: { gem: number }) => `Place ${given.gem}: its sapphire is gone`,
    merchantAt: (given: { label: string }) => `${given.label}, the merchant stands here`,
    letters: "Letters on the lids",
    stack: (given: { count: number; top: string }) =>
      `Stack: ${many(given.count, "tile", "tiles")}${given.top === "" ? "" : `, on top ${given.top}`}`,
    discards: (given: { count: number }) => `Discards: ${many(given.count, "tile", "tiles")}`,
    eyesLeft: (given: { count: number }) => `Evil Eyes ready: ${given.count}`,
    merchant: (given: { turn: number; loot: number }) =>
      given.turn > 5
        ? `The merchant stays in the centre, with ${many(given.loot, "sapphire", "sapphires")}`
        : `The merchant, turn ${given.turn} of 5, with ${many(given.loot, "sapphire", "sapphires")}`,
    gone: (given: { tile: string }) => `Golden tile that has acted: ${given.tile}`,
    golden: (given: { tile: string }) => `Golden tile about to act: ${given.tile}`,
    /** Under the heaps beside the board. */
    heaps: {
      stack: "Stack",
      discards: "Discards",
      eyes: "Evil\u00a0Eyes",
      gold: "Gold",
      merchant: "Merchant",
    },
    merchantTurn: (given: { turn: number }) => (given.turn > 5 ? "∞" : `${given.turn}/5`),
  },

  seats: {
    title: "Around the table",
    you: "you",
    bot: "bot",
    away: "away, a bot plays",
    offline: "not connected",
    decides: "decides",
    score: (given: { points: number }) => many(given.points, "point", "points"),
    gems: (given: { count: number }) => many(given.count, "sapphire", "sapphires"),
    sapphireTiles: (given: { count: number }) =>
      many(given.count, "Sapphire tile", "Sapphire tiles"),
    eyes: (given: { count: number }) => many(given.count, "Evil Eye token", "Evil Eye tokens"),
    eyeTiles: (given: { count: number }) => many(given.count, "Evil Eye tile", "Evil Eye tiles"),
    emptyHoard: "The hoard is empty",
    hand: (given: { name: string; jars: string[] }) =>
      given.jars.length === 0
        ? `${given.name}: no tile in hand`
        : `${given.name}: in hand ${list(given.jars)}`,
  },

  hand: {
    title: "Your hand",
    empty: "Your hand is empty.",
    playable: (given: { label: string }) => `${given.label}, can be played`,
    tile: (given: { slot: number; front: string; jar: string }) =>
      `Tile ${given.slot}: ${given.front}, in a ${given.jar}`,
  },

  prompt: {
    draw: "Which tiles do you throw away before you draw to three?",
    glimpse: "Glimpse at a jar, if you like.",
    glimpseOrLantern: "Glimpse at a jar, or play your Lantern.",
    pair: "Your Lantern shows you two jars side by side: pick both.",
    reveal: (given: { square: string; number: number }) =>
      `The Lantern on ${given.square} lights its neighbours: pick number ${given.number}.`,
    action: "Your action: swap a tile of your hand for a jar, or let two jars change places.",
    actionOrPlay:
      "Your action: swap a tile of your hand for a jar, let two jars change places, or play a special tile (✦).",
    actionLed: "You have led with a Leader; you still have your action.",
    onto: (given: { front: string }) => `On which jar do you lay your ${given.front}?`,
    swapWith: (given: { square: string }) => `Which jar changes places with ${given.square}?`,
    besides: (given: { square: string }) =>
      `Which jar beside ${given.square} do you look into, too?`,
    targetS: "Which sapphire does your Sapphire tile steal?",
    targetA: "Which Evil Eye does your Amulet take away?",
    targetE: "Who gets your Evil Eye?",
    target: "What do you aim at?",
    steal: "Do you steal? Point at a sapphire or at the end of a line.",
    stealHere: (given: { place: string }) => `Steal at ${given.place}? These four jars will open.`,
    claimHere: (given: { place: string }) => `Claim ${given.place} as well?`,
    take: (given: { place: string }) =>
      `The theft at ${given.place} succeeded: which sapphire is yours?`,
    claim: "The same tiles make more: do you claim it, too?",
    wish: "The Genie grants you a wish.",
    over: "The game is over.",
    won: (given: { whos: Who[] }) => `The game is over. ${win(given.whos)}.`,
    lost: "The game is over: the merchant has it all, and everybody has lost.",
    waiting: (given: { whos: Who[] }) =>
      given.whos.length === 0 ? "A moment …" : `Waiting for ${all(given.whos)} …`,
    sent: "Sent …",
    other: "There is something to decide.",
    help: "Keys: arrows walk, Enter picks, 1–9 pick a tile of your hand or a sapphire, C confirms, S skips, Escape picks nothing.",
  },

  dagger: {
    title: "A pause for Daggers",
    played: (given: { who: Who; tile: string }) =>
      `${does(given.who, "play", "plays")} ${given.tile}.`,
    aimed: (given: { who: Who; tile: string; aim: string }) =>
      `${does(given.who, "play", "plays")} ${given.tile} ${given.aim}.`,
    against: (given: { who: Who; other: Who; tile: string }) =>
      `${does(given.who, "play", "plays")} a Dagger against ${given.tile} of ${given.other.you ? "yours" : given.other.name}.`,
    ask: "Do you play a Dagger against it?",
    wait: "Whoever holds tiles may answer with a Dagger.",
    answered: "You have answered. The pause is equally long for all.",
    play: "Play a Dagger",
    seconds: (given: { seconds: number }) => many(given.seconds, "second", "seconds"),
  },

  actions: {
    skip: "Skip",
    keep: "Keep all",
    letBe: "Let it be",
    noMore: "Claim no more",
    noWish: "No wish",
    discard: (given: { count: number }) => `Throw away ${many(given.count, "tile", "tiles")}`,
    play: (given: { tile: string }) => `Play ${given.tile}`,
    dagger: "Play the Dagger",
    glimpse: (given: { square: string }) => `Glimpse at ${given.square}`,
    reveal: (given: { square: string }) => `Light ${given.square}`,
    peek: (given: { one: string; other: string }) => `Look into ${given.one} and ${given.other}`,
    replace: (given: { slot: number; square: string }) =>
      `Lay tile ${given.slot} face down on ${given.square}`,
    lead: (given: { slot: number; square: string }) =>
      `Lead: lay tile ${given.slot} face up on ${given.square}`,
    interchange: (given: { one: string; other: string }) => `Swap ${given.one} and ${given.other}`,
    steal: (given: { place: string }) => `Steal at ${given.place}`,
    take: (given: { place: string }) => `Take ${given.place}`,
    robGem: (given: { name: string }) => `Take a sapphire from ${given.name}`,
    robTile: (given: { name: string }) => `Take a Sapphire tile from ${given.name}`,
    robMerchant: "Take a sapphire from the merchant",
    dropToken: "Be rid of a token",
    dropTile: "Be rid of a tile",
    give: (given: { name: string }) => `Give it to ${given.name}`,
    wishEyes: "No more Evil Eyes",
    wishTurn: "A second turn",
    wishMerchant: "The merchant’s loot",
    none: "Pick nothing",
  },

  aims: {
    gem: (given: { gem: string }) => `for sapphire ${given.gem}`,
    robGem: (given: { who: Who }) => `for a sapphire in ${whose(given.who)} hoard`,
    robTile: (given: { who: Who }) => `for a Sapphire tile in ${whose(given.who)} hoard`,
    merchant: "for the merchant’s loot",
    dropToken: "against an Evil Eye token",
    dropTile: "against an Evil Eye tile",
    give: (given: { who: Who }) => `for ${whose(given.who)} hoard`,
    peek: (given: { one: string; other: string }) => `for ${given.one} and ${given.other}`,
  },

  keys: {
    names: { tab: "Tab", enter: "Enter", escape: "Esc" },
    does: {
      tab: "to the next part of the table: jars, sapphires, ends of lines, hand, buttons",
      arrows: "walk from jar to jar, from sapphire to sapphire",
      enter:
        "picks what you stand on; a jar after a tile of your hand lays the tile there, a second jar swaps the two",
      escape: "picks nothing, and lets go of what you drag",
      hand: "a tile of your hand",
      gems: "a sapphire, when you steal or take one",
      confirm: "does what the bright button says",
      skip: "skips, keeps, or lets it be",
      help: "what the thing in focus does; else these keys",
    },
  },

  events: fortyEvents,
};
