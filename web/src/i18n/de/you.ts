import type { you as english } from "../en/you";
import type { Messages } from "../messages";

const games = (count: number) => (count === 1 ? "1 Partie" : `${count} Partien`);

export const you: Messages<typeof english> = {
  title: "Du",
  guest: "Du spielst als Gast. Dieser Browser merkt sich dich.",
  account: (given) => `Angemeldet als ${given.account}.`,
  since: (given) => `Hier seit ${given.date}.`,
  running: "Laufende Partien",
  finished: "Beendete Partien",
  noRunning: "Keine Partie läuft",
  noFinished: "Noch keine Partie beendet",
  play: "Etwas spielen",
  open: "Öffnen",
  replay: "Ansehen",
  with: (given) => `mit ${given.names}`,
  ratings: "Wertungen",
  ratingsHelp:
    "Nur gewertete Partien zählen. Die Zahl ist vorsichtig geschätzt: Je mehr du spielst, desto sicherer wird sie.",
  noRatings: "Noch keine gewertete Partie",
  unsure: (given) => `${given.mu} ± ${given.sigma}`,
  games: (given) => games(given.count),
  history: (given) =>
    `Der Verlauf der Wertung in ${given.game} über ${games(given.count)}: von ${given.from} bis ${given.to}.`,
  keep: "Deine Partien behalten",
  keepHelp:
    "Mit einem Konto findest du deinen Namen, deine Partien und Wertungen auf jedem Gerät. Nach einer E-Mail-Adresse fragt niemand.",
  signUp: "Konto anlegen",
  signIn: "Ich habe ein Konto",
  accountName: "Konto",
  accountHelp: "3 bis 24 Zeichen: Kleinbuchstaben, Ziffern, Punkte oder Striche.",
  password: "Passwort",
  passwordHelp: "Mindestens 8 Zeichen.",
  passwordTitle: "Passwort ändern",
  oldPassword: "Altes Passwort",
  newPassword: "Neues Passwort",
  changePassword: "Ändern",
  passwordChanged: "Das Passwort ist geändert. Deine anderen Geräte sind abgemeldet.",
  tokens: "Für Programme",
  tokensHelp:
    "Ein Programm mit einem Token darf an Tischen alles, was du darfst, kann aber dein Konto nicht verwalten.",
  label: "Wofür es ist",
  newToken: "Token anlegen",
  tokenShown: "Kopier es jetzt: Es wird nicht noch einmal gezeigt.",
  token: "Token",
  revoke: "Widerrufen",
  revokeOf: (given) => `„${given.label}“ widerrufen`,
  noTokens: "Du hast keine Token.",
  made: (given) => `angelegt am ${given.date}`,
  data: "Deine Daten",
  export: "Alles mitnehmen",
  exportHelp: "Eine Datei mit allem, was über dich gespeichert ist.",
  signOut: "Abmelden",
  signOutAll: "Überall abmelden",
  signOutHelp: "Ein Gast, der sich abmeldet, kann nicht als derselbe Gast wiederkommen.",
  delete: "Mich löschen",
  deleteAsk: "Alles löschen, was über dich gespeichert ist?",
  deleteHelp:
    "Dein Name, dein Konto, deine Token und was du gesagt hast, sind für immer weg. In den Partien anderer spielt ein Bot für dich weiter.",
  deleteYes: "Für immer löschen",
};
