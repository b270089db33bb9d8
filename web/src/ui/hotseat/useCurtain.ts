// When the curtain falls: as soon as somebody else at this device is asked, and all has been shown to
// the one who looks; when the connection goes; and whenever somebody draws it.

import { useCallback, useEffect, useRef } from "react";
import { useConnection } from "../../store/connection";
import { type LiveTable, useShownCues } from "../../store/liveTable";
import { useStore } from "../../store/store";
import { lastSeen, noteSeen } from "./lastSeen";
import { nextOf } from "./seatsHere";

/** How long the last thing stays in sight before the curtain falls, at normal speed. */
const LINGER_MS = 1_500;

export interface CurtainState {
  /** Who is asked to take the device; null: nobody here is asked. */
  next: number | null;
  open: (seat: number) => void;
  draw: () => void;
}

export function useCurtain(liveTable: LiveTable): CurtainState {
  const table = useStore(liveTable.state);
  const shown = useShownCues(liveTable);
  const lost = useConnection() === "lost";
  const { id, seat, seq, asked, pending } = table;
  const moving = shown === null || shown.cue !== null || shown.behind > 0;
  const last = useRef<number | null>(null);
  /** Somebody looks who is not asked: he draws the curtain himself. */
  const peeks = useRef(false);
  if (seat !== null) last.current = seat;
  if (seat !== null && asked.includes(seat)) peeks.current = false;

  const draw = useCallback(() => liveTable.lookThrough({ seat: null }), [liveTable]);
  const open = useCallback(
    (one: number) => {
      peeks.current = !liveTable.state.get().asked.includes(one);
      const step = lastSeen(id, one);
      liveTable.lookThrough(step === undefined ? { seat: one } : { seat: one, shown: step });
    },
    [liveTable, id],
  );

  useEffect(() => {
    if (seat !== null && !moving) noteSeen(id, seat, seq);
  }, [id, seat, seq, moving]);

  const rests = seat !== null && pending === null;
  const passes = rests && !moving && asked.length > 0 && !asked.includes(seat) && !peeks.current;
  useEffect(() => {
    if (!passes) return;
    const timer = setTimeout(draw, LINGER_MS / liveTable.speed.factor);
    return () => clearTimeout(timer);
  }, [passes, draw, liveTable]);

  useEffect(() => {
    if (lost && rests) draw();
  }, [lost, rests, draw]);

  return { next: nextOf(asked, last.current), open, draw };
}
