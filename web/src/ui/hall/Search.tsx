import { useEffect, useState } from "react";
import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useAllMessages } from "../../i18n/use";
import { gameName } from "../../naming/words";
import { matchingStore, stopSeeking, type Wish } from "../../store/matching";
import { go } from "../../store/route";
import { useStore } from "../../store/store";
import { Button } from "../../widgets/Button";
import { Problem } from "../../widgets/Problem";
import { playNow } from "../home/playNow";
import style from "./QuickMatch.module.css";

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** I am looking: for how long by now, and what else I could do. */
export function Search({ wish }: { wish: Wish }) {
  const t = useAllMessages();
  const words = t.hall.match;
  const { since, botsAt } = useStore(matchingStore);
  const action = useAsyncAction();
  const now = useNow();
  const waited = Math.max(0, Math.round((now - (since ?? now)) / 1_000));
  const offersBots = botsAt !== null && now >= botsAt;
  const withBots = () =>
    action.run(async () => {
      await stopSeeking(); // who is seated meanwhile is led to that table instead
      go(`/table/${await playNow(wish.game)}`);
    });
  return (
    <div className={style.search} data-searching={since === null ? "asking" : "waiting"}>
      <span className={style.ring} aria-hidden="true" />
      <div className={style.words}>
        <p className={style.name} role="status">
          {words.searching({ game: gameName(wish.game), tempo: words.tempo[wish.tempo] })}
        </p>
        <p className={style.clock}>{words.waited({ seconds: waited })}</p>
        <p className={style.clock} role="status">
          {offersBots ? words.nobody : words.goOn}
        </p>
        <Problem problem={action.problem} />
      </div>
      <div className={style.ways}>
        {offersBots ? (
          <Button look="primary" busy={action.busy} onClick={withBots} data-with-bots>
            {words.withBots}
          </Button>
        ) : null}
        <Button onClick={() => void stopSeeking()}>{words.stop}</Button>
      </div>
    </div>
  );
}
