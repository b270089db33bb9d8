// Paroline che le frasi di 40 Thieves hanno in comune.

import { many } from "../../../../i18n/it/grammar";

export const sapphires = (count: number) => many(count, "zaffiro", "zaffiri");
export const tiles = (count: number) => many(count, "tessera", "tessere");
