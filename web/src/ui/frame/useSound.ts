// What is heard at a table: what happens, when it is shown, and that one is asked.

import { useEffect, useRef } from "react";
import { hear } from "../../sound/hearing";
import { settings } from "../../store/settings";
import type { Json } from "../../store/table";
import type { GamePart } from "../../table/games";
import type { Cue } from "../../table/props";

/** Let every cue be heard once, when it begins. */
export function useCueSound(part: GamePart, cue: Cue<Json, Json> | null): void {
  const heard = useRef(0);
  useEffect(() => {
    if (cue === null || cue.id === heard.current) return;
    heard.current = cue.id;
    void hear(part.sounds(cue.event), cue.duration, settings.get().volume);
  }, [part, cue]);
}

/** A chime when one is asked. */
export function useCallSound(asked: boolean): void {
  useEffect(() => {
    if (asked) void hear([{ voice: "yours", at: 0 }], 0, settings.get().volume);
  }, [asked]);
}
