// Petits mots que partagent les phrases des 40 voleurs.

import { counted as many } from "../../../../i18n/fr/grammar";
import { listIn } from "../../../../i18n/lists";

export const list = listIn("fr");
export const sapphires = (count: number) => many(count, "saphir", "saphirs");
export const tiles = (count: number) => many(count, "tuile", "tuiles");
