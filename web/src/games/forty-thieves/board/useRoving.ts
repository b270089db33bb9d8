import { type KeyboardEvent, useCallback, useRef, useState } from "react";

export interface Roving {
  tabIndex: (index: number) => 0 | -1;
  onFocus: (index: number) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  hold: (index: number) => (element: HTMLElement | null) => void;
}

/** One stop for the tab key; the arrows walk within, in rows of so many columns. */
export function useRoving(count: number, columns: number): Roving {
  const [wanted, setCurrent] = useState(0);
  // What was last stood on may be gone: then the last of those that are left is the stop.
  const current = Math.max(0, Math.min(wanted, count - 1));
  const elements = useRef<(HTMLElement | null)[]>([]);

  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const row = Math.floor(current / columns);
      const last = Math.min(count, (row + 1) * columns) - 1;
      const next: Record<string, number> = {
        ArrowLeft: current > row * columns ? current - 1 : current,
        ArrowRight: current < last ? current + 1 : current,
        ArrowUp: current - columns >= 0 ? current - columns : current,
        ArrowDown: current + columns < count ? current + columns : current,
        Home: row * columns,
        End: last,
      };
      const target = next[event.key];
      if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      setCurrent(target);
      elements.current[target]?.focus();
    },
    [current, count, columns],
  );

  return {
    tabIndex: (index) => (index === current ? 0 : -1),
    onFocus: setCurrent,
    onKeyDown,
    hold: (index) => (element) => {
      elements.current[index] = element;
    },
  };
}
