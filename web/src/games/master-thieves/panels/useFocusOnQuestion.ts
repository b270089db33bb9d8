// Whoever plays by keys stands at the thing that is asked about, without looking for it.

import { type RefObject, useEffect } from "react";
import { isFocusFree } from "../../../hooks/isFocusFree";

/** Bring the focus to the first thing that may be decided, unless one is busy elsewhere. */
export function useFocusOnQuestion(
  table: RefObject<HTMLElement | null>,
  question: number | null,
): void {
  useEffect(() => {
    if (question === null || table.current === null) return;
    if (!isFocusFree() && !table.current.contains(document.activeElement)) return;
    const choice =
      table.current.querySelector<HTMLElement>("[data-deed]") ??
      table.current.querySelector<HTMLElement>('[data-place][data-may][tabindex="0"]');
    choice?.focus({ preventScroll: true });
  }, [question, table]);
}
