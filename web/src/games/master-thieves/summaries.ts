// What a round of Master Thieves brought, from what everybody witnessed.

import type { GameEvent } from "../../generated/master_thieves";
import type { pace } from "../../i18n/en/pace";
import type { Messages } from "../../i18n/messages";
import type { Summary } from "../../table/props";
import { eachGem, isEmptyHandful, type Kind, kindOf } from "./model/gems";
import { gemsInWords, type Tree, whereInWords } from "./sentences";

type Words = Tree & { pace: Messages<typeof pace> };

/** Tell what each round that is over brought; the first line of a round need not be known. */
export function masterSummaries(
  t: Words,
  events: readonly GameEvent[],
  names: readonly string[],
): Summary[] {
  const told: Summary[] = [];
  let round: GameEvent[] = [];
  events.forEach((event, at) => {
    if (event.event === "RoundBegun") round = [];
    round.push(event);
    if (event.event !== "RoundEnded") return;
    told.push({ at, ...summary(t, event.round, round, names) });
    round = [];
  });
  return told;
}

function summary(t: Words, number: number, events: GameEvent[], names: readonly string[]) {
  const { summary: words } = t.pace;
  const gains = new Map<number, Kind[]>();
  const gain = (seat: number, kinds: Kind[]) => {
    if (kinds.length > 0) gains.set(seat, [...(gains.get(seat) ?? []), ...kinds]);
  };
  const seen = new Map<string, string>();
  for (const event of events) {
    if (event.event === "Took" && event.to !== "red") gain(event.seat, eachGem(event.gems));
    if (event.event === "TookRuby") gain(event.seat, ["R"]);
    if (event.event === "Picked") gain(event.seat, [kindOf(event.kind)]);
    if (event.event === "Fell" && event.to === "owner" && event.alarm !== null) {
      gain(event.alarm, eachGem(event.gems));
    }
    if (event.event === "Seen" && event.seen_by === null && event.gems !== null) {
      const gems = isEmptyHandful(event.gems) ? words.empty : gemsInWords(t.master, event.gems);
      seen.set(event.place, words.lies({ place: whereInWords(t.master, event.place), gems }));
    }
  }
  const lines = [...gains].map(([seat, kinds]) =>
    words.gained({ name: names[seat] ?? "", gems: gemsInWords(t.master, handful(kinds)) }),
  );
  if (lines.length === 0) lines.push(words.nothing);
  if (seen.size > 0) lines.push(words.seen({ what: [...seen.values()].join("; ") }));
  return { title: words.round({ round: number }), lines };
}

function handful(kinds: readonly Kind[]): string {
  return [...new Set(kinds)]
    .map((kind) => `${kinds.filter((one) => one === kind).length}${kind}`)
    .join("");
}
