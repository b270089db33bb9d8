import { type RefObject, useEffect, useRef } from "react";

/** Where a button goes that had the focus, the focus goes to a place that stays. */
export function useKeptFocus(
  within: RefObject<HTMLElement | null>,
  stays: RefObject<HTMLElement | null>,
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
    if (document.activeElement === document.body) stays.current?.focus({ preventScroll: true });
  });
}
