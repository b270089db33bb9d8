import { useEffect, useState } from "react";
import { useMessages } from "../../i18n/use";
import style from "./FrameHead.module.css";

/** How long the table still waits. */
export function TimeLeft({ deadline }: { deadline: number | null }) {
  const t = useMessages();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (deadline === null) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [deadline]);
  if (deadline === null) return null;
  return <p className={style.time}>{t.table.timeLeft({ time: remainingText(deadline - now) })}</p>;
}

export function remainingText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} d`;
  if (hours >= 1) return `${hours} h ${minutes % 60} min`;
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}
