// Master Thieves: the table and its questions; what is told there is in masterTell.ts.

import { capital } from "../../../../i18n/capital";
import { list } from "../../../../i18n/de/grammar";
import { all, does, hers, win } from "../../../../i18n/de/who";
import type { Messages } from "../../../../i18n/messages";
import type { master as english } from "../en/table";
import { tell } from "./events";
import { gems, sides, signed } from "./grammar";

/** How the box stands, where its two ends can be told apart. */
function stands(turnedOver: boolean | null): string {
  if (turnedOver === null) return "";
  return turnedOver ? ". Sie steht auf dem Kopf." : ". Sie steht aufrecht.";
}

export const master: Messages<typeof english> = {
  gems,
  list: (given) => list(given.parts),
  kind: { D: "einen Diamanten", S: "einen Saphir", R: "einen Rubin" },
  character: {
    smuggler: "Schmuggler",
    jeweler: "Juwelier",
    gemologist: "Gemmologin",
    thief: "Dieb",
    master_thief: "Meisterdieb",
    detective: "Detektiv",
  },
  deed: {
    smuggler:
      "Bringt Edelsteine auf das rote Kissen und teilt es auf, wenn wenige Detektive da sind.",
    jeweler: "Legt ein Imitat hinein und darf die Alarmanlage einbauen.",
    gemologist: "Legt ein Imitat hinein, und eines mehr für jeden Detektiv.",
    thief: "Nimmt alle Edelsteine aus dem Vorderfach.",
    master_thief: "Nimmt die Edelsteine aus dem Vorderfach oder schaut weiter, nach einem Rubin.",
    detective: "Öffnet nichts; nimmt am Ende das rote Kissen.",
  },
  level: { T: "Obere Ebene", M: "Mittlere Ebene", B: "Untere Ebene" },
  side: sides,
  sideMark: { N: "N", E: "O", S: "S", W: "W" },
  place: (given) => `${given.level}, ${given.side}`,
  where: (given) =>
    `${{ T: "oben", M: "in der Mitte", B: "unten" }[given.level]} im ${sides[given.side]}`,
  grain: {
    straight: "gerader Maserung",
    wavy: "welliger Maserung",
    knot: "einem Ast in der Maserung",
    knots: "zwei Ästen in der Maserung",
    arches: "Spitzbögen in der Maserung",
    curly: "krauser Maserung",
    burl: "einem Wirbel in der Maserung",
    slanting: "schräger Maserung",
    streak: "einem dunklen Streifen in der Maserung",
    eyes: "Vogelaugen in der Maserung",
    fan: "fächerförmiger Maserung",
    rings: "Jahresringen in einer Ecke",
  },
  drawer: (given) => {
    const upside = given.upsideDown ? ", kopfüber" : "";
    const wood =
      given.grain === null ? "schlichte Schublade" : `Schublade mit ${given.grain}${upside}`;
    return `${given.place}: ${wood}, ${given.state}`;
  },
  closed: "geschlossen",
  open: (given) => `offen: ${given.inside}`,
  openUnseen: "offen; hineinsehen darfst du nicht",
  lies: (given) => {
    const alarm = given.alarm === null ? "" : `, ${hers(given.alarm, "Alarmanlage")}`;
    return `${gems(given)}${alarm}${given.ruby ? ", dahinter ein Rubin" : ""}`;
  },
  box: {
    label: (given) => `Die Schatulle, von ${given.side} gesehen${stands(given.turnedOver)}`,
    overviewLabel: (given) => `Die Schatulle: alle zwölf Schubladen${stands(given.turnedOver)}`,
    help: "Die Pfeiltasten gehen um die Schatulle herum und durch ihre Ebenen; die Eingabetaste öffnet eine Schublade.",
    walkLeft: "Nach links gehen",
    walkRight: "Nach rechts gehen",
    overview: "Alle Schubladen",
    picture: "Zurück zur Schatulle",
    before: "Vorher",
    after: "Nachher",
    seenFrom: (given) => `von ${given.side}`,
  },
  inside: {
    holds: (given) => `${given.what.charAt(0).toUpperCase()}${given.what.slice(1)}`,
    title: (given) => `Schublade: ${given.place}`,
    empty: "Hier liegt nichts.",
    unseen: "Nur wer geöffnet hat, darf hineinsehen.",
    short: "Die Schublade ist kurz: Es gibt kein Geheimfach.",
    noRuby: "Hier liegt kein Rubin.",
    ruby: "Ein Rubin!",
    opening: "Die Schublade geht auf …",
  },
  seat: {
    players: "Spieler",
    you: "du",
    bot: "Bot",
    away: "weg; ein Bot spielt",
    offline: "nicht verbunden",
    white: "Weißes Kissen",
    black: "Schwarzes Kissen",
    red: "Rotes Kissen",
    pillow: (given) => `${given.pillow}: ${given.gems}`,
    alarmHere: "Alarm auf der Tafel",
    alarmOut: "Alarm in der Schatulle",
    cards: (given) =>
      given.count === 1 ? "1 Karte auf der Hand" : `${given.count} Karten auf der Hand`,
    card: (given) => `${given.character} ${given.number}`,
    hiddenCard: "eine verdeckte Karte",
    thinking: "wählt …",
    youChoose: "du wählst …",
    turn: "entscheidet gerade",
    share: (given) => `noch ${given.count} hineinzulegen`,
    played: "Gespielt",
    score: (given) => {
      const points = `${signed(given.count)} ${Math.abs(given.count) === 1 ? "Punkt" : "Punkte"}`;
      return given.wins ? `${points}, gewinnt` : points;
    },
  },
  strip: {
    told: (given) =>
      given.card === null
        ? `${given.name}, ${given.stage}`
        : `${given.name}, ${given.card}, ${given.stage}`,
    title: "Reihenfolge dieser Runde",
    filling: "Die Schatulle füllen",
    round: (given) => `Runde ${given.round}`,
    acted: "war dran",
    acting: "ist dran",
    waiting: "kommt noch dran",
    hidden: "Karte verdeckt",
    choosing: "wählt eine Karte",
    chosen: "hat gewählt",
    filled: "hat gefüllt",
    fills: "füllt gerade",
    toFill: "muss noch füllen",
    /** The same of the one at the screen. */
    yours: {
      acted: "warst dran",
      acting: "bist dran",
      waiting: "kommst noch dran",
      hidden: "Karte verdeckt",
      choosing: "wählst eine Karte",
      chosen: "hast gewählt",
      filled: "hast gefüllt",
      fills: "füllst gerade",
      toFill: "musst noch füllen",
    },
  },
  hand: {
    title: "Deine Karten",
    card: (given) => `${given.character} ${given.number}. ${given.deed}`,
    chosen: (given) => `Deine Karte, verdeckt: ${given.character} ${given.number}`,
    played: (given) => `Deine Karte: ${given.character} ${given.number}`,
  },
  deeds: {
    put: (given) => `${given.count === 1 ? "Einen" : given.count} Diamanten hineinlegen`,
    take_one: (given) => `${capital(given.gem)} nehmen`,
    place_imitation: (given) => `${capital(given.gem)} hineinlegen`,
    pick: (given) => `${capital(given.gem)} aussuchen`,
    take_all: "Alles nehmen",
    look: "Weiterschauen",
    leave: "Nichts nehmen",
    place_nothing: "Nichts hineinlegen",
    set_alarm: "Deinen Alarm hier einbauen",
    keep_alarm: "Deinen Alarm behalten",
    recover_alarm: "Deinen Alarm zurückholen",
    let_alarm_lie: "Liegen lassen",
    done: "Schatulle so lassen",
    rotate_1_cw: "Obere Ebene im Uhrzeigersinn",
    rotate_1_ccw: "Obere Ebene gegen den Uhrzeigersinn",
    rotate_2_cw: "Obere zwei Ebenen im Uhrzeigersinn",
    rotate_2_ccw: "Obere zwei Ebenen gegen den Uhrzeigersinn",
    flip: "Schatulle wenden",
    short: {
      rotate_1_cw: "obere Ebene",
      rotate_1_ccw: "obere Ebene",
      rotate_2_cw: "zwei Ebenen",
      rotate_2_ccw: "zwei Ebenen",
      flip: "Schatulle wenden",
    },
    other: (given) => `Sonst: ${given.word}`,
  },
  ask: {
    role: (given) => `${given.character}: ${given.question}`,
    fillFree: "Öffne eine Schublade, wenn du als Nächstes füllen willst.",
    fill: (given) =>
      `Füll die Schatulle: Öffne eine Schublade für ${given.share === 1 ? "deinen Diamanten" : `deine ${given.share} Diamanten`}.`,
    put: (given) =>
      given.share === 1
        ? "Leg deinen Diamanten hinein."
        : `Wie viele deiner ${given.share} Diamanten legst du hinein?`,
    fillMove: "Dein Anteil ist drin: Beweg die Schatulle.",
    moveAgain: "Beweg die Schatulle noch einmal.",
    choose: "Wähl eine Karte; noch sieht sie niemand.",
    open: "Öffne eine Schublade.",
    take: "Was machst du mit diesen Edelsteinen?",
    takeEmpty: "Hier liegen keine Edelsteine.",
    ruby: "Ein Rubin! Nimmst du ihn, mit den Edelsteinen aus dem Vorderfach?",
    rubyAlone: "Ein Rubin! Nimmst du ihn?",
    noRuby:
      "Hier ist kein Rubin für dich, und auf die Edelsteine im Vorderfach hast du verzichtet.",
    noRubyAlone: "Hier ist kein Rubin für dich.",
    place: (given) =>
      given.count > 1 ? `Leg bis zu ${given.count} Imitate hinein.` : "Leg ein Imitat hinein.",
    alarm: "Baust du deine Alarmanlage hier ein?",
    recover: "Deine Alarmanlage liegt allein da: Holst du sie zurück?",
    move: "Beweg die Schatulle, oder lass sie stehen.",
    moveFell:
      "Edelsteine sind herausgefallen, mehr kannst du nicht tun. Beweg die Schatulle, oder lass sie stehen.",
    booty: "Die Schmuggler teilen das rote Kissen auf: Such dir einen Edelstein aus.",
    confiscate: "Die Detektive teilen das rote Kissen auf: Such dir einen Edelstein aus.",
    any: "Entscheide dich.",
  },
  wait: {
    reveal: "Die Karten werden aufgedeckt.",
    fill: (given) => `${does(given.who, "füllst", "füllt")} die Schatulle …`,
    fillFree: "Wer zuerst eine Schublade öffnet, füllt als Nächstes …",
    choose: (given) => `Karten werden gewählt. Es fehlt noch: ${all(given.whos)} …`,
    open: (given) => `${does(given.who, "suchst", "sucht")} eine Schublade aus …`,
    drawer: (given) => `${does(given.who, "bist", "ist")} an der Schublade …`,
    recover: (given) => `${does(given.who, "entscheidest", "entscheidet")} über die Alarmanlage …`,
    move: (given) => `${does(given.who, "darfst", "darf")} die Schatulle bewegen …`,
    pick: (given) => `${does(given.who, "suchst dir", "sucht sich")} etwas vom roten Kissen aus …`,
    over: (given) => `Die Partie ist vorbei. ${win(given.whos)}.`,
    sent: "Unterwegs …",
  },
  keys: {
    names: { tab: "Tab", enter: "Eingabe" },
    does: {
      tab: "zum nächsten Teil des Tischs",
      arrows: "gehen um die Schatulle herum und von Ebene zu Ebene",
      enter: "öffnet die Schublade, an der du stehst",
      cards: "eine Karte deiner Hand",
      one: "drehen die obere Ebene nach links oder nach rechts",
      two: "drehen die oberen zwei Ebenen",
      flip: "wendet die Schatulle",
      gems: "ein Diamant, ein Saphir, ein Rubin",
      drawer: "alles nehmen, weiter nachsehen, die Alarmanlage",
      quiet: "die stille Antwort: nichts, lassen, liegen lassen",
      help: "was das Ding im Fokus macht; sonst diese Tasten",
      put: "so viele Diamanten, wenn du die Schatulle füllst",
    },
  },
  tell,
};
