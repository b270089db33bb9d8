import { useEffect, useRef } from "react";
import { isTyping } from "../../hooks/isTyping";
import { settingsStore } from "../../store/settings";

/** Keys that do something wherever the focus is, by their letter. */
export function useFrameKeys(keys: Record<string, () => void>): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const held = event.altKey || event.ctrlKey || event.metaKey || event.repeat;
      if (held || event.defaultPrevented || isTyping(event.target)) return;
      if (!settingsStore.get().keys || document.querySelector("dialog[open]") !== null) return;
      const act = latest.current[event.key.toLowerCase()];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, []);
}
