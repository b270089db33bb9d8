// Setting a position up by hand.

import type { Messages } from "../../../../i18n/messages";
import type { study as english } from "../en/study";

export const study: Messages<typeof english> = {
  help: "Touchez un tiroir pour dire ce qu’il contient. Tournez les étages ou la boîte : le contenu suit.",
  contents: "Ce que contiennent les tiroirs",
  empty: "vide",
  above: "Se trouve en haut",
  below: "Tomberait",
  alarm: "Alarme",
  noAlarm: "pas d’alarme",
  ruby: "Un rubis dans le compartiment secret derrière",
  pillows: "Coussins",
  white: ({ name }) => `${name} : coussin blanc`,
  black: ({ name }) => `${name} : coussin noir`,
  red: "Coussin rouge",
  kinds: { D: "Diamants", S: "Saphirs", R: "Rubis" },
  balance: ({ kind, have, need }) => `${kind} : ${have} sur ${need}`,
  tooMany: ({ kind, count }) => `${count} de trop (${kind})`,
  tooFew: ({ kind, count }) => `Il en manque ${count} (${kind})`,
  cards: "Cartes en main",
  chosen: ({ name }) => `${name} a choisi`,
  round: "Manche",
  phases: { choose: "Chacun choisit une carte", open: "Quelqu’un ouvre un tiroir" },
  other: ({ phase }) => `Comme dit le texte (${phase})`,
  short: ({ place }) => `${place} : seuls les longs tiroirs ont un compartiment secret.`,
  both: ({ place }) => `${place} : les pierres ne peuvent pas être des deux côtés d’un tiroir.`,
  alarms: ({ place }) => `${place} : une alarme ne peut pas s’y trouver ainsi.`,
  hands: "Les mains ne vont pas avec la manche : chaque carte se joue une fois en six manches.",
};
