// Le pagine che insegnano i due giochi, e che cosa risponde una cosa del tavolo a chi lo chiede.

import type { teach as english } from "../en/teach";
import type { Messages } from "../messages";

export const teach: Messages<typeof english> = {
  how: "Come si gioca",
  all: "Tutte le regole, numerate",
  ways: "Due modi di leggere le regole",
  inThis: "In questa edizione",
  otherwise: "altrove diverso",
  read: (given) => `Leggi il paragrafo ${given.number}`,
  guided: "Gioca una prima partita guidata",
  again: "Ancora una volta",
  special: (given) => `Questa edizione: ${given.edition}`,
  differs: (given) => `In che cosa si distingue da questa: ${given.edition}.`,
  usual: "È l’edizione con cui qui si confrontano le altre.",
  help: {
    modeOn: "Premi una cosa per fartela spiegare",
    rule: (given) => `Paragrafo ${given.number}`,
  },
};
