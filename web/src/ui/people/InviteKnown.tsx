import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useQuery } from "../../hooks/useQuery";
import { useAllMessages } from "../../i18n/use";
import { nameWith } from "../../naming/words";
import * as api from "../../net/api";
import { Button } from "../../widgets/Button";
import { Card } from "../../widgets/Card";
import { Problem } from "../../widgets/Problem";
import list from "../home/List.module.css";
import { known } from "./circle";
import { PersonLine } from "./PersonLine";

/** So many are shown; who has more friends invites them by the link. */
const MOST_SHOWN = 12;

export interface InviteKnownProps {
  table: string;
  /** Who sits there already. */
  seated: (string | null)[];
}

/** Friends, and whom one met lately: each is invited to a table with one press. */
export default function InviteKnown({ table, seated }: InviteKnownProps) {
  const t = useAllMessages();
  const { value, again } = useQuery(() => load(table), [table]);
  const action = useAsyncAction();
  const people =
    value === null
      ? []
      : known(value.circle)
          .slice(0, MOST_SHOWN)
          .filter(({ id }) => !seated.includes(id));
  if (people.length === 0) return null;
  const invite = (person: string) =>
    action.run(async () => {
      await api.invite(table, person);
      await again();
    });
  return (
    <Card plain title={t.friends.invite} help={t.friends.inviteHelp}>
      <Problem problem={action.problem} />
      <ul className={list.list} data-known>
        {people.map((one) => {
          const invited = value?.invited.includes(one.id) ?? false;
          return (
            <PersonLine
              key={one.id}
              id={one.id}
              name={one.name}
              fact={invited ? t.friends.invited : null}
            >
              {invited ? null : (
                <Button
                  aria-label={nameWith(t.friends.inviteOne, t.friends.inviteOf(one))}
                  onClick={() => invite(one.id)}
                >
                  {t.friends.inviteOne}
                </Button>
              )}
            </PersonLine>
          );
        })}
      </ul>
    </Card>
  );
}

async function load(table: string) {
  const [circle, { people }] = await Promise.all([api.fetchCircle(), api.fetchInvited(table)]);
  return { circle, invited: people };
}
