import { useEffect, useRef } from "react";
import type { TableAnswer } from "../../generated/api";
import type { LobbyActions } from "./lobbyActions";

/**
 * Whom a quick match has brought here has said already that he wants to play: he is ready as soon as
 * he sees the table, once. Whoever takes that back has to say so himself.
 */
export function useReadyAtOnce(lobby: TableAnswer, mine: number | null, actions: LobbyActions) {
  const said = useRef<string | null>(null);
  const waits = lobby.quick && mine !== null && lobby.seats[mine]?.ready === false;
  useEffect(() => {
    if (!waits || said.current === lobby.id) return;
    said.current = lobby.id;
    void actions.ready(true).catch(() => {}); // the button is there as well
  }, [waits, lobby.id, actions]);
}
