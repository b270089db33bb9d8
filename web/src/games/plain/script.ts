// How the events of any game are shown: one after the other, each for as long as a line can be read.

import type { Script } from "../../cues/cue";
import type { Json } from "../../store/tableState";

/** To read a line, and each of its particulars, in milliseconds. */
const LINE_MS = 500;
const FACT_MS = 120;

export const plainScript: Script<Json, Json> = {
  sketch: (view) => view, // what an event changes is not known: the next view tells it
  duration: (event) => LINE_MS + FACT_MS * Object.keys(event).length,
};
