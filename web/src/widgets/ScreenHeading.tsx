import { useEffect, useRef } from "react";
import { isFocusFree } from "../hooks/isFocusFree";
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
