// Which thief says what when something happens. Everybody at the table must hear the same, so it is
// chosen from what all of them witness: never from a field of an event that is veiled for some (a
// test feeds what each seat witnesses), and by a hash instead of by chance.

import type { GameEvent as FortyEvent } from "../generated/forty_thieves";
import type { GameEvent as MasterEvent } from "../generated/master_thieves";
import { isThief, TEMPERS, type Temper, type ThiefId } from "./ids";

export type Occasion =
  | "took"
  | "missed"
  | "taken"
  | "spilled"
  | "alarm"
  | "ruby"
  | "turned"
  | "ahead"
  | "won"
  | "lost";

/** Something that happens before all eyes, with what of the table all see. */
export interface Moment {
  event: MasterEvent | FortyEvent;
  /** The number of the round or of the turn. */
  round: number;
  /** Whose turn it is. */
  actor: number | null;
  /** The points of all before it, where the game tells them; null: it does not. */
  scores: readonly number[] | null;
}

/** What a moment is to whom it concerns, and to the others; and what tells it from other moments. */
interface Happening {
  who: number | null;
  own: Occasion;
  others: Occasion;
  of: readonly (string | number | null)[];
  /** Whose winners they are, at the end. */
  winners?: readonly number[];
}

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

/** Choose who says what; null: nobody says anything. */
export function remarkOf(
  table: string,
  moment: Moment,
  players: readonly { seat: number; persona?: string }[],
): Remark | null {
  const happening = happeningOf(moment);
  if (happening === null) return null;
  const hash = hashOf([table, moment.round, moment.event.event, ...happening.of].join("|"));
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

/** Tell what is remarkable. Only fields that everybody witnesses are read here. */
function happeningOf({ event, actor, scores }: Moment): Happening | null {
  switch (event.event) {
    case "Fell":
      if (event.alarm !== null) {
        return { who: actor, own: "alarm", others: "alarm", of: [event.place, event.alarm] };
      }
      return { who: actor, own: "missed", others: "spilled", of: [event.place, event.gems] };
    case "RubyFell":
      return { who: actor, own: "missed", others: "ruby", of: [event.place] };
    case "TookRuby":
      return { who: event.seat, own: "took", others: "ruby", of: [event.seat, event.place] };
    case "Took":
      if (event.gems === "-") return null;
      return { who: event.seat, own: "took", others: "taken", of: [event.seat, event.place] };
    case "BoxMoved":
      if (event.seat === null || event.move !== "flip") return null;
      return { who: event.seat, own: "turned", others: "turned", of: [event.seat] };
    case "Failed":
      return { who: event.seat, own: "missed", others: "spilled", of: [event.seat, event.place] };
    case "Succeeded":
      return { who: event.seat, own: "took", others: "taken", of: [event.seat, event.place] };
    case "TookGem": {
      const others = takesLead(scores, event.seat) ? "ahead" : "taken";
      return { who: event.seat, own: "took", others, of: [event.seat, event.gem] };
    }
    case "Robbed":
      return { who: event.seat, own: "took", others: "taken", of: [event.seat, event.victim] };
    case "TookAll":
      return { who: event.seat, own: "took", others: "taken", of: [event.seat] };
    case "GameOver":
      return { who: null, own: "won", others: "lost", of: [], winners: event.winners };
    default:
      return null;
  }
}

/** Ask whether one more point puts a seat before all others that was not there. */
function takesLead(scores: readonly number[] | null, seat: number): boolean {
  const mine = scores?.[seat];
  if (scores === null || mine === undefined) return false;
  return mine === Math.max(...scores.filter((_, other) => other !== seat));
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
