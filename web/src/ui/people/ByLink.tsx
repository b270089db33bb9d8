import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useQuery } from "../../hooks/useQuery";
import { useAllMessages } from "../../i18n/use";
import * as api from "../../net/api";
import { go, Link } from "../../store/route";
import { sessionStore } from "../../store/session";
import { useStore } from "../../store/store";
import { Button } from "../../widgets/Button";
import button from "../../widgets/Button.module.css";
import { Page } from "../../widgets/Page";
import { Problem } from "../../widgets/Problem";
import { Skeleton } from "../../widgets/Skeleton";
import { say } from "../../widgets/toastStore";
import { Medal } from "../you/Medal";

/** Where somebody's link leads: whose it is, and one press to be friends. */
export function ByLink({ code }: { code: string }) {
  const t = useAllMessages();
  const { me } = useStore(sessionStore);
  const { value: owner, problem, again } = useQuery(() => api.fetchLinkOwner(code), [code]);
  const action = useAsyncAction();
  if (owner === null) {
    const gone = problem?.code === "no-such-link";
    return (
      <Page title={t.friends.title} lead={gone ? t.friends.noLink : undefined}>
        {gone ? null : <Problem problem={problem} onRetry={again} />}
        {problem === null ? <Skeleton lines={3} /> : null}
      </Page>
    );
  }
  const befriend = () =>
    action.run(async () => {
      say(t.friends.now(await api.befriend({ link: code })));
      go("/people", { replace: true });
    });
  const mine = owner.id === me?.id;
  return (
    <Page
      title={mine ? t.friends.link : t.friends.fromLink(owner)}
      lead={mine ? t.friends.own : t.friends.fromLinkHelp(owner)}
      sign={<Medal name={owner.name} />}
    >
      <Problem problem={action.problem} />
      <div>
        {mine ? (
          <Link to="/people" className={button.button ?? ""}>
            {t.friends.title}
          </Link>
        ) : (
          <Button look="primary" big busy={action.busy} onClick={befriend}>
            {t.friends.beFriends}
          </Button>
        )}
      </div>
    </Page>
  );
}
