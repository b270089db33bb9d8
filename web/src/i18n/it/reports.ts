import type { reports as english } from "../en/reports";
import type { Messages } from "../messages";

export const reports: Messages<typeof english> = {
  report: "Segnala",
  reportOf: (given) => `Segnala ${given.name}`,
  title: (given) => `Segnala ${given.name}`,
  help: "Lo guardano delle persone: chi ospita il tavolo e chi gestisce questo server. Nulla avviene da sé.",
  why: "Che cosa non andava?",
  words: "Con parole tue",
  wordsHelp: "Se vuoi. Fino a 500 segni.",
  send: "Invia la segnalazione",
  sent: "Grazie. Qualcuno la guarderà.",
  admin: "Segnalazioni",
  adminLead: "Che cosa è stato segnalato. Nessun programma giudica nessuno: decidi tu.",
  none: "Nessuna segnalazione in attesa",
  noneClosed: "Ancora nessuna segnalazione chiusa",
  by: (given) => `segnalato da ${given.name}`,
  at: "a un tavolo",
  waiting: "In attesa",
  closed: "Chiuse",
  note: "Che cosa hai deciso",
  close: "Chiudi",
  closeOf: (given) => `Chiudi la segnalazione su ${given.name}`,
  decided: (given) => `Deciso: ${given.note}`,
  atTable: "Segnalato a questo tavolo",
  atTableHelp:
    "Ospiti tu: puoi togliere la parola, o liberare un posto prima della partita. Chi ha segnalato non viene detto.",
  reasons: {
    insults: "Insulti",
    cheating: "Imbrogli",
    leaving: "Abbandona le partite",
    name: "Un nome offensivo",
    spam: "Messaggi indesiderati",
    other: "Altro",
  },
};
