// What a seat has seen in drawers that are closed again: folded from the events that it may read again,
// as far as the table's memory aid goes. What comes in and goes out is told openly, so what was seen
// holds until somebody opens the drawer again; then only what this seat is shown is known.

import type { Cue } from "../../../cues/cue";
import type {
  GameEvent,
  Handful,
  Move,
  OpenDrawer,
  Place,
} from "../../../generated/master_thieves";
import { minus, plus } from "./gems";
import { movedTo } from "./places";

/** One side of a drawer, as far as it is known. */
export interface SeenSide {
  /** In front; null: it was not seen, or it may have changed since. */
  gems: Handful | null;
  /** Whose alarm lies with them. */
  alarm: number | null;
  /** Whether a ruby was seen behind, and none has taken it since. */
  ruby: boolean;
}

export interface SeenDrawer {
  upper: SeenSide;
  lower: SeenSide;
}

/** By place, the closed drawers of which something is known. */
export type SeenDrawers = ReadonlyMap<Place, SeenDrawer>;

/** What is shown of the table, as far as this needs it. */
interface Shown {
  open_drawer: OpenDrawer | null;
}

const UNSEEN: SeenSide = { gems: null, alarm: null, ruby: false };

export function isKnown({ gems, ruby }: SeenSide): boolean {
  return gems !== null || ruby;
}

/** Fold what was witnessed up to how the box stands now. */
export function seenIn(events: readonly GameEvent[], { open_drawer }: Shown): SeenDrawers {
  let drawers = new Map<Place, SeenDrawer>();
  for (const event of events) {
    if (event.event === "BoxMoved") drawers = taken(drawers, event.move);
    else if ("place" in event) {
      const before = drawers.get(event.place) ?? { upper: UNSEEN, lower: UNSEEN };
      drawers.set(event.place, after(before, event));
    }
  }
  for (const [place, { upper, lower }] of drawers) {
    const isHidden = place !== open_drawer?.place;
    if (!isHidden || !(isKnown(upper) || isKnown(lower))) drawers.delete(place);
  }
  return drawers;
}

/** What is in closed drawers where a finished game is laid open; null: it is not. */
export function laidOpenIn(view: Shown): SeenDrawers | null {
  // The border: laid open, a view tells what is hidden, by place: upper side, slash, lower side.
  const { hidden } = view as Shown & { hidden?: Readonly<Record<Place, string>> };
  if (hidden === undefined) return null;
  const drawers = (Object.entries(hidden) as [Place, string][]).map(([place, text]) => {
    const [upper = "", lower = ""] = text.split("/");
    return [place, { upper: readSide(upper), lower: readSide(lower) }] as const;
  });
  return new Map(drawers.filter(([place]) => place !== view.open_drawer?.place));
}

/** Read a side of a drawer: gems, an alarm with its seat, a ruby behind. */
export function readSide(text: string): SeenSide & { gems: Handful } {
  const alarm = /!(\d)/.exec(text)?.[1];
  const gems = text.replace(/!\d|\(R\)/g, "") || "-";
  return { gems, alarm: alarm === undefined ? null : Number(alarm), ruby: text.includes("(R)") };
}

/** Leave out a move of the box that is being shown: until it is over, drawers stand where they stood. */
export function upToShown<View>(
  events: readonly GameEvent[] | null,
  cue: Cue<View, GameEvent> | null,
): readonly GameEvent[] | null {
  const isMoving = cue?.event.event === "BoxMoved" && events?.at(-1)?.event === "BoxMoved";
  return isMoving && events !== null ? events.slice(0, -1) : events;
}

function taken(drawers: ReadonlyMap<Place, SeenDrawer>, move: Move): Map<Place, SeenDrawer> {
  const there = new Map<Place, SeenDrawer>();
  for (const [place, { upper, lower }] of drawers) {
    const isFlipped = move === "flip";
    there.set(movedTo(place, move), isFlipped ? { upper: lower, lower: upper } : { upper, lower });
  }
  return there;
}

/** What is known of a drawer after something happened to it. */
function after(drawer: SeenDrawer, event: Extract<GameEvent, { place: Place }>): SeenDrawer {
  const { upper, lower } = drawer;
  switch (event.event) {
    case "Opened":
    case "Fell":
      // What lay below has fallen, as far as it did; what lies above now is told next, to whom it is shown.
      return { upper: { ...UNSEEN, ruby: upper.ruby }, lower: { ...UNSEEN, ruby: lower.ruby } };
    case "Seen": {
      const { gems, alarm } = event;
      return { upper: gems === null ? upper : { ...upper, gems, alarm }, lower };
    }
    case "Took":
      return { upper: inFront(upper, (gems) => ({ gems: minus(gems, event.gems) })), lower };
    case "Placed":
      return { upper: inFront(upper, (gems) => ({ gems: plus(gems, event.kind) })), lower };
    case "DiamondsPut":
      return { upper: inFront(upper, (gems) => ({ gems: plus(gems, `${event.count}D`) })), lower };
    case "AlarmSet":
      return { upper: inFront(upper, () => ({ alarm: event.seat })), lower };
    case "AlarmRecovered":
      return { upper: inFront(upper, () => ({ alarm: null })), lower };
    // Only who looks further reaches a ruby (MT-2.4), and that is told to all.
    case "Looked":
    case "TookRuby":
      return { upper: { ...upper, ruby: false }, lower: { ...lower, ruby: false } };
    case "SecretSeen":
      return { upper: { ...upper, ruby: event.ruby === true }, lower };
    case "RubyFell":
      return {
        upper: { ...upper, ruby: event.to === "secret" },
        lower: { ...lower, ruby: false },
      };
    case "AlarmLeftAlone":
      return drawer;
  }
}

/** Change what is known to lie in front; of what is not known, nothing is. */
function inFront(side: SeenSide, change: (gems: Handful) => Partial<SeenSide>): SeenSide {
  return side.gems === null ? side : { ...side, ...change(side.gems) };
}
