// What is told at a table of Master Thieves, event by event.

import { list } from "../../../../i18n/de/grammar";
import { does, Hers, His, hers, own, whom, win } from "../../../../i18n/de/who";
import type { Messages } from "../../../../i18n/messages";
import type { tell as english } from "../en/events";
import { gems, gemsAccusative, some } from "./grammar";

/** Each follows “fällt” or “fallen”. */
const fallsWhere = {
  red: "auf das rote Kissen",
  owner: "dem Besitzer der Alarmanlage zu",
  drawer: "in dieselbe Schublade zurück",
  black: "auf ein schwarzes Kissen",
  secret: "in das obere Geheimfach",
};

const rotated = {
  rotate_1_cw: "die obere Ebene im Uhrzeigersinn",
  rotate_1_ccw: "die obere Ebene gegen den Uhrzeigersinn",
  rotate_2_cw: "die oberen zwei Ebenen im Uhrzeigersinn",
  rotate_2_ccw: "die oberen zwei Ebenen gegen den Uhrzeigersinn",
};

export const tell: Messages<typeof english> = {
  dealt: (given) =>
    given.cards === null
      ? `${does(given.who, "hast", "hat")} sechs Karten.`
      : `${Hers(given.who, "Karten")}: ${given.cards}.`,
  rubiesPlaced: (given) => `Rubine kommen in die oberen Geheimfächer: ${given.places}.`,
  fillingBegun: (given) =>
    `${does(given.who, "bekommst", "bekommt")} ${gemsAccusative(given.gems)} für die Schatulle.`,
  diamondsPut: (given) =>
    `${does(given.who, "legst", "legt")} ${gemsAccusative(given.gems)} in die Schublade ${given.place}.`,
  roundBegun: (given) => `Runde ${given.round} beginnt.`,
  chose: (given) =>
    given.character === null
      ? `${does(given.who, "legst", "legt")} eine Karte verdeckt hin.`
      : `${does(given.who, "legst", "legt")} eine Karte verdeckt hin: ${given.character}.`,
  revealed: (given) => `Aufgedeckt: ${given.cards}.`,
  cardOf: (given) =>
    `${given.character} ${given.number} (${given.who.you ? "du" : given.who.name})`,
  turnBegun: (given) => `${does(given.who, "bist", "ist")} dran: ${given.character}.`,
  opened: (given) => `${does(given.who, "öffnest", "öffnet")} die Schublade ${given.place}.`,
  fell: (given) => `${gems(given.gems)} ${given.one ? "fällt" : "fallen"} ${fallsWhere[given.to]}.`,
  fellWithAlarm: (given) =>
    `${Hers(given.who, "Alarmanlage")} fällt heraus, und mit ihr ${gems(given.gems)}, ${given.toOwner ? `für ${whom(given.who)}` : fallsWhere.red}.`,
  alarmFell: (given) => `${Hers(given.who, "Alarmanlage")} fällt allein heraus und geht zurück.`,
  seenBy: (given) =>
    given.who?.you
      ? "Nur du siehst, was dort liegt."
      : `Nur ${given.who?.name ?? "wer geöffnet hat,"} sieht, was dort liegt.`,
  seenNothing: "Dort liegt nichts.",
  seen: (given) => `Dort ${given.one ? "liegt" : "liegen"} ${gems(given.gems)}.`,
  seenWithAlarm: (given) =>
    `Dort ${given.one ? "liegt" : "liegen"} ${gems(given.gems)}, dabei ${hers(given.who, "Alarmanlage")}.`,
  seenAlarm: (given) => `Dort liegt allein ${hers(given.who, "Alarmanlage")}.`,
  took: (given) =>
    given.toRed
      ? `${does(given.who, "legst", "legt")} ${gemsAccusative(given.gems)} auf das rote Kissen.`
      : `${does(given.who, "nimmst", "nimmt")} ${gemsAccusative(given.gems)}.`,
  tookNothing: (given) => `${does(given.who, "findest", "findet")} nichts zu nehmen.`,
  tookRuby: (given) => `${does(given.who, "nimmst", "nimmt")} den Rubin.`,
  left: (given) => `${does(given.who, "nimmst", "nimmt")} nichts.`,
  looked: (given) => `${does(given.who, "schaust", "schaut")} weiter.`,
  secretBy: (given) =>
    given.who?.you
      ? "Nur du siehst, was dahinter ist."
      : `Nur ${given.who?.name ?? "der Meisterdieb"} sieht, was dahinter ist.`,
  secretShort: "Die Schublade ist kurz: kein Geheimfach.",
  secretRuby: "Im Geheimfach liegt ein Rubin.",
  secretNone: "Im Geheimfach liegt kein Rubin.",
  rubyFell: (given) => `Ein Rubin fällt ${fallsWhere[given.to]}.`,
  placed: (given) => `${does(given.who, "legst", "legt")} ${given.gem} hinein.`,
  placedNothing: (given) => `${does(given.who, "legst", "legt")} nichts mehr hinein.`,
  alarmSet: (given) =>
    `${does(given.who, "baust", "baut")} ${own(given.who)} Alarmanlage in die Schublade ${given.place} ein.`,
  alarmKept: (given) => `${does(given.who, "behältst", "behält")} ${own(given.who)} Alarmanlage.`,
  alarmLeftAlone: (given) =>
    `${Hers(given.who, "Alarmanlage")} liegt allein in der Schublade ${given.place}.`,
  alarmRecovered: (given) =>
    `${does(given.who, "bekommst", "bekommt")} ${own(given.who)} einsame Alarmanlage aus der Schublade ${given.place} zurück.`,
  alarmLetLie: (given) =>
    `${does(given.who, "lässt", "lässt")} ${own(given.who)} Alarmanlage liegen.`,
  boxMoved: (given) =>
    given.move === "flip"
      ? `${does(given.who, "wendest", "wendet")} die Schatulle.`
      : `${does(given.who, "drehst", "dreht")} ${rotated[given.move]}.`,
  boxSetUp: "Die Schatulle wird gewendet.",
  turnEnded: (given) => `${His(given.who, "Zug")} ist vorbei.`,
  smugglersCounted: (given) =>
    `${list(some(given.smugglers, "Schmuggler", "Schmuggler")) || "Kein Schmuggler"}, ${
      list(some(given.detectives, "Detektiv", "Detektive")) || "kein Detektiv"
    }: Das rote Kissen ${given.share ? "darf aufgeteilt werden" : "bleibt, wie es ist"}.`,
  picked: (given) =>
    `${does(given.who, "suchst dir", "sucht sich")} ${given.gem} vom roten Kissen aus.`,
  roundEnded: (given) => `Runde ${given.round} ist vorbei.`,
  cardsPassed: "Alle geben ihre sechs Karten nach links weiter.",
  ending: {
    empty_pillow: "Ein weißes Kissen ist leer: Die Partie ist vorbei.",
    sixth_ruby: "Der sechste Rubin ist genommen: Die Partie ist vorbei.",
    round_cap: "Das war die letzte Runde: Die Partie ist vorbei.",
  },
  gameOver: (given) =>
    given.winners.length === 0 ? given.ending : `${given.ending} ${win(given.winners)}.`,
};
