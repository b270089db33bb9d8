// Master Thieves: the table and its questions; what is told there is in masterTell.ts.

import { list } from "../../../../i18n/en/grammar";
import { all, does, whose, win } from "../../../../i18n/en/who";
import type { Who } from "../../../../i18n/who";
import type { Level, Side } from "../../model/places";
import { tell } from "./events";
import { type Gems, gems, sides, signed } from "./grammar";

/** How the box stands, where its two ends can be told apart. */
function stands(turnedOver: boolean | null): string {
  if (turnedOver === null) return "";
  return turnedOver ? ". It stands on its head." : ". It stands upright.";
}

export const master = {
  gems,
  list: (given: { parts: string[] }) => list(given.parts),
  kind: { D: "a diamond", S: "a sapphire", R: "a ruby" },
  character: {
    smuggler: "Smuggler",
    jeweler: "Jeweler",
    gemologist: "Gemologist",
    thief: "Thief",
    master_thief: "Master thief",
    detective: "Detective",
  },
  deed: {
    smuggler: "Brings gems to the red pillow, and shares it if detectives are few.",
    jeweler: "Places an imitation and may set the alarm.",
    gemologist: "Places an imitation, and one more for each detective.",
    thief: "Takes all gems that lie in front.",
    master_thief: "Takes the gems in front, or looks further for a ruby.",
    detective: "Opens nothing; takes the red pillow at the end.",
  },
  level: { T: "Top level", M: "Middle level", B: "Bottom level" },
  side: sides,
  sideMark: { N: "N", E: "E", S: "S", W: "W" },
  place: (given: { level: string; side: string }) => `${given.level}, ${given.side}`,
  where: (given: { level: Level; side: Side }) =>
    `${{ T: "top", M: "middle", B: "bottom" }[given.level]} ${sides[given.side]}`,
  grain: {
    straight: "straight grain",
    wavy: "wavy grain",
    knot: "a knot in the grain",
    knots: "two knots in the grain",
    arches: "pointed arches in the grain",
    curly: "curly grain",
    burl: "a swirling burl",
    slanting: "slanting grain",
    streak: "a dark streak in the grain",
    eyes: "bird’s eyes in the grain",
    fan: "grain like a fan",
    rings: "growth rings in a corner",
  },
  drawer: (given: { place: string; grain: string | null; upsideDown: boolean; state: string }) => {
    const upside = given.upsideDown ? ", upside down" : "";
    const wood = given.grain === null ? "plain drawer" : `drawer with ${given.grain}${upside}`;
    return `${given.place}: ${wood}, ${given.state}`;
  },
  closed: "closed",
  open: (given: { inside: string }) => `open: ${given.inside}`,
  openUnseen: "open; you may not look in",
  lies: (given: Gems & { alarm: Who | null; ruby: boolean }) => {
    const alarm = given.alarm === null ? "" : `, ${whose(given.alarm)} alarm`;
    return `${gems(given)}${alarm}${given.ruby ? ", a ruby behind" : ""}`;
  },
  box: {
    label: (given: { side: string; turnedOver: boolean | null }) =>
      `The jewelry box, seen from the ${given.side}${stands(given.turnedOver)}`,
    overviewLabel: (given: { turnedOver: boolean | null }) =>
      `The jewelry box: all twelve drawers${stands(given.turnedOver)}`,
    help: "Arrow keys walk round the box and along its levels; Enter opens a drawer.",
    walkLeft: "Walk to the left",
    walkRight: "Walk to the right",
    overview: "All drawers",
    picture: "Back to the box",
    before: "Before",
    after: "After",
    seenFrom: (given: { side: string }) => `from the ${given.side}`,
  },
  inside: {
    holds: (given: { what: string }) =>
      `${given.what.charAt(0).toUpperCase()}${given.what.slice(1)}`,
    title: (given: { place: string }) => `Drawer: ${given.place}`,
    empty: "Nothing lies here.",
    unseen: "Only who opened it may look in.",
    short: "The drawer is short: there is no secret compartment.",
    noRuby: "No ruby lies here.",
    ruby: "A ruby!",
    opening: "The drawer opens …",
  },
  seat: {
    players: "Players",
    you: "you",
    bot: "bot",
    away: "away; a bot plays",
    offline: "not connected",
    white: "White pillow",
    black: "Black pillow",
    red: "Red pillow",
    pillow: (given: { pillow: string; gems: string }) => `${given.pillow}: ${given.gems}`,
    alarmHere: "Alarm on the sheet",
    alarmOut: "Alarm in the box",
    cards: (given: { count: number }) =>
      given.count === 1 ? "1 card in hand" : `${given.count} cards in hand`,
    card: (given: { character: string; number: number }) => `${given.character} ${given.number}`,
    hiddenCard: "a card face down",
    thinking: "is choosing …",
    youChoose: "you are choosing …",
    turn: "decides now",
    share: (given: { count: number }) => `${given.count} to put in`,
    played: "Played",
    score: (given: { count: number; wins: boolean }) => {
      const points =
        Math.abs(given.count) === 1
          ? `${signed(given.count)} point`
          : `${signed(given.count)} points`;
      return given.wins ? `${points}, wins` : points;
    },
  },
  strip: {
    told: (given: { name: string; card: string | null; stage: string }) =>
      given.card === null
        ? `${given.name}, ${given.stage}`
        : `${given.name}, ${given.card}, ${given.stage}`,
    title: "Order of this round",
    filling: "Filling the box",
    round: (given: { round: number }) => `Round ${given.round}`,
    acted: "has acted",
    acting: "acts now",
    waiting: "still to act",
    hidden: "card hidden",
    choosing: "is choosing a card",
    chosen: "has chosen",
    filled: "has filled",
    fills: "fills now",
    toFill: "still to fill",
    /** The same of the one at the screen. */
    yours: {
      acted: "have acted",
      acting: "act now",
      waiting: "still to act",
      hidden: "card hidden",
      choosing: "are choosing a card",
      chosen: "have chosen",
      filled: "have filled",
      fills: "fill now",
      toFill: "still to fill",
    },
  },
  hand: {
    title: "Your cards",
    card: (given: { character: string; number: number; deed: string }) =>
      `${given.character} ${given.number}. ${given.deed}`,
    chosen: (given: { character: string; number: number }) =>
      `Your card, face down: ${given.character} ${given.number}`,
    played: (given: { character: string; number: number }) =>
      `Your card: ${given.character} ${given.number}`,
  },
  deeds: {
    put: (given: { count: number }) =>
      `Put ${given.count === 1 ? "1 diamond" : `${given.count} diamonds`} in`,
    take_one: (given: { gem: string }) => `Take ${given.gem}`,
    place_imitation: (given: { gem: string }) => `Place ${given.gem}`,
    pick: (given: { gem: string }) => `Pick ${given.gem}`,
    take_all: "Take everything",
    look: "Look further",
    leave: "Take nothing",
    place_nothing: "Place nothing",
    set_alarm: "Set your alarm here",
    keep_alarm: "Keep your alarm",
    recover_alarm: "Take your alarm back",
    let_alarm_lie: "Let it lie",
    done: "Leave the box",
    rotate_1_cw: "Top level clockwise",
    rotate_1_ccw: "Top level counter-clockwise",
    rotate_2_cw: "Top two levels clockwise",
    rotate_2_ccw: "Top two levels counter-clockwise",
    flip: "Turn the box over",
    short: {
      rotate_1_cw: "top level",
      rotate_1_ccw: "top level",
      rotate_2_cw: "two levels",
      rotate_2_ccw: "two levels",
      flip: "Turn the box over",
    },
    other: (given: { word: string }) => `Other: ${given.word}`,
  },
  ask: {
    role: (given: { character: string; question: string }) =>
      `${given.character}: ${given.question}`,
    fillFree: "open a drawer if you want to fill the box next.",
    fill: (given: { share: number }) =>
      `fill the box: open a drawer for your ${given.share === 1 ? "diamond" : `${given.share} diamonds`}.`,
    put: (given: { share: number }) =>
      given.share === 1
        ? "put your diamond in."
        : `how many of your ${given.share} diamonds go in?`,
    fillMove: "your share is in: move the box.",
    moveAgain: "move the box once more.",
    choose: "choose a card; nobody sees it yet.",
    open: "open a drawer.",
    take: "what do you do with these gems?",
    takeEmpty: "no gems lie here.",
    ruby: "a ruby! Do you take it, with the gems in front?",
    rubyAlone: "a ruby! Do you take it?",
    noRuby: "no ruby for you here, and you gave up the gems in front.",
    noRubyAlone: "no ruby for you here.",
    place: (given: { count: number }) =>
      given.count > 1 ? `place up to ${given.count} imitations.` : "place an imitation.",
    alarm: "do you set your alarm here?",
    recover: "your alarm lies alone: do you take it back?",
    move: "move the box, or leave it.",
    moveFell: "gems fell, so you can do nothing else. Move the box, or leave it.",
    booty: "the smugglers divide the red pillow: pick a gem.",
    confiscate: "the detectives divide the red pillow: pick a gem.",
    any: "decide.",
  },
  wait: {
    reveal: "The cards are turned over.",
    fill: (given: { who: Who }) => `${does(given.who, "fill", "fills")} the box …`,
    fillFree: "Who opens a drawer first fills the box next …",
    choose: (given: { whos: Who[] }) => `Cards are being chosen: waiting for ${all(given.whos)} …`,
    open: (given: { who: Who }) => `${does(given.who, "look", "looks")} for a drawer …`,
    drawer: (given: { who: Who }) => `${does(given.who, "are", "is")} at the drawer …`,
    recover: (given: { who: Who }) => `${does(given.who, "decide", "decides")} about the alarm …`,
    move: (given: { who: Who }) => `${does(given.who, "may", "may")} move the box …`,
    pick: (given: { who: Who }) => `${does(given.who, "pick", "picks")} from the red pillow …`,
    over: (given: { whos: Who[] }) => `The game is over. ${win(given.whos)}.`,
    sent: "Sent …",
  },
  keys: {
    names: { tab: "Tab", enter: "Enter" },
    does: {
      tab: "to the next part of the table",
      arrows: "walk round the box, and from level to level",
      enter: "opens the drawer you stand at",
      cards: "a card of your hand",
      one: "turn the top level to the left or to the right",
      two: "turn the top two levels",
      flip: "turns the box over",
      gems: "a diamond, a sapphire, a ruby",
      drawer: "take everything, look further, the alarm",
      quiet: "the quiet answer: nothing, leave, let it lie",
      help: "what the thing in focus does; else these keys",
      put: "so many diamonds, when you fill the box",
    },
  },
  tell,
};
