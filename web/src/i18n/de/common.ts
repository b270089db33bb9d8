import type { common as english } from "../en/common";
import type { Messages } from "../messages";
import { list } from "./grammar";

export const common: Messages<typeof english> = {
  list: (given) => list(given.parts),
  connectionLost: "Die Verbindung ist weg. Sie kommt von selbst wieder; nichts geht verloren.",
  skip: "Zum Inhalt springen",
  nav: "Hauptmenü",
  home: "Start",
  puzzles: "Rätsel",
  rules: "Regeln",
  you: "Du",
  settings: "Einstellungen",
  close: "Schließen",
  cancel: "Abbrechen",
  save: "Speichern",
  copy: "Kopieren",
  copied: "Kopiert",
  saved: "Gespeichert",
  loading: "Einen Augenblick …",
  tryAgain: "Nochmal versuchen",
  more: "Mehr zeigen",
  on: "an",
  off: "aus",
  yes: "ja",
  no: "nein",
  readRule: (given) => `${given.rule} lesen`,
  players: (given) =>
    given.least === given.most ? `${given.least} Spieler` : `${given.least}–${given.most} Spieler`,
  bots: {
    grandmaster: "Großmeister",
    master: "Meister",
    expert: "Könner",
    novice: "Neuling",
    random: "Würfler",
  },
  botsAbout: {
    grandmaster:
      "Hat aus Millionen Partien gegen sich selbst gelernt und entscheidet auf einen Blick.",
    master: "Vergisst nichts, malt sich Verborgenes aus und denkt voraus.",
    expert: "Merkt sich viel, wenn auch nicht für immer, und zählt, was gespielt wurde.",
    novice: "Merkt sich wenig und tut, was naheliegt.",
    random: "Entscheidet nach Los.",
  },
  level: "Stärke der Bots",
  bot: (given) => `Bot: ${given.level}`,
  colours: {
    c0: "bernsteingelb, Pik",
    c1: "himmelblau, Karo",
    c2: "grün, Kreuz",
    c3: "gelb, Herz",
    c4: "blauviolett, Stern",
    c5: "orange, Kreis",
    c6: "rosa, Dreieck",
    c7: "grau, Quadrat",
  },
  seat: (given) => `Platz ${given.number}`,
  status: {
    lobby: "Wartet auf Spieler",
    playing: "Läuft",
    over: "Beendet",
    abandoned: "Abgebrochen",
  },
  clock: {
    none: "Ohne Uhr",
    perMove: (given) => `${given.seconds} s pro Entscheidung`,
    bank: (given) => `${given.seconds} s pro Entscheidung und ${given.minutes} min Reserve`,
    days: (given) =>
      given.days === 1 ? "1 Tag pro Entscheidung" : `${given.days} Tage pro Entscheidung`,
  },
  points: (given) => `${given.points} ${Math.abs(given.points) === 1 ? "Punkt" : "Punkte"}`,
  changed: (given) => `${given.edition}, geändert`,
};
