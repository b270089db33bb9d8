// Playing without a net.

import type { alone as english } from "../en/alone";
import type { Messages } from "../messages";

export const alone: Messages<typeof english> = {
  title: "Ohne Netz",
  lead: "Larceny spielt auch auf diesem Gerät allein: gegen Bots, ohne Server und ohne Verbindung.",
  leadPlain:
    "Diese Seite spielt auf deinem Gerät allein: Dahinter steht kein Server, und nichts verlässt dein Gerät.",
  play: "Auf diesem Gerät spielen",
  playHelp:
    "Dieselben Regeln und dieselben Bots, hier in deinem Browser. Solche Partien zählen nie für eine Wertung.",
  begin: "Hier spielen",
  beginOf: (given) => `${given.game} auf diesem Gerät spielen`,
  keepTitle: "Das Spiel hier behalten",
  keepHelp: (given) =>
    `Dann öffnet es sich ohne Verbindung. Es braucht etwa ${given.size} MB Platz, und gut die Hälfte davon wird einmal geladen.`,
  keep: "Behalten",
  kept: "Auf diesem Gerät behalten: Es öffnet sich ohne Verbindung.",
  forget: "Wieder entfernen",
  install:
    "Auf dem Telefon macht „Zum Startbildschirm hinzufügen“ oder „Installieren“ im Menü des Browsers eine App daraus.",
  noStore: "Von einer Seite ohne verschlüsselte Verbindung (https) behält dieser Browser nichts.",
  fetching: "Das Spiel wird auf dieses Gerät geladen …",
  starting: "Das Spiel startet auf diesem Gerät …",
  games: "Auf diesem Gerät gespielt",
  gamesHelp: "Diese Partien liegen nur in diesem Browser.",
  none: "Partien, die du hier spielst, stehen später hier.",
  upload: "Zu meinen Partien",
  uploaded: "Unter deinen Partien",
  uploadHelp: "Sie liegen nur in diesem Browser, bis du sie zu deinen Partien nimmst.",
  remove: "Entfernen",
};
