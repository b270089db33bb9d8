// The lobby of a table, bound to the server.

import { useMemo } from "react";
import type { TableAnswer } from "../generated/api";
import { useMessages } from "../i18n/use";
import type { Following } from "../store/following";
import { session } from "../store/session";
import { useStore } from "../store/store";
import { ChatPanel } from "./frame/ChatPanel";
import { playersOf } from "./frame/players";
import { RefusalNote } from "./frame/RefusalNote";
import { LobbyNews } from "./LobbyNews";
import { deedsAt } from "./lobby/deeds";
import { Lobby } from "./lobby/Lobby";

export function LobbyScreen({ following, lobby }: { following: Following; lobby: TableAnswer }) {
  const t = useMessages();
  const { me } = useStore(session);
  const table = useStore(following.state);
  const deeds = useMemo(() => deedsAt(lobby.id, lobby.commitment), [lobby.id, lobby.commitment]);
  return (
    <>
      <LobbyNews lobby={lobby} me={me?.id ?? null} />
      <Lobby
        lobby={lobby}
        me={me}
        connected={table.connected}
        deeds={deeds}
        said={table.chat.length}
      >
        <ChatPanel following={following} players={playersOf(t, table)} />
      </Lobby>
      <RefusalNote table={table} />
    </>
  );
}
