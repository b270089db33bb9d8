import { useCallback, useEffect, useState } from "react";
import type { HintAnswer } from "../../generated/api";
import type { Legal } from "../../generated/protocol";
import { isTyping } from "../../hooks/isTyping";
import { type RefusalInfo, refusalInfo } from "../../naming/words";
import * as api from "../../net/api";
import { settingsStore } from "../../store/settings";
import type { TableState } from "../../store/tableState";

/** A hint: whether one may ask for it, and how far that has come. */
export interface Hinting {
  /** The table has hints, and one plays there. */
  offered: boolean;
  /** One is asked something, so one may ask back. */
  may: boolean;
  asking: boolean;
  hint: HintAnswer | null;
  problem: RefusalInfo | null;
  ask: () => void;
  close: () => void;
}

type Asked =
  | { state: "none" | "asking" }
  | { state: "told"; hint: HintAnswer }
  | { state: "refused"; problem: RefusalInfo };

const NOTHING: Asked = { state: "none" };

/** Hints for the question that is open; with the next one they are gone. */
export function useHint(table: TableState, legal: Legal | null, allowed: boolean): Hinting {
  const { id, lobby, seat, pending } = table;
  const question = legal?.since ?? null;
  const [{ about, asked }, set] = useState({ about: question, asked: NOTHING });
  const offered = allowed && lobby?.hints === true && lobby.status === "playing" && seat !== null;
  const may = offered && question !== null && pending === null;
  const now = may && about === question ? asked : NOTHING;
  const ask = useCallback(async () => {
    set({ about: question, asked: { state: "asking" } });
    try {
      const hint = await api.fetchHint(id, seat ?? 0);
      set({ about: question, asked: { state: "told", hint } });
    } catch (error) {
      set({ about: question, asked: { state: "refused", problem: refusalInfo(error) } });
    }
  }, [id, seat, question]);
  const close = useCallback(() => set({ about: question, asked: NOTHING }), [question]);
  useHintKeys(may && now.state !== "asking", ask, now.state === "told" ? close : null);
  return {
    offered,
    may,
    asking: now.state === "asking",
    hint: now.state === "told" ? now.hint : null,
    problem: now.state === "refused" ? now.problem : null,
    ask,
    close,
  };
}

/** The key H asks, wherever the focus is, unless somebody writes; Escape puts the hint away. */
function useHintKeys(may: boolean, ask: () => void, close: (() => void) | null): void {
  useEffect(() => {
    if (!may) return;
    const pressed = (event: KeyboardEvent) => {
      const held = event.altKey || event.ctrlKey || event.metaKey || event.repeat;
      if (held || event.defaultPrevented || isTyping(event.target)) return;
      if (document.querySelector("dialog[open]") !== null) return;
      if (event.key === "Escape") close?.();
      else if (event.key.toLowerCase() === "h" && settingsStore.get().keys) {
        event.preventDefault();
        ask();
      }
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, [may, ask, close]);
}
