import type { end as english } from "../en/end";
import type { Messages } from "../messages";
import { all, does, win } from "./who";

export const end: Messages<typeof english> = {
  won: (given) => win(given.whos),
  wonTogether: (given) => `${win(given.whos)} ensemble`,
  youWon: "Tu as gagné",
  nobody: "Personne ne gagne",
  how: "D’où viennent les points",
  rank: (given) => (given.rank === 1 ? "1er" : `${given.rank}e`),
  counting: "On compte les points…",
  winner: "vainqueur",
  sum: "Total",
  empty: "vide",
  tie: (given) =>
    `${all(given.whos)} ${given.whos.some((who) => who.you) ? "avez" : "ont"} chacun ${given.points}.`,
  tieStays: "Cela ne départage personne : la victoire est partagée.",
  course: "Le cours de la partie",
  courseHelp:
    "Les points au fil du jeu, et les moments qui ont décidé. Chacun ouvre la partie à cet endroit.",
  turning: {
    ahead: (given) => `${does(given.who, "prends", "prend")} définitivement la tête`,
    gain: (given) => `${does(given.who, "fais", "fait")} la différence`,
    loss: (given) => `${does(given.who, "renverses", "renverse")} un temps la situation`,
    falls: (given) => `${does(given.who, "perds", "perd")} du terrain`,
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
