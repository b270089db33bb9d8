// Things at the table that answer what they do. A thing says what it is by one attribute; who asks,
// and how it is answered, is the matter of ui/help.

import { makeStore } from "../store/store";

export type HelpTopic =
  | `character:${string}`
  | `tile:${string}`
  | `pillow:${"white" | "black" | "red"}`
  | `phase:${"hand" | "glimpse" | "action" | "steal"}`
  | "jar"
  | "gem"
  | "drawer"
  | "alarm";

/** Whether the next press on a thing explains it instead of doing something. */
export const explaining = makeStore(false);

interface Marks {
  "data-help": string;
  "data-hold"?: "other";
}

/** Mark a thing; `held`: whether holding it down asks, too, or means something else there. */
export function helpOn(topic: HelpTopic, { held = true } = {}): Marks {
  return held ? { "data-help": topic } : { "data-help": topic, "data-hold": "other" };
}
