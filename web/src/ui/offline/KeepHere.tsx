import { useEffect, useState } from "react";
import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useQuery } from "../../hooks/useQuery";
import { useAllMessages } from "../../i18n/use";
import { fileAt } from "../../net/device/address";
import { forgetAll, isKept, keepApp, weightOf } from "../../net/device/files";
import { howReady, onReady } from "../../net/device/readiness";
import { Banner } from "../../widgets/Banner";
import { Button } from "../../widgets/Button";
import { Card } from "../../widgets/Card";
import { Problem } from "../../widgets/Problem";
import style from "./Offline.module.css";
import { Progress } from "./Preparing";

const MB = 1_000_000;

/** Whether the program is kept in this browser, so that it can be opened without a net. */
export function KeepHere() {
  const t = useAllMessages();
  const kept = useQuery(() => isKept(), []);
  const weight = useQuery(() => weightOf(fileAt("")).catch(() => null), []);
  const action = useAsyncAction();
  const [share, setShare] = useState(0);
  const { again } = kept;
  useEffect(() => onReady(() => void (howReady() === "starting" && again())), [again]);
  const keep = () =>
    action.run(async () => {
      setShare(0);
      await keepApp(fileAt(""), setShare);
      await navigator.storage?.persist?.();
      await again();
    });
  const forget = () =>
    action.run(async () => {
      await forgetAll();
      await again();
    });
  const help = t.alone.keepHelp({ size: Math.ceil((weight.value ?? 16 * MB) / MB) });
  if (!("caches" in globalThis)) {
    return (
      <Card title={t.alone.keepTitle} help={help}>
        <Banner>{t.alone.noStore}</Banner>
      </Card>
    );
  }
  return (
    <Card title={t.alone.keepTitle} help={help}>
      {kept.value ? <Banner kind="good">{t.alone.kept}</Banner> : null}
      {action.busy && !kept.value ? <Progress share={share} label={t.alone.fetching} /> : null}
      <div className={style.deeds}>
        {kept.value ? (
          <Button look="quiet" busy={action.busy} onClick={forget} data-forget-app>
            {t.alone.forget}
          </Button>
        ) : (
          <Button busy={action.busy} onClick={keep} data-keep-app>
            {action.busy ? t.alone.fetching : t.alone.keep}
          </Button>
        )}
      </div>
      <Problem problem={action.problem} />
      <p>{t.alone.install}</p>
    </Card>
  );
}
