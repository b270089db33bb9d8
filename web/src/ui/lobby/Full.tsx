import { useState } from "react";
import type { TableAnswer } from "../../generated/api";
import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useAllMessages } from "../../i18n/use";
import { go } from "../../store/route";
import { Banner } from "../../widgets/Banner";
import { Button } from "../../widgets/Button";
import { Problem } from "../../widgets/Problem";
import style from "./Join.module.css";

/** A table without a free seat says so, and lets one choose what to do about it. */
export function Full({ lobby }: { lobby: TableAnswer }) {
  const t = useAllMessages();
  const words = t.people.full;
  const action = useAsyncAction();
  const [looking, setLooking] = useState(false);
  if (looking) return <Banner>{words.looking}</Banner>;
  return (
    <section className={style.join} aria-labelledby="full-title" data-full>
      <div>
        <h2 id="full-title" className={style.title}>
          {words.title}
        </h2>
        <p className={style.who}>{t.lobby.full}</p>
      </div>
      <div className={style.deeds}>
        <Button onClick={() => setLooking(true)}>{words.lookOn}</Button>
        <Button
          look="primary"
          busy={action.busy}
          onClick={() => action.run(async () => go(`/table/${await anotherLike(lobby)}`))}
        >
          {words.another}
        </Button>
      </div>
      <Problem problem={action.problem} />
    </section>
  );
}

/** Open a table of the same kind; its options come with the part of the program that knows them. */
export async function anotherLike(lobby: TableAnswer): Promise<string> {
  const { openLike } = await import("../new/openLike");
  return openLike(lobby);
}
