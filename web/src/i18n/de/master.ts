// Master Thieves: the table, its questions and what is told there.

import type { master as english } from "../en/master";
import type { Messages } from "../messages";

type Gems = { diamonds: number; sapphires: number; rubies: number };

function some(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
}

function joined(parts: string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} und ${last}`;
}

function gems(given: Gems): string {
  const parts = [
    ...some(given.diamonds, "Diamant", "Diamanten"),
    ...some(given.sapphires, "Saphir", "Saphire"),
    ...some(given.rubies, "Rubin", "Rubine"),
  ];
  return joined(parts) || "nichts";
}

/** Gems that something is done to: of all their names only a single diamond’s changes. */
const taken = (told: string) => told.replace(/\b1 Diamant\b/, "1 Diamanten");

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Each follows “fällt” or “fallen”. */
const fallsWhere = {
  red: "auf das rote Kissen",
  owner: "dem Besitzer der Alarmanlage zu",
  drawer: "in dieselbe Schublade zurück",
  black: "auf ein schwarzes Kissen",
  secret: "in das obere Geheimfach",
};

const turned = {
  rotate_1_cw: "dreht die obere Ebene im Uhrzeigersinn",
  rotate_1_ccw: "dreht die obere Ebene gegen den Uhrzeigersinn",
  rotate_2_cw: "dreht die oberen zwei Ebenen im Uhrzeigersinn",
  rotate_2_ccw: "dreht die oberen zwei Ebenen gegen den Uhrzeigersinn",
  flip: "wendet die Schatulle",
};

const sides = { N: "Norden", E: "Osten", S: "Süden", W: "Westen" };

export const master: Messages<typeof english> = {
  gems,
  list: (given) => joined(given.parts),
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
    const alarm = given.alarm === null ? "" : `, die Alarmanlage von ${given.alarm}`;
    return `${gems(given)}${alarm}${given.ruby ? ", dahinter ein Rubin" : ""}`;
  },
  box: {
    label: (given) => `Die Schatulle, von ${given.side} gesehen`,
    overviewLabel: "Die Schatulle: alle zwölf Schubladen",
    onItsHead: "Sie steht auf dem Kopf.",
    upright: "Sie steht aufrecht.",
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
    thinking: "wählt",
    turn: "entscheidet gerade",
    share: (given) => `noch ${given.count} hineinzulegen`,
    played: "Gespielt",
    points: (given) => `${given.count} ${Math.abs(given.count) === 1 ? "Punkt" : "Punkte"}`,
    winner: "gewinnt",
  },
  strip: {
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
  },
  hand: {
    title: "Deine Karten",
    card: (given) => `${given.character} ${given.number}. ${given.deed}`,
    chosen: (given) => `Deine Karte, verdeckt: ${given.character} ${given.number}`,
    played: (given) => `Deine Karte: ${given.character} ${given.number}`,
  },
  deeds: {
    put: (given) => `${given.count === 1 ? "Einen" : given.count} Diamanten hineinlegen`,
    takeOne: (given) => `${capital(given.gem)} nehmen`,
    place: (given) => `${capital(given.gem)} hineinlegen`,
    pick: (given) => `${capital(given.gem)} aussuchen`,
    takeAll: "Alles nehmen",
    look: "Weiterschauen",
    leave: "Nichts nehmen",
    placeNothing: "Nichts hineinlegen",
    alarmSet: "Deinen Alarm hier einbauen",
    alarmKeep: "Deinen Alarm behalten",
    alarmRecover: "Deinen Alarm zurückholen",
    alarmLie: "Liegen lassen",
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
    noRuby:
      "Hier ist kein Rubin für dich, und auf die Edelsteine im Vorderfach hast du verzichtet.",
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
    fill: (given) => `${given.names} füllt die Schatulle …`,
    fillFree: "Wer zuerst eine Schublade öffnet, füllt als Nächstes …",
    choose: (given) => `Karten werden gewählt. Es fehlt noch: ${given.names} …`,
    open: (given) => `${given.names} sucht eine Schublade aus …`,
    drawer: (given) => `${given.names} ist an der Schublade …`,
    recover: (given) => `${given.names} entscheidet über die Alarmanlage …`,
    move: (given) => `${given.names} darf die Schatulle bewegen …`,
    pick: (given) => `${given.names} sucht sich etwas vom roten Kissen aus …`,
    over: (given) =>
      `Die Partie ist vorbei: ${given.names} ${given.many ? "gewinnen" : "gewinnt"}.`,
    sent: "Unterwegs …",
  },
  tell: {
    dealt: (given) =>
      given.cards === null
        ? `${given.name} hat sechs Karten.`
        : `Die Karten von ${given.name}: ${given.cards}.`,
    rubiesPlaced: (given) => `Rubine kommen in die oberen Geheimfächer: ${given.places}.`,
    fillingBegun: (given) => `${given.name} bekommt ${taken(given.gems)} für die Schatulle.`,
    diamondsPut: (given) =>
      `${given.name} legt ${taken(given.gems)} in die Schublade ${given.place}.`,
    roundBegun: (given) => `Runde ${given.round} beginnt.`,
    chose: (given) =>
      given.character === null
        ? `${given.name} legt eine Karte verdeckt hin.`
        : `${given.name} legt eine Karte verdeckt hin: ${given.character}.`,
    revealed: (given) => `Aufgedeckt: ${given.cards}.`,
    cardOf: (given) => `${given.name} ${given.character} ${given.number}`,
    turnBegun: (given) => `${given.name} ist dran: ${given.character}.`,
    opened: (given) => `${given.name} öffnet die Schublade ${given.place}.`,
    fell: (given) => `${given.gems} ${given.one ? "fällt" : "fallen"} ${fallsWhere[given.to]}.`,
    fellWithAlarm: (given) =>
      `Die Alarmanlage von ${given.name} fällt heraus, und mit ihr ${given.gems}, ${given.toOwner ? `für ${given.name}` : fallsWhere.red}.`,
    alarmFell: (given) => `Die Alarmanlage von ${given.name} fällt allein heraus und geht zurück.`,
    seenBy: (given) => `Nur ${given.name ?? "wer geöffnet hat,"} sieht, was dort liegt.`,
    seenNothing: "Dort liegt nichts.",
    seen: (given) => `Dort ${given.one ? "liegt" : "liegen"} ${given.gems}.`,
    seenWithAlarm: (given) =>
      `Dort ${given.one ? "liegt" : "liegen"} ${given.gems}, dabei die Alarmanlage von ${given.name}.`,
    seenAlarm: (given) => `Dort liegt allein die Alarmanlage von ${given.name}.`,
    took: (given) =>
      given.toRed
        ? `${given.name} legt ${taken(given.gems)} auf das rote Kissen.`
        : `${given.name} nimmt ${taken(given.gems)}.`,
    tookNothing: (given) => `${given.name} findet nichts zu nehmen.`,
    tookRuby: (given) => `${given.name} nimmt den Rubin.`,
    left: (given) => `${given.name} nimmt nichts.`,
    looked: (given) => `${given.name} schaut weiter.`,
    secretBy: (given) => `Nur ${given.name ?? "der Meisterdieb"} sieht, was dahinter ist.`,
    secretShort: "Die Schublade ist kurz: kein Geheimfach.",
    secretRuby: "Im Geheimfach liegt ein Rubin.",
    secretNone: "Im Geheimfach liegt kein Rubin.",
    rubyFell: (given) => `Ein Rubin fällt ${fallsWhere[given.to]}.`,
    placed: (given) => `${given.name} legt ${given.gem} hinein.`,
    placedNothing: (given) => `${given.name} legt nichts mehr hinein.`,
    alarmSet: (given) => `${given.name} baut die Alarmanlage in die Schublade ${given.place} ein.`,
    alarmKept: (given) => `${given.name} behält die Alarmanlage.`,
    alarmLeftAlone: (given) =>
      `Die Alarmanlage von ${given.name} liegt allein in der Schublade ${given.place}.`,
    alarmRecovered: (given) =>
      `${given.name} bekommt die einsame Alarmanlage aus der Schublade ${given.place} zurück.`,
    alarmLetLie: (given) => `${given.name} lässt die Alarmanlage liegen.`,
    boxMoved: (given) => `${given.name} ${turned[given.move]}.`,
    boxSetUp: "Die Schatulle wird gewendet.",
    turnEnded: (given) => `Der Zug von ${given.name} ist vorbei.`,
    smugglersCounted: (given) =>
      `${joined(some(given.smugglers, "Schmuggler", "Schmuggler")) || "Kein Schmuggler"}, ${
        joined(some(given.detectives, "Detektiv", "Detektive")) || "kein Detektiv"
      }: Das rote Kissen ${given.share ? "darf aufgeteilt werden" : "bleibt, wie es ist"}.`,
    picked: (given) => `${given.name} sucht sich ${given.gem} vom roten Kissen aus.`,
    roundEnded: (given) => `Runde ${given.round} ist vorbei.`,
    cardsPassed: "Alle geben ihre sechs Karten nach links weiter.",
    ending: {
      empty_pillow: "Ein weißes Kissen ist leer: Die Partie ist vorbei.",
      sixth_ruby: "Der sechste Rubin ist genommen: Die Partie ist vorbei.",
      round_cap: "Das war die letzte Runde: Die Partie ist vorbei.",
    },
    gameOver: (given) =>
      given.names === ""
        ? given.ending
        : `${given.ending} ${given.names} ${given.many ? "gewinnen" : "gewinnt"}.`,
  },
};
