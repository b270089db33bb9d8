// The ways in which a link gets to other people.

/** Phones can hand it to any of their programs; not over plain http, though. */
export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Hand the link on; that somebody thinks better of it is no trouble. */
export async function handOn(link: string, title: string): Promise<void> {
  await navigator.share({ title, url: link }).catch(() => undefined);
}

/** An address that means "this computer" leads nowhere on any other. */
export function onlyHere(link: string): boolean {
  const { hostname } = new URL(link);
  return hostname === "localhost" || hostname === "[::1]" || /^127\./.test(hostname);
}
