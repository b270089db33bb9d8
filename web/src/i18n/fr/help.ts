// Les conseils et leurs raisons, et ce qu’un maître pense d’une partie.

import { sapphires } from "../../games/forty-thieves/i18n/fr/grammar";
import type { help as english } from "../en/help";
import type { Messages } from "../messages";
import { de, counted as many } from "./grammar";

const ago = (turns: number) =>
  turns === 0 ? "pendant ce tour" : turns === 1 ? "il y a un tour" : `il y a ${turns} tours`;

const flipped = (flips: number) =>
  flips === 0
    ? "le coffret n’a pas été retourné depuis"
    : `le coffret a été retourné ${flips === 1 ? "une fois" : `${flips} fois`} depuis`;

const number = (value: number) => value.toLocaleString("fr");
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const help: Messages<typeof english> = {
  hint: "Conseil",
  asking: "Je réfléchis …",
  spoken: (given) => `Conseil : ${given.deed}. ${given.why}`,
  follow: "Le faire",
  why: "Pourquoi ?",
  explain: "À quoi ça sert ?",
  key: "demande un conseil, là où la table le permet",
  open: (given) => `Ouvrir le tiroir ${given.place}`,
  choose: (given) => `Choisir la carte : ${given.character}`,

  master: {
    cardBrings: (given) =>
      given.points >= given.usual
        ? `${given.character} : cela devrait rapporter environ ${number(given.points)} points ; d’habitude, ${number(given.usual)}.`
        : `${given.character} : cela devrait rapporter environ ${number(given.points)} points ; d’habitude, ${number(given.usual)}, mais tes autres cartes y perdent davantage.`,
    sawGems: (given) =>
      `Tu as vu dans le tiroir ${given.place} ${ago(given.turns)} : ${given.gems} ; ${flipped(given.flips)}.`,
    watchedGems: (given) =>
      `D’après ce que tu as vu y entrer et en sortir, la dernière fois ${ago(given.turns)}, le tiroir ${given.place} contient au moins : ${given.gems} ; ${flipped(given.flips)}.`,
    rubyAbove: (given) => `Tu l’as vu : un rubis se trouve au fond du tiroir ${given.place}.`,
    nothingFalls: (given) => `Tu l’as vu : rien ne tombe du tiroir ${given.place}.`,
    nothingKnownBetter: (given) => `Tu ne connais pas de meilleur tiroir que celui ${given.place}.`,
    nothingInFront: "Il n’y a rien devant ; s’il y a quelque chose à prendre ici, c’est au fond.",
    takesPoints: (given) => `Ce qui est ici vaut ${many(given.points, "point", "points")}.`,
    worthMost: (given) =>
      `Cela vaut ${many(given.points, "point", "points")}, plus que tout ce que tu peux avoir d’autre ici.`,
    redPillow: (given) =>
      `Sur le coussin rouge, les bijoux valent ${many(given.points, "point", "points")}.`,
    mayBeDetectives: (given) =>
      given.count === 0
        ? "Personne d’autre ne peut encore jouer un Détective."
        : given.count === 1
          ? "Un autre peut encore jouer un Détective."
          : `${given.count} autres peuvent encore jouer un Détective.`,
    mayBeSmugglers: (given) =>
      given.count === 0
        ? "Personne d’autre ne peut encore jouer un Contrebandier."
        : given.count === 1
          ? "Un autre peut encore jouer un Contrebandier."
          : `${given.count} autres peuvent encore jouer un Contrebandier.`,
    sapphiresCostMost:
      "Un saphir sur ton coussin coûte plus cher qu’un diamant : débarrasse-t’en d’abord.",
    guardsGems: "Les bijoux qui sont ici valent la peine d’être gardés.",
    turnAway: "D’autres prendront avant toi : une fois retourné, le coffret leur offre moins.",
    leaveBox: "Retourner le coffret ne t’aiderait pas maintenant.",
    confuses: "Une rotation ne te coûte rien, et les autres s’y perdent.",
    turnTowards: "Une fois retourné, le coffret t’offre davantage.",
  },

  forty: {
    stealChance: (given) =>
      given.percent === 100
        ? `${capital(given.place)} : ce vol est certain.`
        : `${capital(given.place)} : ce vol réussit à ${given.percent} %.`,
    notSure: (given) =>
      `Rien n’est assez sûr. Le plus probable, ${given.place}, réussirait à ${given.percent} %.`,
    wouldEndTheGame: (given) =>
      `${capital(given.place)} : ce vol rapporterait le dernier saphir du plateau. La partie serait finie, et tu es en retard.`,
    completes: (given) =>
      given.percent === 100
        ? `Alors ${given.square} convient, et le vol est certain : ${given.place}.`
        : `Alors ${given.square} convient : ${given.place} réussit à ${given.percent} %.`,
    nearer: (given) =>
      `Alors ${given.square} convient mieux : ${given.place} monte à ${given.percent} %.`,
    lookDecides: (given) =>
      `Un vol dépend de ${given.square} : ${given.place}, à ${given.percent} % pour l’instant.`,
    lookLearns: (given) => `Tu ne sais pas encore ce qui est en ${given.square}.`,
    lookFinds: {
      L: (given) => `Une Lanterne est en ${given.square} : elle éclaire d’autres jarres.`,
      S: (given) => `Une tuile Saphir est en ${given.square} : qui la trouve la garde.`,
    },
    sawTile: (given) => `${given.square} : ${given.front}. Tu l’as vu ${ago(given.turns)}.`,
    laidTile: (given) => `${given.square} : ${given.front}. Tu l’as posé là ${ago(given.turns)}.`,
    openTile: (given) => `${given.square} : ${given.front}. C’est face visible.`,
    deduced: (given) => `${given.square} : ${given.front}. Rien d’autre n’est possible.`,
    lidColour: (given) =>
      `${given.square} : un voleur, ${given.colour}. Le couvercle dit vrai sur la couleur.`,
    lidSymbol: (given) =>
      `${given.square} : un voleur, ${given.symbol}. Le couvercle dit vrai sur le symbole.`,
    mayBe: (given) =>
      `${given.square} : inconnu ; le plus probable : ${given.front}, ${given.percent} %.`,
    fits: (given) =>
      `À garder : ${given.front}. En ${given.square}, cela porte ${given.place} à ${given.percent} %.`,
    keeps: (given) => `Garde ${given.front} : cela servira.`,
    plays: {
      L: "Une Lanterne te montre deux jarres d’un coup.",
      S: "Une tuile Saphir te rapporte aussitôt un saphir.",
      A: "Une Amulette t’enlève un Mauvais Œil.",
      E: "Un Mauvais Œil coûte un point à un adversaire.",
    },
    leaderAhead: (given) =>
      `${given.name} devance les autres, avec ${many(given.points, "point", "points")}.`,
    daggerSavesYou: "C’est toi qui es visé.",
    daggerStops: (given) => `Ce que joue ${given.name} te coûte plus que ne vaut le Poignard.`,
    keepDagger: "Ton Poignard vaut plus que ce qu’il empêcherait.",
    takesSapphire: "Chaque saphir vaut un point.",
    shedsEye: "Chaque Mauvais Œil te coûte un point.",
    freshHand: "Aucune de tes tuiles ne sert ici ; de nouvelles, peut-être.",
    wishEyes: (given) =>
      `Tu serais débarrassé de ${many(given.count, "Mauvais Œil", "Mauvais Œil")}.`,
    wishTurn: "Un second tour, c’est un second vol.",
    wishMerchant: (given) => `Le marchand a ${sapphires(given.count)}, et s’en va.`,
    colour: { r: "rouge", g: "vert", b: "bleu", y: "jaune" },
    symbol: { s: "soleil", c: "trèfle", m: "lune", h: "main", t: "étoile" },
  },

  analysis: {
    ask: "Demander au maître",
    dismiss: "Sans le maître",
    title: "Le jugement du maître",
    about: (given) =>
      `Ce que le robot le plus fort aurait fait à ${given.who.you ? "ta place" : `la place ${de(given.who.name)}`}, sans en savoir plus.`,
    waiting: "D’autres parties sont jugées d’abord …",
    progress: (given) => `${given.done} décisions jugées sur ${given.of}`,
    costliest: "Les décisions les plus chères",
    noneYet: "Rien de cher pour l’instant.",
    clean: "Aucune décision n’a coûté 5 % ou plus. Bien joué !",
    better: (given) => `mieux : ${given.best}`,
    made: (given) => (given.who.you ? "Toi" : given.who.name),
    best: "Le maître",
    agrees: "Le maître aurait fait de même.",
    cost: (given) => `−${given.percent} %`,
    costs: (given) => `Cela a coûté ${given.percent} % des chances de gagner.`,
    unjudged: "Ici il n’y avait rien à juger, ou un autre décidait.",
  },

  chances: {
    show: "Chances",
    help: "La probabilité de chaque vol, pour qui n’oublie rien.",
    at: (given) => `${given.label}, chance de vol ${given.percent} %`,
  },
};
