import type { reports as english } from "../en/reports";
import type { Messages } from "../messages";

export const reports: Messages<typeof english> = {
  report: "Melden",
  reportOf: (given) => `${given.name} melden`,
  title: (given) => `${given.name} melden`,
  help: "Menschen sehen es an: der Gastgeber des Tisches und wer diesen Server betreibt. Von selbst folgt nichts daraus.",
  why: "Was war nicht in Ordnung?",
  words: "In deinen Worten",
  wordsHelp: "Wenn du magst. Bis zu 500 Zeichen.",
  send: "Meldung senden",
  sent: "Danke. Jemand sieht es sich an.",
  admin: "Meldungen",
  adminLead: "Was Leute gemeldet haben. Kein Programm entscheidet über jemanden, das tust du.",
  none: "Keine Meldung wartet",
  noneClosed: "Noch keine Meldung abgeschlossen",
  by: (given) => `gemeldet von ${given.name}`,
  at: "an einem Tisch",
  waiting: "Offen",
  closed: "Abgeschlossen",
  note: "Was du entschieden hast",
  close: "Abschließen",
  closeOf: (given) => `Die Meldung über ${given.name} abschließen`,
  decided: (given) => `Entschieden: ${given.note}`,
  atTable: "An diesem Tisch gemeldet",
  atTableHelp:
    "Du bist Gastgeber: Du kannst stumm schalten oder vor der Partie einen Platz freigeben. Wer gemeldet hat, wird nicht gesagt.",
  reasons: {
    insults: "Beleidigungen",
    cheating: "Betrug",
    leaving: "Verlässt Partien",
    name: "Ein anstößiger Name",
    spam: "Werbung und Unsinn",
    other: "Etwas anderes",
  },
};
