import { useMessages } from "../../i18n/use";
import { Card } from "../../widgets/Card";
import { Problem } from "../../widgets/Problem";
import { Switch } from "../../widgets/Switch";
import { useNotifications } from "./useNotifications";

/** The switch: be told on this device when it is one's turn; or why that cannot be. */
export function NotificationSetting({ titled = true }: { titled?: boolean }) {
  const t = useMessages();
  const { channel, action, set } = useNotifications();
  const help = {
    off: t.notify.help,
    push: t.notify.help,
    page: t.notify.whileOpen,
    blocked: t.notify.blocked,
    unable: t.notify.unable,
  }[channel];
  const told = (
    <>
      <Switch
        label={t.notify.tell}
        help={<span role="status">{help}</span>}
        checked={channel === "push" || channel === "page"}
        disabled={channel === "blocked" || channel === "unable" || action.busy}
        onValue={set}
      />
      <Problem problem={action.problem} />
    </>
  );
  return titled ? <Card title={t.notify.title}>{told}</Card> : told;
}
