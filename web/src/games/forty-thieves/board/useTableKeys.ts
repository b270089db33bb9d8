import { useEffect, useRef } from "react";
import { isTyping } from "../../../hooks/isTyping";
import { settingsStore } from "../../../store/settings";
import { isSkip } from "../model/choices";
import { GEMS, SLOTS } from "../model/notation";
import type { Pickable } from "../model/selection";
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
  const { choices, ready } = choosing;
  if (choices.length === 0) return false;
  if (key === "s") {
    const skip = choices.find(isSkip);
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
  const things: Pickable[] = [
    ...SLOTS.map((slot) => ({ kind: "slot", slot }) as const),
    ...GEMS.map((gem) => ({ kind: "place", place: `${gem}` }) as const),
  ];
  const thing = things.find((one) => nameOf(one) === key && choosing.canPick(one));
  if (thing !== undefined) choosing.pick(thing);
  return thing !== undefined;
}

function nameOf(thing: Pickable): string {
  if (thing.kind === "slot") return String(thing.slot);
  return thing.kind === "square" ? thing.square : thing.place;
}
