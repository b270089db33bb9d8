import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useAllMessages } from "../../i18n/use";
import * as api from "../../net/api";
import { Button } from "../../widgets/Button";
import { Card } from "../../widgets/Card";
import { Copy } from "../../widgets/Copy";
import { Problem } from "../../widgets/Problem";
import { say } from "../../widgets/toastStore";
import { canShare, handOn } from "../lobby/inviting";

export interface FriendLinkProps {
  code: string;
  onChange: () => Promise<void>;
}

/** The link by which others become friends at once. */
export function FriendLink({ code, onChange }: FriendLinkProps) {
  const t = useAllMessages();
  const action = useAsyncAction();
  const link = `${location.origin}/friend/${code}`;
  const renew = () =>
    action.run(async () => {
      await api.newFriendLink();
      say(t.friends.linkMade);
      await onChange();
    });
  return (
    <Card title={t.friends.link} help={t.friends.linkHelp}>
      <Copy label={t.friends.link} text={link} />
      {canShare() ? (
        <Button onClick={() => handOn(link, t.friends.title)}>{t.lobby.share}</Button>
      ) : null}
      <div>
        <Button look="quiet" busy={action.busy} onClick={renew} title={t.friends.newLinkHelp}>
          {t.friends.newLink}
        </Button>
      </div>
      <Problem problem={action.problem} />
    </Card>
  );
}
