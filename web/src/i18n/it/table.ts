import type { table as english } from "../en/table";
import type { Messages } from "../messages";

export const table: Messages<typeof english> = {
  yourTurn: "Tocca a te",
  yourTurnTitle: (given) => `● Tocca a te – ${given.game}`,
  loading: "Si prepara il tavolo…",
  opening: (given: { names: string }) =>
    `In attesa di ${given.names}: deve ancora aprirsi ciò che il browser ha sigillato…`,
  beacon: "In attesa del faro pubblico…",
  missingTitle: "Questo tavolo non c’è",
  missingText: "Forse il link è incompleto, o il tavolo non è aperto a chi guarda.",
  home: "All’inizio",
  olderTitle: "Giocata con regole precedenti",
  olderText:
    "Questa partita è cominciata con regole precedenti a quelle di oggi e non si può continuare. Quello che ne resta si può ancora leggere.",
  abandonedTitle: "La partita è stata interrotta",
  abandonedText: "Qualcuno ha chiuso questo tavolo prima della fine.",
  waitingFor: (given) => `Si aspetta ${given.names}`,
  sending: "In viaggio…",
  timeLeft: (given) => `ancora ${given.time}`,
  watching: (given) =>
    given.count === 1 ? "Una persona guarda" : `${given.count} persone guardano`,
  youWatch: "Stai guardando",
  stoodIn: (given) => `Un bot gioca per ${given.name} fino al ritorno`,
  tabs: { log: "Racconto", chat: "Chat", players: "Giocatori", menu: "Menu" },
  side: "Racconto e chat",
  unread: (given) => (given.count === 1 ? "1 nuovo messaggio" : `${given.count} nuovi messaggi`),
  logEmpty: "Non è ancora successo nulla.",
  logOff:
    "A questo tavolo si gioca a memoria: si racconta solo ciò che è successo dal tuo ultimo turno.",
  logRound:
    "Questo tavolo tiene il racconto della manche in corso e di tutto dal tuo ultimo turno.",
  logTurn: "Questo tavolo tiene il racconto del turno in corso e di tutto dal tuo ultimo turno.",
  chatEmpty: "Nessuno ha ancora detto nulla.",
  chatLabel: "Di’ qualcosa",
  chatSend: "Invia",
  undo: "Riprendi la mossa",
  undoAsked: (given) => `${given.name} chiede di riprendere l’ultima decisione.`,
  undoWaiting: "Si chiede agli altri se puoi riprenderla.",
  agree: "D’accordo",
  disagree: "No",
  rules: "Regole",
  leave: "Lascia il tavolo",
  abandon: "Interrompi la partita",
  abandonSure: "Interrompere la partita per tutti? Non si può annullare.",
  refusedBy: (given) => `Regola ${given.rule}`,
  skip: "Mostra la fine",
  close: "Chiudi",
  hide: "Nascondi",
  hideHelp: "Chiudi il sipario, così nessuno vede i tuoi segreti",
  setUp: "Questa partita è cominciata da una posizione preparata. Non è classificata.",
  setShort: "posizione preparata",
  keysTitle: "Tasti del tavolo",
  keys: "Tasti di una sola lettera",
  keysHelp:
    "Lettere e cifre fanno qualcosa al tavolo. Senza di esse bastano Tab, frecce, Invio ed Esc.",
};
