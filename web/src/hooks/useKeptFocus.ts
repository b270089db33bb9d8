import { type RefObject, useEffect, useRef } from "react";
import { isFocusFree } from "./isFocusFree";

/**
 * Whoever plays by keys never has to begin from the top of the page: where a button goes that had
 * the focus, and where something is asked while the focus is nowhere, it goes to a place that stays.
 */
export function useKeptFocus(
  within: RefObject<HTMLElement | null>,
  stays: RefObject<HTMLElement | null>,
  question: number | null,
): void {
  const last = useRef<EventTarget | null>(null);
  useEffect(() => {
    const root = within.current;
    const focused = (event: FocusEvent) => {
      last.current = event.target;
    };
    root?.addEventListener("focusin", focused);
    return () => root?.removeEventListener("focusin", focused);
  }, [within]);
  useEffect(() => {
    const isLost = last.current instanceof Element && !last.current.isConnected;
    if (!isLost) return;
    last.current = null;
    comeBack(stays.current);
  });
  useEffect(() => {
    if (question !== null) comeBack(stays.current);
  }, [question, stays]);
}

function comeBack(place: HTMLElement | null): void {
  if (isFocusFree()) place?.focus({ preventScroll: true });
}
