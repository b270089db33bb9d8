import { useAllMessages } from "../../i18n/use";
import { Link } from "../../store/route";
import { sessionStore } from "../../store/session";
import { settingsStore } from "../../store/settings";
import { useStore } from "../../store/store";
import button from "../../widgets/Button.module.css";
import { Card } from "../../widgets/Card";
import { Page } from "../../widgets/Page";
import { Skeleton } from "../../widgets/Skeleton";
import { YourName } from "../home/YourName";
import { PeopleCard } from "../people/PeopleCard";
import { AccountCard } from "./AccountCard";
import { Medal } from "./Medal";
import { MyData } from "./MyData";
import { MyTables } from "./MyTables";
import { day } from "./numbers";
import { RatingsCard } from "./RatingsCard";
import style from "./You.module.css";

/** Who I am, what I play, how strong I am. */
export function You() {
  const t = useAllMessages();
  const { me } = useStore(sessionStore);
  const { language } = useStore(settingsStore);
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
          <Card title={t.studies.title} help={t.studies.lead}>
            <Link to="/study" className={button.button ?? ""}>
              {t.studies.yours}
            </Link>
          </Card>
        </div>
        <div className={style.column}>
          <PeopleCard me={me.id} />
          <RatingsCard key={me.id} person={me.id} />
          <AccountCard me={me} />
          <MyData me={me} />
        </div>
      </div>
    </Page>
  );
}
