// Petits mots que partagent les phrases des 40 voleurs.

import { many } from "../../../../i18n/fr/grammar";

export const sapphires = (count: number) => many(count, "saphir", "saphirs");
export const tiles = (count: number) => many(count, "tuile", "tuiles");
