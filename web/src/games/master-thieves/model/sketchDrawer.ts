// What events openly change at the open drawer, and on the pillows it feeds.

import type { GameEvent, OpenDrawer, Place, View } from "../../../generated/master_thieves";
import { isEmptyHandful, minus, plus } from "./gems";
import { withSeat } from "./withSeat";

export function sketchDrawer(view: View, event: GameEvent): View {
  switch (event.event) {
    case "Opened":
      return { ...view, open_drawer: justOpened(event.place) };
    case "Fell": {
      let next = view;
      const owner = event.alarm;
      if (owner !== null) next = withSeat(next, owner, () => ({ alarm_on_sheet: true }));
      if (event.to === "red") next = { ...next, red: plus(next.red, event.gems) };
      if (event.to === "owner" && owner !== null) {
        next = withSeat(next, owner, (mine) => ({ black: plus(mine.black, event.gems) }));
      }
      return { ...next, fell: next.fell || (!isEmptyHandful(event.gems) && event.to !== "drawer") };
    }
    case "Seen":
      return inDrawer(view, { place: event.place, gems: event.gems, alarm: event.alarm });
    case "Took": {
      const gems = view.open_drawer?.gems ?? null;
      const next = inDrawer(view, { gems: gems === null ? null : minus(gems, event.gems) });
      return event.to === "red"
        ? { ...next, red: plus(next.red, event.gems) }
        : withSeat(next, event.seat, (mine) => ({ black: plus(mine.black, event.gems) }));
    }
    case "TookRuby":
      return withSeat(inDrawer(view, { ruby: false }), event.seat, (mine) => ({
        black: plus(mine.black, "1R"),
      }));
    case "Looked":
      return inDrawer(view, { looked: true });
    case "SecretSeen":
      return inDrawer(view, { long: event.long, ruby: event.ruby });
    case "RubyFell": {
      const next = inDrawer(view, { long: true, ruby: event.to === "secret" });
      return event.to === "red" ? { ...next, red: plus(next.red, "1R") } : next;
    }
    case "Placed": {
      const gems = view.open_drawer?.gems ?? null;
      const next = inDrawer(view, { gems: gems === null ? null : plus(gems, event.kind) });
      const counted = {
        ...next,
        placed: view.placed + 1,
        placements: Math.max(0, view.placements - 1),
      };
      return withSeat(counted, event.seat, (mine) => ({ white: minus(mine.white, event.kind) }));
    }
    case "PlacedNothing":
      return { ...view, placements: 0 };
    case "DiamondsPut":
      return { ...view, share: Math.max(0, view.share - event.count), open_drawer: null };
    case "AlarmSet":
      return withSeat(
        inDrawer({ ...view, alarm_set: true }, { alarm: event.seat }),
        event.seat,
        () => ({
          alarm_on_sheet: false,
        }),
      );
    case "AlarmLeftAlone":
      return { ...view, phase: "recover", deciders: [event.owner] };
    case "AlarmRecovered":
      return withSeat(inDrawer(view, { alarm: null }), event.owner, () => ({
        alarm_on_sheet: true,
      }));
    default:
      return view;
  }
}

function justOpened(place: Place): OpenDrawer {
  return {
    place,
    gems: null,
    alarm: null,
    found_empty: null,
    looked: false,
    long: null,
    ruby: null,
  };
}

function inDrawer(view: View, change: Partial<OpenDrawer>): View {
  const drawer = view.open_drawer ?? (change.place === undefined ? null : justOpened(change.place));
  return drawer === null ? view : { ...view, open_drawer: { ...drawer, ...change } };
}
