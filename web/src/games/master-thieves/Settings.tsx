import { change, settings } from "../../store/settings";
import { useStore } from "../../store/store";
import { Choices } from "../../widgets/Choices";
import { useMasterMessages } from "./words";

/** How the box is drawn. */
export function Settings() {
  const { settings: words } = useMasterMessages().master;
  const now = useStore(settings);
  return (
    <>
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
    </>
  );
}

type Sight = "auto" | "flat" | "unfolded" | "solid";

/** How the box is seen, in the middle of a game. */
export function QuickSettings() {
  const { settings: words } = useMasterMessages().master;
  const now = useStore(settings);
  const options = (["auto", "flat", "unfolded", "solid"] as const).map((value) => ({
    value,
    label: value === "auto" ? words.boxes.auto : words.sights[value],
  }));
  return (
    <Choices<Sight>
      legend={words.sight}
      inline
      value={now.unfolded ? "unfolded" : now.box}
      options={options}
      onValue={(value) =>
        change(value === "unfolded" ? { unfolded: true } : { unfolded: false, box: value })
      }
    />
  );
}
