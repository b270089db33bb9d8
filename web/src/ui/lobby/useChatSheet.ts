import { useState } from "react";

export interface ChatSheet {
  open: boolean;
  /** Lines that came while it was not looked at. */
  unread: number;
  toggle: () => void;
  close: () => void;
}

/** Whether the chat of a lobby is up, where it has to come up, and how much of it is new. */
export function useChatSheet(said: number): ChatSheet {
  const [open, setOpen] = useState(false);
  const [read, setRead] = useState(0);
  if (open && read !== said) setRead(said);
  return {
    open,
    unread: Math.max(0, said - read),
    toggle: () => setOpen((before) => !before),
    close: () => setOpen(false),
  };
}
