// What is asked, or whom the table waits for, in one sentence.

import type { OpenDrawer, View } from "../../../generated/master_thieves";
import { whoSits } from "../../../i18n/who";
import type { MasterWords } from "../sentences";
import { isEmptyHandful } from "./gems";

/** Say what the viewer is asked. */
export function question(words: MasterWords, view: View): string {
  const asked = bareQuestion(words, view);
  const card = view.viewer === null ? null : view.seats[view.viewer]?.card;
  if (!card || view.viewer !== view.actor) return asked.charAt(0).toUpperCase() + asked.slice(1);
  return words.ask.role({ character: words.character[card[0]], question: asked });
}

function bareQuestion({ ask }: MasterWords, view: View): string {
  const again = view.rotations + view.flips > 0;
  switch (view.phase) {
    case "fill":
      return view.share === 0 ? ask.fillFree : ask.fill({ share: view.share });
    case "put":
      return ask.put({ share: view.share });
    case "fill_move":
      return again ? ask.moveAgain : ask.fillMove;
    case "choose":
      return ask.choose;
    case "open":
      return ask.open;
    case "take":
      return view.open_drawer !== null && isEmptyHandful(view.open_drawer.gems)
        ? ask.takeEmpty
        : ask.take;
    case "ruby":
      return ruby(ask, view.open_drawer);
    case "place":
      return ask.place({ count: view.placements });
    case "alarm":
      return ask.alarm;
    case "recover":
      return ask.recover;
    case "move":
      if (again) return ask.moveAgain;
      return view.barred === true && view.fell ? ask.moveFell : ask.move;
    case "booty":
      return ask.booty;
    case "confiscate":
      return ask.confiscate;
    case "over":
      return ask.any;
  }
}

/** The gems in front go with the ruby, or were given up for it: if there are any. */
function ruby(ask: MasterWords["ask"], drawer: OpenDrawer | null): string {
  const alone = drawer !== null && isEmptyHandful(drawer.gems);
  if (drawer?.ruby === true) return alone ? ask.rubyAlone : ask.ruby;
  return alone ? ask.noRubyAlone : ask.noRuby;
}

/** Say whom the table waits for. */
export function waiting({ wait }: MasterWords, view: View, names: readonly string[]): string {
  const whos = (seats: readonly number[]) => seats.map((seat) => whoSits(seat, names, view.viewer));
  const decide = { who: whoSits(view.deciders[0] ?? 0, names, view.viewer) };
  switch (view.phase) {
    case "fill":
      return view.deciders.length > 1 ? wait.fillFree : wait.fill(decide);
    case "put":
    case "fill_move":
      return wait.fill(decide);
    case "choose":
      return wait.choose({ whos: whos(view.deciders) });
    case "open":
      return wait.open(decide);
    case "recover":
      return wait.recover(decide);
    case "move":
      return wait.move(decide);
    case "booty":
    case "confiscate":
      return wait.pick(decide);
    case "over":
      return wait.over({ whos: whos(view.winners ?? []) });
    default:
      return wait.drawer(decide);
  }
}
