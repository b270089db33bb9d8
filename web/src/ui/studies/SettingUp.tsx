// A position while it is set up: tapped on the table or written as text, and what is wrong with it.

import { useEffect, useId, useMemo, useState } from "react";
import type { GameDetails, PositionAnswer } from "../../generated/api";
import { type AllWords, useAllMessages } from "../../i18n/use";
import { type RefusalInfo, refusalInfo } from "../../naming/words";
import * as api from "../../net/api";
import { withRules } from "../../table/positionText";
import type { StudyPart } from "../../table/studies";
import { Banner } from "../../widgets/Banner";
import { Card } from "../../widgets/Card";
import field from "../../widgets/Field.module.css";
import { Skeleton } from "../../widgets/Skeleton";
import { sayRefusal } from "../errors";
import { playersAt } from "../puzzles/players";
import style from "./Studies.module.css";
import { Variants } from "./Variants";

/** How long one may go on tapping or writing before the server is asked. */
const PAUSE_MS = 200;

interface SettingUpProps {
  details: GameDetails;
  studies: StudyPart;
  edition: string;
  players: number;
  /** The position, once it can stand; null as long as it cannot. */
  onValid: (position: string | null) => void;
}

export function SettingUp({ details, studies, edition, players, onValid }: SettingUpProps) {
  const game = details.name;
  const t = useAllMessages();
  const id = useId();
  const [text, setText] = useState(() => studies.start(edition, players));
  /** What is being written, as long as it is not what the game would write. */
  const [draft, setDraft] = useState<string | null>(null);
  const [stood, setStood] = useState<PositionAnswer | null>(null);
  /** Whether nothing has been set up yet. */
  const [fresh, setFresh] = useState(true);
  const [problem, setProblem] = useState<RefusalInfo | null>(null);
  useEffect(() => {
    let newest = true;
    const timer = setTimeout(async () => {
      try {
        const answer = await api.tryPosition(game, text);
        if (!newest) return;
        setStood(answer);
        setText(answer.position);
        setProblem(null);
        onValid(answer.position);
      } catch (error) {
        if (!newest) return;
        setProblem(refusalInfo(error));
        onValid(null);
      }
    }, PAUSE_MS);
    return () => {
      newest = false;
      clearTimeout(timer);
    };
  }, [game, text, onValid]);
  const change = (changed: string) => {
    setDraft(null);
    onValid(null);
    setFresh(false);
    setText(changed);
  };
  /** Other rules may need other tiles or gems: what nobody has touched is laid anew by them. */
  const goBy = (rules: string) => {
    change(fresh ? studies.start(rules, players) : withRules(text, rules));
    setFresh(fresh);
  };
  const seats = stood?.players ?? 0;
  const names = useMemo(() => playersAt(t, seats, -1).map((one) => one.name), [t, seats]);
  const wrong = problem === null ? null : inWords(t, studies, problem);
  const said = wrong ?? (stood?.position === text ? t.studies.fits : "");
  return (
    <>
      <Variants details={details} text={text} onRules={goBy} />
      <Card title={t.studies.taps}>
        {stood === null ? (
          problem === null ? (
            <Skeleton lines={8} />
          ) : null
        ) : (
          <studies.Editor
            text={text}
            lastValid={stood.position}
            view={stood.view}
            problem={
              problem && { code: problem.code, details: problem.details ?? {}, told: wrong ?? "" }
            }
            names={names}
            onText={change}
          />
        )}
        <div
          role="status"
          className={style.verdict}
          data-study="verdict"
          data-wrong={problem?.code}
        >
          {said === "" ? null : <Banner kind={wrong === null ? "good" : "problem"}>{said}</Banner>}
        </div>
        <div className={field.field}>
          <label className={field.label} htmlFor={id}>
            {t.studies.text}
          </label>
          <textarea
            id={id}
            className={`${field.input} ${style.area}`}
            rows={4}
            maxLength={2_000}
            spellCheck={false}
            value={draft ?? text}
            aria-describedby={`${id}-help`}
            aria-invalid={wrong === null ? undefined : true}
            onChange={(event) => {
              change(event.target.value);
              setDraft(event.target.value);
            }}
            onBlur={() => setDraft(null)}
          />
          <p id={`${id}-help`} className={field.help}>
            {t.studies.textHelp}
          </p>
        </div>
      </Card>
    </>
  );
}

/** What is wrong: as the game says it, else by the part of the text that is meant. */
function inWords(t: AllWords, studies: StudyPart, problem: RefusalInfo): string {
  const { code, details = {} } = problem;
  const own = studies.problem(t, { code, details });
  if (own !== null) return own;
  const { token, phase, text } = details;
  if (code === "not-in-this-phase") {
    return t.studies.wrongPhase({ token: String(token), phase: String(phase) });
  }
  if (code in t.errors.codes) return sayRefusal(t, code, details);
  if (token !== undefined || text !== undefined) {
    return t.studies.wrongToken({ token: [token, text].filter(Boolean).join("=") });
  }
  const about = Object.entries(details).map(([key, value]) => `${key} ${String(value)}`);
  return t.studies.wrong({ code, details: about.length > 0 ? ` (${about.join(", ")})` : "" });
}
