// What puzzles about the box ask, and why an answer is wrong.

import { whose } from "../../../../i18n/en/who";
import type { Who } from "../../../../i18n/who";

export const puzzles = {
  themes: {
    "where-are-the-gems": "Where are the gems?",
    "where-is-the-alarm": "Where is the alarm?",
    "where-is-a-ruby": "Where is a ruby?",
    "what-falls": "What falls?",
    "what-would-a-master-do": "What would a master do?",
  },
  whereAreTheGems: (given: { gems: string }) => `Where do these lie now: ${given.gems}?`,
  whereIsYourAlarm: "Where does your alarm lie now?",
  whereIsTheAlarm: (given: { name: string }) => `Where does ${given.name}’s alarm lie now?`,
  whereIsARuby:
    "A master thief looks behind what lies above. In which of these drawers does he find a ruby?",
  whatFalls: (given: { place: string }) =>
    `Somebody opens this drawer: ${given.place}. What falls?`,
  whatWouldAMasterDo: "What would a master do now?",
  above: (given: { place: string }) => `${given.place}, upper side`,
  below: (given: { place: string }) => `${given.place}, lower side`,
  lies: (given: { what: string }) => `There lies: ${given.what}.`,
  alarm: (who: Who) => `${whose(who)} alarm`,
  noRuby: "No ruby lies behind the upper side of that drawer.",
  short: "That drawer is short: it has nothing behind.",
  slips: {
    missed: (given: { move: number }) =>
      `One comes there by missing move ${given.move} of the box since it was last seen.`,
    "wrong-way": (given: { move: number }) =>
      `One comes there by turning the wrong way at move ${given.move} of the box since it was last seen.`,
    "wrong-levels": (given: { move: number }) =>
      `One comes there by turning the wrong number of levels at move ${given.move} of the box since it was last seen.`,
  },
  fallsNot: "That is not what lies on the lower side there.",
  suchLie: (given: { spot: string }) => `Such gems lie here: ${given.spot}.`,
  worse: (given: { percent: number }) =>
    `Played out many times, it comes off worse by ${given.percent} in a hundred.`,
  wouldFall: (given: { gems: string }) => `There would fall: ${given.gems}.`,
  wouldLie: (given: { gems: string }) => `There would be found: ${given.gems}.`,
  playedOut: (given: { times: number; margin: number; error: number }) =>
    `Each answer was played out ${given.times} times or more. This one is better than the next by ${given.margin} in a hundred, give or take ${given.error}.`,
  went: (given: { spots: string }) => `So it went: ${given.spots}.`,
  stayed: (given: { spot: string }) => `It has stayed there: ${given.spot}.`,
};
