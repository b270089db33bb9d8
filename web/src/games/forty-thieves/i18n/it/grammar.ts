// Paroline che le frasi di 40 Thieves hanno in comune.

import { many } from "../../../../i18n/it/grammar";
import { listIn } from "../../../../i18n/lists";

export const list = listIn("it");

export const sapphires = (count: number) => many(count, "zaffiro", "zaffiri");
export const tiles = (count: number) => many(count, "tessera", "tessere");
