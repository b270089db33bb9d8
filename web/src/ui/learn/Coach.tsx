import { useEffect, useRef } from "react";
import { isFocusFree } from "../../hooks/isFocusFree";
import { useAllMessages } from "../../i18n/use";
import { ruleLink } from "../../naming/words";
import { Link } from "../../store/route";
import type { Player } from "../../table/props";
import { Button } from "../../widgets/Button";
import button from "../../widgets/Button.module.css";
import { LiveRegion } from "../../widgets/LiveRegion";
import type { Coaching } from "../frame/useCoach";
import style from "./Coach.module.css";
import { Guide } from "./Guide";
import { sentence } from "./sentence";
import { useLessonWords } from "./useLessonWords";

interface Props {
  coach: Coaching;
  game: string;
  players: Player[];
}

/** A friendly note above the table: one thing at a time, and the rule behind it. */
export function Coach({ coach, game, players }: Props) {
  const t = useAllMessages();
  const { step, number, of, last, asks, goOn } = coach;
  const friend = players.find((player) => player.bot !== null)?.name ?? "";
  const words = useLessonWords(game);
  const told = step !== null && words !== null ? sentence(words, step.id, friend) : null;
  const said = step === null ? t.learn.watch : (told ?? t.common.loading);
  const deeds = useRef<HTMLDivElement>(null);
  const shows = step !== null && !asks && !last;
  useEffect(() => {
    // Who plays by keys goes on by Enter; nobody is called away from something else.
    const keys = document.documentElement.hasAttribute("data-keys");
    const table = document.getElementById("main");
    if (shows && keys && (isFocusFree() || table?.contains(document.activeElement))) {
      deeds.current?.querySelector("button")?.focus({ preventScroll: true });
    }
  }, [shows]);
  const read = () => {
    deeds.current?.querySelector("button")?.blur(); // the table takes the focus where it asks
    goOn();
  };
  return (
    <aside
      className={style.coach}
      aria-label={t.learn.guide}
      data-coach={told === null ? "" : step?.id}
      data-last={last || undefined}
    >
      <LiveRegion text={told ?? ""} />
      <Guide />
      <p className={style.said} data-watching={step === null || undefined}>
        {said}
      </p>
      <div className={style.foot}>
        {step !== null && (
          <>
            <span>{t.learn.stepOf({ step: number, of })}</span>
            <Link to={ruleLink(step.rule, game)} target="_blank" className={style.why ?? ""}>
              {t.learn.why({ rule: step.rule })}
            </Link>
          </>
        )}
      </div>
      <div className={style.deeds} ref={deeds}>
        {shows && (
          <Button look="primary" onClick={read} data-go-on>
            {t.learn.goOn}
          </Button>
        )}
        {last && (
          <>
            <Button look="primary" onClick={read} data-play-on>
              {t.learn.playOn}
            </Button>
            <Link to={`/new?game=${game}`} className={button.button ?? ""}>
              {t.learn.newGame}
            </Link>
            <Link to="/learn" className={`${button.button} ${button.quiet}`}>
              {t.learn.leave}
            </Link>
          </>
        )}
      </div>
    </aside>
  );
}
