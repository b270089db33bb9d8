import { type ReactNode, useLayoutEffect, useRef } from "react";

/** A way over the table: through which frames, when it begins, and how long it takes, in milliseconds. */
export interface FlightPath {
  frames: Keyframe[];
  delay: number;
  duration: number;
  easing?: string;
  /** How large the piece is where it begins, in pixels; else as the style sheet says. */
  size?: number;
}

interface FlyingProps {
  className: string | undefined;
  /** Find the way, in pixels from the upper left corner of the table; null: it is not seen flying. */
  pathOn: (table: HTMLElement) => FlightPath | null;
  /** What kind of piece it is, for the style sheet. */
  look?: string;
  children: ReactNode;
}

/** A piece on its way over the table. It flies once, when it appears. */
export function Flying({ className, pathOn, look, children }: FlyingProps) {
  const ref = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a piece flies once
  useLayoutEffect(() => {
    const piece = ref.current;
    const table = piece?.closest<HTMLElement>("[data-table]");
    if (!piece || !table) return;
    const path = typeof piece.animate === "function" ? pathOn(table) : null;
    if (path === null) {
      piece.style.display = "none";
      return;
    }
    const { frames, size, ...timing } = path;
    if (size !== undefined) {
      piece.style.width = `${size}px`;
      piece.style.height = `${size}px`;
    }
    const flight = piece.animate(frames, { ...timing, fill: "both" });
    return () => flight.cancel();
  }, []);
  return (
    <span ref={ref} className={className} data-look={look} aria-hidden="true">
      {children}
    </span>
  );
}
