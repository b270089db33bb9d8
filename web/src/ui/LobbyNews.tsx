import { useEffect, useRef, useState } from "react";
import type { TableAnswer } from "../generated/api";
import { useMessages } from "../i18n/use";
import { Banner } from "../widgets/Banner";
import { Button } from "../widgets/Button";
import { seatOfPerson } from "./lobby/standing";

type What = "sentAway" | "hostNow";

interface Stood {
  me: string | null;
  seat: number | null;
  host: string;
}

/** What has happened to me in a lobby without my doing; null: nothing. */
export function happened(before: Stood, now: Stood): What | null {
  if (before.me !== now.me) return null;
  if (before.seat !== null && now.seat === null) return "sentAway";
  return before.host !== now.host && now.host === now.me ? "hostNow" : null;
}

/** Tells who is sent away from a table, or is its host all at once, that it is so. */
export function LobbyNews({ lobby, me }: { lobby: TableAnswer; me: string | null }) {
  const t = useMessages();
  const seat = seatOfPerson(lobby, me);
  const { host } = lobby;
  const before = useRef<Stood>({ me, seat, host });
  const [what, setWhat] = useState<What | null>(null);
  useEffect(() => {
    const news = happened(before.current, { me, seat, host });
    const satDown = before.current.seat === null && seat !== null;
    before.current = { me, seat, host };
    if (news !== null || satDown) setWhat(news);
  }, [me, seat, host]);
  if (what === null) return null;
  return (
    <Banner
      action={
        <Button look="quiet" onClick={() => setWhat(null)}>
          {t.common.close}
        </Button>
      }
    >
      {t.errors[what]}
    </Banner>
  );
}
