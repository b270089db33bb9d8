import type { hall as english } from "../en/hall";
import type { Messages } from "../messages";

export const hall: Messages<typeof english> = {
  title: "Sala",
  lead: "Chi c’è, quali tavoli aspettano e che cosa si gioca in questo momento.",
  here: (given) => (given.count === 1 ? "Qui ci sei solo tu" : `Qui siete in ${given.count}`),
  names: "Presenti per nome",
  showMe: "Mostra qui il mio nome",
  waiting: "Tavoli che aspettano",
  sit: "Siediti",
  sitOf: (given) => `Siediti a ${given.game} con ${given.names}`,
  running: "Si gioca adesso",
  late: "Tutto si vede un minuto dopo, così chi guarda non può aiutare nessuno.",
  watchOf: (given) => `Guarda ${given.game}: ${given.names}`,
  finished: "Da rivedere",
  noFinished: "Le partite pubbliche compaiono qui quando sono finite.",
  replayOf: (given) => `Rivedi la partita di ${given.game}: ${given.names}`,
  match: {
    title: "Partita veloce",
    help: "Un tocco e sei al tavolo con gente della tua forza. Più aspetti, più lontano cerchiamo.",
    tempo: { fast: "Svelta", relaxed: "Tranquilla", days: "In più giorni" },
    looking: (given) => (given.count === 1 ? "1 cerca" : `${given.count} cercano`),
    players: "In quanti al tavolo",
    most: { two: "in due", four: "fino a quattro" },
    botsAfter: "Offrimi i bot dopo",
    seconds: (given) =>
      given.seconds < 60
        ? `${given.seconds} secondi`
        : given.seconds === 60
          ? "1 minuto"
          : `${given.seconds / 60} minuti`,
    searching: (given) => `Cerchiamo giocatori: ${given.game}, ${given.tempo.toLowerCase()}`,
    waited: (given) => (given.seconds === 1 ? "da 1 secondo" : `da ${given.seconds} secondi`),
    goOn: "Intanto va’ dove vuoi: ti portiamo noi al tavolo.",
    nobody: "Nessuno adatto per ora. Aspetta ancora, o gioca subito contro i bot.",
    withBots: "Gioca contro i bot",
    stop: "Smetti di cercare",
  },
  seatFree:
    "Qualcuno non è venuto. Chi cerca per primo una partita così avrà il posto; oppure chi ospita fa giocare un bot.",
  leaders: {
    place: (given) => `Sei al posto ${given.place}.`,
    link: "Classifiche",
    title: "Classifiche",
    lead: "Chi è di sicuro più forte, secondo le partite valide: persone e bot insieme.",
    of: (given) => `I più forti a ${given.game}`,
    rank: "Posto",
    player: "Nome",
    rating: "Forza",
    games: "Partite",
    bot: (given) => `Bot: ${given.name}`,
    nobody: "Qui non c’è ancora nessuno in classifica",
    nobodyHelp: "Contano le partite valide, come quelle veloci. Il primo posto è ancora libero.",
  },
};
