// The program as it was kept for playing without a net, as the service worker answers with it. Whoever has
// kept nothing is never served from here.

import { hasDigest, keptCache } from "../net/device/files";

/** Whether a request is for a file of the program: not for the API, and not for another site. */
export function isOfTheProgram({ method, url }: Request, scope: string): boolean {
  if (method !== "GET" || !url.startsWith(scope)) return false;
  const path = url.slice(scope.length);
  return hasDigest(path) || /^[a-z0-9-]+\.(js|svg|png|webmanifest)$/.test(path);
}

/** A file from where it is sure to be right: what never changes from what is kept, all else from the net. */
export async function partOrKept(request: Request): Promise<Response> {
  const cache = await keptCache().catch(() => null);
  const kept = async () => (await cache?.match(request.url)) ?? null;
  const path = new URL(request.url).pathname;
  if (/\/(assets|engine)\//.test(path)) return (await kept()) ?? fetch(request);
  try {
    return await fetch(request);
  } catch (error) {
    const found = await kept();
    if (found === null) throw error;
    return found;
  }
}

/** The page that every address of the program is; null: it is not kept. */
export async function keptPage(scope: string): Promise<Response | null> {
  const cache = await keptCache().catch(() => null);
  return (await cache?.match(scope)) ?? null;
}
