import type { Pace } from "../../generated/api";

/** From the slowest to the fastest. */
export const PACES: readonly Pace[] = ["calm", "normal", "brisk", "at-once"];
