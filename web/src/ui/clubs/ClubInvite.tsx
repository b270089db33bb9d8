import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useQuery } from "../../hooks/useQuery";
import { useAllMessages } from "../../i18n/use";
import { nameWith } from "../../naming/words";
import * as api from "../../net/api";
import * as clubs from "../../net/clubs";
import { Button } from "../../widgets/Button";
import { Card } from "../../widgets/Card";
import { Problem } from "../../widgets/Problem";
import list from "../home/List.module.css";
import { known } from "../people/circle";
import { PersonLine } from "../people/PersonLine";
import type { ClubProps } from "./props";

/** So many are shown; whoever knows more people invites them by the link. */
const MOST_SHOWN = 12;

/** Friends, and whom one met lately: each is asked to join with one press. */
export function ClubInvite({ club, onChange }: ClubProps) {
  const t = useAllMessages();
  const { value } = useQuery(() => api.fetchCircle(), []);
  const action = useAsyncAction();
  const members = new Set(club.members.map(({ id }) => id));
  const people = value === null ? [] : known(value).filter(({ id }) => !members.has(id));
  if (people.length === 0) return null;
  const invite = (person: string) =>
    action.run(async () => {
      await clubs.inviteToClub(club.id, person);
      await onChange();
    });
  return (
    <Card plain title={t.clubs.invite} help={t.clubs.inviteHelp}>
      <Problem problem={action.problem} />
      <ul className={list.list} data-known>
        {people.slice(0, MOST_SHOWN).map((one) => {
          const invited = club.invited.includes(one.id);
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
