import { useEffect } from "react";
import { useQuery } from "../../hooks/useQuery";
import { useAllMessages } from "../../i18n/use";
import * as api from "../../net/api";
import { tableConnection } from "../../net/tableConnection";
import { sessionStore } from "../../store/session";
import { useStore } from "../../store/store";
import { Page } from "../../widgets/Page";
import { Problem } from "../../widgets/Problem";
import { Skeleton } from "../../widgets/Skeleton";
import { ClubsCard } from "../clubs/ClubsCard";
import { AskFriend } from "./AskFriend";
import { Blocked } from "./Blocked";
import { FriendLink } from "./FriendLink";
import { FriendLists } from "./FriendLists";
import { MetLately } from "./MetLately";
import style from "./PeopleScreen.module.css";

/** Friends, requests, whom one met lately, and whom one has blocked. */
export function PeopleScreen() {
  const t = useAllMessages();
  const { me } = useStore(sessionStore);
  const { value, problem, again } = useQuery(() => api.fetchCircle(), [me?.id]);
  // Who gives the link away sees at once that somebody has come by it.
  useEffect(() => tableConnection.listen(() => void again()), [again]);
  return (
    <Page title={t.friends.title} lead={t.friends.lead} wide>
      <Problem problem={problem} onRetry={again} />
      {value === null ? (
        problem === null && <Skeleton lines={6} />
      ) : (
        <div className={style.columns}>
          <div className={style.column}>
            <FriendLists circle={value} onChange={again} />
            <MetLately circle={value} onChange={again} />
          </div>
          <div className={style.column}>
            <ClubsCard />
            <AskFriend onChange={again} />
            <FriendLink code={value.link} onChange={again} />
            <Blocked circle={value} onChange={again} />
          </div>
        </div>
      )}
    </Page>
  );
}
