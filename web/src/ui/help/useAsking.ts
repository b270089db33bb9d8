import { useEffect, useRef } from "react";
import { explaining } from "../../hooks/help";
import { isTyping } from "../../hooks/isTyping";
import { settingsStore } from "../../store/settings";

/** So long a thing is held until it is asked. */
const HOLD_MS = 550;
/** A finger that moves so far, in pixels, does not hold. */
const STILL_PX = 8;

const thingAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-help]") : null;

/** Listen for all ways to ask a thing what it does; a press that asked does nothing else. */
export function useAsking(ask: (thing: HTMLElement | null) => void, open: boolean): void {
  const now = useRef({ ask, open });
  now.current = { ask, open };
  useEffect(() => {
    let holding = 0;
    let from = { x: 0, y: 0 };
    let held = false;
    const letGo = () => clearTimeout(holding);
    const down = (event: PointerEvent) => {
      held = false;
      letGo();
      const inNote = event.target instanceof Element && event.target.closest("[data-help-note]");
      if (now.current.open && !inNote) now.current.ask(null);
      const thing = thingAt(event.target);
      if (thing === null || thing.dataset.hold === "other" || event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY };
      holding = window.setTimeout(() => {
        held = true;
        now.current.ask(thing);
      }, HOLD_MS);
    };
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL_PX) letGo();
    };
    // The other mouse button; and a finger that rests, where the browser notices it first.
    const menu = (event: MouseEvent) => {
      const thing = thingAt(event.target);
      if (thing === null || event.defaultPrevented) return; // or it means a note
      event.preventDefault();
      letGo();
      held = true;
      now.current.ask(thing);
    };
    const click = (event: MouseEvent) => {
      const thing = thingAt(event.target);
      const asks = explaining.get() && thing !== null;
      if (!asks && !held) return;
      held = false;
      event.preventDefault();
      event.stopPropagation();
      if (!asks) return;
      explaining.set(() => false);
      now.current.ask(thing);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === "Escape" && (now.current.open || explaining.get())) {
        explaining.set(() => false);
        now.current.ask(null);
      } else {
        if (event.key !== "?" || !settingsStore.get().keys || isTyping(event.target)) return;
        const thing = thingAt(document.activeElement);
        if (thing === null || now.current.open) return;
        now.current.ask(thing);
      }
      event.preventDefault();
      event.stopPropagation();
    };
    const all = new AbortController();
    const how = { capture: true, signal: all.signal };
    document.addEventListener("pointerdown", down, how);
    document.addEventListener("pointermove", move, how);
    document.addEventListener("pointerup", letGo, how);
    document.addEventListener("pointercancel", letGo, how);
    document.addEventListener("contextmenu", menu, { signal: all.signal });
    document.addEventListener("click", click, how);
    window.addEventListener("keydown", key, how);
    return () => {
      letGo();
      all.abort();
    };
  }, []);
}
