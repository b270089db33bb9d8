import type { end as english } from "../en/end";
import type { Messages } from "../messages";
import { all, does, win } from "./who";

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

export const end: Messages<typeof english> = {
  won: (given) => win(given.whos),
  wonTogether: (given) => `${win(given.whos)} insieme`,
  youWon: "Hai vinto",
  nobody: "Non vince nessuno",
  endings: {
    empty_pillow: "Alla fine della manche un cuscino bianco era vuoto.",
    sixth_ruby: "L’ultimo rubino è stato preso.",
    round_cap: "È stata giocata l’ultima manche.",
    last_sapphire: "Sul tabellone non restano zaffiri.",
    four_leaders: "Quattro Capi hanno preso tutti gli zaffiri del tabellone.",
    merchant: "Il mercante ha preso lo zaffiro al centro. Tutti i ladri hanno perso.",
    turn_cap: "È stato giocato l’ultimo turno.",
  },
  how: "Da dove vengono i punti",
  rank: (given) => `${given.rank}º`,
  winner: "vince",
  black: "Cuscino nero",
  white: "Cuscino bianco",
  hoard: "Tesoro",
  eyes: "Malocchi",
  sum: "Totale",
  empty: "vuoto",
  gems: {
    R: (given) => many(given.count, "rubino", "rubini"),
    S: (given) => many(given.count, "zaffiro", "zaffiri"),
    D: (given) => many(given.count, "diamante", "diamanti"),
    G: (given) => many(given.count, "zaffiro", "zaffiri"),
    T: (given) => many(given.count, "tessera Zaffiro", "tessere Zaffiro"),
    E: (given) => many(given.count, "segnalino Malocchio", "segnalini Malocchio"),
    F: (given) => many(given.count, "tessera Malocchio", "tessere Malocchio"),
  },
  tie: (given) => `Parità: ${all(given.whos)} con ${given.points} a testa.`,
  tieBy: {
    R: (given) =>
      `Decide chi ha più rubini sul cuscino nero: ${all(given.whos)}, con ${given.most}.`,
    S: (given) =>
      `Poi decide chi ha più zaffiri sul cuscino nero: ${all(given.whos)}, con ${given.most}.`,
    D: (given) =>
      `Poi decide chi ha più diamanti sul cuscino nero: ${all(given.whos)}, con ${given.most}.`,
    E: (given) => `Decide chi ha meno Malocchi: ${all(given.whos)}, con ${given.most}.`,
    G: (given) =>
      `Poi decide chi ha più zaffiri, tessere escluse: ${all(given.whos)}, con ${given.most}.`,
  },
  tieStays: "La parità resta: la vittoria è condivisa.",
  course: "Com’è andata la partita",
  courseHelp:
    "I punti come sono cresciuti, e i momenti decisivi. Ognuno riapre la partita in quel punto.",
  turning: {
    ahead: (given) => `${does(given.who, "passi", "passa")} in testa per restarci`,
    gain: (given) => `${does(given.who, "fai", "fa")} la differenza`,
    loss: (given) => `${does(given.who, "ribalti", "ribalta")} la situazione per un po’`,
  },
  rematch: "Rivincita",
  rematchHelp: "Le stesse persone, le stesse regole, una nuova distribuzione.",
  toRematch: "Alla rivincita",
  rematchOpen: "È aperta una rivincita.",
  replay: "Rivedi la partita",
  home: "All’inizio",
  verify: "Verifica questa partita",
  verifyHelp:
    "Prima della distribuzione il server ha pubblicato il sigillo del suo segreto. Ora il tuo browser confronta il segreto con il sigillo e ripete la distribuzione dal segreto e da ciò che ogni posto ha aggiunto.",
  verifying: "Si verifica…",
  checks: {
    seal: "Il segreto corrisponde al sigillo pubblicato prima della distribuzione.",
    same: "Il verbale porta il sigillo mostrato prima della distribuzione.",
    own: "Ciò che il tuo browser ha aggiunto alla distribuzione ne fa parte.",
    deal: "La distribuzione segue dal segreto e da ciò che i posti hanno aggiunto.",
  },
  good: "È tutto in ordine.",
  bad: "Qualcosa non torna. Conserva il verbale e rigiocalo con «larceny verify».",
  unknown: "Qui non è stato possibile verificarlo.",
  passed: "giusto",
  failed: "sbagliato",
  skipped: "non verificato",
  seal: "Sigillo",
  secret: "Segreto",
  added: "Aggiunto dai posti",
  addedNone: "nulla",
  record: "Porta con te il verbale",
  recordHelp: "Tutta la partita in un file: chiunque può rigiocarla e verificarla.",
  text: "Come testo",
  json: "Come JSON",
  below: "Il tavolo com’era alla fine",
};
