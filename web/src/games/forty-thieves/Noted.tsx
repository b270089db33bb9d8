import { lazy, type RefObject, Suspense, useEffect, useMemo } from "react";
import type { GameEvent } from "../../generated/forty_thieves";
import type { Noting } from "../../widgets/notes/useNoting";
import { useTable } from "./board/context";
import { markGroups, thingOf } from "./marks";
import { jarName } from "./model/naming";
import { oneOf, SQUARES, squareIndex } from "./model/notation";
import { useFortyMessages } from "./words";

const NotePanel = lazy(() => import("../../widgets/notes/NotePanel"));

interface NotedProps {
  noting: Noting;
  root: RefObject<HTMLElement | null>;
  /** What is happening just now. */
  event: GameEvent | null;
}

/** The panel for what is being noted about; a tile that goes elsewhere takes its notes along. */
export function Noted({ noting, root, event }: NotedProps) {
  const { t, view, seat } = useTable();
  const words = useFortyMessages();
  const groups = useMemo(() => markGroups(words), [words]);
  const { about, close } = noting;
  const leaves = about !== null && event !== null && isMoving(event, about, seat);
  useEffect(() => {
    if (leaves) close();
  }, [leaves, close]);
  const thing = about === null ? "" : thingOf(about);
  const place = useMemo(() => {
    const found = root.current?.querySelector(`[data-thing="${thing}"]`);
    return thing === "" ? null : (found?.getBoundingClientRect() ?? null);
  }, [thing, root]);
  if (about === null || leaves) return null;
  const square = oneOf(SQUARES, about);
  const jar =
    square === null
      ? view.seats[seat ?? -1]?.jars[Number(thing) - 1]
      : view.board[squareIndex(square)]?.jar;
  return (
    <Suspense fallback={null}>
      <NotePanel
        key={about}
        title={words.marks.title({ about: jar === undefined ? thing : jarName(t, jar) })}
        place={place}
        note={noting.notes?.[about] ?? null}
        groups={groups}
        onChange={(note) => noting.set(about, note)}
        onClose={close}
      />
    </Suspense>
  );
}

/** Ask whether the tile that is noted about goes elsewhere. */
function isMoving(event: GameEvent, about: string, seat: number | null): boolean {
  switch (event.event) {
    case "Interchanged":
    case "Cleared":
      return event.squares.some((square) => square === about);
    case "Replaced":
    case "Led":
      return event.square === about || (event.seat === seat && about.startsWith("hand."));
    case "Discarded":
    case "Played":
      return event.seat === seat && about.startsWith("hand.");
    case "SapphireTileKept":
    case "Laid":
      return event.square === about;
    case "HandsPassed":
      return about.startsWith("hand.");
    case "BoardLaid":
      return true;
    default:
      return false;
  }
}
