// Setting a position up by hand.

import type { Messages } from "../../../../i18n/messages";
import type { study as english } from "../en/study";

export const study: Messages<typeof english> = {
  help: "Tocca un cassetto per dire che cosa contiene. Gira i livelli o la scatola: il contenuto li segue.",
  contents: "Che cosa c’è nei cassetti",
  empty: "vuoto",
  above: "Sta sopra",
  below: "Cadrebbe",
  alarm: "Allarme",
  noAlarm: "nessun allarme",
  ruby: "Un rubino nello scomparto segreto dietro",
  pillows: "Cuscini",
  white: ({ name }) => `${name}: cuscino bianco`,
  black: ({ name }) => `${name}: cuscino nero`,
  red: "Cuscino rosso",
  kinds: { D: "Diamanti", S: "Zaffiri", R: "Rubini" },
  balance: ({ kind, have, need }) => `${kind}: ${have} di ${need}`,
  tooMany: ({ kind, count }) => `${count} di troppo (${kind})`,
  tooFew: ({ kind, count }) => `Ne mancano ${count} (${kind})`,
  cards: "Carte in mano",
  chosen: ({ name }) => `${name} ha scelto`,
  round: "Giro",
  phases: { choose: "Tutti scelgono una carta", open: "Qualcuno apre un cassetto" },
  other: ({ phase }) => `Come dice il testo (${phase})`,
  short: ({ place }) => `${place}: solo i cassetti lunghi hanno uno scomparto segreto.`,
  both: ({ place }) => `${place}: le pietre non possono stare su entrambi i lati di un cassetto.`,
  alarms: ({ place }) => `${place}: un allarme non può stare lì così.`,
  hands: "Le mani non vanno con il giro: ogni carta si gioca una volta in sei giri.",
};
