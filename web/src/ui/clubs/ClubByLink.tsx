import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useQuery } from "../../hooks/useQuery";
import { useAllMessages } from "../../i18n/use";
import * as clubs from "../../net/clubs";
import { go } from "../../store/route";
import { Button } from "../../widgets/Button";
import { Page } from "../../widgets/Page";
import { Problem } from "../../widgets/Problem";
import { Skeleton } from "../../widgets/Skeleton";
import { say } from "../../widgets/toastStore";
import { Medal } from "../you/Medal";

/** Where a group's link leads: which group it is, and one press to join. */
export function ClubByLink({ code }: { code: string }) {
  const t = useAllMessages();
  const { value: club, problem, again } = useQuery(() => clubs.fetchClubOfLink(code), [code]);
  const action = useAsyncAction();
  if (club === null) {
    const gone = problem?.code === "no-such-link";
    return (
      <Page title={t.clubs.title} lead={gone ? t.clubs.noLink : undefined}>
        {gone ? null : <Problem problem={problem} onRetry={again} />}
        {problem === null ? <Skeleton lines={3} /> : null}
      </Page>
    );
  }
  const join = () =>
    action.run(async () => {
      const { id } = await clubs.joinClub({ link: code });
      say(t.notices.joined({ club: club.name }));
      go(`/group/${id}`, { replace: true });
    });
  return (
    <Page
      title={t.clubs.fromLink({ club: club.name })}
      lead={t.clubs.fromLinkHelp({ owner: club.owner.name, count: club.members })}
      sign={<Medal name={club.name} />}
    >
      <Problem problem={action.problem} />
      <div>
        <Button look="primary" big busy={action.busy} onClick={join}>
          {t.notices.join}
        </Button>
      </div>
    </Page>
  );
}
