// What is told at a table of Master Thieves, event by event.

import { joined, some } from "./masterGrammar";

const fallsWhere = {
  red: "onto the red pillow",
  owner: "for the owner of the alarm",
  drawer: "back into the same drawer",
  black: "onto a black pillow",
  secret: "into the upper secret compartment",
};

type To = keyof typeof fallsWhere;

const turned = {
  rotate_1_cw: "rotates the top level clockwise",
  rotate_1_ccw: "rotates the top level counter-clockwise",
  rotate_2_cw: "rotates the top two levels clockwise",
  rotate_2_ccw: "rotates the top two levels counter-clockwise",
  flip: "turns the box over",
};

export const tell = {
  dealt: (given: { name: string; cards: string | null }) =>
    given.cards === null
      ? `${given.name} has six cards.`
      : `The cards of ${given.name}: ${given.cards}.`,
  rubiesPlaced: (given: { places: string }) =>
    `Rubies go into the upper secret compartments: ${given.places}.`,
  fillingBegun: (given: { name: string; gems: string }) =>
    `${given.name} gets ${given.gems} for the box.`,
  diamondsPut: (given: { name: string; gems: string; place: string }) =>
    `${given.name} puts ${given.gems} into the ${given.place} drawer.`,
  roundBegun: (given: { round: number }) => `Round ${given.round} begins.`,
  chose: (given: { name: string; character: string | null }) =>
    given.character === null
      ? `${given.name} lays a card face down.`
      : `${given.name} lays a card face down: ${given.character}.`,
  revealed: (given: { cards: string }) => `Cards turned over: ${given.cards}.`,
  cardOf: (given: { name: string; character: string; number: number }) =>
    `${given.name} ${given.character} ${given.number}`,
  turnBegun: (given: { name: string; character: string }) =>
    `${given.name}’s turn: ${given.character}.`,
  opened: (given: { name: string; place: string }) =>
    `${given.name} opens the ${given.place} drawer.`,
  fell: (given: { gems: string; one: boolean; to: To }) =>
    `${given.gems} ${given.one ? "falls" : "fall"} ${fallsWhere[given.to]}.`,
  fellWithAlarm: (given: { name: string; gems: string; toOwner: boolean }) =>
    `${given.name}’s alarm falls, and ${given.gems} with it, ${given.toOwner ? `for ${given.name}` : fallsWhere.red}.`,
  alarmFell: (given: { name: string }) => `${given.name}’s alarm falls alone and goes back.`,
  seenBy: (given: { name: string | null }) =>
    `Only ${given.name ?? "the opener"} sees what lies there.`,
  seenNothing: "Nothing lies there.",
  seen: (given: { gems: string; one: boolean }) =>
    `${given.gems} ${given.one ? "lies" : "lie"} there.`,
  seenWithAlarm: (given: { gems: string; one: boolean; name: string }) =>
    `${given.gems} ${given.one ? "lies" : "lie"} there, with ${given.name}’s alarm.`,
  seenAlarm: (given: { name: string }) => `${given.name}’s alarm lies there alone.`,
  took: (given: { name: string; gems: string; toRed: boolean }) =>
    `${given.name} takes ${given.gems}${given.toRed ? " to the red pillow" : ""}.`,
  tookNothing: (given: { name: string }) => `${given.name} finds nothing to take.`,
  tookRuby: (given: { name: string }) => `${given.name} takes the ruby.`,
  left: (given: { name: string }) => `${given.name} takes nothing.`,
  looked: (given: { name: string }) => `${given.name} looks further.`,
  secretBy: (given: { name: string | null }) =>
    `Only ${given.name ?? "the master thief"} sees what is behind.`,
  secretShort: "The drawer is short: no secret compartment.",
  secretRuby: "A ruby lies in the secret compartment.",
  secretNone: "No ruby lies in the secret compartment.",
  rubyFell: (given: { to: To }) => `A ruby falls ${fallsWhere[given.to]}.`,
  placed: (given: { name: string; gem: string }) => `${given.name} places ${given.gem}.`,
  placedNothing: (given: { name: string }) => `${given.name} places nothing more.`,
  alarmSet: (given: { name: string; place: string }) =>
    `${given.name} sets the alarm in the ${given.place} drawer.`,
  alarmKept: (given: { name: string }) => `${given.name} keeps the alarm.`,
  alarmLeftAlone: (given: { name: string; place: string }) =>
    `${given.name}’s alarm lies alone in the ${given.place} drawer.`,
  alarmRecovered: (given: { name: string; place: string }) =>
    `${given.name} gets the lonely alarm back from the ${given.place} drawer.`,
  alarmLetLie: (given: { name: string }) => `${given.name} lets the alarm lie.`,
  boxMoved: (given: { name: string; move: keyof typeof turned }) =>
    `${given.name} ${turned[given.move]}.`,
  boxSetUp: "The box is turned over.",
  turnEnded: (given: { name: string }) => `${given.name}’s turn is over.`,
  smugglersCounted: (given: { smugglers: number; detectives: number; share: boolean }) =>
    `${joined(some(given.smugglers, "smuggler", "smugglers")) || "No smuggler"}, ${
      joined(some(given.detectives, "detective", "detectives")) || "no detective"
    }: the red pillow ${given.share ? "may be shared" : "stays"}.`,
  picked: (given: { name: string; gem: string }) =>
    `${given.name} picks ${given.gem} from the red pillow.`,
  roundEnded: (given: { round: number }) => `Round ${given.round} is over.`,
  cardsPassed: "Everybody passes the six cards to the left.",
  ending: {
    empty_pillow: "A white pillow is empty: the game is over.",
    sixth_ruby: "The sixth ruby is taken: the game is over.",
    round_cap: "That was the last round: the game is over.",
  },
  gameOver: (given: { ending: string; names: string; many: boolean }) =>
    given.names === ""
      ? given.ending
      : `${given.ending} ${given.names} ${given.many ? "win" : "wins"}.`,
};
