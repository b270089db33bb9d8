import { type RefObject, useEffect, useRef } from "react";
import { prefersReducedMotion, settingsStore } from "../store/settings";

/**
 * What opens somewhere else than where one has tapped comes into sight, and the keys are there: on a
 * phone it would open below the screen. When it closes, they are back where they were.
 */
export function useBroughtIntoSight<Part extends HTMLElement>(
  opened: string,
): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    before.current = document.activeElement;
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && before.current instanceof HTMLElement) before.current.focus();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it comes anew for whatever is opened
  useEffect(() => {
    const behavior = prefersReducedMotion(settingsStore.get()) ? "auto" : "smooth";
    part.current?.scrollIntoView({ block: "nearest", behavior });
    part.current?.focus({ preventScroll: true });
  }, [opened]);
  return part;
}
