// I consigli con le loro ragioni, e che cosa pensa un maestro di una partita.

import { many, sapphires } from "../../games/forty-thieves/i18n/it/grammar";
import type { help as english } from "../en/help";
import type { Messages } from "../messages";

const ago = (turns: number) =>
  turns === 0 ? "in questo turno" : turns === 1 ? "un turno fa" : `${turns} turni fa`;

const flipped = (flips: number) =>
  flips === 0
    ? "da allora il cofanetto non è stato capovolto"
    : `da allora il cofanetto è stato capovolto ${flips === 1 ? "una volta" : `${flips} volte`}`;

const number = (value: number) => value.toLocaleString("it");
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const help: Messages<typeof english> = {
  hint: "Consiglio",
  asking: "Ci penso …",
  spoken: (given) => `Consiglio: ${given.deed}. ${given.why}`,
  follow: "Fallo",
  why: "Perché?",
  explain: "Che cosa fa?",
  key: "chiede un consiglio, dove il tavolo lo permette",
  open: (given) => `Apri il cassetto ${given.place}`,
  choose: (given) => `Scegli la carta: ${given.character}`,

  master: {
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
    sapphiresCostMost:
      "Uno zaffiro sul tuo cuscino costa più di un diamante: liberatene per primo.",
    guardsGems: "I gioielli che sono qui meritano la guardia.",
    turnAway: "Ora prendono altri: capovolto, il cofanetto offre loro di meno.",
    leaveBox: "Capovolgere il cofanetto ora non ti aiuterebbe.",
    confuses: "Una rotazione non ti costa nulla, e gli altri perdono il filo.",
    turnTowards: "Capovolto, il cofanetto ti offre di più.",
  },

  forty: {
    stealChance: (given) =>
      given.percent === 100
        ? `${capital(given.place)}: questo furto è sicuro.`
        : `${capital(given.place)}: questo furto riesce al ${given.percent} %.`,
    notSure: (given) =>
      `Nulla è abbastanza sicuro. Il più probabile, ${given.place}, riuscirebbe al ${given.percent} %.`,
    wouldEndTheGame: (given) =>
      `${capital(given.place)}: questo furto porterebbe l’ultimo zaffiro del tabellone. La partita finirebbe, e tu sei indietro.`,
    completes: (given) =>
      given.percent === 100
        ? `Allora ${given.square} va bene, e il furto è sicuro: ${given.place}.`
        : `Allora ${given.square} va bene: ${given.place} riesce al ${given.percent} %.`,
    nearer: (given) =>
      `Allora ${given.square} va meglio: ${given.place} sale al ${given.percent} %.`,
    lookDecides: (given) =>
      `Un furto dipende da ${given.square}: ${given.place}, finora al ${given.percent} %.`,
    lookLearns: (given) => `Non sai ancora che cosa c’è in ${given.square}.`,
    lookFinds: {
      L: (given) => `In ${given.square} c’è una Lanterna: illumina altre giare.`,
      S: (given) => `In ${given.square} c’è una tessera Zaffiro: chi la trova la tiene.`,
    },
    sawTile: (given) => `${given.square}: ${given.front}. L’hai vista ${ago(given.turns)}.`,
    laidTile: (given) => `${given.square}: ${given.front}. L’hai posata tu ${ago(given.turns)}.`,
    openTile: (given) => `${given.square}: ${given.front}. È scoperta.`,
    deduced: (given) => `${given.square}: ${given.front}. Non può essere altro.`,
    lidColour: (given) =>
      `${given.square}: un ladro, ${given.colour}. Sul colore il coperchio dice il vero.`,
    lidSymbol: (given) =>
      `${given.square}: un ladro, ${given.symbol}. Sul simbolo il coperchio dice il vero.`,
    mayBe: (given) =>
      `${given.square}: non si sa; la più probabile è ${given.front}, ${given.percent} %.`,
    fits: (given) =>
      `Da tenere: ${given.front}. In ${given.square} porta ${given.place} al ${given.percent} %.`,
    keeps: (given) => `Tieni ${given.front}: servirà.`,
    plays: {
      L: "Una Lanterna ti mostra due giare in una volta.",
      S: "Una tessera Zaffiro ti porta subito uno zaffiro.",
      A: "Un Amuleto ti toglie un Malocchio.",
      E: "Un Malocchio costa un punto a un avversario.",
    },
    leaderAhead: (given) =>
      `${given.name} è davanti agli altri, con ${many(given.points, "punto", "punti")}.`,
    daggerSavesYou: "È diretto contro di te.",
    daggerStops: (given) => `Ciò che gioca ${given.name} ti costa più di quanto valga il Pugnale.`,
    keepDagger: "Il tuo Pugnale vale più di ciò che fermerebbe.",
    takesSapphire: "Ogni zaffiro vale un punto.",
    shedsEye: "Ogni Malocchio ti costa un punto.",
    freshHand: "Nessuna delle tue tessere serve qui; forse ne servono di nuove.",
    wishEyes: (given) => `Ti libereresti di ${many(given.count, "Malocchio", "Malocchi")}.`,
    wishTurn: "Un secondo turno è un secondo furto.",
    wishMerchant: (given) => `Il mercante ha ${sapphires(given.count)}, e se ne va.`,
    colour: { r: "rosso", g: "verde", b: "blu", y: "giallo" },
    symbol: { s: "sole", c: "fiori", m: "luna", h: "mano", t: "stella" },
  },

  analysis: {
    ask: "Chiedi al maestro",
    dismiss: "Senza il maestro",
    title: "Il giudizio del maestro",
    about: (given) =>
      `Che cosa avrebbe fatto il bot più forte ${given.who.you ? "al tuo posto" : `al posto di ${given.who.name}`}, senza saperne di più.`,
    waiting: "Prima vengono giudicate altre partite …",
    progress: (given) => `${given.done} decisioni giudicate su ${given.of}`,
    costliest: "Le decisioni più care",
    noneYet: "Finora nulla di caro.",
    clean: "Nessuna decisione è costata il 5 % o più. Ben giocato!",
    better: (given) => `meglio: ${given.best}`,
    made: (given) => (given.who.you ? "Tu" : given.who.name),
    best: "Il maestro",
    agrees: "Il maestro avrebbe fatto lo stesso.",
    cost: (given) => `−${given.percent} %`,
    costs: (given) => `È costato il ${given.percent} % delle probabilità di vincere.`,
    unjudged: "Qui non c’era nulla da giudicare, o decideva un altro.",
  },

  chances: {
    show: "Probabilità",
    help: "Quanto era probabile ogni furto, per chi non dimentica nulla.",
    at: (given) => `${given.label}, probabilità di furto ${given.percent} %`,
  },
};
