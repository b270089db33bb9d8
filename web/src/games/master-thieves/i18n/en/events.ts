// What is told at a table of Master Thieves, event by event.

import { list } from "../../../../i18n/en/grammar";
import { does, own, Whose, whom, whose, win } from "../../../../i18n/en/who";
import type { Who } from "../../../../i18n/who";
import { type Gems, gems, some } from "./grammar";

const fallsWhere = {
  red: "onto the red pillow",
  owner: "for the owner of the alarm",
  drawer: "back into the same drawer",
  black: "onto a black pillow",
  secret: "into the upper secret compartment",
};

type To = keyof typeof fallsWhere;

const rotated = {
  rotate_1_cw: "the top level clockwise",
  rotate_1_ccw: "the top level counter-clockwise",
  rotate_2_cw: "the top two levels clockwise",
  rotate_2_ccw: "the top two levels counter-clockwise",
};

export const tell = {
  dealt: (given: { who: Who; cards: string | null }) =>
    given.cards === null
      ? `${does(given.who, "have", "has")} six cards.`
      : `${Whose(given.who)} cards: ${given.cards}.`,
  rubiesPlaced: (given: { places: string }) =>
    `Rubies go into the upper secret compartments: ${given.places}.`,
  fillingBegun: (given: { who: Who; gems: Gems }) =>
    `${does(given.who, "get", "gets")} ${gems(given.gems)} for the box.`,
  diamondsPut: (given: { who: Who; gems: Gems; place: string }) =>
    `${does(given.who, "put", "puts")} ${gems(given.gems)} into the ${given.place} drawer.`,
  roundBegun: (given: { round: number }) => `Round ${given.round} begins.`,
  chose: (given: { who: Who; character: string | null }) =>
    given.character === null
      ? `${does(given.who, "lay", "lays")} a card face down.`
      : `${does(given.who, "lay", "lays")} a card face down: ${given.character}.`,
  revealed: (given: { cards: string }) => `Cards turned over: ${given.cards}.`,
  cardOf: (given: { who: Who; character: string; number: number }) =>
    `${given.character} ${given.number} (${whom(given.who)})`,
  turnBegun: (given: { who: Who; character: string }) =>
    `${Whose(given.who)} turn: ${given.character}.`,
  opened: (given: { who: Who; place: string }) =>
    `${does(given.who, "open", "opens")} the ${given.place} drawer.`,
  fell: (given: { gems: Gems; one: boolean; to: To }) =>
    `${gems(given.gems)} ${given.one ? "falls" : "fall"} ${fallsWhere[given.to]}.`,
  fellWithAlarm: (given: { who: Who; gems: Gems; toOwner: boolean }) =>
    `${Whose(given.who)} alarm falls, and ${gems(given.gems)} with it, ${given.toOwner ? `for ${whom(given.who)}` : fallsWhere.red}.`,
  alarmFell: (given: { who: Who }) => `${Whose(given.who)} alarm falls alone and goes back.`,
  seenBy: (given: { who: Who | null }) =>
    given.who?.you
      ? "Only you see what lies there."
      : `Only ${given.who?.name ?? "the opener"} sees what lies there.`,
  seenNothing: "Nothing lies there.",
  seen: (given: { gems: Gems; one: boolean }) =>
    `${gems(given.gems)} ${given.one ? "lies" : "lie"} there.`,
  seenWithAlarm: (given: { gems: Gems; one: boolean; who: Who }) =>
    `${gems(given.gems)} ${given.one ? "lies" : "lie"} there, with ${whose(given.who)} alarm.`,
  seenAlarm: (given: { who: Who }) => `${Whose(given.who)} alarm lies there alone.`,
  took: (given: { who: Who; gems: Gems; toRed: boolean }) =>
    `${does(given.who, "take", "takes")} ${gems(given.gems)}${given.toRed ? " to the red pillow" : ""}.`,
  tookNothing: (given: { who: Who }) => `${does(given.who, "find", "finds")} nothing to take.`,
  tookRuby: (given: { who: Who }) => `${does(given.who, "take", "takes")} the ruby.`,
  left: (given: { who: Who }) => `${does(given.who, "take", "takes")} nothing.`,
  looked: (given: { who: Who }) => `${does(given.who, "look", "looks")} further.`,
  secretBy: (given: { who: Who | null }) =>
    given.who?.you
      ? "Only you see what is behind."
      : `Only ${given.who?.name ?? "the master thief"} sees what is behind.`,
  secretShort: "The drawer is short: no secret compartment.",
  secretRuby: "A ruby lies in the secret compartment.",
  secretNone: "No ruby lies in the secret compartment.",
  rubyFell: (given: { to: To }) => `A ruby falls ${fallsWhere[given.to]}.`,
  placed: (given: { who: Who; gem: string }) =>
    `${does(given.who, "place", "places")} ${given.gem}.`,
  placedNothing: (given: { who: Who }) => `${does(given.who, "place", "places")} nothing more.`,
  alarmSet: (given: { who: Who; place: string }) =>
    `${does(given.who, "set", "sets")} ${own(given.who)} alarm in the ${given.place} drawer.`,
  alarmKept: (given: { who: Who }) =>
    `${does(given.who, "keep", "keeps")} ${own(given.who)} alarm.`,
  alarmLeftAlone: (given: { who: Who; place: string }) =>
    `${Whose(given.who)} alarm lies alone in the ${given.place} drawer.`,
  alarmRecovered: (given: { who: Who; place: string }) =>
    `${does(given.who, "get", "gets")} ${own(given.who)} lonely alarm back from the ${given.place} drawer.`,
  alarmLetLie: (given: { who: Who }) =>
    `${does(given.who, "let", "lets")} ${own(given.who)} alarm lie.`,
  boxMoved: (given: { who: Who; move: keyof typeof rotated | "flip" }) =>
    given.move === "flip"
      ? `${does(given.who, "turn", "turns")} the box over.`
      : `${does(given.who, "rotate", "rotates")} ${rotated[given.move]}.`,
  boxSetUp: "The box is turned over.",
  turnEnded: (given: { who: Who }) => `${Whose(given.who)} turn is over.`,
  smugglersCounted: (given: { smugglers: number; detectives: number; share: boolean }) =>
    `${list(some(given.smugglers, "smuggler", "smugglers")) || "No smuggler"}, ${
      list(some(given.detectives, "detective", "detectives")) || "no detective"
    }: the red pillow ${given.share ? "may be shared" : "stays"}.`,
  picked: (given: { who: Who; gem: string }) =>
    `${does(given.who, "pick", "picks")} ${given.gem} from the red pillow.`,
  roundEnded: (given: { round: number }) => `Round ${given.round} is over.`,
  cardsPassed: "Everybody passes the six cards to the left.",
  ending: {
    empty_pillow: "A white pillow is empty: the game is over.",
    sixth_ruby: "The sixth ruby is taken: the game is over.",
    round_cap: "That was the last round: the game is over.",
  },
  gameOver: (given: { ending: string; winners: Who[] }) =>
    given.winners.length === 0 ? given.ending : `${given.ending} ${win(given.winners)}.`,
};
