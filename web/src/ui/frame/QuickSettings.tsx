// What one changes in the middle of a game: everything holds at once, and nothing is left for it.

import { Suspense } from "react";
import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useAllMessages } from "../../i18n/use";
import * as api from "../../net/api";
import { playSounds } from "../../sound/speaker";
import type { LiveTable } from "../../store/liveTable";
import { PACES, type Pace } from "../../store/pace";
import { Link } from "../../store/route";
import { sessionStore } from "../../store/session";
import { changeSettings, settingsStore } from "../../store/settings";
import { useStore } from "../../store/store";
import { choosePace } from "../../store/tablePace";
import type { TableState } from "../../store/tableState";
import { moduleOf } from "../../table/registry";
import { Dialog } from "../../widgets/Dialog";
import { Problem } from "../../widgets/Problem";
import { RadioGroup } from "../../widgets/RadioGroup";
import { Switch } from "../../widgets/Switch";
import { Languages } from "../home/Languages";
import style from "./QuickSettings.module.css";

interface Props {
  liveTable: LiveTable;
  onClose: () => void;
}

/** The host sets the pace of a table; where only bots play besides, whoever sits there. */
export function maySetPace({ lobby, seat }: TableState, me: string | null): boolean {
  if (lobby === null || lobby.status !== "playing" || seat === null || lobby.lesson !== null) {
    return false;
  }
  const alone = lobby.seats.every(
    ({ person }, at) => at === seat || person === null || person === me,
  );
  return lobby.host === me || alone;
}

export default function QuickSettings({ liveTable, onClose }: Props) {
  const t = useAllMessages();
  const now = useStore(settingsStore);
  const lobby = useStore(liveTable.state).lobby;
  const { QuickSettings: Own } = moduleOf(lobby?.game ?? "");
  return (
    <Dialog title={t.pace.quick} onClose={onClose}>
      <div className={style.panel}>
        <PaceChoice liveTable={liveTable} />
        <Volume volume={now.volume} />
        {Own !== null && (
          <Suspense fallback={null}>
            <Own />
          </Suspense>
        )}
        <RadioGroup
          legend={t.settings.theme}
          inline
          value={now.theme}
          options={(["system", "night", "day"] as const).map((value) => ({
            value,
            label: t.settings.themes[value],
          }))}
          onValue={(theme) => changeSettings({ theme })}
        />
        <Languages />
        {lobby?.hints && (
          <Switch
            label={t.pace.hints}
            checked={now.hints}
            onValue={(hints) => changeSettings({ hints })}
          />
        )}
        <Switch
          label={t.pace.reactions}
          checked={now.reactions}
          onValue={(reactions) => changeSettings({ reactions })}
        />
        {"vibrate" in navigator && (
          <Switch
            label={t.pace.haptics}
            checked={now.haptics}
            onValue={(haptics) => changeSettings({ haptics })}
          />
        )}
        <Link to="/settings">{t.pace.more}</Link>
      </div>
    </Dialog>
  );
}

function PaceChoice({ liveTable }: { liveTable: LiveTable }) {
  const t = useAllMessages();
  const table = useStore(liveTable.state);
  const { me } = useStore(sessionStore);
  const chosen = useStore(liveTable.chosenPace);
  const own = useStore(settingsStore).pace;
  const action = useAsyncAction();
  const may = maySetPace(table, me?.id ?? null);
  const choose = (pace: Pace) => {
    choosePace(table.id, liveTable.chosenPace, pace);
    if (may) action.run(async () => void (await api.changePace(table.id, pace)));
  };
  const label = (pace: Pace) => (!may && pace === "normal" ? t.pace.asTable : t.pace.paces[pace]);
  return (
    <>
      <RadioGroup
        legend={t.pace.title}
        help={may ? t.pace.tap : `${t.pace.ownHelp} ${t.pace.tap}`}
        inline
        value={chosen ?? (may && own === "normal" ? (table.lobby?.pace ?? own) : own)}
        options={PACES.map((value) => ({ value, label: label(value) }))}
        onValue={choose}
      />
      <Problem problem={action.problem} />
    </>
  );
}

function Volume({ volume }: { volume: number }) {
  const t = useAllMessages();
  return (
    <label className={style.volume}>
      <span>{t.settings.sound}</span>
      <input
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={volume}
        onChange={(event) => changeSettings({ volume: Number(event.target.value) })}
        onPointerUp={() =>
          void playSounds([{ voice: "yours", at: 0 }], 0, settingsStore.get().volume)
        }
      />
    </label>
  );
}
