// The box in words, for those who listen to it, and what is done with it.

import type { GameAction, OpenDrawer, Place, View } from "../../../generated/master_thieves";
import { whoSits } from "../../../i18n/who";
import type { MasterWords } from "../sentences";
import type { MasterTree } from "../words";
import { gemCounts, kindOf } from "./gems";
import { grainOf } from "./grain";
import { levelOf, PLACES, sideOf } from "./places";
import { isKnown, type SeenDrawer, type SeenSide } from "./seen";

export function placeInWords(words: MasterWords, place: Place): string {
  return words.place({ level: words.level[levelOf(place)], side: words.side[sideOf(place)] });
}

export function drawerInWords(
  words: MasterWords,
  view: View,
  place: Place,
  names: readonly string[],
): string {
  const grain = view.grains?.[PLACES.indexOf(place)];
  const open = view.open_drawer?.place === place ? view.open_drawer : null;
  return words.drawer({
    place: placeInWords(words, place),
    grain: grain === undefined ? null : words.grain[grainOf(grain).name],
    upsideDown: view.turned_over === true,
    state: stateInWords(words, open, names, view.viewer),
  });
}

function stateInWords(
  words: MasterWords,
  drawer: OpenDrawer | null,
  names: readonly string[],
  you: number | null,
): string {
  if (drawer === null) return words.closed;
  if (drawer.gems === null) return words.openUnseen;
  return words.open({ inside: insideInWords(words, drawer, names, you) });
}

export function insideInWords(
  words: MasterWords,
  drawer: Pick<OpenDrawer, "gems" | "alarm" | "ruby">,
  names: readonly string[],
  you: number | null,
): string {
  const { D: diamonds, S: sapphires, R: rubies } = gemCounts(drawer.gems);
  const alarm = drawer.alarm === null ? null : whoSits(drawer.alarm, names, you);
  return words.lies({ diamonds, sapphires, rubies, alarm, ruby: drawer.ruby === true });
}

/** A drawer's name with what one saw in it before it was closed. */
export function withSeen(
  { master: words, marks }: Pick<MasterTree, "master" | "marks">,
  label: string,
  seen: SeenDrawer | undefined,
  names: readonly string[],
  you: number | null,
): string {
  if (seen === undefined) return label;
  const inside = (side: SeenSide) =>
    side.gems === null ? words.kind.R : insideInWords(words, side, names, you);
  const { upper, lower } = seen;
  const [above, below] =
    you === null ? [marks.inside, marks.insideBelow] : [marks.saw, marks.sawBelow];
  const said = isKnown(upper) ? above({ label, what: inside(upper) }) : label;
  return isKnown(lower) ? below({ label: said, what: inside(lower) }) : said;
}

/** Say what a decision does, as its button does. */
export function actionInWords(words: MasterWords, action: GameAction): string {
  const { deeds } = words;
  switch (action.verb) {
    case "put":
      return deeds.put(action);
    case "take_one":
    case "place_imitation":
    case "pick":
      return deeds[action.verb]({ gem: words.kind[kindOf(action.kind)] });
    case "move_box":
      return deeds[action.move];
    case "open":
    case "choose":
      return deeds.other(action);
    default:
      return deeds[action.verb] ?? deeds.other(action);
  }
}
