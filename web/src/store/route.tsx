// Where in the program one is: the address, and links that change it without loading the page.

import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from "react";
import { IS_PLAIN } from "../net/device/address";
import { makeStore, useStore } from "./store";

export interface Route {
  path: string;
  query: URLSearchParams;
  hash: string;
}

/** A page of plain files has one address: where one is in the program stands behind its `#`. */
function read(): URL {
  return IS_PLAIN
    ? new URL(location.hash.slice(1) || "/", location.origin)
    : new URL(location.href);
}

function here(): Route {
  const { pathname: path, searchParams: query, hash } = read();
  return { path, query, hash: decodeURIComponent(hash.slice(1)) };
}

/** How an address of the program is written in the browser's. */
function written(to: string): string {
  if (!IS_PLAIN) return to;
  const { path, query } = route.get();
  return to.startsWith("#") ? `#${path}${query.size > 0 ? `?${query}` : ""}${to}` : `#${to}`;
}

const route = makeStore<Route>(here());

addEventListener("popstate", () => {
  if (IS_PLAIN && /^#[^/]/.test(location.hash)) return; // a place in the page that is shown
  route.set(here);
});

export const currentPath = (): string => route.get().path;

export const useRoute = (): Route => useStore(route);

/** Go somewhere; `replace` leaves no step behind for the back button. */
export function go(to: string, how: { replace?: boolean } = {}): void {
  const from = currentPath();
  if (how.replace) history.replaceState(null, "", written(to));
  else history.pushState(null, "", written(to));
  route.set(here);
  if (currentPath() !== from) scrollTo(0, 0);
}

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  children: ReactNode;
}

export function Link({ to, children, onClick, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!plain || event.defaultPrevented || rest.target === "_blank") return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={written(to)} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
