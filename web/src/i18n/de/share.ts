import type { share as english } from "../en/share";
import type { Messages } from "../messages";

export const share: Messages<typeof english> = {
  open: "Teilen",
  title: "Dieses Spiel teilen",
  link: "Link zum Spiel",
  address: "Link",
  linkHelp: "Wer ihn öffnet, kann das Spiel Schritt für Schritt noch einmal ansehen.",
  momentHelp:
    "Er öffnet die Aufzeichnung genau bei diesem Schritt, mit der Sicht, die du gerade hast.",
  text: "Das Spiel als Text",
  textHelp: "Jeder Zug in einem Satz, darüber das Ergebnis: für ein Forum oder eine Nachricht.",
  form: "Form",
  copyText: "Text kopieren",
  saveText: "Als Datei speichern",
  players: "Spieler",
  points: "Punkte",
  won: "Gewonnen hat",
  forms: { plain: "Nur Text", markdown: "Markdown", bbcode: "BBCode" },
  openHere: "In Larceny öffnen",
  picture: "Das Bild, das eine Vorschau des Links zeigt",
  savePicture: "Bild speichern",
  embed: "In einer eigenen Seite",
  embedHelp:
    "Dieser Code zeigt das Spiel in einem Rahmen; wer zusieht, braucht weder Konto noch Cookies.",
  embedCode: "Code für den Rahmen",
  clip: "Ein kurzer Film",
  makeClip: "Film machen",
  clipping: "Es wird gefilmt …",
  clipHelp: (given) =>
    `Die letzten ${given.steps} Schritte als Film. Er entsteht hier im Browser und braucht so lange, wie er dauert.`,
};
