// Which thief says what when something happens. Everybody at the table must hear the same, so it is
// chosen from what all of them witness: never from a field of an event that is veiled for some (a
// test feeds what each seat witnesses), and by a hash instead of by chance.

import type { Happening, Occasion, Occurrence } from "../table/remarks";
import { isThief, TEMPERS, type Temper, type ThiefId } from "./ids";

export interface Remark {
  seat: number;
  thief: ThiefId;
  temper: Temper;
  occasion: Occasion;
  /** Which of the sentences for it: a large number, to be taken modulo how many there are. */
  pick: number;
}

/** At most one moment in so many is remarked upon. */
export const ONE_IN = 4;

/** Choose who says what; null: nobody says anything. `remarkable` is the game's own judgement. */
export function remarkOf(
  table: string,
  occurrence: Occurrence,
  players: readonly { seat: number; persona?: string }[],
  remarkable: (occurrence: Occurrence) => Happening | null,
): Remark | null {
  const happening = remarkable(occurrence);
  if (happening === null) return null;
  const { round, event } = occurrence;
  const hash = hashOf([table, round, event.event, ...happening.of].join("|"));
  const { winners } = happening;
  if (winners === undefined && hash % ONE_IN !== 0) return null;
  const speakers = players.flatMap(({ seat, persona }) =>
    isThief(persona) ? [{ seat, thief: persona }] : [],
  );
  const speaker = speakers[Math.floor(hash / 8) % Math.max(1, speakers.length)];
  if (speaker === undefined) return null;
  const mine = winners?.includes(speaker.seat) ?? happening.who === speaker.seat;
  return {
    ...speaker,
    temper: TEMPERS[speaker.thief],
    occasion: mine ? happening.own : happening.others,
    pick: Math.floor(hash / 1024),
  };
}

/** FNV-1a: the same number for the same text on every device. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x2c1b3c6d) >>> 0;
}
