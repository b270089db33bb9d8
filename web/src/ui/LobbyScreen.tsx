// The lobby of a table, bound to the server.

import { useMemo } from "react";
import type { TableAnswer } from "../generated/api";
import { useMessages } from "../i18n/use";
import type { LiveTable } from "../store/liveTable";
import { sessionStore } from "../store/session";
import { useStore } from "../store/store";
import { ChatPanel } from "./frame/ChatPanel";
import { playersOf } from "./frame/players";
import { RefusalNote } from "./frame/RefusalNote";
import { LobbyNews } from "./LobbyNews";
import { LobbyPanel } from "./lobby/LobbyPanel";
import { lobbyActions } from "./lobby/lobbyActions";

export function LobbyScreen({ following, lobby }: { following: LiveTable; lobby: TableAnswer }) {
  const t = useMessages();
  const { me } = useStore(sessionStore);
  const table = useStore(following.state);
  const deeds = useMemo(
    () => lobbyActions(lobby.id, lobby.commitment),
    [lobby.id, lobby.commitment],
  );
  return (
    <>
      <LobbyNews lobby={lobby} me={me?.id ?? null} />
      <LobbyPanel
        lobby={lobby}
        me={me}
        connected={table.connected}
        deeds={deeds}
        said={table.chat.length}
      >
        <ChatPanel following={following} players={playersOf(t, table)} />
      </LobbyPanel>
      <RefusalNote table={table} />
    </>
  );
}
