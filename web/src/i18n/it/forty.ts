// Le frasi di 40 Thieves.

import type { forty as english } from "../en/forty";
import type { Messages } from "../messages";

type Colour = "r" | "g" | "b" | "y";
type Sign = "s" | "c" | "m" | "h" | "t";

const HE: Record<Colour, string> = { r: "rosso", g: "verde", b: "blu", y: "giallo" };
const SHE: Record<Colour, string> = { r: "rossa", g: "verde", b: "blu", y: "gialla" };
const THEY: Record<Colour, string> = { r: "rossi", g: "verdi", b: "blu", y: "gialli" };
const SIGN: Record<Sign, { name: string; colour: Record<Colour, string> }> = {
  s: { name: "sole", colour: HE },
  c: { name: "fiori", colour: THEY },
  m: { name: "luna", colour: SHE },
  h: { name: "mano", colour: SHE },
  t: { name: "stella", colour: SHE },
};

const list = new Intl.ListFormat("it");
const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;
const sapphires = (count: number) => many(count, "zaffiro", "zaffiri");
const tiles = (count: number) => many(count, "tessera", "tessere");

export const forty: Messages<typeof english> = {
  names: {
    letter: { r: "R", g: "V", b: "B", y: "G" },
    jar: ({ colour, sign }) => `giara ${SHE[colour]} con ${SIGN[sign].name}`,
    goldenBack: "tessera d’oro",
    thief: ({ colour, sign }) => `${SIGN[sign].name} ${SIGN[sign].colour[colour]}`,
    leader: ({ colour }) => `Capo ${HE[colour]}`,
    tile: {
      L: "Lanterna",
      S: "Zaffiro",
      A: "Amuleto",
      D: "Pugnale",
      E: "Malocchio",
      $m: "Mercante",
      $g: "Genio",
      $s: "Sinbad",
    },
    theTile: {
      L: "la Lanterna",
      S: "lo Zaffiro",
      A: "l’Amuleto",
      D: "il Pugnale",
      E: "il Malocchio",
      $m: "il Mercante",
      $g: "il Genio",
      $s: "Sinbad",
    },
    sapphire: ({ gem }) => `zaffiro ${gem}`,
    row: ({ row }) => `riga ${row}`,
    column: ({ column }) => `colonna ${column}`,
    falling: "diagonale discendente",
    rising: "diagonale ascendente",
    shown: ({ square, front }) => `${square} ${front}`,
  },

  phases: {
    title: "Le quattro fasi del turno",
    hand: "Mano",
    glimpse: "Sbirciata",
    action: "Azione",
    steal: "Furto",
    turn: ({ turn, name }) => `Turno ${turn}: ${name}`,
  },

  board: {
    title: "Il tabellone",
    sapphires: "Zaffiri",
    lines: "Linee",
    closed: ({ square, jar }) => `${square}: ${jar}, chiusa`,
    open: ({ square, jar, front }) => `${square}: ${front}, scoperta, dorso: ${jar}`,
    glimpsed: ({ square, front }) => `${square}: ${front}, solo per i tuoi occhi`,
    gap: ({ square }) => `${square}: spazio vuoto`,
    lit: ({ label }) => `${label}, illuminata dalla Lanterna`,
    picked: ({ label }) => `${label}, selezione attiva`,
    mayPick: ({ label }) => `${label}, si può scegliere`,
    gem: ({ gem }) => `Zaffiro ${gem}`,
    noGem: ({ gem }) => `Posto ${gem}: lo zaffiro non c’è più`,
    merchantAt: ({ label }) => `${label}, qui sta il mercante`,
    letters: "Lettere sui coperchi",
    stack: ({ count, top }) => `Pila: ${tiles(count)}${top === "" ? "" : `, in cima: ${top}`}`,
    discards: ({ count }) => `Scarti: ${tiles(count)}`,
    eyesLeft: ({ count }) => `Malocchi nella riserva: ${count}`,
    merchant: ({ turn, loot }) =>
      turn > 5
        ? `Il mercante resta al centro, con ${sapphires(loot)}`
        : `Il mercante, turno ${turn} di 5, con ${sapphires(loot)}`,
    gone: "Tessere d’oro che hanno agito",
    golden: "Tessere d’oro che stanno per agire",
  },

  seats: {
    title: "Intorno al tavolo",
    you: "tu",
    bot: "bot",
    away: "assente, gioca un bot",
    offline: "senza connessione",
    decides: "deve decidere",
    score: ({ points }) => many(points, "punto", "punti"),
    gems: ({ count }) => sapphires(count),
    sapphireTiles: ({ count }) => many(count, "tessera Zaffiro", "tessere Zaffiro"),
    eyes: ({ count }) => many(count, "segnalino Malocchio", "segnalini Malocchio"),
    eyeTiles: ({ count }) => many(count, "tessera Malocchio", "tessere Malocchio"),
    emptyHoard: "Il tesoro è vuoto",
    hand: ({ name, jars }) =>
      jars.length === 0
        ? `${name} non ha tessere in mano`
        : `${name} ha in mano: ${list.format(jars)}`,
  },

  hand: {
    title: "La tua mano",
    empty: "La tua mano è vuota.",
    tile: ({ slot, front, jar }) => `Tessera ${slot}: ${front}, dorso: ${jar}`,
  },

  prompt: {
    draw: "Quali tessere scarti prima di pescare fino a tre?",
    glimpse: "Sbircia in una giara, se vuoi.",
    glimpseOrLantern: "Sbircia in una giara, oppure gioca la tua Lanterna.",
    pair: "La tua Lanterna ti mostra due giare vicine: sceglile entrambe.",
    reveal: ({ square, number }) =>
      `La Lanterna in ${square} illumina le giare vicine: scegli la n. ${number}.`,
    action: "La tua azione: sostituisci una giara con una tessera della mano, o scambia due giare.",
    actionLed: "Hai schierato un Capo; ti resta la tua azione.",
    onto: ({ front }) => `Su quale giara posi questa tessera: ${front}?`,
    swapWith: ({ square }) => `Con quale giara scambi ${square}?`,
    besides: ({ square }) => `Quale giara vicina a ${square} guardi anche?`,
    targetS: "Quale zaffiro ruba la tua tessera Zaffiro?",
    targetA: "Da quale Malocchio ti libera il tuo Amuleto?",
    targetE: "A chi dai il tuo Malocchio?",
    target: "Qual è il bersaglio?",
    steal: "Tenti un furto? Indica uno zaffiro o l’estremità di una linea.",
    stealHere: ({ place }) => `Tentare il furto qui: ${place}? Queste quattro giare si apriranno.`,
    claimHere: ({ place }) => `Rivendicare anche: ${place}?`,
    take: ({ place }) => `Furto riuscito (${place}): quale zaffiro prendi?`,
    claim: "Le stesse tessere rendono di più: che cosa rivendichi?",
    wish: "Il Genio esaudisce un tuo desiderio.",
    over: "La partita è finita.",
    won: ({ names }) =>
      `La partita è finita. ${names.length === 1 ? "Vince" : "Vincono"} ${list.format(names)}.`,
    lost: "La partita è finita: il mercante ha tutto, e tutti hanno perso.",
    waiting: ({ names }) =>
      names.length === 0 ? "Un momento…" : `In attesa di ${list.format(names)}…`,
    sent: "Inviato…",
    other: "C’è qualcosa da decidere.",
    help: "Tasti: le frecce spostano, Invio sceglie, 1–9 scelgono una tessera della mano o uno zaffiro, C conferma, S passa, Esc annulla la scelta.",
  },

  dagger: {
    title: "Una pausa per i Pugnali",
    played: ({ name, tile }) => `${name} gioca ${tile}.`,
    aimed: ({ name, tile, aim }) => `${name} gioca ${tile} ${aim}.`,
    against: ({ name, other, tile }) => `${name} gioca un Pugnale contro ${tile} di ${other}.`,
    ask: "Giochi un Pugnale contro questa tessera?",
    wait: "Chi ha tessere in mano può rispondere con un Pugnale.",
    play: "Gioca un Pugnale",
    seconds: ({ seconds }) => many(seconds, "secondo", "secondi"),
  },

  actions: {
    skip: "Passa",
    keep: "Tieni tutto",
    letBe: "Lascia fare",
    noMore: "Non rivendicare altro",
    noWish: "Nessun desiderio",
    discard: ({ count }) => `Scarta ${tiles(count)}`,
    play: ({ tile }) => `Gioca ${tile}`,
    dagger: "Gioca il Pugnale",
    glimpse: ({ square }) => `Sbircia in ${square}`,
    reveal: ({ square }) => `Illumina ${square}`,
    peek: ({ one, other }) => `Guarda in ${one} e ${other}`,
    replace: ({ slot, square }) => `Posa la tessera ${slot} coperta in ${square}`,
    lead: ({ slot, square }) => `Schiera: posa la tessera ${slot} scoperta in ${square}`,
    interchange: ({ one, other }) => `Scambia ${one} e ${other}`,
    steal: ({ place }) => `Furto: ${place}`,
    take: ({ place }) => `Prendi lo ${place}`,
    robGem: ({ name }) => `Prendi uno zaffiro a ${name}`,
    robTile: ({ name }) => `Prendi una tessera Zaffiro a ${name}`,
    robMerchant: "Prendi uno zaffiro al mercante",
    dropToken: "Liberati di un segnalino",
    dropTile: "Liberati di una tessera",
    give: ({ name }) => `Dallo a ${name}`,
    wishEyes: "Liberati di tutti i tuoi Malocchi",
    wishTurn: "Gioca un secondo turno",
    wishMerchant: "Manda via il mercante e prendi il suo bottino",
    none: "Non scegliere nulla",
  },

  aims: {
    gem: ({ gem }) => `per lo zaffiro ${gem}`,
    robGem: ({ name }) => `per uno zaffiro del tesoro di ${name}`,
    robTile: ({ name }) => `per una tessera Zaffiro del tesoro di ${name}`,
    merchant: "per il bottino del mercante",
    dropToken: "contro un segnalino Malocchio",
    dropTile: "contro una tessera Malocchio",
    give: ({ name }) => `contro ${name}`,
    peek: ({ one, other }) => `per ${one} e ${other}`,
  },

  events: {
    boardLaid: ({ stack }) =>
      `Sedici giare circondano nove zaffiri; nella pila ${stack === 1 ? "c’è" : "ci sono"} ${tiles(stack)}.`,
    turnBegun: ({ name, turn }) => `Turno ${turn}: ${name}.`,
    keptHand: ({ name }) => `${name} non scarta nulla.`,
    discarded: ({ name, jars }) => `${name} scarta: ${list.format(jars)}.`,
    drew: ({ name, jar }) => `${name} pesca: ${jar}.`,
    drewFront: ({ name, jar, front }) => `${name} pesca: ${jar}; dentro: ${front}.`,
    shuffled: ({ tiles: count }) =>
      `Gli scarti vengono mescolati: ${tiles(count)} nella nuova pila.`,
    laid: ({ square, jar }) => `Nuova tessera in ${square}: ${jar}.`,
    glimpsed: ({ name, square }) => `${name} sbircia nella giara in ${square}.`,
    glimpsedFront: ({ name, square, front }) =>
      `${name} sbircia nella giara in ${square}: ${front}.`,
    shown: ({ name, tiles: fronts }) => `${name} mostra a tutti: ${list.format(fronts)}.`,
    named: ({ name, square }) => `${name} fa illuminare ${square} dalla Lanterna.`,
    sapphireTileKept: ({ name, square }) => `${name} tiene la tessera Zaffiro di ${square}.`,
    replaced: ({ name, slot, square }) =>
      `${name} posa la tessera ${slot} della mano coperta in ${square} e prende quella che c’era.`,
    replacedFront: ({ name, slot, square, front }) =>
      `${name} posa la tessera ${slot} della mano coperta in ${square} e riceve: ${front}.`,
    led: ({ name, leader, square }) => `${name} schiera il ${leader}, scoperto in ${square}.`,
    ledFront: ({ name, leader, square, front }) =>
      `${name} schiera il ${leader}, scoperto in ${square}, e riceve: ${front}.`,
    interchanged: ({ name, one, other }) => `${name} scambia ${one} e ${other}.`,
    passed: ({ name }) => `${name} passa.`,
    passedGlimpse: ({ name }) => `${name} non sbircia.`,
    passedAction: ({ name }) => `${name} lascia il tabellone com’è.`,
    passedSteal: ({ name }) => `${name} non ruba.`,
    passedClaim: ({ name }) => `${name} non rivendica altro.`,
    passedWish: ({ name }) => `${name} non esprime desideri.`,
    played: ({ name, tile }) => `${name} gioca ${tile}.`,
    aimed: ({ name, aim }) => `${name} la gioca ${aim}.`,
    worked: ({ tile }) => `Niente ferma ${tile}.`,
    cancelled: ({ tile }) => `Un Pugnale annulla ${tile}.`,
    eyeDropped: ({ name }) => `${name} si libera di un Malocchio.`,
    eyeGiven: ({ name, to }) => `${name} dà il Malocchio a ${to}.`,
    announced: ({ name, place, tiles: fronts }) =>
      `${name} annuncia un furto (${place}): ${list.format(fronts)}.`,
    failed: ({ name }) => `Il furto fallisce: ${name} riceve un Malocchio.`,
    succeeded: ({ name, place }) => `Furto riuscito per ${name}: ${place}.`,
    tookGem: ({ name, gem }) => `${name} prende lo zaffiro ${gem}.`,
    robbedGem: ({ name, victim }) => `${name} prende uno zaffiro a ${victim}.`,
    robbedTile: ({ name, victim }) => `${name} prende una tessera Zaffiro a ${victim}.`,
    robbedMerchant: ({ name }) => `${name} prende uno zaffiro al mercante.`,
    tookAll: ({ name, count }) =>
      `Quattro Capi: ${name} prende tutti gli zaffiri sul tabellone, ${count} in tutto.`,
    cleared: ({ squares }) => `Le tessere della linea vengono scartate: ${list.format(squares)}.`,
    goldenDrawn: ({ name, tile }) => `${name} pesca una tessera d’oro: ${tile}.`,
    goldenActed: ({ tile }) => `Una tessera d’oro agisce: ${tile}.`,
    merchantCame: ({ gem, turn }) => {
      if (turn === 1)
        return `Il mercante arriva allo zaffiro ${gem} e lo prenderà alla fine di questo turno.`;
      if (turn === 5)
        return `Il mercante è al centro: se lo zaffiro ${gem} è ancora lì alla fine di questo turno, perdono tutti.`;
      if (turn > 5) return "Il mercante non trova nulla al centro, e ci resta.";
      return `Il mercante va allo zaffiro ${gem}.`;
    },
    merchantTook: ({ gem }) => `Il mercante prende lo zaffiro ${gem}.`,
    wishedEyes: ({ name }) => `${name} desidera liberarsi di tutti i Malocchi.`,
    wishedTurn: ({ name }) => `${name} desidera un secondo turno.`,
    wishedMerchant: ({ name, loot }) =>
      `${name} desidera che il mercante se ne vada e riceve ${sapphires(loot)} del suo bottino.`,
    handsPassed: "Sinbad: tutte le mani avanzano di sette posti.",
    handSeen: ({ name }) => `${name} guarda la sua nuova mano.`,
    handSeenFronts: ({ name, fronts }) =>
      fronts.length === 0
        ? `La mano di ${name} ora è vuota.`
        : `La nuova mano di ${name}: ${list.format(fronts)}.`,
    turnEnded: ({ name }) => `Il turno di ${name} è finito.`,
    lastSapphire: "Sul tabellone non resta alcuno zaffiro: la partita è finita.",
    fourLeaders: "Quattro Capi erano insieme: la partita è finita.",
    merchantWins: "Il mercante ha lo zaffiro del centro: tutti hanno perso.",
    turnCap: "Era l’ultimo turno: la partita è finita.",
  },
};
