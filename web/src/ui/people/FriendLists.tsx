import { useState } from "react";
import type { Friend } from "../../generated/api";
import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useAllMessages } from "../../i18n/use";
import { nameWith } from "../../naming/words";
import * as api from "../../net/api";
import { settingsStore } from "../../store/settings";
import { useStore } from "../../store/store";
import { Button } from "../../widgets/Button";
import { Card } from "../../widgets/Card";
import { ConfirmDialog } from "../../widgets/ConfirmDialog";
import { EmptyState } from "../../widgets/EmptyState";
import { Problem } from "../../widgets/Problem";
import { say } from "../../widgets/toastStore";
import list from "../home/List.module.css";
import { day } from "../you/numbers";
import { BlockButton } from "./BlockButton";
import type { CircleProps } from "./circle";
import { PersonLine } from "./PersonLine";

/** Who asks to be a friend, and who is one. */
export function FriendLists({ circle, onChange }: CircleProps) {
  const t = useAllMessages();
  const { language } = useStore(settingsStore);
  const action = useAsyncAction();
  const [leaving, setLeaving] = useState<Friend | null>(null);
  const asking = circle.friends.filter((one) => one.tie === "asks");
  const others = circle.friends.filter((one) => one.tie !== "asks");
  const end = (person: string) =>
    action.run(async () => {
      await api.unfriend(person);
      await onChange();
    });
  const accept = ({ id: person, name }: Friend) =>
    action.run(async () => {
      await api.befriend({ person });
      say(t.friends.now({ name }));
      await onChange();
    });
  return (
    <>
      <Problem problem={action.problem} />
      {asking.length === 0 ? null : (
        <Card title={t.friends.requests}>
          <ul className={list.list}>
            {asking.map((one) => (
              <PersonLine key={one.id} id={one.id} name={one.name}>
                <Button
                  look="primary"
                  aria-label={nameWith(t.friends.accept, t.friends.acceptOf(one))}
                  onClick={() => accept(one)}
                >
                  {t.friends.accept}
                </Button>
                <Button
                  aria-label={nameWith(t.friends.decline, t.friends.declineOf(one))}
                  onClick={() => end(one.id)}
                >
                  {t.friends.decline}
                </Button>
                <BlockButton person={one} onDone={onChange} />
              </PersonLine>
            ))}
          </ul>
        </Card>
      )}
      <Card plain title={t.friends.friends}>
        {others.length === 0 ? (
          <EmptyState title={t.friends.none}>
            <p>{t.friends.noneHelp}</p>
          </EmptyState>
        ) : null}
        <ul className={list.list}>
          {others.map((one) =>
            one.tie === "asked" ? (
              <PersonLine key={one.id} id={one.id} name={one.name} fact={t.friends.waiting}>
                <Button
                  look="quiet"
                  aria-label={nameWith(t.friends.takeBack, t.friends.takeBackOf(one))}
                  onClick={() => end(one.id)}
                >
                  {t.friends.takeBack}
                </Button>
              </PersonLine>
            ) : (
              <PersonLine
                key={one.id}
                id={one.id}
                name={one.name}
                fact={t.friends.since({ date: day(one.at, language) })}
              >
                <Button
                  look="quiet"
                  aria-label={nameWith(t.friends.remove, t.friends.removeOf(one))}
                  onClick={() => setLeaving(one)}
                >
                  {t.friends.remove}
                </Button>
                <BlockButton person={one} onDone={onChange} />
              </PersonLine>
            ),
          )}
        </ul>
      </Card>
      {leaving === null ? null : (
        <ConfirmDialog
          title={t.friends.removeOf(leaving)}
          yes={t.friends.remove}
          onYes={async () => {
            await api.unfriend(leaving.id);
            setLeaving(null);
            await onChange();
          }}
          onClose={() => setLeaving(null)}
        >
          <p>{t.friends.removeHelp}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
