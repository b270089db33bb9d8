import { useEffect, useState } from "react";
import type { ClubAsks, InvitationAnswer } from "../../generated/api";
import type { NoticeMessage } from "../../generated/protocol";
import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useQuery } from "../../hooks/useQuery";
import { useMessages } from "../../i18n/use";
import { gameName, nameWith } from "../../naming/words";
import * as api from "../../net/api";
import * as clubs from "../../net/clubs";
import { tableConnection } from "../../net/tableConnection";
import { go, Link, useRoute } from "../../store/route";
import { Banner } from "../../widgets/Banner";
import { Button } from "../../widgets/Button";
import button from "../../widgets/Button.module.css";
import { classes } from "../../widgets/classes";
import { Problem } from "../../widgets/Problem";
import { say } from "../../widgets/toastStore";
import style from "./Notices.module.css";

/** Above every screen: who invites one, and who wants to be a friend. */
export function Notices({ me }: { me: string }) {
  const { path } = useRoute();
  const { value, again } = useQuery(() => api.fetchInvitations(), [me]);
  const [asks, setAsks] = useState<NoticeMessage | null>(null);
  const acquainted = value?.acquainted ?? false;
  useEffect(() => {
    if (!acquainted) return; // nobody knows one: there is nothing to listen for
    return tableConnection.listen((notice) => {
      if (notice.what === "friend-asks") setAsks(notice);
      void again();
    });
  }, [acquainted, again]);
  const wanted = value?.invitations.find((one) => path !== `/table/${one.table}`);
  const club = path === "/people" ? undefined : value?.clubs[0];
  const over = path.startsWith("/table/");
  return (
    <div className={classes(style.notices, over && style.over)} data-notices>
      {wanted === undefined ? null : <Invited invitation={wanted} onDone={again} />}
      {club === undefined ? null : <AskedToClub club={club} onDone={again} />}
      {asks === null || path === "/people" ? null : (
        <Asks name={asks.name} onDone={() => setAsks(null)} />
      )}
    </div>
  );
}

interface InvitedProps {
  invitation: InvitationAnswer;
  onDone: () => Promise<void>;
}

function Invited({ invitation, onDone }: InvitedProps) {
  const t = useMessages();
  const { name } = invitation.by;
  const decline = async () => {
    await api.declineInvitation(invitation.table);
    await onDone();
  };
  return (
    <Banner
      action={
        <>
          <Link
            to={`/table/${invitation.table}`}
            className={classes(button.button, button.primary)}
            aria-label={nameWith(t.notices.come, t.notices.comeOf({ name }))}
          >
            {t.notices.come}
          </Link>
          <Button look="quiet" onClick={() => void decline()}>
            {t.notices.notNow}
          </Button>
        </>
      }
    >
      {t.notices.invites({ name, game: gameName(invitation.game) })}{" "}
      {t.notices.room({ count: invitation.free })}
    </Banner>
  );
}

interface AskedToClubProps {
  club: ClubAsks;
  onDone: () => Promise<void>;
}

function AskedToClub({ club: { club, name, by }, onDone }: AskedToClubProps) {
  const t = useMessages();
  const action = useAsyncAction();
  const join = () =>
    action.run(async () => {
      await clubs.joinClub({ club });
      say(t.notices.joined({ club: name }));
      go(`/group/${club}`);
      await onDone();
    });
  const decline = () =>
    action.run(async () => {
      await clubs.declineClub(club);
      await onDone();
    });
  return (
    <Banner
      action={
        <>
          <Button
            look="primary"
            aria-label={nameWith(t.notices.join, t.notices.joinOf({ club: name }))}
            onClick={join}
          >
            {t.notices.join}
          </Button>
          <Button
            look="quiet"
            aria-label={nameWith(t.notices.decline, t.notices.declineOf({ club: name }))}
            onClick={decline}
          >
            {t.notices.decline}
          </Button>
        </>
      }
    >
      {t.notices.asksToGroup({ name: by.name, club: name })}
      <Problem problem={action.problem} />
    </Banner>
  );
}

function Asks({ name, onDone }: { name: string; onDone: () => void }) {
  const t = useMessages();
  return (
    <Banner
      action={
        <>
          <Link to="/people" className={button.button ?? ""} onClick={onDone}>
            {t.notices.look}
          </Link>
          <Button look="quiet" onClick={onDone}>
            {t.common.close}
          </Button>
        </>
      }
    >
      {t.notices.asks({ name })}
    </Banner>
  );
}
