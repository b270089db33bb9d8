// What a turn of the table brought in 40 Thieves, from what everybody witnessed.

import type { Front, GameEvent, Square } from "../../generated/forty_thieves";
import type { pace } from "../../i18n/en/pace";
import type { Messages } from "../../i18n/messages";
import type { Summary } from "../../table/props";
import { type FortyWords, frontName } from "./model/naming";
import { squaresOf } from "./model/notation";

interface Words {
  forty: FortyWords;
  pace: Messages<typeof pace>;
}

/** Tell what happened each time that everybody had a turn. */
export function fortySummaries(
  t: Words,
  events: readonly GameEvent[],
  names: readonly string[],
): Summary[] {
  const told: Summary[] = [];
  let since: GameEvent[] = [];
  events.forEach((event, at) => {
    since.push(event);
    if (event.event !== "TurnBegun" || (event.turn - 1) % names.length !== 0) return;
    // Before the first turn only the jars were laid out.
    if (since.length > 1 && event.turn > 1) told.push({ at, ...summary(t, since, names) });
    since = [];
  });
  return told;
}

function summary(t: Words, events: GameEvent[], names: readonly string[]) {
  const { summary: words } = t.pace;
  const gains = new Map<number, number>();
  const gain = (seat: number, count: number) => {
    if (count > 0) gains.set(seat, (gains.get(seat) ?? 0) + count);
  };
  const failed: string[] = [];
  const seen = new Map<string, string>();
  const see = (squares: readonly Square[], fronts: readonly Front[]) => {
    fronts.forEach((front, at) => {
      const square = squares[at] ?? "";
      seen.set(square, t.forty.names.shown({ square, front: frontName(t.forty, front) }));
    });
  };
  for (const event of events) {
    switch (event.event) {
      case "TookGem":
      case "Robbed":
      case "RobbedMerchant":
      case "SapphireTileKept":
        gain(event.seat, 1);
        break;
      case "TookAll":
        gain(event.seat, event.gems.length);
        break;
      case "Wished":
        gain(event.seat, event.loot);
        break;
      case "Failed":
        failed.push(words.failed({ name: names[event.seat] ?? "" }));
        break;
      case "Shown":
        see(event.squares, event.fronts);
        break;
      case "Announced":
        see(squaresOf(event.place), event.fronts);
        break;
    }
  }
  const lines = [...gains].map(([seat, count]) =>
    words.gained({ name: names[seat] ?? "", gems: words.sapphires({ count }) }),
  );
  if (lines.length === 0) lines.push(words.nothing);
  lines.push(...failed);
  if (seen.size > 0) lines.push(words.seen({ what: [...seen.values()].join("; ") }));
  return { title: words.turns, lines };
}
