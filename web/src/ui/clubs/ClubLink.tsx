import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useAllMessages } from "../../i18n/use";
import * as clubs from "../../net/clubs";
import { Button } from "../../widgets/Button";
import { Card } from "../../widgets/Card";
import { Copy } from "../../widgets/Copy";
import { Problem } from "../../widgets/Problem";
import { say } from "../../widgets/toastStore";
import { canShare, handOn } from "../lobby/inviting";
import type { ClubProps } from "./props";

/** The link by which others join; the owner can make another one. */
export function ClubLink({ club, me, onChange }: ClubProps) {
  const t = useAllMessages();
  const action = useAsyncAction();
  const link = `${location.origin}/join/${club.link}`;
  const renew = () =>
    action.run(async () => {
      await clubs.newClubLink(club.id);
      say(t.clubs.linkMade);
      await onChange();
    });
  return (
    <Card title={t.clubs.link} help={t.clubs.linkHelp}>
      <Copy label={t.clubs.link} text={link} />
      {canShare() ? <Button onClick={() => handOn(link, club.name)}>{t.lobby.share}</Button> : null}
      {club.owner === me ? (
        <div>
          <Button look="quiet" busy={action.busy} onClick={renew} title={t.friends.newLinkHelp}>
            {t.clubs.newLink}
          </Button>
        </div>
      ) : null}
      <Problem problem={action.problem} />
    </Card>
  );
}
