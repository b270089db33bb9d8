import type { learn as english } from "../en/learn";
import type { Messages } from "../messages";

export const learn: Messages<typeof english> = {
  title: "Imparare giocando",
  lead: "Una prima partita guidata per ogni gioco, in cinque minuti: mosse vere, una cosa alla volta.",
  rules: "Oppure leggi le regole",
  begin: "Comincia",
  beginOf: ({ game }) => `Comincia la prima partita di ${game}`,
  resume: "Continua",
  resumeOf: ({ game }) => `Continua la prima partita di ${game}`,
  again: "Dall’inizio",
  againOf: ({ game }) => `${game} dall’inizio`,
  length: ({ count }) => `${count} piccoli passi con un bot amichevole`,
  stepOf: ({ step, of }) => `Passo ${step} di ${of}`,
  done: "Già fatta una volta",
  guide: "La tua guida",
  goOn: "Avanti",
  why: ({ rule }) => `Perché? Regola ${rule}`,
  watch: "Guarda che cosa succede…",
  playOn: "Gioca ancora",
  newGame: "Una nuova partita",
  leave: "Altre lezioni",
};
