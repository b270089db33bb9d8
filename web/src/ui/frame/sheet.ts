// Story and chat: beside the table where there is room, else a sheet that comes up over its foot.

import { useCallback, useState } from "react";

export const PARTS = ["log", "chat"] as const;
export type SheetPart = (typeof PARTS)[number];

export interface Sheet {
  parts: readonly SheetPart[];
  /** What is up now, on screens where it has to come up. */
  open: SheetPart | null;
  /** Lines of the chat that came while it was not looked at. */
  unread: number;
  toggle: (part: SheetPart) => void;
  close: () => void;
}

/**
 * The story is of a running game: when it is over, its end tells it, and the replay. Who has played
 * alone against bots has nobody to talk to, and the result has the whole room.
 */
export function useSheet(said: number, over: boolean, alone = false): Sheet {
  const [open, setOpen] = useState<SheetPart | null>(null);
  const [read, setRead] = useState(0);
  if (open === "chat" && read !== said) setRead(said);
  const toggle = useCallback(
    (part: SheetPart) => setOpen((before) => (before === part ? null : part)),
    [],
  );
  const close = useCallback(() => setOpen(null), []);
  const after: readonly SheetPart[] = alone && said === 0 ? [] : ["chat"];
  const parts = over ? after : PARTS;
  const up = open !== null && parts.includes(open) ? open : null;
  return { parts, open: up, unread: Math.max(0, said - read), toggle, close };
}
