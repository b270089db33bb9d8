import { all } from "../../../../i18n/de/who";
import type { Messages } from "../../../../i18n/messages";
import type { end as english } from "../en/end";

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

export const end: Messages<typeof english> = {
  endings: {
    last_sapphire: "Auf dem Spielfeld lag kein Saphir mehr.",
    four_leaders: "Vier Hauptleute nahmen alle Saphire vom Spielfeld.",
    merchant: "Der Kaufmann nahm den Saphir in der Mitte. Alle Räuber haben verloren.",
    turn_cap: "Der letzte Zug ist gespielt.",
  },
  piles: {
    hoard: "Schatz",
    eyes: "Böse Blicke",
  },
  pieces: {
    G: (given) => many(given.count, "Saphir", "Saphire"),
    T: (given) => `${given.count} Saphirplättchen`,
    E: (given) => `${given.count} Böser-Blick-Marker`,
    F: (given) => `${given.count} Böser-Blick-Plättchen`,
  },
  tieBy: {
    E: (given) =>
      `Es entscheiden die wenigsten Bösen Blicke: ${all(given.whos)} mit ${given.most}.`,
    G: (given) =>
      `Dann entscheiden die meisten Saphire, Plättchen nicht gezählt: ${all(given.whos)} mit ${given.most}.`,
  },
};
