import { useMessages } from "../../i18n/use";
import { Card } from "../../widgets/Card";
import { Problem } from "../../widgets/Problem";
import { Switch } from "../../widgets/Switch";
import { useNotifications } from "./useNotifications";

/** The switch: be told on this device when it is one's turn; or why that cannot be. */
export function NotificationSetting({ titled = true }: { titled?: boolean }) {
  const t = useMessages();
  const { way, deed, set } = useNotifications();
  const help = {
    off: t.notify.help,
    push: t.notify.help,
    page: t.notify.whileOpen,
    blocked: t.notify.blocked,
    unable: t.notify.unable,
  }[way];
  const told = (
    <>
      <Switch
        label={t.notify.tell}
        help={<span role="status">{help}</span>}
        checked={way === "push" || way === "page"}
        disabled={way === "blocked" || way === "unable" || deed.busy}
        onValue={set}
      />
      <Problem problem={deed.problem} />
    </>
  );
  return titled ? <Card title={t.notify.title}>{told}</Card> : told;
}
