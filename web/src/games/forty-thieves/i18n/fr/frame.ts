import type { Messages } from "../../../../i18n/messages";
import type { frame as english } from "../en/frame";

export const frame: Messages<typeof english> = {
  moments: {
    theft: "Un vol !",
    works: "Réussi !",
    fails: "Le vol échoue",
    dagger: "Poignards tirés",
    merchant: "Le Marchand",
    sinbad: "Sinbad",
    genie: "Le Génie",
    leaders: "Quatre Chefs !",
  },
  lesson: "Lire les couvercles, allumer une Lanterne, parer un Mauvais Œil et voler un saphir.",
  show: (given) => `Je suis ${given.name} : montrer mes tuiles`,
  settings: {
    letters: "Lettres sur les jarres",
    lettersHelp:
      "40 Thieves : chaque couvercle et chaque voleur porte aussi la lettre de sa couleur.",
  },
};
