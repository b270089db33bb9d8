import { useEffect } from "react";
import { useAllMessages } from "../../i18n/use";
import { enterHall, houseStore, tablesOf } from "../../store/hall";
import { Link } from "../../store/route";
import { useStore } from "../../store/store";
import button from "../../widgets/Button.module.css";
import { Page } from "../../widgets/Page";
import { Skeleton } from "../../widgets/Skeleton";
import { FinishedTables } from "./FinishedTables";
import style from "./HallScreen.module.css";
import { QuickMatch } from "./QuickMatch";
import { RunningTables } from "./RunningTables";
import { WaitingTables } from "./WaitingTables";
import { WhoIsHere } from "./WhoIsHere";

/** The living lobby: who is here, whom one can join, what one can watch. */
export function HallScreen() {
  const t = useAllMessages();
  const house = useStore(houseStore);
  useEffect(enterHall, []);
  return (
    <Page
      title={t.hall.title}
      lead={t.hall.lead}
      beside={
        <Link to="/leaders" className={button.button ?? ""}>
          {t.hall.leaders.link}
        </Link>
      }
      wide
    >
      <QuickMatch looking={house?.looking ?? []} />
      {house === null ? (
        <Skeleton lines={6} />
      ) : (
        <>
          <WhoIsHere here={house.here} names={house.names} />
          <RunningTables games={tablesOf(house, "running")} />
          <div className={style.columns}>
            <WaitingTables tables={tablesOf(house, "waiting")} />
            <FinishedTables games={tablesOf(house, "finished")} />
          </div>
        </>
      )}
    </Page>
  );
}
