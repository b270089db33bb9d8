// What is told at a table of Master Thieves, event by event.

import type { tell as english } from "../en/masterTell";
import type { Messages } from "../messages";
import { joined, some, taken } from "./masterGrammar";

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

export const tell: Messages<typeof english> = {
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
};
