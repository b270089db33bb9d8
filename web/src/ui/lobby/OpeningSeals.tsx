import { useEffect, useState } from "react";
import type { TableAnswer } from "../../generated/api";
import { useMessages } from "../../i18n/use";
import { Skeleton } from "../../widgets/Skeleton";

/** As a rule all have opened long before. */
const WORTH_A_WORD_MS = 1_000;

/** A game has begun and is not dealt yet: whose browser has still to open what it sealed. */
export function OpeningSeals({ lobby }: { lobby: TableAnswer }) {
  const t = useMessages();
  const [takesLong, setTakesLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTakesLong(true), WORTH_A_WORD_MS);
    return () => clearTimeout(timer);
  }, []);
  const names = (lobby.opening?.waiting ?? []).map((seat) => lobby.seats[seat]?.name ?? "");
  const awaited =
    names.length > 0 ? t.table.opening({ names: t.common.list({ parts: names }) }) : t.table.beacon;
  return (
    <div role="status" aria-label={takesLong ? awaited : t.table.loading}>
      <Skeleton lines={6} />
      {takesLong ? <p>{awaited}</p> : null}
    </div>
  );
}
