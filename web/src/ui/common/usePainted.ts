import { useEffect, useState } from "react";

/** Whether a first picture of this has reached the screen: what can wait waits for that. */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    // The frame after the next one begins when the first has been painted.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPainted(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return painted;
}
