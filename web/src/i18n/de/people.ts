import type { people as english } from "../en/people";
import type { Messages } from "../messages";

export const people: Messages<typeof english> = {
  join: {
    title: "Setz dich dazu",
    here: (given) => `Schon da: ${given.names}.`,
    nobody: "Hier sitzt noch niemand.",
    free: (given) =>
      given.count === 1 ? "Ein Platz ist frei." : `${given.count} Plätze sind frei.`,
    as: "Hinsetzen als",
    sit: "Hinsetzen",
  },
  full: {
    title: "Dieser Tisch ist voll",
    lookOn: "Zuschauen",
    another: "Neuer Tisch dieser Art",
    looking: "Du schaust zu. Sobald die Partie beginnt, siehst du sie hier.",
    begun: "In dieser Partie sind alle Plätze besetzt: Du schaust zu.",
  },
  change: {
    title: "Einstellungen des Tisches",
    help: "Du bist Gastgeber: Bis die Partie beginnt, lässt sich all das noch ändern. Die anderen melden sich dann neu bereit.",
    save: "Tisch ändern",
    saved: "Der Tisch ist geändert.",
    discard: "So lassen, wie es war",
  },
  chat: {
    unread: (given) =>
      given.count === 1 ? "Chat, 1 neue Zeile" : `Chat, ${given.count} neue Zeilen`,
  },
  thieves: {
    choose: "Dieb aussuchen",
    chooseFor: (given) => `Dieb für Platz ${given.number} aussuchen`,
    ask: "Wer soll sich setzen?",
  },
  paceHelp:
    "Wie viel Zeit sich Bots lassen, damit alle mitkommen. Es lässt sich auch während der Partie ändern.",
  notes: "Notizen",
  notesHelp:
    "Jeder darf mit Bleistift vermerken, was er gesehen hat. Niemand sonst bekommt es zu sehen.",
  score: "Laufender Punktestand",
  scoreHelp: "Wie viele Punkte offen auf dem Tisch liegen, steht ständig dabei.",
  asPrinted: "wie gedruckt",
  oneDeviceLead:
    "Ein Bildschirm für alle: Er wird herumgereicht, und ein Vorhang hütet die Geheimnisse.",
};
