import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useAllMessages } from "../../i18n/use";
import { nameWith } from "../../naming/words";
import * as api from "../../net/api";
import { Button } from "../../widgets/Button";
import { Card } from "../../widgets/Card";
import { Problem } from "../../widgets/Problem";
import list from "../home/List.module.css";
import type { CircleProps } from "./circle";
import { PersonLine } from "./PersonLine";

/** Whom one has blocked; nothing where that is nobody. */
export function Blocked({ circle, onChange }: CircleProps) {
  const t = useAllMessages();
  const action = useAsyncAction();
  if (circle.blocked.length === 0) return null;
  const unblock = (person: string) =>
    action.run(async () => {
      await api.unblock(person);
      await onChange();
    });
  return (
    <Card title={t.friends.blocked} help={t.friends.blockedHelp}>
      <Problem problem={action.problem} />
      <ul className={list.list}>
        {circle.blocked.map((one) => (
          <PersonLine key={one.id} id={one.id} name={one.name}>
            <Button
              aria-label={nameWith(t.friends.unblock, t.friends.unblockOf(one))}
              onClick={() => unblock(one.id)}
            >
              {t.friends.unblock}
            </Button>
          </PersonLine>
        ))}
      </ul>
    </Card>
  );
}
