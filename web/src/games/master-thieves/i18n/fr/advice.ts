import { many } from "../../../../i18n/fr/grammar";
import type { Messages } from "../../../../i18n/messages";
import type { advice as english } from "../en/advice";

const ago = (turns: number) =>
  turns === 0 ? "pendant ce tour" : turns === 1 ? "il y a un tour" : `il y a ${turns} tours`;

const flipped = (flips: number) =>
  flips === 0
    ? "le coffret n’a pas été retourné depuis"
    : `le coffret a été retourné ${flips === 1 ? "une fois" : `${flips} fois`} depuis`;

const number = (value: number) => value.toLocaleString("fr");

export const advice: Messages<typeof english> = {
  open: (given) => `Ouvrir le tiroir ${given.place}`,
  choose: (given) => `Choisir la carte : ${given.character}`,
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
};
