// The smallest store: a value, a way to change it, and who wants to know.

import { useSyncExternalStore } from "react";

export interface Store<Value> {
  get: () => Value;
  set: (change: (value: Value) => Value) => void;
  subscribe: (watcher: () => void) => () => void;
}

export function makeStore<Value>(first: Value): Store<Value> {
  let value = first;
  const watchers = new Set<() => void>();
  return {
    get: () => value,
    set: (change) => {
      const changed = change(value);
      if (changed === value) return;
      value = changed;
      for (const watcher of watchers) watcher();
    },
    subscribe: (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}

export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get);
}
