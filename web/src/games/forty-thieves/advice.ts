// Advice in words: what a decision is called, and why it is a good idea.

import type { ReasonAnswer } from "../../generated/api";
import type { Front, GameAction, Place, View } from "../../generated/forty_thieves";
import { entry } from "../../naming/entry";
import { thingsOf } from "./model/choices";
import { labelOf } from "./model/labels";
import { type FortyWords, frontName, placeName, theFront } from "./model/naming";
import type { FortyTree } from "./words";

type AdviceTree = Pick<FortyTree, "forty" | "common">;

/** Say what a decision does, and with which tiles of one's hand. */
export function fortyActionText(
  { forty: t, common }: AdviceTree,
  action: GameAction,
  view: View,
  names: readonly string[],
): string {
  const fronts = (view.viewer === null ? null : view.seats[view.viewer]?.fronts) ?? [];
  const label = labelOf(action, { t, names, fronts });
  if (action.verb === "pass") return skipName(t, view) ?? label;
  if (!["discard", "replace", "lead"].includes(action.verb)) return label;
  const tiles = thingsOf(action).slots.flatMap((slot) => fronts[slot - 1] ?? []);
  return tiles.length === 0
    ? label
    : `${label} (${common.list({ parts: tiles.map((front) => frontName(t, front)) })})`;
}

function skipName(t: FortyWords, { phase }: View): string | undefined {
  const named: Partial<Record<string, string>> = {
    dagger: t.actions.letBe,
    claim: t.actions.noMore,
    wish: t.actions.noWish,
  };
  return named[phase];
}

/** A chance as people say it; what is not quite sure never becomes 100 %. */
export function percentOf(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(100 * chance)));
}

/** Say why; empty for a reason that is not known here. */
export function fortyReason(
  tree: AdviceTree,
  { kind, facts }: ReasonAnswer,
  names: readonly string[],
): string {
  const { forty: t } = tree;
  const words = tree.forty.advice;
  const text = (name: string) => String(facts[name] ?? "");
  const number = (name: string) => Number(facts[name] ?? 0);
  const name = names[number("seat")] ?? "";
  // The border: facts are written as in views and events; a kind has those that its sentence says.
  const front = text("front") as Front;
  const theft = {
    place: placeName(t, text("place") as Place),
    square: text("square"),
    percent: percentOf(number("chance")),
  };
  const tile = {
    square: text("square"),
    front: frontName(t, front),
    turns: number("turns"),
  };
  switch (kind) {
    case "steal-chance":
      return words.stealChance(theft);
    case "not-sure":
      return words.notSure(theft);
    case "would-end-the-game":
      return words.wouldEndTheGame(theft);
    case "completes":
      return words.completes(theft);
    case "nearer":
      return words.nearer(theft);
    case "look-decides":
      return words.lookDecides(theft);
    case "look-learns":
      return words.lookLearns(tile);
    case "look-finds":
      return entry(words.lookFinds, text("front"))?.(tile) ?? "";
    case "saw-tile":
      return words.sawTile(tile);
    case "laid-tile":
      return words.laidTile(tile);
    case "open-tile":
      return words.openTile(tile);
    case "may-be":
      return words.mayBe({ ...tile, percent: theft.percent });
    case "deduced":
      return words.deduced(tile);
    case "lid-tells":
      return lidTells(words, tile.square, text("colour"), text("symbol"));
    case "fits":
      return words.fits({ ...theft, front: tile.front });
    case "keeps":
      return words.keeps({ front: theFront(t, front) });
    case "plays":
      return entry(words.plays, text("front")) ?? "";
    case "leader-ahead":
      return words.leaderAhead({ name, points: number("points") });
    case "dagger-saves-you":
      return words.daggerSavesYou;
    case "dagger-stops":
      return words.daggerStops({ name });
    case "keep-dagger":
      return words.keepDagger;
    case "takes-sapphire":
      return words.takesSapphire;
    case "sheds-eye":
      return words.shedsEye;
    case "fresh-hand":
      return words.freshHand;
    case "wish-eyes":
      return words.wishEyes({ count: number("count") });
    case "wish-turn":
      return words.wishTurn;
    case "wish-merchant":
      return words.wishMerchant({ count: number("count") });
    default:
      return "";
  }
}

function lidTells(
  words: AdviceTree["forty"]["advice"],
  square: string,
  colour: string,
  symbol: string,
): string {
  return colour === ""
    ? words.lidSymbol({ square, symbol: entry(words.symbol, symbol) ?? symbol })
    : words.lidColour({ square, colour: entry(words.colour, colour) ?? colour });
}
