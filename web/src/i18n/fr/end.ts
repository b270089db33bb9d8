import type { end as english } from "../en/end";
import type { Messages } from "../messages";
import { counted as many } from "./grammar";
import { all, does, win } from "./who";

export const end: Messages<typeof english> = {
  won: (given) => win(given.whos),
  wonTogether: (given) => `${win(given.whos)} ensemble`,
  youWon: "Tu as gagné",
  nobody: "Personne ne gagne",
  endings: {
    empty_pillow: "Un coussin blanc était vide à la fin de la manche.",
    sixth_ruby: "Le dernier rubis a été pris.",
    round_cap: "La dernière manche a été jouée.",
    last_sapphire: "Il ne restait plus de saphir sur le plateau.",
    four_leaders: "Quatre Chefs ont pris tous les saphirs du plateau.",
    merchant: "Le marchand a pris le saphir du centre. Tous les voleurs ont perdu.",
    turn_cap: "Le dernier tour a été joué.",
  },
  how: "D’où viennent les points",
  rank: (given) => (given.rank === 1 ? "1er" : `${given.rank}e`),
  winner: "vainqueur",
  black: "Coussin noir",
  white: "Coussin blanc",
  hoard: "Trésor",
  eyes: "Mauvais Œil",
  sum: "Total",
  empty: "vide",
  gems: {
    R: (given) => `${given.count} rubis`,
    S: (given) => many(given.count, "saphir", "saphirs"),
    D: (given) => many(given.count, "diamant", "diamants"),
    G: (given) => many(given.count, "saphir", "saphirs"),
    T: (given) => many(given.count, "tuile Saphir", "tuiles Saphir"),
    E: (given) => many(given.count, "jeton Mauvais Œil", "jetons Mauvais Œil"),
    F: (given) => many(given.count, "tuile Mauvais Œil", "tuiles Mauvais Œil"),
  },
  tie: (given) =>
    `${all(given.whos)} ${given.whos.some((who) => who.you) ? "avez" : "ont"} chacun ${given.points}.`,
  tieBy: {
    R: (given) =>
      `Le plus grand nombre de rubis sur le coussin noir départage : ${all(given.whos)}, avec ${given.most}.`,
    S: (given) =>
      `Puis le plus grand nombre de saphirs sur le coussin noir départage : ${all(given.whos)}, avec ${given.most}.`,
    D: (given) =>
      `Puis le plus grand nombre de diamants sur le coussin noir départage : ${all(given.whos)}, avec ${given.most}.`,
    E: (given) =>
      `Le plus petit nombre de Mauvais Œil départage : ${all(given.whos)}, avec ${given.most}.`,
    G: (given) =>
      `Puis le plus grand nombre de saphirs, sans les tuiles, départage : ${all(given.whos)}, avec ${given.most}.`,
  },
  tieStays: "Cela ne départage personne : la victoire est partagée.",
  course: "Le cours de la partie",
  courseHelp:
    "Les points au fil du jeu, et les moments qui ont décidé. Chacun ouvre la partie à cet endroit.",
  turning: {
    ahead: (given) => `${does(given.who, "prends", "prend")} définitivement la tête`,
    gain: (given) => `${does(given.who, "fais", "fait")} la différence`,
    loss: (given) => `${does(given.who, "renverses", "renverse")} un temps la situation`,
  },
  rematch: "Revanche",
  rematchHelp: "Les mêmes joueurs, les mêmes règles, une nouvelle donne.",
  toRematch: "À la revanche",
  rematchOpen: "Une revanche est ouverte.",
  replay: "Revoir la partie",
  home: "Accueil",
  verify: "Vérifier cette partie",
  verifyHelp:
    "Avant la donne, le serveur a publié le sceau de son secret. Ton navigateur confronte maintenant le secret au sceau, puis refait la donne à partir du secret et de ce que chaque siège y a ajouté.",
  verifying: "Vérification…",
  checks: {
    seal: "Le secret correspond au sceau publié avant la donne.",
    same: "Le compte rendu porte le sceau affiché avant la donne.",
    own: "Ce que ton navigateur a ajouté à la donne en fait partie.",
    deal: "La donne découle du secret et de ce que les sièges y ont ajouté.",
  },
  good: "Tout est en ordre.",
  bad: "Quelque chose ne colle pas. Garde le compte rendu, et rejoue-le avec « larceny verify ».",
  unknown: "Cela n’a pas pu être vérifié ici.",
  passed: "juste",
  failed: "faux",
  skipped: "non vérifié",
  seal: "Sceau",
  secret: "Secret",
  added: "Ajouté par les sièges",
  addedNone: "rien",
  record: "Emporter le compte rendu",
  recordHelp: "Toute la partie dans un fichier : chacun peut la rejouer et la vérifier.",
  text: "En texte",
  json: "En JSON",
  below: "La table telle qu’elle était à la fin",
};
