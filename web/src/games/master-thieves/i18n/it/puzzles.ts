import { his } from "../../../../i18n/it/who";
import type { Messages } from "../../../../i18n/messages";
import type { puzzles as english } from "../en/puzzles";

export const puzzles: Messages<typeof english> = {
  themes: {
    "where-are-the-gems": "Dove sono le gemme?",
    "where-is-the-alarm": "Dov’è l’allarme?",
    "where-is-a-ruby": "Dov’è un rubino?",
    "what-falls": "Che cosa cade?",
    "what-would-a-master-do": "Che cosa farebbe un maestro?",
  },
  whereAreTheGems: (given) => `Dove si trovano adesso: ${given.gems}?`,
  whereIsYourAlarm: "Dove si trova adesso il tuo allarme?",
  whereIsTheAlarm: (given) => `Dove si trova adesso l’allarme di ${given.name}?`,
  whereIsARuby:
    "Un maestro ladro guarda dietro a ciò che sta sopra. In quale di questi cassetti trova un rubino?",
  whatFalls: (given) => `Qualcuno apre questo cassetto: ${given.place}. Che cosa cade?`,
  whatWouldAMasterDo: "Che cosa farebbe adesso un maestro?",
  above: (given) => `${given.place}, lato superiore`,
  below: (given) => `${given.place}, lato inferiore`,
  lies: (given) => `Lì si trova: ${given.what}.`,
  alarm: (who) => his(who, "l’", "allarme"),
  noRuby: "Dietro il lato superiore di quel cassetto non c’è nessun rubino.",
  short: "Quel cassetto è corto: dietro non c’è nulla.",
  slips: {
    missed: (given) =>
      `Ci si arriva dimenticando la mossa ${given.move} del cofanetto da quando lo si è visto.`,
    "wrong-way": (given) =>
      `Ci si arriva girando dalla parte sbagliata alla mossa ${given.move} del cofanetto da quando lo si è visto.`,
    "wrong-levels": (given) =>
      `Ci si arriva girando il numero sbagliato di piani alla mossa ${given.move} del cofanetto da quando lo si è visto.`,
  },
  fallsNot: "Non è ciò che si trova lì sul lato inferiore.",
  suchLie: (given) => `Gemme così si trovano qui: ${given.spot}.`,
  worse: (given) => `Giocata fino in fondo molte volte, rende ${given.percent} su cento in meno.`,
  wouldFall: (given) => `Cadrebbe: ${given.gems}.`,
  wouldLie: (given) => `Si troverebbe: ${given.gems}.`,
  playedOut: (given) =>
    `Ogni risposta è stata giocata fino in fondo ${given.times} volte o più. Questa supera la successiva di ${given.margin} su cento, più o meno ${given.error}.`,
  went: (given) => `Ecco la strada: ${given.spots}.`,
  stayed: (given) => `È rimasto lì: ${given.spot}.`,
};
