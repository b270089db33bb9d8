import { useMessages } from "../../i18n/use";
import { hear } from "../../sound/hearing";
import { PACES } from "../../store/pace";
import { change, NORMAL_VOLUME, settings } from "../../store/settings";
import { useStore } from "../../store/store";
import { Card } from "../common/Card";
import { Choices } from "../common/Choices";
import { Page } from "../common/Page";
import { Switch } from "../common/Switch";
import { Languages } from "../home/Languages";
import { TellMe } from "../notify/TellMe";

const VOLUMES = [
  { value: "off", volume: 0 },
  { value: "soft", volume: 0.25 },
  { value: "normal", volume: NORMAL_VOLUME },
  { value: "loud", volume: 1 },
] as const;

/** How somebody likes it; every choice holds at once. */
export function Settings() {
  const t = useMessages();
  const now = useStore(settings);
  const words = t.settings;
  return (
    <Page title={words.title} lead={words.lead}>
      <Card>
        <Languages />
      </Card>
      <Card>
        <Choices
          legend={words.theme}
          inline
          value={now.theme}
          options={(["system", "night", "day"] as const).map((value) => ({
            value,
            label: words.themes[value],
          }))}
          onValue={(theme) => change({ theme })}
        />
        <Choices
          legend={words.text}
          inline
          value={now.text}
          options={(["normal", "large"] as const).map((value) => ({
            value,
            label: words.texts[value],
          }))}
          onValue={(text) => change({ text })}
        />
      </Card>
      <Card>
        <Choices
          legend={words.motion}
          help={words.motionHelp}
          inline
          value={now.motion}
          options={(["system", "full", "reduced"] as const).map((value) => ({
            value,
            label: words.motions[value],
          }))}
          onValue={(motion) => change({ motion })}
        />
        <Choices
          legend={t.pace.title}
          help={t.pace.help}
          inline
          value={now.pace}
          options={PACES.map((value) => ({ value, label: t.pace.paces[value] }))}
          onValue={(pace) => change({ pace })}
        />
      </Card>
      <Card>
        <Choices
          legend={words.box}
          help={words.boxHelp}
          inline
          value={now.box}
          options={(["auto", "solid", "flat"] as const).map((value) => ({
            value,
            label: words.boxes[value],
          }))}
          onValue={(box) => change({ box })}
        />
        {now.box !== "flat" && (
          <Choices
            legend={words.detail}
            help={words.detailHelp}
            inline
            value={now.detail}
            options={(["auto", "full", "light"] as const).map((value) => ({
              value,
              label: words.details[value],
            }))}
            onValue={(detail) => change({ detail })}
          />
        )}
      </Card>
      <Card>
        <Choices
          legend={words.sound}
          help={words.soundHelp}
          inline
          value={VOLUMES.find(({ volume }) => volume === now.volume)?.value ?? "normal"}
          options={VOLUMES.map(({ value }) => ({ value, label: words.volumes[value] }))}
          onValue={(value) => {
            const volume = VOLUMES.find((one) => one.value === value)?.volume ?? NORMAL_VOLUME;
            change({ volume });
            void hear([{ voice: "yours", at: 0 }], 0, volume);
          }}
        />
      </Card>
      <Card>
        <Switch
          label={words.letters}
          help={words.lettersHelp}
          checked={now.letters}
          onValue={(letters) => change({ letters })}
        />
        <Switch
          label={words.keys}
          help={words.keysHelp}
          checked={now.keys}
          onValue={(keys) => change({ keys })}
        />
      </Card>
      <TellMe titled={false} />
    </Page>
  );
}
