import type { rules as english } from "../en/rules";
import type { Messages } from "../messages";
import { counted } from "./grammar";

export const rules: Messages<typeof english> = {
  title: (given) => `Les règles de ${given.game}`,
  contents: "Sommaire",
  search: "Chercher dans les règles",
  found: (given) => counted(given.count, "paragraphe trouvé", "paragraphes trouvés"),
  none: "Aucun paragraphe ne contient ces mots.",
  noneHelp: "Essaie avec moins de mots, ou avec un numéro comme MT-4.2.",
  edition: "Édition",
  game: "Jeu",
  marked: "Les paragraphes marqués diffèrent de l’édition par défaut.",
  onlyMarked: "Seulement les paragraphes marqués",
  differs: "diffère ici",
  here: (given) => `Ici (${given.edition})`,
  otherwise: (given) => `${given.edition} : ${given.value}`,
  changedAt: "Les marques suivent les règles de ta table.",
  anchor: (given) => `Lien vers ${given.number}`,
  editionsTable: "Les éditions côte à côte",
  field: "option",
  rulings:
    "Là où le texte imprimé se tait, il a fallu trancher ; les décisions disent comment, et pourquoi.",
  up: "En haut",
};
