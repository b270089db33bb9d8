// That it is one's turn, beside the table itself: in the tab's picture, and as a notification where
// the page is open but not looked at.

import { useEffect, useRef } from "react";
import { useMessages } from "../i18n/use";
import { fileAt } from "../net/device/address";
import { owesDecision, type TableState } from "../store/tableState";
import { chosenChannel } from "./preferences";

const ICON = fileAt("icon.svg");
const TURN = fileAt("icon-turn.svg");

function setIcon(href: string): void {
  document.querySelector('link[rel="icon"]')?.setAttribute("href", href);
}

export function useTurnNotice(table: TableState, game: string): void {
  const t = useMessages();
  const isOwed = owesDecision(table);
  const others = (table.lobby?.seats ?? []).filter((_, at) => at !== table.seat);
  const tell = () => {
    const names = others.map((seat) => seat.name);
    void import("./page").then(({ showTurn }) => showTurn(t.notify, table.id, game, names));
  };
  const told = useRef(tell);
  told.current = tell;
  useEffect(() => {
    if (!isOwed) return;
    setIcon(TURN);
    const way = chosenChannel();
    if (way === "page" && document.visibilityState === "hidden") told.current();
    return () => setIcon(ICON);
  }, [isOwed]);
  useEffect(() => {
    const look = () => {
      if (chosenChannel() === null || document.visibilityState === "hidden") return;
      void import("./page").then(({ closeNotification: takeAway }) => takeAway(table.id));
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [table.id]);
}
