// Noting something about a thing on the table: by a long press, the other mouse button, a key, or
// with the pencil in hand. The same for tiles and drawers.

import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Note } from "../../generated/protocol";
import type { Notes } from "../../store/notes";
import { settingsStore } from "../../store/settings";

/** So long a finger rests on a thing before it means a note, in milliseconds. */
const HELD_MS = 480;
/** A finger that has gone further drags, or scrolls. */
const STILL = 8;
/** The key that notes something about what the focus is on. */
const KEY = "n";

/** What a thing listens to, so that something can be noted about it. */
export interface Notable {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onContextMenu: (event: MouseEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

export interface Noting {
  /** All of one's notes; null: the table allows none. */
  notes: Notes | null;
  /** What is being noted about; null: nothing. */
  about: string | null;
  /** The pencil is in the hand: the next thing that is pressed is noted about. */
  pencil: boolean;
  takePencil: (taken: boolean) => void;
  close: () => void;
  set: (about: string, note: Note | null) => void;
  listen: (about: string) => Notable | undefined;
  /** Ask, in a click, whether it was meant for a note. */
  takes: (about: string) => boolean;
}

export function useNoting(
  notes: Notes | null | undefined,
  setNote: ((about: string, note: Note | null) => void) | undefined,
  /** Called when a press turns out to be a note and no drag. */
  onHeld?: () => void,
): Noting {
  const [about, setAbout] = useState<string | null>(null);
  const [pencil, takePencil] = useState(false);
  const held = useRef(false);
  const stop = useRef<(() => void) | null>(null);
  const latest = useRef(onHeld);
  latest.current = onHeld;
  const allowed = (notes ?? null) !== null && setNote !== undefined;
  useEffect(() => () => stop.current?.(), []);
  useEffect(() => {
    if (allowed) return;
    setAbout(null);
    takePencil(false);
  }, [allowed]);

  const close = useCallback(() => {
    setAbout(null);
    takePencil(false);
  }, []);

  const listen = useCallback(
    (thing: string): Notable | undefined => {
      if (!allowed) return undefined;
      const note = () => {
        latest.current?.();
        setAbout(thing);
      };
      return {
        onPointerDown: (event) => {
          held.current = false;
          stop.current?.();
          if (event.button !== 0 || !event.isPrimary) return;
          stop.current = whenHeld({ x: event.clientX, y: event.clientY }, () => {
            held.current = true;
            note();
          });
        },
        onContextMenu: (event) => {
          event.preventDefault();
          note();
        },
        onKeyDown: (event) => {
          if (event.key.toLowerCase() !== KEY || !settingsStore.get().keys) return;
          if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
          event.preventDefault();
          event.stopPropagation();
          note();
        },
      };
    },
    [allowed],
  );

  const takes = useCallback(
    (thing: string) => {
      const was = held.current;
      held.current = false;
      if (was || !pencil) return was;
      setAbout(thing);
      return true;
    },
    [pencil],
  );

  return useMemo(
    () => ({
      notes: allowed ? (notes ?? null) : null,
      about,
      pencil,
      takePencil,
      close,
      set: (thing, note) => setNote?.(thing, note),
      listen,
      takes,
    }),
    [allowed, notes, about, pencil, close, setNote, listen, takes],
  );
}

/** Do something when a press has lasted, unless it ends or goes elsewhere before. */
function whenHeld(from: { x: number; y: number }, lasted: () => void): () => void {
  const moved = ({ clientX, clientY }: globalThis.PointerEvent) => {
    if (Math.hypot(clientX - from.x, clientY - from.y) >= STILL) end();
  };
  const timer = setTimeout(() => {
    end();
    lasted();
  }, HELD_MS);
  const end = () => {
    clearTimeout(timer);
    window.removeEventListener("pointermove", moved);
    window.removeEventListener("pointerup", end);
    window.removeEventListener("pointercancel", end);
  };
  window.addEventListener("pointermove", moved);
  window.addEventListener("pointerup", end);
  window.addEventListener("pointercancel", end);
  return end;
}
