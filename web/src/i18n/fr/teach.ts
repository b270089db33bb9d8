// Les pages qui enseignent les deux jeux, et ce que répond une chose de la table quand on l’interroge.

import type { teach as english } from "../en/teach";
import type { Messages } from "../messages";

export const teach: Messages<typeof english> = {
  how: "Comment on joue",
  all: "Toutes les règles, numérotées",
  ways: "Deux façons de lire les règles",
  inThis: "Dans cette édition",
  otherwise: "autrement ailleurs",
  read: (given) => `Lire le paragraphe ${given.number}`,
  guided: "Jouer une première partie guidée",
  again: "Encore une fois",
  special: (given) => `Cette édition : ${given.edition}`,
  differs: (given) => `Ce qui la distingue de celle-ci : ${given.edition}.`,
  usual: "C’est l’édition à laquelle on compare ici les autres.",
  help: {
    modeOn: "Appuie sur une chose pour qu’on te l’explique",
    rule: (given) => `Paragraphe ${given.number}`,
  },
};
