// Master Thieves: the table and its questions; what is told there is in masterTell.ts.

import { list } from "../../../../i18n/it/grammar";
import { all, does, his, win } from "../../../../i18n/it/who";
import type { Messages } from "../../../../i18n/messages";
import type { master as english } from "../en/table";
import { tell } from "./events";
import { gems, sides, signed } from "./grammar";

/** How the box stands, where its two ends can be told apart. */
function stands(turnedOver: boolean | null): string {
  if (turnedOver === null) return "";
  return turnedOver ? ". È capovolto." : ". È diritto.";
}

export const master: Messages<typeof english> = {
  gems,
  list: (given) => list(given.parts),
  kind: { D: "un diamante", S: "uno zaffiro", R: "un rubino" },
  character: {
    smuggler: "Contrabbandiere",
    jeweler: "Gioielliere",
    gemologist: "Gioielliera",
    thief: "Ladro",
    master_thief: "Maestro dei ladri",
    detective: "Detective",
  },
  deed: {
    smuggler: "Porta gioielli sul cuscino rosso, e lo divide se i detective sono pochi.",
    jeweler: "Mette un’imitazione e può mettere il suo allarme.",
    gemologist: "Mette un’imitazione, e un’altra per ogni detective.",
    thief: "Prende tutti i gioielli del primo scompartimento.",
    master_thief: "Prende i gioielli, o guarda più in fondo per un rubino.",
    detective: "Non apre nulla; alla fine riceve il cuscino rosso.",
  },
  level: { T: "Piano superiore", M: "Piano di mezzo", B: "Piano inferiore" },
  side: sides,
  sideMark: { N: "N", E: "E", S: "S", W: "O" },
  place: (given) => `${given.level}, ${given.side}`,
  where: (given) =>
    `${sides[given.side]} del piano ${{ T: "superiore", M: "di mezzo", B: "inferiore" }[given.level]}`,
  grain: {
    straight: "venatura dritta",
    wavy: "venatura ondulata",
    knot: "un nodo nella venatura",
    knots: "due nodi nella venatura",
    arches: "archi a punta nella venatura",
    curly: "venatura riccia",
    burl: "radica a vortici",
    slanting: "venatura obliqua",
    streak: "una striscia scura nella venatura",
    eyes: "occhi di pernice nella venatura",
    fan: "venatura a ventaglio",
    rings: "anelli di crescita in un angolo",
  },
  drawer: (given) => {
    const upside = given.upsideDown ? ", capovolto" : "";
    const wood = given.grain === null ? "cassetto liscio" : `cassetto con ${given.grain}${upside}`;
    return `${given.place}: ${wood}, ${given.state}`;
  },
  closed: "chiuso",
  open: (given) => `aperto: ${given.inside}`,
  openUnseen: "aperto; non puoi guardarci dentro",
  lies: (given) => {
    const alarm = given.alarm === null ? "" : `, ${his(given.alarm, "l’", "allarme")}`;
    return `${master.gems(given)}${alarm}${given.ruby ? ", un rubino in fondo" : ""}`;
  },
  box: {
    label: (given) => `Il cofanetto, visto da ${given.side}${stands(given.turnedOver)}`,
    overviewLabel: (given) => `Il cofanetto: tutti i dodici cassetti${stands(given.turnedOver)}`,
    help: "Le frecce girano intorno al cofanetto e cambiano piano; Invio apre un cassetto.",
    walkLeft: "Vai verso sinistra",
    walkRight: "Vai verso destra",
    overview: "Tutti i cassetti",
    picture: "Torna al cofanetto",
    before: "Prima",
    after: "Dopo",
    seenFrom: (given) => `da ${given.side}`,
  },
  inside: {
    holds: (given) => `${given.what.charAt(0).toUpperCase()}${given.what.slice(1)}`,
    title: (given) => `Cassetto: ${given.place}`,
    empty: "Qui non c’è niente.",
    unseen: "Solo chi l’ha aperto può guardarci dentro.",
    short: "Il cassetto è corto: non c’è scompartimento segreto.",
    noRuby: "Qui non c’è nessun rubino.",
    ruby: "Un rubino!",
    opening: "Il cassetto si apre…",
  },
  seat: {
    players: "Giocatori",
    you: "tu",
    bot: "bot",
    away: "assente; gioca un bot",
    offline: "senza connessione",
    white: "Cuscino bianco",
    black: "Cuscino nero",
    red: "Cuscino rosso",
    pillow: (given) => `${given.pillow}: ${given.gems}`,
    alarmHere: "Allarme sul foglio",
    alarmOut: "Allarme nel cofanetto",
    cards: (given) => (given.count === 1 ? "1 carta in mano" : `${given.count} carte in mano`),
    card: (given) => `${given.character} ${given.number}`,
    hiddenCard: "una carta coperta",
    thinking: "sceglie…",
    youChoose: "stai scegliendo…",
    turn: "deve decidere",
    share: (given) => `${given.count} da mettere`,
    played: "Giocate",
    score: (given) => {
      const points =
        Math.abs(given.count) === 1
          ? `${signed(given.count)} punto`
          : `${signed(given.count)} punti`;
      return given.wins ? `${points}, vince` : points;
    },
  },
  strip: {
    told: (given) =>
      given.card === null
        ? `${given.name}, ${given.stage}`
        : `${given.name}, ${given.card}, ${given.stage}`,
    title: "Ordine di questa manche",
    filling: "Si riempie il cofanetto",
    round: (given) => `Manche ${given.round}`,
    acted: "ha giocato",
    acting: "è di turno",
    waiting: "deve ancora giocare",
    hidden: "carta coperta",
    choosing: "sceglie una carta",
    chosen: "ha scelto",
    filled: "ha riempito",
    fills: "riempie adesso",
    toFill: "deve ancora riempire",
    /** The same of the one at the screen. */
    yours: {
      acted: "hai giocato",
      acting: "sei di turno",
      waiting: "devi ancora giocare",
      hidden: "carta coperta",
      choosing: "scegli una carta",
      chosen: "hai scelto",
      filled: "hai riempito",
      fills: "riempi adesso",
      toFill: "devi ancora riempire",
    },
  },
  hand: {
    title: "Le tue carte",
    card: (given) => `${given.character} ${given.number}. ${given.deed}`,
    chosen: (given) => `La tua carta, coperta: ${given.character} ${given.number}`,
    played: (given) => `La tua carta: ${given.character} ${given.number}`,
  },
  deeds: {
    put: (given) => `Metti ${given.count === 1 ? "1 diamante" : `${given.count} diamanti`}`,
    take_one: (given) => `Prendi ${given.gem}`,
    place_imitation: (given) => `Metti ${given.gem}`,
    pick: (given) => `Scegli ${given.gem}`,
    take_all: "Prendi tutto",
    look: "Guarda più in fondo",
    leave: "Non prendere niente",
    place_nothing: "Non mettere niente",
    set_alarm: "Metti qui il tuo allarme",
    keep_alarm: "Tieni il tuo allarme",
    recover_alarm: "Riprendi il tuo allarme",
    let_alarm_lie: "Lascialo lì",
    done: "Lascia il cofanetto",
    rotate_1_cw: "Piano superiore in senso orario",
    rotate_1_ccw: "Piano superiore in senso antiorario",
    rotate_2_cw: "Due piani superiori in senso orario",
    rotate_2_ccw: "Due piani superiori in senso antiorario",
    flip: "Capovolgi il cofanetto",
    short: {
      rotate_1_cw: "Piano superiore",
      rotate_1_ccw: "Piano superiore",
      rotate_2_cw: "Due piani",
      rotate_2_ccw: "Due piani",
      flip: "Capovolgi il cofanetto",
    },
    other: (given) => `Altro: ${given.word}`,
  },
  ask: {
    role: (given) => `${given.character}: ${given.question}`,
    fillFree: "apri un cassetto se vuoi riempire tu il cofanetto adesso.",
    fill: (given) =>
      `riempi il cofanetto: apri un cassetto per ${given.share === 1 ? "il tuo diamante" : `i tuoi ${given.share} diamanti`}.`,
    put: (given) =>
      given.share === 1
        ? "metti il tuo diamante."
        : `quanti dei tuoi ${given.share} diamanti metti qui?`,
    fillMove: "la tua quota è dentro: muovi il cofanetto.",
    moveAgain: "muovi il cofanetto ancora una volta.",
    choose: "scegli una carta; per ora nessuno la vede.",
    open: "apri un cassetto.",
    take: "che cosa fai con questi gioielli?",
    takeEmpty: "qui non ci sono gioielli.",
    ruby: "un rubino! Lo prendi, con i gioielli davanti?",
    rubyAlone: "un rubino! Lo prendi?",
    noRuby: "qui non c’è un rubino per te, e hai rinunciato ai gioielli davanti.",
    noRubyAlone: "qui non c’è un rubino per te.",
    place: (given) =>
      given.count > 1 ? `metti fino a ${given.count} imitazioni.` : "metti un’imitazione.",
    alarm: "metti qui il tuo allarme?",
    recover: "il tuo allarme è rimasto solo: lo riprendi?",
    move: "muovi il cofanetto, o lascialo com’è.",
    moveFell: "sono caduti gioielli: puoi solo muovere il cofanetto, o lasciarlo com’è.",
    booty: "i contrabbandieri dividono il cuscino rosso: scegli un gioiello.",
    confiscate: "i detective dividono il cuscino rosso: scegli un gioiello.",
    any: "decidi.",
  },
  wait: {
    reveal: "Le carte vengono scoperte.",
    fill: (given) => `${does(given.who, "riempi", "riempie")} il cofanetto…`,
    fillFree: "Chi apre per primo un cassetto riempie il cofanetto…",
    choose: (given) => `Si scelgono le carte: manca ancora: ${all(given.whos)}…`,
    open: (given) => `${does(given.who, "cerchi", "cerca")} un cassetto…`,
    drawer: (given) => `${does(given.who, "sei", "è")} al cassetto…`,
    recover: (given) => `${does(given.who, "decidi", "decide")} per l’allarme…`,
    move: (given) => `${does(given.who, "puoi", "può")} muovere il cofanetto…`,
    pick: (given) => `${does(given.who, "scegli", "sceglie")} dal cuscino rosso…`,
    over: (given) => `La partita è finita. ${win(given.whos)}.`,
    sent: "Inviato…",
  },
  keys: {
    names: { tab: "Tab", enter: "Invio" },
    does: {
      tab: "alla parte successiva del tavolo",
      arrows: "girano intorno al cofanetto e cambiano piano",
      enter: "apre il cassetto in cui sei",
      cards: "una carta della tua mano",
      one: "ruotano il piano superiore verso sinistra o verso destra",
      two: "ruotano i due piani superiori",
      flip: "capovolge il cofanetto",
      gems: "un diamante, uno zaffiro, un rubino",
      drawer: "prendere tutto, guardare oltre, l’allarme",
      quiet: "la risposta discreta: niente, lasciare, rinunciare",
      help: "che cosa fa la cosa evidenziata; altrimenti questi tasti",
      put: "altrettanti diamanti, quando riempi il cofanetto",
    },
  },
  tell,
};
