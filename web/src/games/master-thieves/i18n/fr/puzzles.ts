import type { Messages } from "../../../../i18n/messages";
import type { puzzles as english } from "../en/puzzles";

export const puzzles: Messages<typeof english> = {
  themes: {
    "where-are-the-gems": "Où sont les gemmes ?",
    "where-is-the-alarm": "Où est l’alarme ?",
    "where-is-a-ruby": "Où est un rubis ?",
    "what-falls": "Que tombe-t-il ?",
    "what-would-a-master-do": "Que ferait un maître ?",
  },
  whereAreTheGems: (given) => `Où se trouvent-ils maintenant : ${given.gems} ?`,
  whereIsYourAlarm: "Où se trouve ton alarme maintenant ?",
  whereIsTheAlarm: (given) => `Où se trouve maintenant l’alarme de ${given.name} ?`,
  whereIsARuby:
    "Un maître voleur regarde derrière ce qui est en haut. Dans lequel de ces tiroirs trouve-t-il un rubis ?",
  whatFalls: (given) => `Quelqu’un ouvre ce tiroir : ${given.place}. Que tombe-t-il ?`,
  whatWouldAMasterDo: "Que ferait un maître maintenant ?",
  above: (given) => `${given.place}, face du haut`,
  below: (given) => `${given.place}, face du bas`,
  lies: (given) => `Il s’y trouve : ${given.what}.`,
  alarm: (who) => (who.you ? "ton alarme" : `l’alarme de ${who.name}`),
  noRuby: "Aucun rubis ne se trouve derrière la face du haut de ce tiroir.",
  short: "Ce tiroir est court : il n’y a rien derrière.",
  slips: {
    missed: (given) =>
      `On y arrive en oubliant le mouvement ${given.move} du coffret depuis qu’on l’a vu.`,
    "wrong-way": (given) =>
      `On y arrive en tournant dans le mauvais sens au mouvement ${given.move} du coffret depuis qu’on l’a vu.`,
    "wrong-levels": (given) =>
      `On y arrive en tournant le mauvais nombre d’étages au mouvement ${given.move} du coffret depuis qu’on l’a vu.`,
  },
  fallsNot: "Ce n’est pas ce qui se trouve là sur la face du bas.",
  suchLie: (given) => `De telles gemmes se trouvent ici : ${given.spot}.`,
  worse: (given) =>
    `Joué jusqu’au bout bien des fois, cela rapporte ${given.percent} pour cent de moins.`,
  wouldFall: (given) => `Il tomberait : ${given.gems}.`,
  wouldLie: (given) => `On y trouverait : ${given.gems}.`,
  playedOut: (given) =>
    `Chaque réponse a été jouée jusqu’au bout ${given.times} fois ou plus. Celle-ci dépasse la suivante de ${given.margin} pour cent, à ${given.error} près.`,
  went: (given) => `Voici le chemin : ${given.spots}.`,
  stayed: (given) => `C’est resté là : ${given.spot}.`,
};
