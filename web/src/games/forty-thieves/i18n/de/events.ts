// Was in 40 Thieves geschieht, in Sätzen.

import { list, many } from "../../../../i18n/de/grammar";
import { acts, does, Hers, His, toWhom, whom } from "../../../../i18n/de/who";
import type { Messages } from "../../../../i18n/messages";
import type { fortyEvents as english } from "../en/events";

export const fortyEvents: Messages<typeof english> = {
  boardLaid: (given) =>
    `Sechzehn Krüge liegen um neun Saphire; im Stapel ${given.stack === 1 ? "ist" : "sind"} ${given.stack} Plättchen.`,
  turnBegun: (given) => `Zug ${given.turn}: ${given.who.you ? "du" : given.who.name}.`,
  keptHand: (given) => `${does(given.who, "wirfst", "wirft")} nichts ab.`,
  discarded: (given) => `${does(given.who, "wirfst", "wirft")} ab: ${list(given.jars)}.`,
  drew: (given) => `${does(given.who, "ziehst", "zieht")}: ${given.jar}.`,
  drewFront: (given) =>
    `${does(given.who, "ziehst", "zieht")}: ${given.jar}; darin: ${given.front}.`,
  shuffled: (given) => `Die Ablage wird gemischt und zum neuen Stapel: ${given.tiles} Plättchen.`,
  laid: (given) => `Auf ${given.square} liegt ein neues Plättchen: ${given.jar}.`,
  glimpsed: (given) => `${does(given.who, "spähst", "späht")} in den Krug auf ${given.square}.`,
  glimpsedFront: (given) =>
    `${does(given.who, "spähst", "späht")} in den Krug auf ${given.square}: ${given.front}.`,
  shown: (given) => `${does(given.who, "zeigst", "zeigt")} allen: ${list(given.tiles)}.`,
  named: (given) => `${does(given.who, "lässt", "lässt")} die Laterne ${given.square} beleuchten.`,
  sapphireTileKept: (given) =>
    `${does(given.who, "behältst", "behält")} das Saphirplättchen von ${given.square}.`,
  replaced: (given) =>
    `${does(given.who, "legst", "legt")} Plättchen ${given.slot} ${given.who.you ? "deiner" : "der"} Hand verdeckt auf ${given.square} und ${given.who.you ? "nimmst" : "nimmt"}, was dort lag.`,
  replacedFront: (given) =>
    `${does(given.who, "legst", "legt")} Plättchen ${given.slot} ${given.who.you ? "deiner" : "der"} Hand verdeckt auf ${given.square} und ${given.who.you ? "bekommst" : "bekommt"}: ${given.front}.`,
  led: (given) =>
    `${does(given.who, "führst", "führt")} an: ${given.leader}, offen auf ${given.square}.`,
  ledFront: (given) =>
    `${does(given.who, "führst", "führt")} an: ${given.leader}, offen auf ${given.square}; dafür auf die Hand: ${given.front}.`,
  interchanged: (given) =>
    `${does(given.who, "vertauschst", "vertauscht")} ${given.one} und ${given.other}.`,
  passed: (given) => `${does(given.who, "passt", "passt")}.`,
  passedGlimpse: (given) => `${does(given.who, "spähst", "späht")} nicht.`,
  passedAction: (given) => `${does(given.who, "lässt", "lässt")} das Spielfeld, wie es ist.`,
  passedSteal: (given) => `${does(given.who, "stiehlst", "stiehlt")} nicht.`,
  passedClaim: (given) => `${does(given.who, "beanspruchst", "beansprucht")} nichts mehr.`,
  passedWish: (given) => `${does(given.who, "wünschst dir", "wünscht sich")} nichts.`,
  played: (given) => `${does(given.who, "spielst", "spielt")} ${given.tile} aus.`,
  aimed: (given) => `${does(given.who, "nennst", "nennt")} das Ziel: ${given.aim}.`,
  worked: (given) => `Nichts hält ${given.tile} auf.`,
  cancelled: (given) => `Ein Dolch hält ${given.tile} auf.`,
  eyeDropped: (given) => `${does(given.who, "bist", "ist")} einen Bösen Blick los.`,
  eyeGiven: (given) => `${does(given.who, "gibst", "gibt")} den Bösen Blick an ${whom(given.to)}.`,
  /** While the jars open one by one: not yet what is in them. */
  announces: (given) => `${does(given.who, "sagst", "sagt")} einen Diebstahl an: ${given.place} …`,
  announced: (given) =>
    `${does(given.who, "sagst", "sagt")} einen Diebstahl an, ${given.place}: ${list(given.tiles)}.`,
  failed: (given) =>
    `Der Diebstahl schlägt fehl: ${acts(given.who, "bekommst", "bekommt")} einen Bösen Blick.`,
  succeeded: (given) => `${His(given.who, "Diebstahl")} gelingt: ${given.place}.`,
  tookGem: (given) => `${does(given.who, "nimmst", "nimmt")} Saphir ${given.gem}.`,
  robbedGem: (given) =>
    `${does(given.who, "raubst", "raubt")} einen Saphir von ${toWhom(given.victim)}.`,
  robbedTile: (given) =>
    `${does(given.who, "raubst", "raubt")} ein Saphirplättchen von ${toWhom(given.victim)}.`,
  robbedMerchant: (given) => `${does(given.who, "raubst", "raubt")} einen Saphir vom Kaufmann.`,
  tookAll: (given) =>
    `Vier Hauptleute: ${acts(given.who, "nimmst", "nimmt")} alle Saphire vom Spielfeld, insgesamt ${given.count}.`,
  cleared: (given) => `Die Plättchen der Linie kommen in die Ablage: ${list(given.squares)}.`,
  goldenDrawn: (given) =>
    `${does(given.who, "ziehst", "zieht")} ein goldenes Plättchen: ${given.tile}.`,
  goldenActed: (given) => `Ein goldenes Plättchen wirkt: ${given.tile}.`,
  merchantCame: (given) => {
    if (given.turn === 1)
      return `Der Kaufmann kommt zu Saphir ${given.gem} und nimmt ihn am Ende dieses Zuges.`;
    if (given.turn === 5)
      return `Der Kaufmann ist in der Mitte: Liegt Saphir ${given.gem} am Ende dieses Zuges noch da, verlieren alle.`;
    if (given.turn > 5) return "Der Kaufmann findet in der Mitte nichts und bleibt dort.";
    return `Der Kaufmann geht weiter zu Saphir ${given.gem}.`;
  },
  merchantTook: (given) => `Der Kaufmann nimmt Saphir ${given.gem}.`,
  wishedEyes: (given) =>
    `${does(given.who, "wünschst dir", "wünscht sich")}, alle Bösen Blicke los zu sein.`,
  wishedTurn: (given) => `${does(given.who, "wünschst dir", "wünscht sich")} einen zweiten Zug.`,
  wishedMerchant: (given) =>
    `${does(given.who, "wünschst", "wünscht")} den Kaufmann fort und ${given.who.you ? "bekommst" : "bekommt"} seine Beute: ${many(given.loot, "Saphir", "Saphire")}.`,
  handsPassed: "Sindbad: Jede Hand wandert sieben Plätze weiter.",
  handSeen: (given) =>
    `${does(given.who, "siehst dir", "sieht sich")} ${given.who.you ? "deine" : "die"} neue Hand an.`,
  handSeenFronts: (given) =>
    given.fronts.length === 0
      ? `${does(given.who, "hast", "hat")} nun eine leere Hand.`
      : `${Hers(given.who, "neue Hand")}: ${list(given.fronts)}.`,
  turnEnded: (given) => `${His(given.who, "Zug")} ist vorbei.`,
  lastSapphire: "Auf dem Spielfeld liegt kein Saphir mehr: Die Partie ist vorbei.",
  fourLeaders: "Vier Hauptleute standen zusammen: Die Partie ist vorbei.",
  merchantWins: "Der Kaufmann hat den Saphir in der Mitte: Alle haben verloren.",
  turnCap: "Das war der letzte Zug: Die Partie ist vorbei.",
};
