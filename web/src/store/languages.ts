// The languages that the program speaks: those in which the server can tell something, too.

import type { Language } from "../generated/api";

export type { Language };
export const LANGUAGES = ["en", "fr", "it", "de"] as const satisfies readonly Language[];
