import { useMessages } from "../../i18n/use";
import { session } from "../../store/session";
import { settings } from "../../store/settings";
import { useStore } from "../../store/store";
import { Page } from "../../widgets/Page";
import { Skeleton } from "../../widgets/Skeleton";
import { YourName } from "../home/YourName";
import { Account } from "./Account";
import { day } from "./numbers";
import { Medal } from "./Medal";
import { MyData } from "./MyData";
import { MyTables } from "./MyTables";
import { Ratings } from "./Ratings";
import style from "./You.module.css";

/** Who I am, what I play, how strong I am. */
export function You() {
  const t = useMessages();
  const { me } = useStore(session);
  const { language } = useStore(settings);
  if (me === null) {
    return (
      <Page title={t.you.title}>
        <Skeleton lines={6} />
      </Page>
    );
  }
  const who = me.account === null ? t.you.guest : t.you.account({ account: me.account });
  return (
    <Page
      title={t.you.title}
      lead={`${who} ${t.you.since({ date: day(me.created, language) })}`}
      sign={<Medal name={me.name} />}
      beside={<YourName />}
      wide
    >
      <div className={style.columns}>
        <div className={style.column}>
          <MyTables me={me.id} />
        </div>
        <div className={style.column}>
          <Ratings key={me.id} person={me.id} />
          <Account me={me} />
          <MyData me={me} />
        </div>
      </div>
    </Page>
  );
}
