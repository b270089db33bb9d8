// The sentences of 40 Thieves.

import { capital } from "../../../../i18n/capital";
import { list, many } from "../../../../i18n/de/grammar";
import { all, does, toWhom, win } from "../../../../i18n/de/who";
import type { Messages } from "../../../../i18n/messages";
import type { Who } from "../../../../i18n/who";
import type { forty as english } from "../en/table";
import { fortyEvents } from "./events";

type Colour = "r" | "g" | "b" | "y";
type Sign = "s" | "c" | "m" | "h" | "t";

const COLOUR: Record<Colour, string> = { r: "rot", g: "grün", b: "blau", y: "gelb" };
const SIGN: Record<Sign, string> = {
  s: "Sonne",
  c: "Kleeblatt",
  m: "Mond",
  h: "Hand",
  t: "Stern",
};
/** How a colour ends before its symbol: rote Sonne, rotes Kleeblatt, roter Mond. */
const ENDING: Record<Sign, string> = { s: "e", c: "es", m: "er", h: "e", t: "er" };

/** Wo jemand hortet. */
const hoard = (who: Who) => (who.you ? "in deinem Schatz" : `im Schatz von ${who.name}`);

export const forty: Messages<typeof english> = {
  names: {
    /** Green and yellow begin alike, so these two have two letters. */
    letter: { r: "R", g: "Gr", b: "B", y: "Ge" },
    jar: (given) => `${COLOUR[given.colour]}er Krug mit ${SIGN[given.sign]}`,
    goldenBack: "goldenes Plättchen",
    thief: (given) => `${COLOUR[given.colour]}${ENDING[given.sign]} ${SIGN[given.sign]}`,
    leader: (given) => `${COLOUR[given.colour]}er Hauptmann`,
    tile: {
      L: "Laterne",
      S: "Saphir\u00adplättchen",
      A: "Amulett",
      D: "Dolch",
      E: "Böser Blick",
      $m: "Kaufmann",
      $g: "Dschinn",
      $s: "Sindbad",
    },
    /** As one plays them, or stops them. */
    theTile: {
      L: "die Laterne",
      S: "das Saphirplättchen",
      A: "das Amulett",
      D: "den Dolch",
      E: "den Bösen Blick",
      $m: "den Kaufmann",
      $g: "den Dschinn",
      $s: "Sindbad",
    },
    sapphire: (given) => `Saphir ${given.gem}`,
    row: (given) => `Reihe ${given.row}`,
    column: (given) => `Spalte ${given.column}`,
    falling: "die fallende Diagonale",
    rising: "die steigende Diagonale",
    shown: (given) => `${given.square} ${given.front}`,
  },

  phases: {
    title: "Die vier Phasen des Zuges",
    hand: "Hand",
    glimpse: "Spähen",
    action: "Aktion",
    steal: "Stehlen",
    turn: (given) => `Zug ${given.turn}: ${given.who.you ? "du" : given.who.name}`,
  },

  board: {
    title: "Das Spielfeld",
    sapphires: "Saphire",
    lines: "Linien",
    closed: (given) => `${given.square}: ${given.jar}, verdeckt`,
    open: (given) => `${given.square}: ${given.front}, offen; Rückseite: ${given.jar}`,
    glimpsed: (given) => `${given.square}: ${given.front}, nur für deine Augen`,
    gap: (given) => `${given.square}: eine Lücke`,
    lit: (given) => `${given.label}, von der Laterne beleuchtet`,
    picked: (given) => `${given.label}, ausgewählt`,
    mayPick: (given) => `${given.label}, wählbar`,
    gem: (given) => `Saphir ${given.gem}`,
    noGem: (given) => `Stelle ${given.gem}: Der Saphir ist fort`,
    merchantAt: (given) => `${given.label}, hier steht der Kaufmann`,
    letters: "Buchstaben auf den Krügen",
    stack: (given) =>
      `Stapel: ${given.count} Plättchen${given.top === "" ? "" : `, oben: ${given.top}`}`,
    discards: (given) => `Ablage: ${given.count} Plättchen`,
    eyesLeft: (given) => `Böse Blicke im Vorrat: ${given.count}`,
    merchant: (given) =>
      given.turn > 5
        ? `Der Kaufmann bleibt in der Mitte. Seine Beute: ${many(given.loot, "Saphir", "Saphire")}`
        : `Der Kaufmann, Zug ${given.turn} von 5. Seine Beute: ${many(given.loot, "Saphir", "Saphire")}`,
    gone: (given) => `Goldenes Plättchen, das gewirkt hat: ${given.tile}`,
    golden: (given) => `Goldenes Plättchen, das gleich wirkt: ${given.tile}`,
    /** Under the heaps beside the board. */
    heaps: {
      stack: "Stapel",
      discards: "Ablage",
      eyes: "Böse\u00a0Blicke",
      gold: "Gold",
      merchant: "Kaufmann",
    },
    merchantTurn: (given) => (given.turn > 5 ? "∞" : `${given.turn}/5`),
  },

  seats: {
    title: "Rund um den Tisch",
    you: "du",
    bot: "Bot",
    away: "weg, ein Bot spielt",
    offline: "nicht verbunden",
    decides: "entscheidet",
    score: (given) => many(given.points, "Punkt", "Punkte"),
    gems: (given) => many(given.count, "Saphir", "Saphire"),
    sapphireTiles: (given) => `${given.count} Saphirplättchen`,
    eyes: (given) => `${given.count} Böser-Blick-Marker`,
    eyeTiles: (given) => `${given.count} Böser-Blick-Plättchen`,
    emptyHoard: "Der Schatz ist leer",
    hand: (given) =>
      given.jars.length === 0
        ? `${given.name}: kein Plättchen auf der Hand`
        : `${given.name}: auf der Hand ${list(given.jars)}`,
  },

  hand: {
    title: "Deine Hand",
    empty: "Deine Hand ist leer.",
    playable: (given) => `${given.label}, ausspielbar`,
    tile: (given) => `Plättchen ${given.slot}: ${given.front}; Rückseite: ${given.jar}`,
  },

  prompt: {
    draw: "Welche Plättchen wirfst du ab, bevor du auf drei ziehst?",
    glimpse: "Späh in einen Krug, wenn du willst.",
    glimpseOrLantern: "Späh in einen Krug, oder spiel deine Laterne aus.",
    pair: "Deine Laterne zeigt dir zwei benachbarte Krüge: Wähl beide.",
    reveal: (given) =>
      `Die Laterne auf ${given.square} beleuchtet ihre Nachbarn: Wähl Nummer ${given.number}.`,
    action:
      "Deine Aktion: Ersetz einen Krug durch ein Plättchen deiner Hand, oder vertausch zwei Krüge.",
    actionOrPlay:
      "Deine Aktion: Ersetz einen Krug durch ein Plättchen deiner Hand, vertausch zwei Krüge, oder spiel ein Sonderplättchen aus (✦).",
    actionLed: "Dein Hauptmann führt an; deine Aktion hast du noch.",
    onto: (given) => `${capital(given.front)}: Auf welchen Krug legst du das Plättchen?`,
    swapWith: (given) => `Mit welchem Krug tauscht ${given.square} den Platz?`,
    besides: (given) => `In welchen Krug neben ${given.square} schaust du noch?`,
    targetS: "Welchen Saphir stiehlt dein Saphirplättchen?",
    targetA: "Welchen Bösen Blick nimmt dein Amulett fort?",
    targetE: "Wer bekommt deinen Bösen Blick?",
    target: "Was ist dein Ziel?",
    steal: "Stiehlst du? Zeig auf einen Saphir oder auf das Ende einer Linie.",
    stealHere: (given) => `Diebstahl ansagen: ${given.place}? Diese vier Krüge werden aufgedeckt.`,
    claimHere: (given) => `Auch ${given.place} beanspruchen?`,
    take: (given) => `Der Diebstahl ist gelungen: ${given.place}. Welchen Saphir nimmst du?`,
    claim: "Dieselben Plättchen ergeben noch mehr: Beanspruchst du es auch?",
    wish: "Der Dschinn erfüllt dir einen Wunsch.",
    over: "Die Partie ist vorbei.",
    won: (given) => `Die Partie ist vorbei. ${win(given.whos)}.`,
    lost: "Die Partie ist vorbei: Der Kaufmann hat alles, und alle haben verloren.",
    waiting: (given) =>
      given.whos.length === 0
        ? "Einen Augenblick …"
        : `Es ${given.whos.length === 1 ? "fehlt" : "fehlen"} noch: ${all(given.whos)} …`,
    sent: "Unterwegs …",
    other: "Es gibt etwas zu entscheiden.",
    help: "Tasten: Pfeile bewegen, Eingabe wählt, 1–9 wählt ein Plättchen deiner Hand oder einen Saphir, C bestätigt, S überspringt, Escape wählt nichts.",
  },

  dagger: {
    title: "Eine Pause für Dolche",
    played: (given) => `${does(given.who, "spielst", "spielt")} ${given.tile} aus.`,
    aimed: (given) =>
      `${does(given.who, "spielst", "spielt")} ${given.tile} aus. Ziel: ${given.aim}.`,
    against: (given) =>
      `${does(given.who, "spielst", "spielt")} einen Dolch gegen ${given.tile} von ${toWhom(given.other)} aus.`,
    ask: "Spielst du einen Dolch dagegen aus?",
    wait: "Wer Plättchen hat, darf mit einem Dolch antworten.",
    answered: "Du hast geantwortet. Die Pause dauert für alle gleich lang.",
    play: "Dolch ausspielen",
    seconds: (given) => many(given.seconds, "Sekunde", "Sekunden"),
  },

  actions: {
    skip: "Überspringen",
    keep: "Alle behalten",
    letBe: "Geschehen lassen",
    noMore: "Nichts weiter",
    noWish: "Kein Wunsch",
    discard: (given) => `${given.count} Plättchen abwerfen`,
    play: (given) => `${capital(given.tile)} ausspielen`,
    dagger: "Den Dolch ausspielen",
    glimpse: (given) => `${given.square} ausspähen`,
    reveal: (given) => `${given.square} beleuchten`,
    peek: (given) => `In ${given.one} und ${given.other} schauen`,
    replace: (given) => `Plättchen ${given.slot} verdeckt auf ${given.square} legen`,
    lead: (given) => `Anführen: Plättchen ${given.slot} offen auf ${given.square} legen`,
    interchange: (given) => `${given.one} und ${given.other} vertauschen`,
    steal: (given) => `Stehlen: ${given.place}`,
    take: (given) => `${capital(given.place)} nehmen`,
    robGem: (given) => `Einen Saphir von ${given.name} rauben`,
    robTile: (given) => `Ein Saphirplättchen von ${given.name} rauben`,
    robMerchant: "Einen Saphir vom Kaufmann rauben",
    dropToken: "Einen Marker loswerden",
    dropTile: "Ein Plättchen loswerden",
    give: (given) => `An ${given.name} geben`,
    wishEyes: "Keine Bösen Blicke mehr",
    wishTurn: "Ein zweiter Zug",
    wishMerchant: "Die Beute des Kaufmanns",
    none: "Nichts wählen",
  },

  /** Each names a thing, as after “Ziel:”. */
  aims: {
    gem: (given) => `Saphir ${given.gem}`,
    robGem: (given) => `ein Saphir ${hoard(given.who)}`,
    robTile: (given) => `ein Saphirplättchen ${hoard(given.who)}`,
    merchant: "die Beute des Kaufmanns",
    dropToken: "ein Böser-Blick-Marker",
    dropTile: "ein Böser-Blick-Plättchen",
    give: (given) => `${given.who.you ? "dein Schatz" : `der Schatz von ${given.who.name}`}`,
    peek: (given) => `${given.one} und ${given.other}`,
  },

  keys: {
    names: { tab: "Tab", enter: "Eingabe", escape: "Esc" },
    does: {
      tab: "zum nächsten Teil des Tisches: Krüge, Saphire, Enden der Linien, Hand, Knöpfe",
      arrows: "von Krug zu Krug, von Saphir zu Saphir",
      enter:
        "wählt, worauf du stehst; ein Krug nach einem Plättchen deiner Hand: Es kommt dorthin; ein zweiter Krug: Die beiden tauschen die Plätze",
      escape: "wählt nichts und lässt los, was du ziehst",
      hand: "ein Plättchen deiner Hand",
      gems: "ein Saphir, wenn du stiehlst oder einen nimmst",
      confirm: "tut, was auf dem hellen Knopf steht",
      skip: "überspringt, behält oder lässt geschehen",
      help: "was das Ding im Fokus macht; sonst diese Tasten",
    },
  },

  events: fortyEvents,
};
