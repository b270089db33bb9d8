// Ce qui se passe dans les 40 voleurs, en phrases.

import type { fortyEvents as english } from "../en/fortyEvents";
import type { Messages } from "../messages";
import { list, sapphires, tiles } from "./fortyGrammar";
import { de } from "./grammar";

export const fortyEvents: Messages<typeof english> = {
  boardLaid: ({ stack }) =>
    `Seize jarres entourent neuf saphirs ; la pioche compte ${tiles(stack)}.`,
  turnBegun: ({ name, turn }) => `Tour ${turn} : ${name}.`,
  keptHand: ({ name }) => `${name} ne défausse rien.`,
  discarded: ({ name, jars }) => `${name} défausse : ${list.format(jars)}.`,
  drew: ({ name, jar }) => `${name} pioche : ${jar}.`,
  drewFront: ({ name, jar, front }) => `${name} pioche : ${jar} ; dedans : ${front}.`,
  shuffled: ({ tiles: count }) =>
    `La défausse est mélangée : ${tiles(count)} pour la nouvelle pioche.`,
  laid: ({ square, jar }) => `Nouvelle tuile en ${square} : ${jar}.`,
  glimpsed: ({ name, square }) => `${name} jette un coup d’œil en ${square}.`,
  glimpsedFront: ({ name, square, front }) =>
    `${name} jette un coup d’œil en ${square} : ${front}.`,
  shown: ({ name, tiles: fronts }) => `${name} montre à tous : ${list.format(fronts)}.`,
  named: ({ name, square }) => `${name} fait éclairer ${square} par la Lanterne.`,
  sapphireTileKept: ({ name, square }) => `${name} gagne la tuile Saphir de ${square}.`,
  replaced: ({ name, slot, square }) =>
    `${name} pose la tuile ${slot} de sa main face cachée en ${square} et prend celle qui y était.`,
  replacedFront: ({ name, slot, square, front }) =>
    `${name} pose la tuile ${slot} de sa main face cachée en ${square} et reçoit : ${front}.`,
  led: ({ name, leader, square }) => `${name} mène avec le ${leader}, face visible en ${square}.`,
  ledFront: ({ name, leader, square, front }) =>
    `${name} mène avec le ${leader}, face visible en ${square}, et reçoit : ${front}.`,
  interchanged: ({ name, one, other }) => `${name} intervertit ${one} et ${other}.`,
  passed: ({ name }) => `${name} passe.`,
  passedGlimpse: ({ name }) => `${name} ne jette pas de coup d’œil.`,
  passedAction: ({ name }) => `${name} laisse le plateau tel quel.`,
  passedSteal: ({ name }) => `${name} ne vole pas.`,
  passedClaim: ({ name }) => `${name} ne revendique plus rien.`,
  passedWish: ({ name }) => `${name} ne fait pas de vœu.`,
  played: ({ name, tile }) => `${name} joue ${tile}.`,
  aimed: ({ name, aim }) => `${name} l’utilise ${aim}.`,
  worked: ({ tile }) => `Rien n’arrête ${tile}.`,
  cancelled: ({ tile }) => `Un Poignard annule ${tile}.`,
  eyeDropped: ({ name }) => `${name} se débarrasse d’un Mauvais Œil.`,
  eyeGiven: ({ name, to }) => `${name} donne le Mauvais Œil à ${to}.`,
  /** While the jars open one by one: not yet what is in them. */
  announces: ({ name, place }) => `${name} annonce un vol : ${place}…`,
  announced: ({ name, place, tiles: fronts }) =>
    `${name} annonce un vol (${place}) : ${list.format(fronts)}.`,
  failed: ({ name }) => `Le vol échoue : ${name} reçoit un Mauvais Œil.`,
  succeeded: ({ name, place }) => `${name} réussit son vol : ${place}.`,
  tookGem: ({ name, gem }) => `${name} prend le saphir ${gem}.`,
  robbedGem: ({ name, victim }) => `${name} dérobe un saphir à ${victim}.`,
  robbedTile: ({ name, victim }) => `${name} dérobe une tuile Saphir à ${victim}.`,
  robbedMerchant: ({ name }) => `${name} dérobe un saphir au marchand.`,
  tookAll: ({ name, count }) =>
    `Quatre Chefs : ${name} prend tous les saphirs du plateau, ${count} en tout.`,
  cleared: ({ squares }) => `Les tuiles de la ligne sont défaussées : ${list.format(squares)}.`,
  goldenDrawn: ({ name, tile }) => `${name} pioche une tuile dorée : ${tile}.`,
  goldenActed: ({ tile }) => `Une tuile dorée agit : ${tile}.`,
  merchantCame: ({ gem, turn }) => {
    if (turn === 1)
      return `Le marchand arrive au saphir ${gem} ; il le prendra à la fin de ce tour.`;
    if (turn === 5)
      return `Le marchand est au centre : si le saphir ${gem} y est encore à la fin de ce tour, tout le monde perd.`;
    if (turn > 5) return "Le marchand ne trouve rien au centre, et y reste.";
    return `Le marchand va au saphir ${gem}.`;
  },
  merchantTook: ({ gem }) => `Le marchand prend le saphir ${gem}.`,
  wishedEyes: ({ name }) => `${name} fait le vœu de n’avoir plus aucun Mauvais Œil.`,
  wishedTurn: ({ name }) => `${name} fait le vœu d’un second tour.`,
  wishedMerchant: ({ name, loot }) =>
    `${name} fait le vœu que le marchand s’en aille et reçoit ${sapphires(loot)} de son butin.`,
  handsPassed: "Sinbad : toutes les mains avancent de sept sièges.",
  handSeen: ({ name }) => `${name} regarde sa nouvelle main.`,
  handSeenFronts: ({ name, fronts }) =>
    fronts.length === 0
      ? `La main ${de(name)} est vide à présent.`
      : `Nouvelle main ${de(name)} : ${list.format(fronts)}.`,
  turnEnded: ({ name }) => `Le tour ${de(name)} est fini.`,
  lastSapphire: "Plus aucun saphir sur le plateau : la partie est finie.",
  fourLeaders: "Quatre Chefs étaient réunis : la partie est finie.",
  merchantWins: "Le marchand a le saphir du centre : tout le monde a perdu.",
  turnCap: "C’était le dernier tour : la partie est finie.",
};
