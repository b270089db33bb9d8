import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { useQuery } from "../../hooks/useQuery";
import { useAllMessages } from "../../i18n/use";
import { editionName, gameName } from "../../naming/words";
import * as api from "../../net/api";
import { go, useRoute } from "../../store/route";
import { settingsStore } from "../../store/settings";
import { useStore } from "../../store/store";
import type { Fields } from "../../table/fields";
import { Banner } from "../../widgets/Banner";
import { EmptyState } from "../../widgets/EmptyState";
import { Field } from "../../widgets/Field";
import { Page } from "../../widgets/Page";
import { Problem } from "../../widgets/Problem";
import { Select } from "../../widgets/Select";
import { Skeleton } from "../../widgets/Skeleton";
import { Switch } from "../../widgets/Switch";
import { Contents } from "./Contents";
import { Paragraph } from "./Paragraph";
import type { RulesProps } from "./props";
import style from "./Reference.module.css";
import { RulesTabs } from "./RulesTabs";
import { countOf, found, readRules } from "./reading";
import { ToTop } from "./ToTop";
import { useMarks } from "./useMarks";

/** The rules of a game: numbered, searchable, edition by edition, in the reader's language. */
export function Reference({ game: name, games }: RulesProps) {
  const t = useAllMessages();
  const { query, hash } = useRoute();
  const { language } = useStore(settingsStore);
  const table = query.get("table");
  const answer = useQuery(async () => {
    const [details, rules, seated] = await Promise.all([
      api.fetchGame(name),
      api.fetchRules(name, language),
      table === null ? null : api.fetchTable(table).catch(() => null),
    ]);
    return { details, rules, ruleset: seated?.game === name ? seated.ruleset : null };
  }, [name, language, table]);
  const [typed, setTyped] = useState("");
  const [onlyMarked, setOnlyMarked] = useState(false);
  const [open, setOpen] = useState(() => matchMedia("(width >= 60rem)").matches);
  const sought = useDeferredValue(typed);
  const value = answer.value?.details.name === name ? answer.value : null;
  const wanted = query.get("edition") ?? String(value?.ruleset?.name ?? "");
  const usual = value?.details.default_edition ?? "";
  const edition = value?.details.editions.includes(wanted) ? wanted : usual;
  const chosen: Fields =
    value?.ruleset?.name === edition ? value.ruleset : (value?.details.rulesets[edition] ?? {});
  // An edition is not held against itself, and the usual one against none until it is asked for.
  const against = query.get("against") ?? usual;
  const other = value?.details.editions.includes(against) && against !== edition ? against : "";
  const chapters = useMemo(
    () =>
      value === null
        ? []
        : readRules(value.rules.chapters, chosen, value.details.rulesets[other] ?? chosen),
    [value, chosen, other],
  );
  const editions = (value?.details.editions ?? []).map((one) => ({
    value: one,
    label: editionName(t, name, one),
  }));
  const turnTo = (changes: Record<string, string>) => {
    const asked = new URLSearchParams({ ...Object.fromEntries(query), all: "1", ...changes });
    go(`/rules/${name}?${asked}${hash === "" ? "" : `#${hash}`}`, { replace: true });
  };
  const marked = onlyMarked && other !== "";
  const shown = useMemo(() => found(chapters, sought, marked), [chapters, sought, marked]);
  const someDiffer = countOf(found(chapters, "", true)) > 0;
  const text = useRef<HTMLDivElement>(null);
  useMarks(text, sought, shown);
  useScrollTo(hash, value !== null);
  const title = t.rules.title({ game: gameName(name) });
  const filtered = sought.trim() !== "" || marked;
  return (
    <Page title={title} wide>
      <RulesTabs game={name} edition={edition} here="all" />
      <div className={style.bar}>
        <Select
          label={t.rules.game}
          value={name}
          options={games.map((one) => ({ value: one, label: gameName(one) }))}
          onValue={(one) => go(`/rules/${one}?all=1`)}
        />
        <Select
          label={t.rules.edition}
          value={edition}
          options={editions}
          onValue={(one) => turnTo({ edition: one })}
        />
        <Select
          label={t.rules.against}
          value={other}
          options={[
            { value: "", label: t.rules.againstNone },
            ...editions.filter((one) => one.value !== edition),
          ]}
          onValue={(one) => turnTo({ against: one })}
        />
        <Field label={t.rules.search} type="search" value={typed} onValue={setTyped} />
      </div>
      {other === "" ? null : (
        <div className={style.switch}>
          <Switch
            label={t.rules.onlyMarked}
            help={t.rules.marked({ edition: editionName(t, name, other) })}
            disabled={!onlyMarked && !someDiffer}
            checked={onlyMarked}
            onValue={setOnlyMarked}
          />
        </div>
      )}
      {value?.ruleset ? <Banner>{t.rules.changedAt}</Banner> : null}
      <Problem problem={answer.problem} onRetry={answer.again} />
      <p role="status" className={style.count}>
        {filtered && value !== null ? t.rules.found({ count: countOf(shown) }) : ""}
      </p>
      {value === null ? (
        answer.problem === null ? (
          <Skeleton lines={12} />
        ) : null
      ) : (
        <div className={style.columns}>
          <Contents chapters={shown} open={open} onOpen={setOpen} onGo={bringIntoSight} />
          <div className={style.text} ref={text}>
            {shown.length === 0 ? (
              <EmptyState title={t.rules.none}>
                <p>{t.rules.noneHelp}</p>
              </EmptyState>
            ) : null}
            {shown.map((chapter) => (
              <section
                key={chapter.number}
                aria-labelledby={chapter.number}
                className={style.chapter}
              >
                <h2 id={chapter.number} tabIndex={-1} className={style.heading}>
                  {chapter.title}
                </h2>
                {chapter.paragraphs.map((paragraph) => (
                  <Paragraph
                    key={paragraph.number}
                    paragraph={paragraph}
                    details={value.details}
                    edition={edition}
                    chosen={chosen}
                    pointed={hash === paragraph.number}
                  />
                ))}
              </section>
            ))}
          </div>
          <ToTop
            onTop={() => {
              setOpen(true);
              bringIntoSight("contents");
            }}
          />
        </div>
      )}
    </Page>
  );
}

/** The paragraph that the address names is brought into sight once it is there. */
function useScrollTo(hash: string, ready: boolean): void {
  useEffect(() => {
    if (ready && hash !== "") bringIntoSight(hash);
  }, [hash, ready]);
}

function bringIntoSight(id: string): void {
  const target = document.getElementById(id);
  target?.scrollIntoView({ block: "start" });
  target?.focus({ preventScroll: true });
}
