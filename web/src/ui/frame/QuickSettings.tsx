// What one changes in the middle of a game: everything holds at once, and nothing is left for it.

import { Suspense } from "react";
import { useDeed } from "../../hooks/useDeed";
import { useMessages } from "../../i18n/use";
import * as api from "../../net/api";
import { hear } from "../../sound/hearing";
import type { Following } from "../../store/following";
import { PACES, type Pace } from "../../store/pace";
import { Link } from "../../store/route";
import { session } from "../../store/session";
import { change, settings } from "../../store/settings";
import { useStore } from "../../store/store";
import type { Followed } from "../../store/table";
import { moduleOf } from "../../table/registry";
import { Choices } from "../../widgets/Choices";
import { Dialog } from "../../widgets/Dialog";
import { Problem } from "../../widgets/Problem";
import { Switch } from "../../widgets/Switch";
import { Languages } from "../home/Languages";
import style from "./QuickSettings.module.css";

interface Props {
  following: Following;
  onClose: () => void;
}

/** The host sets the pace of a table; where only bots play besides, whoever sits there. */
export function maySetPace({ lobby, seat }: Followed, me: string | null): boolean {
  if (lobby === null || lobby.status !== "playing" || seat === null || lobby.lesson !== null) {
    return false;
  }
  const alone = lobby.seats.every(
    ({ person }, at) => at === seat || person === null || person === me,
  );
  return lobby.host === me || alone;
}

export default function QuickSettings({ following, onClose }: Props) {
  const t = useMessages();
  const now = useStore(settings);
  const lobby = useStore(following.state).lobby;
  const { QuickSettings: Own } = moduleOf(lobby?.game ?? "");
  return (
    <Dialog title={t.pace.quick} onClose={onClose}>
      <div className={style.panel}>
        <PaceChoice following={following} />
        <Volume volume={now.volume} />
        {Own !== null && (
          <Suspense fallback={null}>
            <Own />
          </Suspense>
        )}
        <Choices
          legend={t.settings.theme}
          inline
          value={now.theme}
          options={(["system", "night", "day"] as const).map((value) => ({
            value,
            label: t.settings.themes[value],
          }))}
          onValue={(theme) => change({ theme })}
        />
        <Languages />
        {lobby?.hints && (
          <Switch label={t.pace.hints} checked={now.hints} onValue={(hints) => change({ hints })} />
        )}
        <Switch
          label={t.pace.reactions}
          checked={now.reactions}
          onValue={(reactions) => change({ reactions })}
        />
        {"vibrate" in navigator && (
          <Switch
            label={t.pace.haptics}
            checked={now.haptics}
            onValue={(haptics) => change({ haptics })}
          />
        )}
        <Link to="/settings">{t.pace.more}</Link>
      </div>
    </Dialog>
  );
}

function PaceChoice({ following }: { following: Following }) {
  const t = useMessages();
  const table = useStore(following.state);
  const { me } = useStore(session);
  const own = useStore(settings).pace;
  const deed = useDeed();
  const may = maySetPace(table, me?.id ?? null);
  const choose = (pace: Pace) => {
    change({ pace });
    if (may) deed.run(async () => void (await api.changePace(table.id, pace)));
  };
  const label = (pace: Pace) => (!may && pace === "normal" ? t.pace.asTable : t.pace.paces[pace]);
  return (
    <>
      <Choices
        legend={t.pace.title}
        help={may ? t.pace.tap : `${t.pace.ownHelp} ${t.pace.tap}`}
        inline
        value={may && own === "normal" ? (table.lobby?.pace ?? own) : own}
        options={PACES.map((value) => ({ value, label: label(value) }))}
        onValue={choose}
      />
      <Problem problem={deed.problem} />
    </>
  );
}

function Volume({ volume }: { volume: number }) {
  const t = useMessages();
  return (
    <label className={style.volume}>
      <span>{t.settings.sound}</span>
      <input
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={volume}
        onChange={(event) => change({ volume: Number(event.target.value) })}
        onPointerUp={() => void hear([{ voice: "yours", at: 0 }], 0, settings.get().volume)}
      />
    </label>
  );
}
