import { useEffect, useState } from "react";
import type { OpeningAnswer, TableAnswer } from "../../generated/api";
import { useMessages } from "../../i18n/use";
import { Skeleton } from "../../widgets/Skeleton";

/** As a rule all have opened long before. */
const WORTH_A_WORD_MS = 1_000;

/** A game has begun and is not dealt yet: whose browser has still to open what it sealed. */
export function Opening({ lobby, opening }: { lobby: TableAnswer; opening: OpeningAnswer }) {
  const t = useMessages();
  const [takesLong, setTakesLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTakesLong(true), WORTH_A_WORD_MS);
    return () => clearTimeout(timer);
  }, []);
  const names = opening.waiting.map((seat) => lobby.seats[seat]?.name ?? "");
  const awaited =
    names.length > 0 ? t.table.opening({ names: t.common.list({ parts: names }) }) : null;
  const beacon = opening.beacon !== null && opening.waiting.length === 0 ? t.table.beacon : null;
  return (
    <div role="status" aria-label={t.table.loading}>
      <Skeleton lines={6} />
      {takesLong ? <p>{awaited ?? beacon ?? t.table.loading}</p> : null}
    </div>
  );
}
