import { useEffect, useRef } from "react";
import { useRoute } from "../store/route";

/** The page itself is read out by whatever reads pages; each screen after it, by its heading. */
let isFirst = true;

interface Props {
  className: string | undefined;
  children: string;
}

/**
 * The one heading of a screen. What had the focus on the screen before is gone with it: the heading
 * takes the focus, so that a new screen is announced, and keys go on from its top.
 */
export function ScreenHeading({ className, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { path } = useRoute();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another screen
  useEffect(() => {
    if (!isFirst && isFocusFree()) heading.current?.focus({ preventScroll: true });
    isFirst = false;
  }, [path]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className} data-screen-heading>
      {children}
    </h1>
  );
}

/** Nothing that one could use has the focus: whatever is asked next may take it. */
export function isFocusFree(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active.matches("[data-screen-heading]");
}
