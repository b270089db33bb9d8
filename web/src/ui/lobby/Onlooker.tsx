import { useState } from "react";
import type { TableAnswer } from "../../generated/api";
import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useAllMessages } from "../../i18n/use";
import { go } from "../../store/route";
import { Button } from "../../widgets/Button";
import { anotherLike } from "./Full";
import style from "./Onlooker.module.css";

/** Who comes to a game by its link is told once that every seat is taken, and what there is to do. */
export default function Onlooker({ lobby }: { lobby: TableAnswer }) {
  const t = useAllMessages();
  const words = t.people.full;
  const action = useAsyncAction();
  const [told, setTold] = useState(false);
  if (told) return null;
  return (
    <aside className={style.note} aria-label={words.title} data-onlooker>
      <p role="status" className={style.words}>
        {words.begun}
      </p>
      <div className={style.deeds}>
        <Button onClick={() => setTold(true)}>{words.lookOn}</Button>
        <Button
          look="quiet"
          busy={action.busy}
          onClick={() => action.run(async () => go(`/table/${await anotherLike(lobby)}`))}
        >
          {words.another}
        </Button>
      </div>
    </aside>
  );
}
