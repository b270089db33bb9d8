import { many } from "../../../../i18n/fr/grammar";
import { all } from "../../../../i18n/fr/who";
import type { Messages } from "../../../../i18n/messages";
import type { end as english } from "../en/end";

export const end: Messages<typeof english> = {
  endings: {
    empty_pillow: "Un coussin blanc était vide à la fin de la manche.",
    sixth_ruby: "Le dernier rubis a été pris.",
    round_cap: "La dernière manche a été jouée.",
  },
  piles: {
    black: "Coussin noir",
    white: "Coussin blanc",
  },
  pieces: {
    R: (given) => `${given.count} rubis`,
    S: (given) => many(given.count, "saphir", "saphirs"),
    D: (given) => many(given.count, "diamant", "diamants"),
  },
  tieBy: {
    R: (given) =>
      `Le plus grand nombre de rubis sur le coussin noir départage : ${all(given.whos)}, avec ${given.most}.`,
    S: (given) =>
      `Puis le plus grand nombre de saphirs sur le coussin noir départage : ${all(given.whos)}, avec ${given.most}.`,
    D: (given) =>
      `Puis le plus grand nombre de diamants sur le coussin noir départage : ${all(given.whos)}, avec ${given.most}.`,
  },
};
