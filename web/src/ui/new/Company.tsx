import { useMessages } from "../../i18n/use";
import { Card } from "../common/Card";
import { Choices } from "../common/Choices";
import { Select } from "../common/Select";
import { Switch } from "../common/Switch";
import { entry } from "../common/words";
import style from "./Company.module.css";
import { type ClockName, type Draft, REACTIONS } from "./draft";

const CLOCK_NAMES: ClockName[] = ["none", "relaxed", "fast", "strict", "days"];

/** The clock, who may come and look on, what may be read again, and what counts. */
export function Company({ draft, onDraft }: { draft: Draft; onDraft: (draft: Draft) => void }) {
  const t = useMessages();
  const words = t.newTable;
  const set = (change: Partial<Draft>) => onDraft({ ...draft, ...change });
  return (
    <Card title={words.time}>
      <div className={style.columns}>
        <Choices
          legend={words.clock}
          help={words.clockHelp}
          value={draft.clock}
          options={CLOCK_NAMES.map((value) => ({ value, ...words.clocks[value] }))}
          onValue={(clock) => set({ clock })}
        />
        <Choices
          legend={words.memory}
          help={words.memoryHelp}
          value={draft.memory}
          options={(["none", "round", "log"] as const).map((value) => ({
            value,
            ...words.memories[value],
          }))}
          onValue={(memory) => set({ memory })}
        />
        <Choices
          legend={words.visible}
          value={draft.public ? "public" : "link"}
          options={[
            { value: "link", label: words.link, help: words.linkHelp },
            { value: "public", label: words.public, help: words.publicHelp },
          ]}
          onValue={(value) => set({ public: value === "public" })}
        />
        <Choices
          legend={words.watching}
          value={draft.watching}
          options={(["open", "delayed", "closed"] as const).map((value) => ({
            value,
            ...words.watchings[value],
          }))}
          onValue={(watching) => set({ watching })}
        />
      </div>
      {draft.game === "forty-thieves" ? (
        <Select
          label={words.reaction}
          help={words.reactionHelp}
          value={String(draft.reaction)}
          options={REACTIONS.map((ms) => ({
            value: String(ms),
            label: entry(words.reactions, `r${ms}`) ?? String(ms),
          }))}
          onValue={(ms) => set({ reaction: Number(ms) })}
        />
      ) : null}
      <Switch
        label={words.rated}
        help={words.ratedHelp}
        checked={draft.rated}
        onValue={(rated) => set({ rated })}
      />
    </Card>
  );
}
