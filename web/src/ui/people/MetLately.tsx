import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useAllMessages } from "../../i18n/use";
import { gameName, nameWith } from "../../naming/words";
import * as api from "../../net/api";
import { settingsStore } from "../../store/settings";
import { useStore } from "../../store/store";
import { Button } from "../../widgets/Button";
import { Card } from "../../widgets/Card";
import { Problem } from "../../widgets/Problem";
import { say } from "../../widgets/toastStore";
import list from "../home/List.module.css";
import { day } from "../you/numbers";
import { BlockButton } from "./BlockButton";
import { type CircleProps, tieTo } from "./circle";
import { PersonLine } from "./PersonLine";

/** With whom one sat lately, and is not yet friends. */
export function MetLately({ circle, onChange }: CircleProps) {
  const t = useAllMessages();
  const { language } = useStore(settingsStore);
  const action = useAsyncAction();
  const met = circle.met.filter((one) => tieTo(circle, one.id) === "none");
  const befriend = (person: string) =>
    action.run(async () => {
      const told = await api.befriend({ person });
      say(t.friends.asked(told));
      await onChange();
    });
  return (
    <Card plain title={t.friends.met}>
      <Problem problem={action.problem} />
      {met.length === 0 ? <p className={list.quiet}>{t.friends.metNobody}</p> : null}
      <ul className={list.list}>
        {met.map((one) => (
          <PersonLine
            key={one.id}
            id={one.id}
            name={one.name}
            fact={t.friends.metAt({ game: gameName(one.game), date: day(one.at, language) })}
          >
            <Button
              aria-label={nameWith(t.friends.befriend, t.friends.befriendOf(one))}
              onClick={() => befriend(one.id)}
            >
              {t.friends.befriend}
            </Button>
            <BlockButton person={one} onDone={onChange} />
          </PersonLine>
        ))}
      </ul>
    </Card>
  );
}
