import { many } from "../../../../i18n/fr/grammar";
import { all } from "../../../../i18n/fr/who";
import type { Messages } from "../../../../i18n/messages";
import type { end as english } from "../en/end";

export const end: Messages<typeof english> = {
  endings: {
    last_sapphire: "Il ne restait plus de saphir sur le plateau.",
    four_leaders: "Quatre Chefs ont pris tous les saphirs du plateau.",
    merchant: "Le marchand a pris le saphir du centre. Tous les voleurs ont perdu.",
    turn_cap: "Le dernier tour a été joué.",
  },
  piles: {
    hoard: "Trésor",
    eyes: "Mauvais Œil",
  },
  pieces: {
    G: (given) => many(given.count, "saphir", "saphirs"),
    T: (given) => many(given.count, "tuile Saphir", "tuiles Saphir"),
    E: (given) => many(given.count, "jeton Mauvais Œil", "jetons Mauvais Œil"),
    F: (given) => many(given.count, "tuile Mauvais Œil", "tuiles Mauvais Œil"),
  },
  tieBy: {
    E: (given) =>
      `Le plus petit nombre de Mauvais Œil départage : ${all(given.whos)}, avec ${given.most}.`,
    G: (given) =>
      `Puis le plus grand nombre de saphirs, sans les tuiles, départage : ${all(given.whos)}, avec ${given.most}.`,
  },
};
