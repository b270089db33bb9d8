import type { share as english } from "../en/share";
import type { Messages } from "../messages";

export const share: Messages<typeof english> = {
  open: "Partager",
  title: "Partager cette partie",
  link: "Lien vers la partie",
  address: "Lien",
  linkHelp: "Qui l’ouvre peut revoir la partie, pas à pas.",
  momentHelp: "Il ouvre la partie à cette étape précise, par les yeux que tu as choisis.",
  text: "La partie en texte",
  textHelp: "Chaque coup en une phrase, sous le résultat : pour un forum ou un message.",
  form: "Forme",
  copyText: "Copier le texte",
  saveText: "Enregistrer le fichier",
  players: "Joueurs",
  points: "Points",
  won: "Gagné par",
  forms: { plain: "Texte simple", markdown: "Markdown", bbcode: "BBCode" },
  openHere: "Ouvrir dans Larceny",
  picture: "L’image que montre un aperçu du lien",
  savePicture: "Enregistrer l’image",
  embed: "Dans ta propre page",
  embedHelp:
    "Ce code montre la partie dans un cadre ; qui la regarde n’a besoin ni de compte ni de cookies.",
  embedCode: "Code du cadre",
  clip: "Un court film",
  makeClip: "Faire un film",
  clipping: "On filme …",
  clipHelp: (given) =>
    `Les ${given.steps} dernières étapes en film. Il se fait ici, dans ton navigateur, et prend le temps qu’il durera.`,
};
