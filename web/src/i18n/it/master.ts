import type { master as english } from "../en/master";
import type { Messages } from "../messages";

function some(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
}

function joined(parts: string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} e ${last}`;
}

const falls = {
  red: "cade sul cuscino rosso",
  owner: "cade e va al proprietario dell’allarme",
  drawer: "cade e torna nello stesso cassetto",
  black: "cade su un cuscino nero",
  secret: "cade e va nello scompartimento segreto superiore",
};

const fall: typeof falls = {
  red: "cadono sul cuscino rosso",
  owner: "cadono e vanno al proprietario dell’allarme",
  drawer: "cadono e tornano nello stesso cassetto",
  black: "cadono su un cuscino nero",
  secret: "cadono e vanno nello scompartimento segreto superiore",
};

const turned = {
  rotate_1_cw: "ruota il piano superiore in senso orario",
  rotate_1_ccw: "ruota il piano superiore in senso antiorario",
  rotate_2_cw: "ruota i due piani superiori in senso orario",
  rotate_2_ccw: "ruota i due piani superiori in senso antiorario",
  flip: "capovolge il cofanetto",
};

const sides = { N: "nord", E: "est", S: "sud", W: "ovest" };

export const master: Messages<typeof english> = {
  gems: (given) =>
    joined([
      ...some(given.diamonds, "diamante", "diamanti"),
      ...some(given.sapphires, "zaffiro", "zaffiri"),
      ...some(given.rubies, "rubino", "rubini"),
    ]) || "niente",
  list: (given) => joined(given.parts),
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
    const alarm = given.alarm === null ? "" : `, l’allarme di ${given.alarm}`;
    return `${master.gems(given)}${alarm}${given.ruby ? ", un rubino in fondo" : ""}`;
  },
  box: {
    label: (given) => `Il portagioie, visto da ${given.side}`,
    overviewLabel: "Il portagioie: tutti i dodici cassetti",
    onItsHead: "È capovolto.",
    upright: "È diritto.",
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
    thinking: "sceglie",
    turn: "deve decidere",
    share: (given) => `${given.count} da mettere`,
    played: "Giocate",
    points: (given) =>
      Math.abs(given.count) === 1 ? `${given.count} punto` : `${given.count} punti`,
    winner: "vince",
  },
  strip: {
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
  },
  hand: {
    title: "Le tue carte",
    card: (given) => `${given.character} ${given.number}. ${given.deed}`,
    chosen: (given) => `La tua carta, coperta: ${given.character} ${given.number}`,
    played: (given) => `La tua carta: ${given.character} ${given.number}`,
  },
  deeds: {
    put: (given) => `Metti ${given.count === 1 ? "1 diamante" : `${given.count} diamanti`}`,
    takeOne: (given) => `Prendi ${given.gem}`,
    place: (given) => `Metti ${given.gem}`,
    pick: (given) => `Scegli ${given.gem}`,
    takeAll: "Prendi tutto",
    look: "Guarda più in fondo",
    leave: "Non prendere niente",
    placeNothing: "Non mettere niente",
    alarmSet: "Metti qui il tuo allarme",
    alarmKeep: "Tieni il tuo allarme",
    alarmRecover: "Riprendi il tuo allarme",
    alarmLie: "Lascialo lì",
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
    noRuby: "qui non c’è un rubino per te, e hai rinunciato ai gioielli davanti.",
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
    fill: (given) => `${given.names} riempie il cofanetto…`,
    fillFree: "Chi apre per primo un cassetto riempie il cofanetto…",
    choose: (given) => `Si scelgono le carte: in attesa di ${given.names}…`,
    open: (given) => `${given.names} cerca un cassetto…`,
    drawer: (given) => `${given.names} è al cassetto…`,
    recover: (given) => `${given.names} decide per l’allarme…`,
    move: (given) => `${given.names} può muovere il cofanetto…`,
    pick: (given) => `${given.names} sceglie dal cuscino rosso…`,
    over: (given) => `La partita è finita: ${given.many ? "vincono" : "vince"} ${given.names}.`,
    sent: "Inviato…",
  },
  tell: {
    dealt: (given) =>
      given.cards === null
        ? `${given.name} ha sei carte.`
        : `Le carte di ${given.name}: ${given.cards}.`,
    rubiesPlaced: (given) =>
      `Dei rubini vanno negli scompartimenti segreti superiori, cassetti ${given.places}.`,
    fillingBegun: (given) => `${given.name} riceve ${given.gems} per il cofanetto.`,
    diamondsPut: (given) => `${given.name} mette ${given.gems} nel cassetto ${given.place}.`,
    roundBegun: (given) => `Comincia la manche ${given.round}.`,
    chose: (given) =>
      given.character === null
        ? `${given.name} posa una carta coperta.`
        : `${given.name} posa una carta coperta: ${given.character}.`,
    revealed: (given) => `Carte rivelate: ${given.cards}.`,
    cardOf: (given) => `${given.name} ${given.character} ${given.number}`,
    turnBegun: (given) => `Turno di ${given.name}: ${given.character}.`,
    opened: (given) => `${given.name} apre il cassetto ${given.place}.`,
    fell: (given) => `${given.gems} ${(given.one ? falls : fall)[given.to]}.`,
    fellWithAlarm: (given) =>
      `Cade l’allarme di ${given.name}, e con l’allarme ${given.gems}, ${given.toOwner ? "sul suo cuscino nero" : "sul cuscino rosso"}.`,
    alarmFell: (given) => `L’allarme di ${given.name} cade da solo e torna sul foglio.`,
    seenBy: (given) => `Solo ${given.name ?? "chi ha aperto"} vede che cosa c’è.`,
    seenNothing: "Non c’è niente.",
    seen: (given) => `${given.one ? "C’è" : "Ci sono"} ${given.gems}.`,
    seenWithAlarm: (given) =>
      `${given.one ? "C’è" : "Ci sono"} ${given.gems}, con l’allarme di ${given.name}.`,
    seenAlarm: (given) => `C’è solo l’allarme di ${given.name}.`,
    took: (given) =>
      `${given.name} prende ${given.gems}${given.toRed ? " per il cuscino rosso" : ""}.`,
    tookNothing: (given) => `${given.name} non trova niente da prendere.`,
    tookRuby: (given) => `${given.name} prende il rubino.`,
    left: (given) => `${given.name} non prende niente.`,
    looked: (given) => `${given.name} guarda più in fondo.`,
    secretBy: (given) => `Solo ${given.name ?? "il maestro dei ladri"} vede che cosa c’è in fondo.`,
    secretShort: "Il cassetto è corto: non c’è scompartimento segreto.",
    secretRuby: "C’è un rubino nello scompartimento segreto.",
    secretNone: "Non c’è nessun rubino nello scompartimento segreto.",
    rubyFell: (given) => `Un rubino ${falls[given.to]}.`,
    placed: (given) => `${given.name} mette ${given.gem}.`,
    placedNothing: (given) => `${given.name} non mette altro.`,
    alarmSet: (given) => `${given.name} mette l’allarme nel cassetto ${given.place}.`,
    alarmKept: (given) => `${given.name} tiene l’allarme.`,
    alarmLeftAlone: (given) =>
      `L’allarme di ${given.name} è rimasto solo nel cassetto ${given.place}.`,
    alarmRecovered: (given) =>
      `${given.name} riprende l’allarme rimasto solo nel cassetto ${given.place}.`,
    alarmLetLie: (given) => `${given.name} lascia lì l’allarme.`,
    boxMoved: (given) => `${given.name} ${turned[given.move]}.`,
    boxSetUp: "Il cofanetto viene capovolto.",
    turnEnded: (given) => `Il turno di ${given.name} è finito.`,
    smugglersCounted: (given) =>
      `${joined(some(given.smugglers, "contrabbandiere", "contrabbandieri")) || "Nessun contrabbandiere"}, ${
        joined(some(given.detectives, "detective", "detective")) || "nessun detective"
      }: il cuscino rosso ${given.share ? "si può dividere" : "resta dov’è"}.`,
    picked: (given) => `${given.name} sceglie ${given.gem} dal cuscino rosso.`,
    roundEnded: (given) => `La manche ${given.round} è finita.`,
    cardsPassed: "Tutti passano le sei carte al vicino di sinistra.",
    ending: {
      empty_pillow: "Un cuscino bianco è vuoto: la partita è finita.",
      sixth_ruby: "Il sesto rubino è preso: la partita è finita.",
      round_cap: "Era l’ultima manche: la partita è finita.",
    },
    gameOver: (given) =>
      given.names === ""
        ? given.ending
        : `${given.ending} ${given.many ? "Vincono" : "Vince"} ${given.names}.`,
  },
};
