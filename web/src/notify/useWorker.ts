import { useEffect } from "react";

/** How long after the page has come: what is played comes first. */
const LATER_MS = 4_000;

/** Let the service worker be there, so that a reload without a connection ends in words. */
export function useWorker(): void {
  useEffect(() => {
    if (!("serviceWorker" in navigator) || !isSecureContext) return;
    const timer = setTimeout(() => {
      navigator.serviceWorker.register("/sw.js").catch(() => undefined); // some browsers forbid it
    }, LATER_MS);
    return () => clearTimeout(timer);
  }, []);
}
