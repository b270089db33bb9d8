import { useAllMessages } from "../../i18n/use";
import { namedStore, setNamed } from "../../store/hall";
import { useStore } from "../../store/store";
import { Card } from "../../widgets/Card";
import { Switch } from "../../widgets/Switch";
import style from "./HallScreen.module.css";

/** How many are here, and those by name who do not mind. */
export function WhoIsHere({ here, names }: { here: number; names: readonly string[] }) {
  const t = useAllMessages();
  const named = useStore(namedStore);
  return (
    <Card plain title={t.hall.here({ count: here })}>
      <div className={style.here} data-here={here}>
        <ul className={style.people} aria-label={t.hall.names}>
          {names.map((name) => (
            <li key={name} className={style.person}>
              {name}
            </li>
          ))}
        </ul>
        <div className={style.named}>
          <Switch label={t.hall.showMe} checked={named} onValue={setNamed} />
        </div>
      </div>
    </Card>
  );
}
