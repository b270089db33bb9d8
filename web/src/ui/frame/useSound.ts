// What is heard at a table: what happens, when it is shown, and that one's turn has come.

import { useEffect, useRef, useSyncExternalStore } from "react";
import type { Cue } from "../../cues/cue";
import { playSounds, setVolume } from "../../sound/speaker";
import type { LiveTable } from "../../store/liveTable";
import { settingsStore } from "../../store/settings";
import { useStore } from "../../store/store";
import { type Json, owesDecision, type TableState } from "../../store/tableState";
import type { GamePart } from "../../table/module";

// Who turns the sound off hears nothing more, wherever he does it.
settingsStore.subscribe(() => setVolume(settingsStore.get().volume));

/** A busy page sees a cue later than it began, by less than this; one that goes earlier was skipped. */
const SEEN_LATE_MS = 250;

/** Let every cue be heard once, when it begins, and no longer than it is shown. */
export function useCueSound(part: GamePart, cue: Cue<Json, Json> | null): void {
  const heard = useRef(0);
  useEffect(() => {
    if (cue === null || cue.id === heard.current) return;
    heard.current = cue.id;
    const seen = performance.now();
    const silence = playSounds(part.sounds(cue.event), cue.duration, settingsStore.get().volume);
    return () => {
      // What was shown to its end fades by itself.
      if (performance.now() - seen < cue.duration - SEEN_LATE_MS) silence();
    };
  }, [part, cue]);
}

/** A chime when one's turn comes, once for all that is decided in it. */
export function useCallSound(liveTable: LiveTable, asked: boolean): void {
  const table = useStore(liveTable.state);
  const { seat } = table;
  const hidden = useSyncExternalStore(onVisibility, isHidden);
  // Who does not look is called at once: what moves on a hidden page may take minutes.
  const due = asked || (hidden && owesDecision(table));
  useEffect(() => {
    if (!due || seat === null) return;
    const seats = calledAt(liveTable);
    if (seats.has(seat)) return;
    seats.add(seat);
    playSounds([{ voice: "yours", at: 0 }], 0, settingsStore.get().volume);
  }, [liveTable, seat, due]);
}

/** By table: the seats at this device that were called and are still waited for. */
const called = new WeakMap<LiveTable, Set<number>>();

function calledAt(liveTable: LiveTable): Set<number> {
  const known = called.get(liveTable);
  if (known !== undefined) return known;
  const seats = new Set<number>();
  called.set(liveTable, seats);
  // Not the frame's own state: behind the curtain, where there is no frame, turns end as well.
  liveTable.state.subscribe(() => {
    const table = liveTable.state.get();
    for (const seat of seats) if (!isWaitedFor(table, seat)) seats.delete(seat);
  });
  return seats;
}

/** Ask whether the table waits for a seat; also while its answer is on its way, or the curtain is drawn. */
function isWaitedFor({ seat, legal, asked }: TableState, one: number): boolean {
  return (seat === one && legal !== null) || asked.includes(one);
}

const isHidden = () => document.visibilityState === "hidden";

function onVisibility(changed: () => void): () => void {
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
}
