import { useEffect } from "react";
import { useQuery } from "../../hooks/useQuery";
import { useAllMessages } from "../../i18n/use";
import * as clubs from "../../net/clubs";
import { tableConnection } from "../../net/tableConnection";
import { sessionStore } from "../../store/session";
import { useStore } from "../../store/store";
import { Page } from "../../widgets/Page";
import { Problem } from "../../widgets/Problem";
import { Skeleton } from "../../widgets/Skeleton";
import { ClubGamesCard } from "./ClubGamesCard";
import { ClubInvite } from "./ClubInvite";
import { ClubLink } from "./ClubLink";
import { ClubMeeting } from "./ClubMeeting";
import { ClubMembers } from "./ClubMembers";
import { ClubSettings } from "./ClubSettings";
import style from "./Clubs.module.css";
import { ClubTable } from "./ClubTable";

/** A group: its table, what it has played, who is in it. */
export function ClubScreen({ id }: { id: string }) {
  const t = useAllMessages();
  const { me } = useStore(sessionStore);
  const { value: club, problem, again } = useQuery(() => clubs.fetchClub(id), [id, me?.id]);
  useEffect(() => tableConnection.listen(() => void again()), [again]);
  if (club === null || me === null) {
    const gone = problem?.code === "no-such-club";
    return (
      <Page title={t.clubs.title} lead={gone ? t.clubs.gone : undefined}>
        {gone ? null : <Problem problem={problem} onRetry={again} />}
        {problem === null ? <Skeleton lines={6} /> : null}
      </Page>
    );
  }
  const given = { club, me: me.id, onChange: again };
  const owner = club.members.find((one) => one.id === club.owner)?.name ?? "";
  return (
    <Page
      title={club.name}
      lead={club.owner === me.id ? t.clubs.leadMine : t.clubs.lead({ owner })}
      wide
    >
      <div className={style.columns} data-club>
        <div className={style.column}>
          <ClubTable {...given} />
          <ClubGamesCard {...given} />
        </div>
        <div className={style.column}>
          <ClubMeeting key={JSON.stringify(club.meeting)} {...given} />
          <ClubMembers {...given} />
          <ClubInvite {...given} />
          <ClubLink {...given} />
          <ClubSettings {...given} />
        </div>
      </div>
    </Page>
  );
}
