// Playing without a net: keep the program, play on this device, and what was played there.

import { useAllMessages } from "../../i18n/use";
import { IS_PLAIN } from "../../net/device/address";
import { Page } from "../../widgets/Page";
import { GamesHere } from "./GamesHere";
import { KeepHere } from "./KeepHere";
import style from "./Offline.module.css";
import { PlayHere } from "./PlayHere";

export function Offline() {
  const t = useAllMessages();
  return (
    <Page title={t.alone.title} lead={IS_PLAIN ? t.alone.leadPlain : t.alone.lead} wide>
      <div className={style.columns}>
        <PlayHere />
        <KeepHere />
      </div>
      <GamesHere />
    </Page>
  );
}
