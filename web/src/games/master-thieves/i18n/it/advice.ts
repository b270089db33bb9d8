import { many } from "../../../../i18n/it/grammar";
import type { Messages } from "../../../../i18n/messages";
import type { advice as english } from "../en/advice";

const ago = (turns: number) =>
  turns === 0 ? "in questo turno" : turns === 1 ? "un turno fa" : `${turns} turni fa`;

const flipped = (flips: number) =>
  flips === 0
    ? "da allora il cofanetto non è stato capovolto"
    : `da allora il cofanetto è stato capovolto ${flips === 1 ? "una volta" : `${flips} volte`}`;

const number = (value: number) => value.toLocaleString("it");

export const advice: Messages<typeof english> = {
  open: (given) => `Apri il cassetto ${given.place}`,
  choose: (given) => `Scegli la carta: ${given.character}`,
  cardBrings: (given) =>
    given.points >= given.usual
      ? `${given.character}: dovrebbe portarti circa ${number(given.points)} punti; di solito ${number(given.usual)}.`
      : `${given.character}: dovrebbe portarti circa ${number(given.points)} punti; di solito ${number(given.usual)}, ma le altre carte ci rimettono di più.`,
  sawGems: (given) =>
    `Hai guardato nel cassetto ${given.place} ${ago(given.turns)}: ${given.gems}; ${flipped(given.flips)}.`,
  watchedGems: (given) =>
    `Da ciò che hai visto entrare e uscire, l’ultima volta ${ago(given.turns)}, nel cassetto ${given.place} c’è almeno questo: ${given.gems}; ${flipped(given.flips)}.`,
  rubyAbove: (given) => `L’hai visto: in fondo al cassetto ${given.place} c’è un rubino.`,
  nothingFalls: (given) => `L’hai visto: dal cassetto ${given.place} non cade nulla.`,
  nothingKnownBetter: (given) => `Non conosci un cassetto migliore di quello a ${given.place}.`,
  nothingInFront: "Davanti non c’è nulla; se qui c’è qualcosa da prendere, sta in fondo.",
  takesPoints: (given) => `Ciò che c’è qui vale ${many(given.points, "punto", "punti")}.`,
  worthMost: (given) =>
    `Vale ${many(given.points, "punto", "punti")}, più di ogni altra cosa che puoi avere qui.`,
  redPillow: (given) =>
    `Sul cuscino rosso ci sono gioielli per ${many(given.points, "punto", "punti")}.`,
  mayBeDetectives: (given) =>
    given.count === 0
      ? "Nessun altro può ancora giocare un Detective."
      : given.count === 1
        ? "Un altro può ancora giocare un Detective."
        : `Altri ${given.count} possono ancora giocare un Detective.`,
  mayBeSmugglers: (given) =>
    given.count === 0
      ? "Nessun altro può ancora giocare un Contrabbandiere."
      : given.count === 1
        ? "Un altro può ancora giocare un Contrabbandiere."
        : `Altri ${given.count} possono ancora giocare un Contrabbandiere.`,
  sapphiresCostMost: "Uno zaffiro sul tuo cuscino costa più di un diamante: liberatene per primo.",
  guardsGems: "I gioielli che sono qui meritano la guardia.",
  turnAway: "Ora prendono altri: capovolto, il cofanetto offre loro di meno.",
  leaveBox: "Capovolgere il cofanetto ora non ti aiuterebbe.",
  confuses: "Una rotazione non ti costa nulla, e gli altri perdono il filo.",
  turnTowards: "Capovolto, il cofanetto ti offre di più.",
};
