import type { GameDetails } from "../../generated/api";
import { useAllMessages } from "../../i18n/use";
import { entry } from "../../naming/entry";
import { fieldHelp, fieldLabel, valueLabel } from "../../naming/words";
import { PACES } from "../../store/pace";
import { moduleOf } from "../../table/registry";
import { RadioGroup } from "../../widgets/RadioGroup";
import { Select } from "../../widgets/Select";
import { Switch } from "../../widgets/Switch";
import { withChange } from "./differences";
import { type ClockName, companionsOf, DAYS, type Draft, REACTIONS, rulesOf } from "./draft";
import style from "./TableSettings.module.css";

const CLOCK_NAMES: ClockName[] = ["none", "relaxed", "fast", "strict", "days"];

export interface TableSettingsProps {
  details: GameDetails;
  draft: Draft;
  onDraft: (draft: Draft) => void;
}

/** The pace, the clock, who may come and look on, what may be read again, and what counts. */
export function TableSettings({ details, draft, onDraft }: TableSettingsProps) {
  const t = useAllMessages();
  const words = t.newTable;
  const shares = companionsOf(draft).length > 0;
  const set = (change: Partial<Draft>) => onDraft({ ...draft, ...change });
  return (
    <>
      <RadioGroup
        legend={t.pace.title}
        help={t.people.paceHelp}
        inline
        value={draft.pace}
        options={PACES.map((value) => ({ value, label: t.pace.paces[value] }))}
        onValue={(pace) => set({ pace })}
      />
      <div className={style.columns}>
        <div className={style.column}>
          <RadioGroup
            legend={words.clock}
            help={words.clockHelp}
            value={draft.clock}
            options={CLOCK_NAMES.map((value) => ({ value, ...words.clocks[value] }))}
            onValue={(clock) => set({ clock })}
          />
          {draft.clock === "days" ? (
            <Select
              label={words.clocks.days.label}
              hideLabel
              value={String(draft.days)}
              options={DAYS.map((days) => ({
                value: String(days),
                label: t.common.clock.days({ days }),
              }))}
              onValue={(days) => set({ days: Number(days) })}
            />
          ) : null}
        </div>
        <RadioGroup
          legend={words.memory}
          help={words.memoryHelp}
          value={draft.memory}
          options={(["none", "round", "log"] as const).map((value) => ({
            value,
            ...words.memories[value],
          }))}
          onValue={(memory) => set({ memory })}
        />
        <RadioGroup
          legend={words.visible}
          help={words.visibleHelp}
          value={draft.public ? "public" : "link"}
          options={[
            { value: "link", label: words.link, help: words.linkHelp },
            { value: "public", label: words.public, help: words.publicHelp },
          ]}
          onValue={(value) => set({ public: value === "public" })}
        />
        <RadioGroup
          legend={words.watching}
          help={words.watchingHelp}
          value={draft.watching}
          options={(["open", "delayed", "closed"] as const).map((value) => ({
            value,
            ...words.watchings[value],
          }))}
          onValue={(watching) => set({ watching })}
        />
      </div>
      <CompanyField details={details} draft={draft} onDraft={onDraft} />
      {moduleOf(draft.game).reactions ? (
        <div className={style.pause}>
          <Select
            label={words.reaction}
            help={shares ? t.hotseat.pauseOff : words.reactionHelp}
            value={shares ? "0" : String(draft.reaction)}
            disabled={shares}
            options={REACTIONS.map((ms) => ({
              value: String(ms),
              label: entry(words.reactions, `r${ms}`) ?? String(ms),
            }))}
            onValue={(ms) => set({ reaction: Number(ms) })}
          />
        </div>
      ) : null}
      <div className={style.switches}>
        <Switch
          label={words.rated}
          help={shares ? t.hotseat.ratedOff : words.ratedHelp}
          checked={draft.rated && !shares}
          disabled={shares}
          onValue={(rated) => set({ rated })}
        />
        <Switch
          label={words.hints}
          help={draft.rated ? words.hintsRated : words.hintsHelp}
          checked={draft.hints && !draft.rated}
          disabled={draft.rated}
          onValue={(hints) => set({ hints })}
        />
        <Switch
          label={t.people.notes}
          help={t.people.notesHelp}
          checked={draft.notes}
          onValue={(notes) => set({ notes })}
        />
        <Switch
          label={t.people.score}
          help={t.people.scoreHelp}
          checked={draft.score}
          onValue={(score) => set({ score })}
        />
        {details.beacon ? (
          <Switch
            label={t.end.beacon}
            help={words.beaconHelp}
            checked={draft.beacon}
            onValue={(beacon) => set({ beacon })}
          />
        ) : null}
      </div>
    </>
  );
}

/** A rule that tables often choose for themselves: it stands here, and among all others below. */
function CompanyField({ details, draft, onDraft }: TableSettingsProps) {
  const t = useAllMessages();
  const { companyField } = moduleOf(details.name);
  const choice = details.fields.find((field) => field.name === companyField);
  if (choice === undefined) return null;
  const base = details.rulesets[draft.edition] ?? {};
  return (
    <RadioGroup
      legend={fieldLabel(t, details.name, choice.name)}
      help={fieldHelp(t, details.name, choice.name)}
      inline
      value={String(rulesOf(details, draft)[choice.name])}
      options={(choice.allowed ?? []).map((value) => ({
        value: String(value),
        label: valueLabel(t, details.name, choice.name, value),
      }))}
      onValue={(value) =>
        onDraft({ ...draft, changes: withChange(base, draft.changes, choice.name, value) })
      }
    />
  );
}
