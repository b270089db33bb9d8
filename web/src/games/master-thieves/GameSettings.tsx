import { changeSettings, settingsStore } from "../../store/settings";
import { useStore } from "../../store/store";
import { RadioGroup } from "../../widgets/RadioGroup";
import { useMasterMessages } from "./words";

/** How the box is drawn. */
export function GameSettings() {
  const { settings: words } = useMasterMessages().master;
  const now = useStore(settingsStore);
  return (
    <>
      <RadioGroup
        legend={words.box}
        help={words.boxHelp}
        inline
        value={now.box}
        options={(["auto", "solid", "flat"] as const).map((value) => ({
          value,
          label: words.boxes[value],
        }))}
        onValue={(box) => changeSettings({ box })}
      />
      {now.box !== "flat" && (
        <RadioGroup
          legend={words.detail}
          help={words.detailHelp}
          inline
          value={now.detail}
          options={(["auto", "full", "light"] as const).map((value) => ({
            value,
            label: words.details[value],
          }))}
          onValue={(detail) => changeSettings({ detail })}
        />
      )}
    </>
  );
}

type Sight = "auto" | "flat" | "unfolded" | "solid";

/** How the box is seen, in the middle of a game. */
export function GameQuickSettings() {
  const { settings: words } = useMasterMessages().master;
  const now = useStore(settingsStore);
  const options = (["auto", "flat", "unfolded", "solid"] as const).map((value) => ({
    value,
    label: value === "auto" ? words.boxes.auto : words.sights[value],
  }));
  return (
    <RadioGroup<Sight>
      legend={words.sight}
      inline
      value={now.unfolded ? "unfolded" : now.box}
      options={options}
      onValue={(value) =>
        changeSettings(value === "unfolded" ? { unfolded: true } : { unfolded: false, box: value })
      }
    />
  );
}
