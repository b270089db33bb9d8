import { useEffect } from "react";
import { fileAt } from "../net/device/address";

/** How long after the page has come: what is played comes first. */
const LATER_MS = 4_000;

/** Where the program is kept for playing without a net, keep the version that is served now. */
async function keepUpToDate(): Promise<void> {
  const { isKept, keepApp } = await import("../net/device/files");
  if (await isKept()) await keepApp(fileAt(""));
}

/** Let the service worker be there, so that a reload without a connection ends in words. */
export function useWorker(): void {
  useEffect(() => {
    if (!("serviceWorker" in navigator) || !isSecureContext) return;
    const timer = setTimeout(() => {
      navigator.serviceWorker.register(fileAt("sw.js")).catch(() => undefined); // some browsers forbid it
      keepUpToDate().catch(() => undefined); // there is no net, or no room: the next visit tries again
    }, LATER_MS);
    return () => clearTimeout(timer);
  }, []);
}
