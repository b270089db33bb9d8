// One table: its lobby before the start, the game, and the end; or why it cannot be shown.

import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useMessages } from "../i18n/use";
import { useLiveTable } from "../store/liveTable";
import { sessionStore } from "../store/session";
import { useStore } from "../store/store";
import type { GamePart } from "../table/module";
import { loadGame } from "../table/registry";
import { Skeleton } from "../widgets/Skeleton";
import { sayRefusal } from "./errors";
import { GameFrame } from "./frame/GameFrame";
import { seatsHere } from "./hotseat/seatsHere";
import { isOpening, useOpening } from "./lobby/useOpening";
import { useOwnSeat } from "./lobby/useOwnSeat";
import { screen } from "./screen";
import { Unshown } from "./Unshown";

/** Who plays at once never sees it. */
const LobbyScreen = screen(async () => (await import("./LobbyScreen")).LobbyScreen, []);
const OlderRules = screen(async () => (await import("./OlderRules")).OlderRules, []);
const OpeningSeals = lazy(async () => ({
  default: (await import("./lobby/OpeningSeals")).OpeningSeals,
}));
const Onlooker = screen(async () => (await import("./lobby/Onlooker")).default, []);
const Hotseat = screen(async () => (await import("./hotseat/Hotseat")).Hotseat, []);

/** A game's part of the program; if it does not come, the screen says so. */
export function useGamePart(name: string | undefined): GamePart | null {
  const [part, setPart] = useState<GamePart | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  useEffect(() => {
    let wanted = true;
    if (name !== undefined) {
      loadGame(name).then(
        (found) => wanted && setPart(found),
        (error: unknown) => wanted && setFailed(error ?? new Error(name)),
      );
    }
    return () => {
      wanted = false;
    };
  }, [name]);
  if (failed !== null) throw failed;
  return part;
}

export function TableScreen({ id }: { id: string }): ReactNode {
  const t = useMessages();
  const liveTable = useLiveTable(id);
  const table = useStore(liveTable.state);
  const { me } = useStore(sessionStore);
  const part = useGamePart(table.lobby?.game);
  useOwnSeat(table.lobby, me?.id ?? null, table.seat);
  useOpening(table.lobby, me?.id ?? null);
  useEffect(() => {
    if (part !== null) liveTable.show(part.script);
  }, [liveTable, part]);

  const { lobby, refusal } = table;
  if (table.missing) return <Unshown title={t.table.missingTitle} text={t.table.missingText} />;
  if (lobby === null) {
    return refusal === null ? (
      <Loading />
    ) : (
      <Unshown title={t.table.missingTitle} text={sayRefusal(t, refusal.code, refusal.details)} />
    );
  }
  if (table.older) {
    return (
      <Suspense fallback={<Loading />}>
        <OlderRules lobby={lobby} />
      </Suspense>
    );
  }
  if (lobby.status === "lobby") {
    return (
      <Suspense fallback={<Loading />}>
        <LobbyScreen liveTable={liveTable} lobby={lobby} />
      </Suspense>
    );
  }
  if (table.view === null && lobby.status === "playing" && isOpening(lobby)) {
    return (
      <Suspense fallback={<Loading />}>
        <OpeningSeals lobby={lobby} />
      </Suspense>
    );
  }
  if (part !== null && seatsHere(lobby, me?.id ?? null).length > 1) {
    return (
      <Suspense fallback={<Loading />}>
        <Hotseat liveTable={liveTable} part={part} lobby={lobby} me={me?.id ?? null} />
      </Suspense>
    );
  }
  if (table.view === null && lobby.status === "abandoned") {
    return <Unshown title={t.table.abandonedTitle} text={t.table.abandonedText} />;
  }
  if (table.view === null || part === null) return <Loading />;
  const stranger = lobby.status === "playing" && seatsHere(lobby, me?.id ?? null).length === 0;
  return (
    <>
      <GameFrame liveTable={liveTable} part={part} />
      {stranger && (
        <Suspense fallback={null}>
          <Onlooker lobby={lobby} />
        </Suspense>
      )}
    </>
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
