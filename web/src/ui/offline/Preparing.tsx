import { useAllMessages } from "../../i18n/use";
import type { Readiness } from "../../net/device/readiness";
import { Banner } from "../../widgets/Banner";
import style from "./Preparing.module.css";

/** How far the part is that plays without a server: it weighs some megabytes, once. */
export function Preparing({ how }: { how: Exclude<Readiness, "asleep" | "ready"> }) {
  const t = useAllMessages();
  return (
    <div className={style.over}>
      {how === "failed" ? (
        <Banner kind="problem">{t.errors.codes["no-engine"]}</Banner>
      ) : (
        <Banner>
          {how === "starting" ? t.alone.starting : t.alone.fetching}
          <Progress share={how === "starting" ? null : how.fetched} label={t.alone.fetching} />
        </Banner>
      )}
    </div>
  );
}

/** How much of something has come; null: it cannot be said. */
export function Progress({ share, label }: { share: number | null; label: string }) {
  return share === null ? (
    <progress className={style.progress} aria-label={label} />
  ) : (
    <progress className={style.progress} value={share} max={1} aria-label={label} />
  );
}
