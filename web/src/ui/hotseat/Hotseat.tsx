// Several people at one device: the table through one seat's eyes, or the curtain. Behind the curtain
// there is no table at all, neither on the screen nor in what the page was told.

import type { TableAnswer } from "../../generated/api";
import { useMessages } from "../../i18n/use";
import type { LiveTable } from "../../store/liveTable";
import { useStore } from "../../store/store";
import type { GamePart } from "../../table/module";
import { Skeleton } from "../../widgets/Skeleton";
import { GameFrame } from "../frame/GameFrame";
import { playersOf } from "../frame/players";
import { Curtain } from "./Curtain";
import { seatsHere } from "./seatsHere";
import { useCurtain } from "./useCurtain";

interface Props {
  liveTable: LiveTable;
  part: GamePart;
  lobby: TableAnswer;
  me: string | null;
}

export function Hotseat({ liveTable, part, lobby, me }: Props) {
  const t = useMessages();
  const table = useStore(liveTable.state);
  const curtain = useCurtain(liveTable);
  const playing = lobby.status === "playing";
  if (table.view !== null && (!playing || table.seat !== null)) {
    const hide = playing ? curtain.draw : undefined;
    return <GameFrame key={table.seat} liveTable={liveTable} part={part} hide={hide} />;
  }
  if (!playing) return <Skeleton lines={6} />;
  const view = table.view as { deciders?: number[] } | null;
  const here = seatsHere(lobby, me);
  return (
    <Curtain
      game={lobby.game}
      showSecrets={part.showSecrets}
      players={playersOf(t, table)}
      here={here}
      next={curtain.next}
      waitsFor={(view?.deciders ?? []).filter((seat) => !here.includes(seat))}
      drawn={table.view !== null}
      onOpen={curtain.open}
    />
  );
}
