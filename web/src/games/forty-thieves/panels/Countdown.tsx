import { useEffect, useState } from "react";
import { useTable } from "../board/context";
import style from "./DaggerPanel.module.css";

/** The time that is left of a pause; shown only, for listeners it would be a chatterbox. */
export function Countdown({ deadline }: { deadline: number }) {
  const { t } = useTable();
  const [now, setNow] = useState(() => Date.now());
  const [whole] = useState(() => Math.max(0, deadline - Date.now()));
  const seconds = Math.max(0, Math.ceil((deadline - now) / 1000));
  useEffect(() => {
    if (deadline <= now) return;
    const timer = setTimeout(() => setNow(Date.now()), 20 + ((deadline - now) % 1000));
    return () => clearTimeout(timer);
  }, [deadline, now]);
  return (
    <>
      <span className={style.bar} style={{ animationDuration: `${whole}ms` }} aria-hidden="true" />
      <span
        className={style.seconds}
        role="timer"
        aria-live="off"
        aria-label={t.dagger.seconds({ seconds })}
      >
        {seconds}
      </span>
    </>
  );
}
