// Was in 40 Thieves geschieht, in Sätzen.

import type { fortyEvents as english } from "../en/fortyEvents";
import type { Messages } from "../messages";
import { list, many } from "./fortyGrammar";

export const fortyEvents: Messages<typeof english> = {
  boardLaid: (given) =>
    `Sechzehn Krüge liegen um neun Saphire; im Stapel ${given.stack === 1 ? "ist" : "sind"} ${given.stack} Plättchen.`,
  turnBegun: (given) => `Zug ${given.turn}: ${given.name}.`,
  keptHand: (given) => `${given.name} wirft nichts ab.`,
  discarded: (given) => `${given.name} wirft ab: ${list.format(given.jars)}.`,
  drew: (given) => `${given.name} zieht: ${given.jar}.`,
  drewFront: (given) => `${given.name} zieht: ${given.jar}; darin: ${given.front}.`,
  shuffled: (given) => `Die Ablage wird gemischt und zum neuen Stapel: ${given.tiles} Plättchen.`,
  laid: (given) => `Auf ${given.square} liegt ein neues Plättchen: ${given.jar}.`,
  glimpsed: (given) => `${given.name} späht in den Krug auf ${given.square}.`,
  glimpsedFront: (given) => `${given.name} späht in den Krug auf ${given.square}: ${given.front}.`,
  shown: (given) => `${given.name} zeigt allen: ${list.format(given.tiles)}.`,
  named: (given) => `${given.name} lässt die Laterne ${given.square} beleuchten.`,
  sapphireTileKept: (given) => `${given.name} behält das Saphirplättchen von ${given.square}.`,
  replaced: (given) =>
    `${given.name} legt Plättchen ${given.slot} der Hand verdeckt auf ${given.square} und nimmt, was dort lag.`,
  replacedFront: (given) =>
    `${given.name} legt Plättchen ${given.slot} der Hand verdeckt auf ${given.square} und bekommt: ${given.front}.`,
  led: (given) => `${given.name} führt an: ${given.leader}, offen auf ${given.square}.`,
  ledFront: (given) =>
    `${given.name} führt an: ${given.leader}, offen auf ${given.square}; dafür auf die Hand: ${given.front}.`,
  interchanged: (given) => `${given.name} vertauscht ${given.one} und ${given.other}.`,
  passed: (given) => `${given.name} passt.`,
  passedGlimpse: (given) => `${given.name} späht nicht.`,
  passedAction: (given) => `${given.name} lässt das Spielfeld, wie es ist.`,
  passedSteal: (given) => `${given.name} stiehlt nicht.`,
  passedClaim: (given) => `${given.name} beansprucht nichts mehr.`,
  passedWish: (given) => `${given.name} wünscht sich nichts.`,
  played: (given) => `${given.name} spielt ${given.tile} aus.`,
  aimed: (given) => `${given.name} nennt das Ziel: ${given.aim}.`,
  worked: (given) => `Nichts hält ${given.tile} auf.`,
  cancelled: (given) => `Ein Dolch hält ${given.tile} auf.`,
  eyeDropped: (given) => `${given.name} ist einen Bösen Blick los.`,
  eyeGiven: (given) => `${given.name} gibt den Bösen Blick an ${given.to}.`,
  /** While the jars open one by one: not yet what is in them. */
  announces: (given) => `${given.name} sagt einen Diebstahl an: ${given.place} …`,
  announced: (given) =>
    `${given.name} sagt einen Diebstahl an, ${given.place}: ${list.format(given.tiles)}.`,
  failed: (given) => `Der Diebstahl schlägt fehl: ${given.name} bekommt einen Bösen Blick.`,
  succeeded: (given) => `Der Diebstahl von ${given.name} gelingt: ${given.place}.`,
  tookGem: (given) => `${given.name} nimmt Saphir ${given.gem}.`,
  robbedGem: (given) => `${given.name} raubt einen Saphir von ${given.victim}.`,
  robbedTile: (given) => `${given.name} raubt ein Saphirplättchen von ${given.victim}.`,
  robbedMerchant: (given) => `${given.name} raubt einen Saphir vom Kaufmann.`,
  tookAll: (given) =>
    `Vier Hauptleute: ${given.name} nimmt alle Saphire vom Spielfeld, insgesamt ${given.count}.`,
  cleared: (given) =>
    `Die Plättchen der Linie kommen in die Ablage: ${list.format(given.squares)}.`,
  goldenDrawn: (given) => `${given.name} zieht ein goldenes Plättchen: ${given.tile}.`,
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
  wishedEyes: (given) => `${given.name} wünscht sich, alle Bösen Blicke los zu sein.`,
  wishedTurn: (given) => `${given.name} wünscht sich einen zweiten Zug.`,
  wishedMerchant: (given) =>
    `${given.name} wünscht den Kaufmann fort und bekommt seine Beute: ${many(given.loot, "Saphir", "Saphire")}.`,
  handsPassed: "Sindbad: Jede Hand wandert sieben Plätze weiter.",
  handSeen: (given) => `${given.name} sieht sich die neue Hand an.`,
  handSeenFronts: (given) =>
    given.fronts.length === 0
      ? `${given.name} hat nun eine leere Hand.`
      : `Die neue Hand von ${given.name}: ${list.format(given.fronts)}.`,
  turnEnded: (given) => `Der Zug von ${given.name} ist vorbei.`,
  lastSapphire: "Auf dem Spielfeld liegt kein Saphir mehr: Die Partie ist vorbei.",
  fourLeaders: "Vier Hauptleute standen zusammen: Die Partie ist vorbei.",
  merchantWins: "Der Kaufmann hat den Saphir in der Mitte: Alle haben verloren.",
  turnCap: "Das war der letzte Zug: Die Partie ist vorbei.",
};
