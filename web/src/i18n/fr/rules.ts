import type { rules as english } from "../en/rules";
import type { Messages } from "../messages";
import { many } from "./grammar";

export const rules: Messages<typeof english> = {
  title: (given) => `Les règles : ${given.game}`,
  contents: "Sommaire",
  search: "Chercher dans les règles",
  found: (given) => many(given.count, "paragraphe trouvé", "paragraphes trouvés"),
  none: "Aucun paragraphe ne contient ces mots.",
  noneHelp: "Moins de mots, ou un numéro comme MT-4.2, le trouveront peut-être.",
  edition: "Édition",
  game: "Jeu",
  marked: (given) => `Les paragraphes marqués diffèrent de cette édition : ${given.edition}.`,
  against: "Comparer avec",
  againstNone: "aucune",
  onlyMarked: "Seulement les paragraphes marqués",
  differs: "diffère ici",
  otherwise: (given) => `${given.edition} : ${given.value}`,
  changedAt: "Les marques suivent les règles de ta table.",
  anchor: (given) => `Lien vers ${given.number}`,
  editionsTable: "Les éditions côte à côte",
  quoted: (given) => `« ${given.words} »`,
  field: "option",
  names: {
    one_action: "une seule action",
    free_fill_order: "ordre de remplissage libre",
    strict_box_order: "ordre strict",
    last_sapphire: "dernier saphir",
    four_leaders: "quatre Chefs",
  },
};
