import { Suspense } from "react";
import { useAlone } from "../../hooks/useAlone";
import { useAllMessages } from "../../i18n/use";
import { playSounds } from "../../sound/speaker";
import { PACES } from "../../store/pace";
import { sessionStore } from "../../store/session";
import { changeSettings, NORMAL_VOLUME, settingsStore } from "../../store/settings";
import { useStore } from "../../store/store";
import { knownGames, moduleOf } from "../../table/registry";
import { Page } from "../../widgets/Page";
import { RadioGroup } from "../../widgets/RadioGroup";
import { Switch } from "../../widgets/Switch";
import { Languages } from "../home/Languages";
import { NotificationSetting } from "../notify/NotificationSetting";
import { TokensCard } from "../you/TokensCard";
import { Group } from "./Group";
import style from "./SettingsScreen.module.css";
import { ThemePicture } from "./ThemePicture";

const VOLUMES = [
  { value: "off", volume: 0 },
  { value: "soft", volume: 0.25 },
  { value: "normal", volume: NORMAL_VOLUME },
  { value: "loud", volume: 1 },
] as const;

/** How somebody likes it; every choice holds at once. */
export function SettingsScreen() {
  const t = useAllMessages();
  const now = useStore(settingsStore);
  const { settings: words, table } = t;
  const { me } = useStore(sessionStore);
  const alone = useAlone();
  return (
    <Page title={words.title} lead={words.lead} wide>
      <div className={style.groups}>
        <div className={style.column}>
          <Group picture="look" title={words.groups.look}>
            <Languages />
            <RadioGroup
              legend={words.theme}
              inline
              value={now.theme}
              options={(["system", "night", "day"] as const).map((value) => ({
                value,
                label: (
                  <span className={style.theme}>
                    <ThemePicture theme={value} />
                    {words.themes[value]}
                  </span>
                ),
              }))}
              onValue={(theme) => changeSettings({ theme })}
            />
            <RadioGroup
              legend={words.text}
              inline
              value={now.text}
              options={(["normal", "large"] as const).map((value) => ({
                value,
                label: words.texts[value],
              }))}
              onValue={(text) => changeSettings({ text })}
            />
          </Group>
          <Group picture="sound" title={words.groups.sound}>
            <RadioGroup
              legend={words.sound}
              help={words.soundHelp}
              inline
              value={VOLUMES.find(({ volume }) => volume === now.volume)?.value ?? "normal"}
              options={VOLUMES.map(({ value }) => ({ value, label: words.volumes[value] }))}
              onValue={(value) => {
                const volume = VOLUMES.find((one) => one.value === value)?.volume ?? NORMAL_VOLUME;
                changeSettings({ volume });
                void playSounds([{ voice: "yours", at: 0 }], 0, volume);
              }}
            />
            <Switch
              label={t.pace.reactions}
              checked={now.reactions}
              onValue={(reactions) => changeSettings({ reactions })}
            />
            <Switch
              label={t.pace.haptics}
              checked={now.haptics}
              onValue={(haptics) => changeSettings({ haptics })}
            />
            {alone ? null : <NotificationSetting titled={false} />}
          </Group>
        </div>
        <div className={style.column}>
          <Group picture="table" title={words.groups.table}>
            <RadioGroup
              legend={t.pace.title}
              help={t.pace.help}
              inline
              value={now.pace}
              options={PACES.map((value) => ({ value, label: t.pace.paces[value] }))}
              onValue={(pace) => changeSettings({ pace })}
            />
            <RadioGroup
              legend={words.motion}
              help={words.motionHelp}
              inline
              value={now.motion}
              options={(["system", "full", "reduced"] as const).map((value) => ({
                value,
                label: words.motions[value],
              }))}
              onValue={(motion) => changeSettings({ motion })}
            />
            {knownGames().map((game) => (
              <GameSettings key={game} game={game} />
            ))}
          </Group>
          <Group picture="keys" title={words.groups.keys}>
            <Switch
              label={table.keys}
              help={table.keysHelp}
              checked={now.keys}
              onValue={(keys) => changeSettings({ keys })}
            />
          </Group>
        </div>
      </div>
      {me === null || alone ? null : <TokensCard key={me.id} />}
    </Page>
  );
}

/** What a game lets one choose. */
function GameSettings({ game }: { game: string }) {
  const { Settings: Own } = moduleOf(game);
  return <Suspense fallback={null}>{Own === null ? null : <Own />}</Suspense>;
}
