// For how long an event can be read at the normal pace: the server goes by the same times.

import { READING } from "../generated/reading";

/** Return for how many milliseconds an event is to be seen; 0: it is not shown by itself. */
export function readingMs(game: string, event: { event: string }): number {
  const reading = READING[game]?.[event.event];
  if (reading === undefined) return 0;
  const listed = reading.of === undefined ? null : event[reading.of as keyof typeof event];
  const count = Array.isArray(listed) ? listed.length : 0;
  return reading.ms + (reading.each ?? 0) * count;
}
