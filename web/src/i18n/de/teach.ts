// Die Seiten, die die beiden Spiele lehren, und was ein Ding am Tisch antwortet, wenn man es fragt.

import type { teach as english } from "../en/teach";
import type { Messages } from "../messages";

export const teach: Messages<typeof english> = {
  how: "So wird gespielt",
  all: "Alle Regeln, nummeriert",
  ways: "Wie man die Regeln lesen kann",
  inThis: "In dieser Ausgabe",
  otherwise: "anderswo anders",
  read: (given) => `Absatz ${given.number} lesen`,
  guided: "Eine geführte erste Partie spielen",
  again: "Noch einmal",
  special: (given) => `Diese Ausgabe: ${given.edition}`,
  differs: (given) => `Worin sie sich von dieser unterscheidet: ${given.edition}.`,
  usual: "Mit dieser Ausgabe werden die anderen hier verglichen.",
  help: {
    modeOn: "Drück auf ein Ding, um es erklärt zu bekommen",
    rule: (given) => `Absatz ${given.number}`,
  },
};
