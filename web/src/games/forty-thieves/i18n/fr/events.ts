// Ce qui se passe dans les 40 voleurs, en phrases.

import { list, withDe } from "../../../../i18n/fr/grammar";
import { acts, does, own, Turn, whom } from "../../../../i18n/fr/who";
import type { Messages } from "../../../../i18n/messages";
import type { Who } from "../../../../i18n/who";
import type { fortyEvents as english } from "../en/events";
import { sapphires, tiles } from "./grammar";

/** « Tu dérobes un saphir à Bo », « Bo te dérobe un saphir ». */
const robbed = (who: Who, victim: Who, what: string) =>
  victim.you
    ? `${who.name} te dérobe ${what}.`
    : `${does(who, "dérobes", "dérobe")} ${what} à ${victim.name}.`;

export const fortyEvents: Messages<typeof english> = {
  boardLaid: ({ stack }) =>
    `Seize jarres entourent neuf saphirs ; la pioche compte ${tiles(stack)}.`,
  turnBegun: ({ who, turn }) => `Tour ${turn} : ${whom(who)}.`,
  keptHand: ({ who }) => `${does(who, "ne défausses", "ne défausse")} rien.`,
  discarded: ({ who, jars }) => `${does(who, "défausses", "défausse")} : ${list(jars)}.`,
  drew: ({ who, jar }) => `${does(who, "pioches", "pioche")} : ${jar}.`,
  drewFront: ({ who, jar, front }) =>
    `${does(who, "pioches", "pioche")} : ${jar} ; dedans : ${front}.`,
  shuffled: ({ tiles: count }) =>
    `La défausse est mélangée : ${tiles(count)} pour la nouvelle pioche.`,
  laid: ({ square, jar }) => `Nouvelle tuile en ${square} : ${jar}.`,
  glimpsed: ({ who, square }) => `${does(who, "jettes", "jette")} un coup d’œil en ${square}.`,
  glimpsedFront: ({ who, square, front }) =>
    `${does(who, "jettes", "jette")} un coup d’œil en ${square} : ${front}.`,
  shown: ({ who, tiles: fronts }) => `${does(who, "montres", "montre")} à tous : ${list(fronts)}.`,
  named: ({ who, square }) => `${does(who, "fais", "fait")} éclairer ${square} par la Lanterne.`,
  sapphireTileKept: ({ who, square }) =>
    `${does(who, "gagnes", "gagne")} la tuile Saphir de ${square}.`,
  replaced: ({ who, slot, square }) =>
    `${does(who, "poses", "pose")} la tuile ${slot} de ${own(who, "ta", "sa")} main face cachée en ${square} et ${own(who, "prends", "prend")} celle qui y était.`,
  replacedFront: ({ who, slot, square, front }) =>
    `${does(who, "poses", "pose")} la tuile ${slot} de ${own(who, "ta", "sa")} main face cachée en ${square} et ${own(who, "reçois", "reçoit")} : ${front}.`,
  led: ({ who, leader, square }) =>
    `${does(who, "mènes", "mène")} avec le ${leader}, face visible en ${square}.`,
  ledFront: ({ who, leader, square, front }) =>
    `${does(who, "mènes", "mène")} avec le ${leader}, face visible en ${square}, et ${own(who, "reçois", "reçoit")} : ${front}.`,
  interchanged: ({ who, one, other }) =>
    `${does(who, "intervertis", "intervertit")} ${one} et ${other}.`,
  passed: ({ who }) => `${does(who, "passes", "passe")}.`,
  passedGlimpse: ({ who }) => `${does(who, "ne jettes", "ne jette")} pas de coup d’œil.`,
  passedAction: ({ who }) => `${does(who, "laisses", "laisse")} le plateau tel quel.`,
  passedSteal: ({ who }) => `${does(who, "ne voles", "ne vole")} pas.`,
  passedClaim: ({ who }) => `${does(who, "ne revendiques", "ne revendique")} plus rien.`,
  passedWish: ({ who }) => `${does(who, "ne fais", "ne fait")} pas de vœu.`,
  played: ({ who, tile }) => `${does(who, "joues", "joue")} ${tile}.`,
  aimed: ({ who, aim }) => `${does(who, "l’utilises", "l’utilise")} ${aim}.`,
  worked: ({ tile }) => `Rien n’arrête ${tile}.`,
  cancelled: ({ tile }) => `Un Poignard annule ${tile}.`,
  eyeDropped: ({ who }) => `${does(who, "te débarrasses", "se débarrasse")} d’un Mauvais Œil.`,
  eyeGiven: ({ who, to }) =>
    to.you
      ? `${who.name} te donne le Mauvais Œil.`
      : `${does(who, "donnes", "donne")} le Mauvais Œil à ${to.name}.`,
  /** While the jars open one by one: not yet what is in them. */
  announces: ({ who, place }) => `${does(who, "annonces", "annonce")} un vol : ${place}…`,
  announced: ({ who, place, tiles: fronts }) =>
    `${does(who, "annonces", "annonce")} un vol (${place}) : ${list(fronts)}.`,
  failed: ({ who }) => `Le vol échoue : ${acts(who, "reçois", "reçoit")} un Mauvais Œil.`,
  succeeded: ({ who, place }) =>
    `${does(who, "réussis", "réussit")} ${own(who, "ton", "son")} vol : ${place}.`,
  tookGem: ({ who, gem }) => `${does(who, "prends", "prend")} le saphir ${gem}.`,
  robbedGem: ({ who, victim }) => robbed(who, victim, "un saphir"),
  robbedTile: ({ who, victim }) => robbed(who, victim, "une tuile Saphir"),
  robbedMerchant: ({ who }) => `${does(who, "dérobes", "dérobe")} un saphir au marchand.`,
  tookAll: ({ who, count }) =>
    `Quatre Chefs : ${acts(who, "prends", "prend")} tous les saphirs du plateau, ${count} en tout.`,
  cleared: ({ squares }) => `Les tuiles de la ligne sont défaussées : ${list(squares)}.`,
  goldenDrawn: ({ who, tile }) => `${does(who, "pioches", "pioche")} une tuile dorée : ${tile}.`,
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
  wishedEyes: ({ who }) => `${does(who, "fais", "fait")} le vœu de n’avoir plus aucun Mauvais Œil.`,
  wishedTurn: ({ who }) => `${does(who, "fais", "fait")} le vœu d’un second tour.`,
  wishedMerchant: ({ who, loot }) =>
    `${does(who, "fais", "fait")} le vœu que le marchand s’en aille et ${own(who, "reçois", "reçoit")} ${sapphires(loot)} de son butin.`,
  handsPassed: "Sinbad : toutes les mains avancent de sept sièges.",
  handSeen: ({ who }) =>
    `${does(who, "regardes", "regarde")} ${own(who, "ta", "sa")} nouvelle main.`,
  handSeenFronts: ({ who, fronts }) =>
    fronts.length === 0
      ? `${own(who, "Ta main", `La main ${withDe(who.name)}`)} est vide à présent.`
      : `${own(who, "Ta nouvelle main", `Nouvelle main ${withDe(who.name)}`)} : ${list(fronts)}.`,
  turnEnded: ({ who }) => `${Turn(who)} est fini.`,
  lastSapphire: "Plus aucun saphir sur le plateau : la partie est finie.",
  fourLeaders: "Quatre Chefs étaient réunis : la partie est finie.",
  merchantWins: "Le marchand a le saphir du centre : tout le monde a perdu.",
  turnCap: "C’était le dernier tour : la partie est finie.",
};
