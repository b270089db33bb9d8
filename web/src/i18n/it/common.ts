import type { common as english } from "../en/common";
import type { Messages } from "../messages";
import { list } from "./grammar";

export const common: Messages<typeof english> = {
  list: (given) => list(given.parts),
  connectionLost: "La connessione è caduta. Torna da sola; nulla va perso.",
  skip: "Vai al contenuto",
  nav: "Menu principale",
  home: "Inizio",
  puzzles: "Rompicapi",
  rules: "Regole",
  you: "Tu",
  settings: "Impostazioni",
  close: "Chiudi",
  cancel: "Annulla",
  save: "Salva",
  copy: "Copia",
  copied: "Copiato",
  saved: "Salvato",
  loading: "Un momento…",
  tryAgain: "Riprova",
  more: "Mostra altro",
  on: "sì",
  off: "no",
  yes: "sì",
  no: "no",
  readRule: (given) => `Leggi ${given.rule}`,
  players: (given) =>
    given.least === given.most
      ? `${given.least} giocatori`
      : `${given.least}–${given.most} giocatori`,
  bots: {
    grandmaster: "Gran maestro",
    master: "Maestro",
    expert: "Esperto",
    novice: "Principiante",
    random: "Tiradadi",
  },
  botsAbout: {
    grandmaster: "Ha imparato da milioni di partite contro sé stesso, e decide a colpo d’occhio.",
    master: "Non dimentica nulla, immagina ciò che è nascosto e vede lontano.",
    expert: "Ha buona memoria, ma non per sempre, e conta ciò che è stato giocato.",
    novice: "Ricorda poco e fa ciò che salta all’occhio.",
    random: "Decide a caso.",
  },
  level: "Livello dei bot",
  bot: (given) => `Bot: ${given.level}`,
  colours: {
    c0: "ambra, picche",
    c1: "celeste, quadri",
    c2: "verde, fiori",
    c3: "giallo, cuori",
    c4: "pervinca, stella",
    c5: "arancione, cerchio",
    c6: "rosa, triangolo",
    c7: "grigio, quadrato",
  },
  seat: (given) => `Posto ${given.number}`,
  status: {
    lobby: "Si aspettano giocatori",
    playing: "In corso",
    over: "Finita",
    abandoned: "Interrotta",
  },
  clock: {
    none: "Senza orologio",
    perMove: (given) => `${given.seconds} s a decisione`,
    bank: (given) => `${given.seconds} s a decisione e ${given.minutes} min di riserva`,
    days: (given) =>
      given.days === 1 ? "1 giorno a decisione" : `${given.days} giorni a decisione`,
  },
  points: (given) => (given.points === 1 ? "1 punto" : `${given.points} punti`),
  changed: (given) => `${given.edition}, modificata`,
};
