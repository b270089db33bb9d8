import { useEffect, useRef } from "react";
import { isTyping } from "../../../hooks/isTyping";
import { settingsStore } from "../../../store/settings";
import { isSkip } from "../model/words";
import type { Choosing } from "./useChoosing";

/** The keys of the table: skip, confirm, pick by number, pick nothing. Only Escape types nothing. */
export function useTableKeys(choosing: Choosing): void {
  const latest = useRef(choosing);
  latest.current = choosing;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const isOurs = !(event.altKey || event.ctrlKey || event.metaKey || event.repeat);
      if (!isOurs || event.defaultPrevented || isTyping(event.target)) return;
      if (document.querySelector("dialog[open]") !== null) return;
      if (event.key !== "Escape" && !settingsStore.get().keys) return;
      if (answer(latest.current, event.key.toLowerCase())) event.preventDefault();
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, []);
}

/** Do what a key stands for; say whether it stood for anything. */
export function answer(choosing: Choosing, key: string): boolean {
  const { words, ready } = choosing;
  if (words.length === 0) return false;
  if (key === "s") {
    const skip = words.find(isSkip);
    if (skip !== undefined) choosing.act(skip.word);
    return skip !== undefined;
  }
  if (key === "c") {
    const [only, ...others] = ready;
    if (only === undefined || others.length > 0) return false;
    choosing.act(only.word);
    return true;
  }
  if (key === "escape") {
    choosing.clear();
    return true;
  }
  if (!/^[1-9]$/.test(key)) return false;
  const slot = { kind: "slot", slot: Number(key) } as const;
  const place = { kind: "place", place: key } as const;
  const thing = [slot, place].find((one) => choosing.canPick(one));
  if (thing !== undefined) choosing.pick(thing);
  return thing !== undefined;
}
