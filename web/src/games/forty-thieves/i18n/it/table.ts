// Le frasi di 40 Thieves.

import { list, many } from "../../../../i18n/it/grammar";
import { all, does, own, whom, win } from "../../../../i18n/it/who";
import type { Messages } from "../../../../i18n/messages";
import type { Who } from "../../../../i18n/who";
import type { forty as english } from "../en/table";
import { fortyEvents } from "./events";
import { sapphires, tiles } from "./grammar";

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

/** Di quale tesoro. */
const ofHoard = (who: Who) => (who.you ? "del tuo tesoro" : `del tesoro di ${who.name}`);

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
    turn: ({ turn, who }) => `Turno ${turn}: ${own(who, "tu", who.name)}`,
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
    gone: ({ tile }) => `Tessera d’oro che ha agito: ${tile}`,
    golden: ({ tile }) => `Tessera d’oro che sta per agire: ${tile}`,
    /** Under the heaps beside the board. */
    heaps: {
      stack: "Pila",
      discards: "Scarti",
      eyes: "Malocchi",
      gold: "Oro",
      merchant: "Mercante",
    },
    merchantTurn: (given) => (given.turn > 5 ? "∞" : `${given.turn}/5`),
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
      jars.length === 0 ? `${name}: nessuna tessera in mano` : `${name}: in mano ${list(jars)}`,
  },

  hand: {
    title: "La tua mano",
    empty: "La tua mano è vuota.",
    playable: ({ label }) => `${label}, si può giocare`,
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
    actionOrPlay:
      "La tua azione: sostituisci una giara con una tessera della mano, scambia due giare, o gioca una tessera speciale (✦).",
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
    won: ({ whos }) => `La partita è finita. ${win(whos)}.`,
    lost: "La partita è finita: il mercante ha tutto, e tutti hanno perso.",
    waiting: ({ whos }) =>
      whos.length === 0
        ? "Un momento…"
        : `${whos.length === 1 ? "Manca" : "Mancano"} ancora: ${all(whos)}…`,
    sent: "Inviato…",
    other: "C’è qualcosa da decidere.",
    help: "Tasti: le frecce spostano, Invio sceglie, 1–9 scelgono una tessera della mano o uno zaffiro, C conferma, S passa, Esc annulla la scelta.",
  },

  dagger: {
    title: "Una pausa per i Pugnali",
    played: ({ who, tile }) => `${does(who, "giochi", "gioca")} ${tile}.`,
    aimed: ({ who, tile, aim }) => `${does(who, "giochi", "gioca")} ${tile} ${aim}.`,
    against: ({ who, other, tile }) =>
      `${does(who, "giochi", "gioca")} un Pugnale contro ${tile} ${other.you ? "che hai giocato tu" : `di ${other.name}`}.`,
    ask: "Giochi un Pugnale contro questa tessera?",
    wait: "Chi ha tessere in mano può rispondere con un Pugnale.",
    answered: "Hai risposto. La pausa dura uguale per tutti.",
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
    wishEyes: "Niente più Malocchi",
    wishTurn: "Un secondo turno",
    wishMerchant: "Il bottino del mercante",
    none: "Non scegliere nulla",
  },

  aims: {
    gem: ({ gem }) => `per lo zaffiro ${gem}`,
    robGem: ({ who }) => `per uno zaffiro ${ofHoard(who)}`,
    robTile: ({ who }) => `per una tessera Zaffiro ${ofHoard(who)}`,
    merchant: "per il bottino del mercante",
    dropToken: "contro un segnalino Malocchio",
    dropTile: "contro una tessera Malocchio",
    give: ({ who }) => `contro ${whom(who)}`,
    peek: ({ one, other }) => `per ${one} e ${other}`,
  },

  keys: {
    names: { tab: "Tab", enter: "Invio", escape: "Esc" },
    does: {
      tab: "alla parte seguente del tavolo: giare, zaffiri, estremità delle linee, mano, pulsanti",
      arrows: "di giara in giara, di zaffiro in zaffiro",
      enter:
        "sceglie ciò su cui ti trovi; una giara dopo una tessera della mano: la tessera va lì; una seconda giara: le due si scambiano",
      escape: "annulla la scelta e lascia ciò che trascini",
      hand: "una tessera della tua mano",
      gems: "uno zaffiro, quando rubi o ne prendi uno",
      confirm: "fa ciò che dice il pulsante chiaro",
      skip: "passa, tiene o lascia fare",
      help: "che cosa fa la cosa evidenziata; altrimenti questi tasti",
    },
  },

  events: fortyEvents,
};
