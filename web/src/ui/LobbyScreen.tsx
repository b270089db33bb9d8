// The lobby of a table, bound to the server.

import { lazy, Suspense, useMemo } from "react";
import type { TableAnswer } from "../generated/api";
import { useMessages } from "../i18n/use";
import type { LiveTable } from "../store/liveTable";
import { mutedAt, mutedStore, withoutMuted } from "../store/muted";
import { sessionStore } from "../store/session";
import { useStore } from "../store/store";
import { ChatPanel } from "./frame/ChatPanel";
import { playersOf } from "./frame/players";
import { RefusalNote } from "./frame/RefusalNote";
import { LobbyNews } from "./LobbyNews";
import { LobbyPanel } from "./lobby/LobbyPanel";
import { lobbyActions } from "./lobby/lobbyActions";
import { seatOfPerson } from "./lobby/standing";
import { useReadyAtOnce } from "./lobby/useReadyAtOnce";

const Emotes = lazy(() => import("./frame/Emotes"));

export function LobbyScreen({ liveTable, lobby }: { liveTable: LiveTable; lobby: TableAnswer }) {
  const t = useMessages();
  const { me } = useStore(sessionStore);
  const table = useStore(liveTable.state);
  const muted = mutedAt(useStore(mutedStore), lobby.id);
  const { id, commitment } = lobby;
  const mine = seatOfPerson(lobby, me?.id ?? null);
  const actions = useMemo(() => lobbyActions({ id, commitment }, mine), [id, commitment, mine]);
  useReadyAtOnce(lobby, mine, actions);
  return (
    <>
      <LobbyNews lobby={lobby} me={me?.id ?? null} />
      <LobbyPanel
        lobby={lobby}
        me={me}
        connected={table.connected}
        actions={actions}
        said={withoutMuted(table.chat, muted).length}
      >
        <ChatPanel liveTable={liveTable} players={playersOf(t, table)} />
      </LobbyPanel>
      <Suspense fallback={null}>
        <Emotes liveTable={liveTable} />
      </Suspense>
      <RefusalNote table={table} />
    </>
  );
}
