import type { people as english } from "../en/people";
import type { Messages } from "../messages";

export const people: Messages<typeof english> = {
  join: {
    title: "Prendi posto",
    here: (given) => `Ci sono già: ${given.names}.`,
    nobody: "Qui non siede ancora nessuno.",
    free: (given) =>
      given.count === 1 ? "C’è un posto libero." : `Ci sono ${given.count} posti liberi.`,
    as: "Siediti con il nome",
    sit: "Siediti",
  },
  full: {
    title: "Questo tavolo è al completo",
    lookOn: "Guarda",
    another: "Nuovo tavolo come questo",
    looking: "Stai guardando. Appena la partita comincia, la vedi qui.",
    begun: "In questa partita i posti sono tutti occupati: stai guardando.",
  },
  change: {
    title: "Opzioni",
    help: "Ospiti tu: finché la partita non comincia si può ancora cambiare tutto. Gli altri poi danno di nuovo il via.",
    save: "Cambia il tavolo",
    saved: "Il tavolo è cambiato.",
    discard: "Lascia com’era",
  },
  chat: {
    unread: (given) =>
      given.count === 1 ? "Chat, 1 messaggio nuovo" : `Chat, ${given.count} messaggi nuovi`,
  },
  thieves: {
    choose: "Scegli un ladro",
    chooseFor: (given) => `Scegli un ladro per il posto ${given.number}`,
    ask: "Chi si siede?",
  },
  paceHelp:
    "Quanto tempo si prendono i bot, perché tutti possano seguire. Si può cambiare anche durante la partita.",
  notes: "Appunti",
  notesHelp: "Ognuno può annotare a matita ciò che ha visto. Nessun altro lo vede.",
  score: "Punteggio in corso",
  scoreHelp: "I punti visibili sul tavolo sono sempre indicati.",
  asPrinted: "come stampate",
  oneDeviceLead: "Uno schermo per tutti: passa di mano in mano, e un sipario custodisce i segreti.",
};
