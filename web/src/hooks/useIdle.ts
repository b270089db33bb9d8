import { useEffect, useState } from "react";

/** What nobody waits for comes after what is on the screen. */
const AFTER_MS = 1_500;

/** Whether the first screen has had its time. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return idle;
}
