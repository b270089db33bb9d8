// What is asked, in one sentence.

import type { Front, GameAction, Place, View } from "../../../generated/forty_thieves";
import { whoSits } from "../../../i18n/who";
import { aimName, type FortyWords, frontName, placeName, theFront } from "./naming";
import type { Selection } from "./selection";

interface Given {
  t: FortyWords;
  view: View;
  names: readonly string[];
  fronts: readonly Front[];
  choices: readonly GameAction[];
  selection: Selection;
}

/** The sentence for one who is asked; what is picked already makes it more exact. */
export function question({ t, view, choices, selection, fronts }: Given): string {
  const ask = t.prompt;
  const [square] = selection.squares;
  const [slot] = selection.slots;
  switch (view.phase) {
    case "draw":
      return ask.draw;
    case "glimpse":
      return choices.some(({ verb }) => verb === "play") ? ask.glimpseOrLantern : ask.glimpse;
    case "pair":
      return square === undefined ? ask.pair : ask.besides({ square });
    case "reveal":
      return ask.reveal({ square: view.lantern ?? "", number: view.lit.length + 1 });
    case "action":
      if (slot !== undefined) {
        const front = fronts[slot - 1];
        return ask.onto({ front: front === undefined ? "" : frontName(t, front) });
      }
      if (square !== undefined) return ask.swapWith({ square });
      if (view.led) return ask.actionLed;
      return choices.some(({ verb }) => verb === "play") ? ask.actionOrPlay : ask.action;
    case "target":
      return target(t, view);
    case "dagger":
      return t.dagger.ask;
    case "steal":
    case "claim":
      return theft(t, view.phase, selection.place);
    case "take":
      return ask.take({ place: taken(t, view) });
    case "wish":
      return ask.wish;
    default:
      return ask.other;
  }
}

function theft(t: FortyWords, phase: "steal" | "claim", picked: Place | null): string {
  const ask = t.prompt;
  if (picked === null) return phase === "steal" ? ask.steal : ask.claim;
  const place = placeName(t, picked);
  return phase === "steal" ? ask.stealHere({ place }) : ask.claimHere({ place });
}

function taken(t: FortyWords, { taking, announced }: View): string {
  const place = taking ?? announced;
  return place === null ? "" : placeName(t, place);
}

function target(t: FortyWords, view: View): string {
  const front = view.chain[0]?.front;
  if (front === "S") return t.prompt.targetS;
  if (front === "A") return t.prompt.targetA;
  return front === "E" ? t.prompt.targetE : t.prompt.target;
}

/** The sentence for one who waits, or looks on. */
export function standing({ t, view, names }: Pick<Given, "t" | "view" | "names">): string {
  if (view.phase === "over") {
    if (view.ending === "merchant") return t.prompt.lost;
    const winners = (view.winners ?? []).map((seat) => whoSits(seat, names, view.viewer));
    return winners.length === 0 ? t.prompt.over : t.prompt.won({ whos: winners });
  }
  const waiting = view.phase === "dagger" ? [...view.deciders, ...view.to_ask] : view.deciders;
  return t.prompt.waiting({ whos: waiting.map((seat) => whoSits(seat, names, view.viewer)) });
}

/** What was played and can be answered with a Dagger. */
export function pauseStory({ t, view, names }: Pick<Given, "t" | "view" | "names">): string {
  const last = view.chain.at(-1);
  const before = view.chain.at(-2);
  if (last === undefined) return t.dagger.wait;
  const who = whoSits(last.seat, names, view.viewer);
  const tile = theFront(t, last.front);
  if (before !== undefined) {
    const other = whoSits(before.seat, names, view.viewer);
    return t.dagger.against({ who, other, tile: theFront(t, before.front) });
  }
  if (view.target === null) return t.dagger.played({ who, tile });
  return t.dagger.aimed({ who, tile, aim: aimName(t, view.target, names, view.viewer) });
}
