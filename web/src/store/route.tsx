// Where in the program one is: the address, and links that change it without loading the page.

import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from "react";
import { makeStore, useStore } from "./store";

export interface Route {
  path: string;
  query: URLSearchParams;
  hash: string;
}

function here(): Route {
  return {
    path: location.pathname,
    query: new URLSearchParams(location.search),
    hash: decodeURIComponent(location.hash.slice(1)),
  };
}

const route = makeStore<Route>(here());

addEventListener("popstate", () => route.set(here));

export const useRoute = (): Route => useStore(route);

/** Go somewhere; `replace` leaves no step behind for the back button. */
export function go(to: string, how: { replace?: boolean } = {}): void {
  const from = location.pathname;
  if (how.replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  route.set(here);
  if (location.pathname !== from) scrollTo(0, 0);
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
    <a href={to} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
