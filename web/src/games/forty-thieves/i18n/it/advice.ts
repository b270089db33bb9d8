import { capital } from "../../../../i18n/capital";
import { many } from "../../../../i18n/it/grammar";
import type { Messages } from "../../../../i18n/messages";
import type { advice as english } from "../en/advice";
import { sapphires } from "./grammar";

const ago = (turns: number) =>
  turns === 0 ? "in questo turno" : turns === 1 ? "un turno fa" : `${turns} turni fa`;

export const advice: Messages<typeof english> = {
  stealChance: (given) =>
    given.percent === 100
      ? `${capital(given.place)}: questo furto è sicuro.`
      : `${capital(given.place)}: questo furto riesce al ${given.percent} %.`,
  notSure: (given) =>
    `Nulla è abbastanza sicuro. Il più probabile, ${given.place}, riuscirebbe al ${given.percent} %.`,
  wouldEndTheGame: (given) =>
    `${capital(given.place)}: questo furto porterebbe l’ultimo zaffiro del tabellone. La partita finirebbe, e tu sei indietro.`,
  completes: (given) =>
    given.percent === 100
      ? `Allora ${given.square} va bene, e il furto è sicuro: ${given.place}.`
      : `Allora ${given.square} va bene: ${given.place} riesce al ${given.percent} %.`,
  nearer: (given) => `Allora ${given.square} va meglio: ${given.place} sale al ${given.percent} %.`,
  lookDecides: (given) =>
    `Un furto dipende da ${given.square}: ${given.place}, finora al ${given.percent} %.`,
  lookLearns: (given) => `Non sai ancora che cosa c’è in ${given.square}.`,
  lookFinds: {
    L: (given) => `In ${given.square} c’è una Lanterna: illumina altre giare.`,
    S: (given) => `In ${given.square} c’è una tessera Zaffiro: chi la trova la tiene.`,
  },
  sawTile: (given) => `${given.square}: ${given.front}. L’hai vista ${ago(given.turns)}.`,
  laidTile: (given) => `${given.square}: ${given.front}. L’hai posata tu ${ago(given.turns)}.`,
  openTile: (given) => `${given.square}: ${given.front}. È scoperta.`,
  deduced: (given) => `${given.square}: ${given.front}. Non può essere altro.`,
  lidColour: (given) =>
    `${given.square}: un ladro, ${given.colour}. Sul colore il coperchio dice il vero.`,
  lidSymbol: (given) =>
    `${given.square}: un ladro, ${given.symbol}. Sul simbolo il coperchio dice il vero.`,
  mayBe: (given) =>
    `${given.square}: non si sa; la più probabile è ${given.front}, ${given.percent} %.`,
  fits: (given) =>
    `Da tenere: ${given.front}. In ${given.square} porta ${given.place} al ${given.percent} %.`,
  keeps: (given) => `Tieni ${given.front}: servirà.`,
  plays: {
    L: "Una Lanterna ti mostra due giare in una volta.",
    S: "Una tessera Zaffiro ti porta subito uno zaffiro.",
    A: "Un Amuleto ti toglie un Malocchio.",
    E: "Un Malocchio costa un punto a un avversario.",
  },
  leaderAhead: (given) =>
    `${given.name} è davanti agli altri, con ${many(given.points, "punto", "punti")}.`,
  daggerSavesYou: "È diretto contro di te.",
  daggerStops: (given) => `Ciò che gioca ${given.name} ti costa più di quanto valga il Pugnale.`,
  keepDagger: "Il tuo Pugnale vale più di ciò che fermerebbe.",
  takesSapphire: "Ogni zaffiro vale un punto.",
  shedsEye: "Ogni Malocchio ti costa un punto.",
  freshHand: "Nessuna delle tue tessere serve qui; forse ne servono di nuove.",
  wishEyes: (given) => `Ti libereresti di ${many(given.count, "Malocchio", "Malocchi")}.`,
  wishTurn: "Un secondo turno è un secondo furto.",
  wishMerchant: (given) => `Il mercante ha ${sapphires(given.count)}, e se ne va.`,
  colour: { r: "rosso", g: "verde", b: "blu", y: "giallo" },
  symbol: { s: "sole", c: "fiori", m: "luna", h: "mano", t: "stella" },
};
