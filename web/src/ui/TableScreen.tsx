// One table: its lobby before the start, the game, and the end.

import { useEffect, useState } from "react";
import { useMessages } from "../i18n/use";
import { useConnection, useFollowing } from "../store/following";
import { Link } from "../store/route";
import { enterAgain } from "../store/session";
import { useStore } from "../store/store";
import { type GamePart, loadGame } from "../table/games";
import { Banner } from "./common/Banner";
import { Button } from "./common/Button";
import { EmptyState } from "./common/EmptyState";
import { Page } from "./common/Page";
import { Skeleton } from "./common/Skeleton";
import { GameFrame } from "./frame/GameFrame";
import { LobbyScreen } from "./LobbyScreen";

export function useGamePart(name: string | undefined): GamePart | null {
  const [part, setPart] = useState<GamePart | null>(null);
  useEffect(() => {
    let wanted = true;
    if (name !== undefined) void loadGame(name).then((found) => wanted && setPart(found));
    return () => {
      wanted = false;
    };
  }, [name]);
  return part;
}

export function TableScreen({ id }: { id: string }) {
  const t = useMessages();
  const following = useFollowing(id);
  const table = useStore(following.state);
  const part = useGamePart(table.lobby?.game);
  useEffect(() => {
    if (part !== null) following.show(part.script);
  }, [following, part]);

  if (table.missing) return <Unshown title={t.table.missingTitle} text={t.table.missingText} />;
  return (
    <>
      <ConnectionBanner />
      {table.lobby === null ? (
        <Loading />
      ) : table.lobby.status === "lobby" ? (
        <LobbyScreen following={following} lobby={table.lobby} />
      ) : table.view === null && table.lobby.status !== "playing" ? (
        <Unshown title={t.table.abandonedTitle} text={t.table.abandonedText} />
      ) : table.refusal?.code === "older-rules" ? (
        <Unshown title={t.table.olderTitle} text={t.table.olderText} />
      ) : part === null || (table.view === null && table.lobby.status === "playing") ? (
        <Loading />
      ) : (
        <GameFrame following={following} part={part} />
      )}
    </>
  );
}

function Unshown({ title, text }: { title: string; text: string }) {
  const t = useMessages();
  return (
    <Page title={title}>
      <EmptyState title={text}>
        <Link to="/">{t.table.home}</Link>
      </EmptyState>
    </Page>
  );
}

function Loading() {
  const t = useMessages();
  return (
    <div role="status" aria-label={t.table.loading}>
      <Skeleton lines={6} />
    </div>
  );
}

function ConnectionBanner() {
  const t = useMessages();
  const connection = useConnection();
  if (connection === "connecting") {
    return (
      <p role="status" className="visually-hidden">
        {t.table.reconnecting}
      </p>
    );
  }
  if (connection === "lost") return <Banner kind="note">{t.table.connectionLost}</Banner>;
  if (connection === "unknown-visitor") {
    return (
      <Banner
        kind="note"
        action={<Button onClick={() => void enterAgain()}>{t.table.sessionEndedAct}</Button>}
      >
        {t.table.sessionEnded}
      </Banner>
    );
  }
  return null;
}
