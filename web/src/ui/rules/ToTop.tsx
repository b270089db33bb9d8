import { useEffect, useRef, useState } from "react";
import { useAllMessages } from "../../i18n/use";
import button from "../../widgets/Button.module.css";
import style from "./ToTop.module.css";

/** The way back to the table of contents; it comes once that has gone out of sight. */
export function ToTop({ onTop }: { onTop: () => void }) {
  const t = useAllMessages();
  const above = useRef<HTMLSpanElement>(null);
  const [away, setAway] = useState(false);
  useEffect(() => {
    const mark = above.current;
    if (mark === null) return;
    const watcher = new IntersectionObserver(([seen]) => setAway(seen?.isIntersecting === false));
    watcher.observe(mark);
    return () => watcher.disconnect();
  }, []);
  return (
    <>
      <span ref={above} className={style.mark} />
      {away ? (
        <button type="button" className={`${button.button} ${style.top}`} onClick={onTop}>
          <span aria-hidden="true">↑</span> {t.rules.contents}
        </button>
      ) : null}
    </>
  );
}
