import { all } from "../../../../i18n/it/who";
import type { Messages } from "../../../../i18n/messages";
import type { end as english } from "../en/end";

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

export const end: Messages<typeof english> = {
  endings: {
    empty_pillow: "Alla fine della manche un cuscino bianco era vuoto.",
    sixth_ruby: "L’ultimo rubino è stato preso.",
    round_cap: "È stata giocata l’ultima manche.",
  },
  piles: {
    black: "Cuscino nero",
    white: "Cuscino bianco",
  },
  pieces: {
    R: (given) => many(given.count, "rubino", "rubini"),
    S: (given) => many(given.count, "zaffiro", "zaffiri"),
    D: (given) => many(given.count, "diamante", "diamanti"),
  },
  tieBy: {
    R: (given) =>
      `Decide chi ha più rubini sul cuscino nero: ${all(given.whos)}, con ${given.most}.`,
    S: (given) =>
      `Poi decide chi ha più zaffiri sul cuscino nero: ${all(given.whos)}, con ${given.most}.`,
    D: (given) =>
      `Poi decide chi ha più diamanti sul cuscino nero: ${all(given.whos)}, con ${given.most}.`,
  },
};
