import { all } from "../../../../i18n/it/who";
import type { Messages } from "../../../../i18n/messages";
import type { end as english } from "../en/end";

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

export const end: Messages<typeof english> = {
  endings: {
    last_sapphire: "Sul tabellone non restano zaffiri.",
    four_leaders: "Quattro Capi hanno preso tutti gli zaffiri del tabellone.",
    merchant: "Il mercante ha preso lo zaffiro al centro. Tutti i ladri hanno perso.",
    turn_cap: "È stato giocato l’ultimo turno.",
  },
  piles: {
    hoard: "Tesoro",
    eyes: "Malocchi",
  },
  pieces: {
    G: (given) => many(given.count, "zaffiro", "zaffiri"),
    T: (given) => many(given.count, "tessera Zaffiro", "tessere Zaffiro"),
    E: (given) => many(given.count, "segnalino Malocchio", "segnalini Malocchio"),
    F: (given) => many(given.count, "tessera Malocchio", "tessere Malocchio"),
  },
  tieBy: {
    E: (given) => `Decide chi ha meno Malocchi: ${all(given.whos)}, con ${given.most}.`,
    G: (given) =>
      `Poi decide chi ha più zaffiri, tessere escluse: ${all(given.whos)}, con ${given.most}.`,
  },
};
