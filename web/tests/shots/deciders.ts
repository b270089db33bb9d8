// How the first chair plays while games are prepared, and where it stops for a picture.

import type { View as FortyView } from "../../src/generated/forty_thieves";
import type { View as MasterView } from "../../src/generated/master_thieves";
import { dice } from "../solid/dice";
import type { Decide, Question } from "./people";

export type Stop<View> = (question: Question<View>) => boolean;

/** A question at which a game stands still, and at what table it is likely to be asked. */
export interface Halt<View> {
  seats: number;
  edition?: string;
  stop: Stop<View>;
  /** What is decided rather than anything else, because it leads there. */
  prefer?: RegExp;
}

/** Play by dice, but take what lies there; stop where a picture is wanted. */
export function masterDecider(
  seed: number,
  { stop, prefer = /^take all$/ }: Pick<Halt<MasterView>, "stop" | "prefer">,
): Decide<MasterView> {
  const roll = dice(seed);
  return (question) => {
    if (stop(question)) return null;
    const { actions } = question;
    const wanted = actions.find((word) => prefer.test(word));
    return wanted !== undefined && roll(6) > 0 ? wanted : (actions[roll(actions.length)] ?? "");
  };
}

/** Play by dice, but steal seldom: a theft on a guess brings an Evil Eye. */
export function fortyDecider(
  seed: number,
  { stop, prefer }: Pick<Halt<FortyView>, "stop" | "prefer">,
): Decide<FortyView> {
  const roll = dice(seed);
  return (question) => {
    if (stop(question)) return null;
    const { actions, view } = question;
    const wanted = actions.find((word) => prefer?.test(word));
    if (wanted !== undefined && roll(6) > 0) return wanted;
    const rash = view.phase === "steal" && roll(8) > 0;
    if (rash && actions.includes("pass")) return "pass";
    return actions[roll(actions.length)] ?? "";
  };
}

export const NEVER = { stop: () => false };

const gems = (handful: string | null | undefined) => {
  const counts = (handful ?? "").match(/\d+/g) ?? [];
  return counts.reduce((sum, count) => sum + Number(count), 0);
};

/** Where a game of Master Thieves stands still, and the table that is wanted for it. */
export const MASTER_STOPS: Record<string, Halt<MasterView>> = {
  fill: { seats: 4, stop: ({ view }) => view.phase === "fill" || view.phase === "put" },
  choose: { seats: 4, stop: ({ view }) => view.phase === "choose" && view.round === 1 },
  middle: { seats: 4, stop: ({ view }) => view.phase === "open" && view.round >= 4 },
  drawer: {
    seats: 4,
    prefer: /^choose thief$/,
    stop: ({ view, actions }) =>
      view.phase === "take" && gems(view.open_drawer?.gems) >= 2 && actions.length >= 2,
  },
  place: { seats: 3, edition: "english_b", stop: ({ view }) => view.phase === "place" },
  move: { seats: 4, stop: ({ view }) => view.phase === "move" && view.round >= 2 },
  alarm: { seats: 4, stop: ({ view }) => view.phase === "alarm" },
  booty: {
    seats: 5,
    prefer: /^(choose smuggler|take all)$/,
    stop: ({ view, actions }) => view.phase === "booty" && actions.length >= 2,
  },
  secret: {
    seats: 4,
    prefer: /^(choose master-thief|look)$/,
    stop: ({ view }) => view.phase === "ruby" || view.open_drawer?.looked === true,
  },
  eight: { seats: 8, stop: ({ view }) => view.phase === "open" && view.round >= 2 },
  two: { seats: 2, stop: ({ view }) => view.phase === "choose" && view.round >= 3 },
};

const isMine = (view: FortyView) => view.active === 0;
const handIs = (view: FortyView, count: number) => view.seats[0]?.jars.length === count;

export const FORTY_STOPS: Record<string, Halt<FortyView>> = {
  start: { seats: 3, stop: ({ view }) => view.phase === "glimpse" && isMine(view) },
  middle: {
    seats: 4,
    stop: ({ view }) => view.phase === "action" && handIs(view, 3) && view.turn >= 12,
  },
  hand: {
    seats: 3,
    stop: ({ view }) => view.phase === "draw" && handIs(view, 3) && view.turn >= 4,
  },
  steal: { seats: 3, stop: ({ view }) => view.phase === "steal" && view.turn >= 6 },
  lantern: {
    seats: 3,
    prefer: /^play/,
    stop: ({ view }) => view.phase === "reveal" || view.phase === "pair",
  },
  target: { seats: 4, prefer: /^play/, stop: ({ view }) => view.phase === "target" },
  dagger: { seats: 3, stop: ({ view }) => view.phase === "dagger" },
  leaders: {
    seats: 3,
    edition: "leaders",
    stop: ({ view, actions }) =>
      view.phase === "action" && actions.some((word) => word.startsWith("lead ")),
  },
  genie: { seats: 2, edition: "three_tales", stop: ({ view }) => view.phase === "wish" },
  merchant: {
    seats: 3,
    edition: "three_tales",
    stop: ({ view }) => view.merchant !== null && view.merchant.loot > 0 && isMine(view),
  },
  two: { seats: 2, stop: ({ view }) => view.phase === "glimpse" && view.turn >= 7 },
};
