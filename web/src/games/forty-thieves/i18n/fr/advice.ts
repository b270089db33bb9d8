import { capital } from "../../../../i18n/capital";
import { many } from "../../../../i18n/fr/grammar";
import type { Messages } from "../../../../i18n/messages";
import type { advice as english } from "../en/advice";
import { sapphires } from "./grammar";

const ago = (turns: number) =>
  turns === 0 ? "pendant ce tour" : turns === 1 ? "il y a un tour" : `il y a ${turns} tours`;

export const advice: Messages<typeof english> = {
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
};
