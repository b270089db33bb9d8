import { type ReactNode, useEffect, useRef } from "react";
import { useMessages } from "../../i18n/use";
import { type LiveTable, useLiveCues } from "../../store/liveTable";
import { joinPast, type LogLine, roundBegins } from "../../store/past";
import { useStore } from "../../store/store";
import type { GamePart } from "../../table/module";
import type { Player, Summary } from "../../table/props";
import { moduleOf } from "../../table/registry";
import { lineText } from "./lineText";
import style from "./Story.module.css";

interface Props {
  liveTable: LiveTable;
  part: GamePart;
  players: Player[];
  /** Whether it has come up, where it has to. */
  up?: boolean;
}

/**
 * How many lines from the end one may read again: what the memory aid of the table allows, and at
 * least everything since one's last turn.
 */
export function readableLines(
  lines: LogLine[],
  aid: string,
  since: number | null = null,
): LogLine[] {
  if (aid === "log") return lines;
  const allowed = aid === "round" ? roundBegins(lines) : lastStep(lines);
  const mine = since === null ? -1 : lines.findIndex((line) => line.seq >= since);
  return lines.slice(mine < 0 ? allowed : Math.min(mine, allowed));
}

function lastStep(lines: LogLine[]): number {
  const last = lines.at(-1)?.seq;
  return Math.max(
    0,
    lines.findIndex((line) => line.seq === last),
  );
}

/** What has happened, as far as the table allows to remember it; the newest is always in sight. */
export function Story({ liveTable, part, players, up = false }: Props) {
  const t = useMessages();
  const table = useStore(liveTable.state);
  const past = useStore(liveTable.past);
  const heard = useStore(liveTable.lines);
  const since = useStore(liveTable.since);
  const live = useLiveCues(liveTable);
  const end = useRef<HTMLOListElement>(null);
  const aid = table.lobby?.memory_aid ?? "none";
  const names = players.map((player) => player.name);
  const seen = heard.slice(0, heard.length - (live?.unseen ?? 0)); // not ahead of the table
  const all = joinPast(past, table.seat, seen);
  const ready = readableLines(all, aid, since.steps[0]?.seq ?? null);
  const called = names.map((name, seat) => (seat === table.seat ? t.pace.summary.you : name));
  const sums = part.summaries(
    t,
    all.map((line) => (line.struck ? {} : line.event)),
    called,
  );
  const told = entries(all, ready.length, aid === "log" ? sums : sums.slice(-1), (line) =>
    lineText(t, part, line, names, table.seat),
  );
  const count = told.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was not up could not be scrolled
  useEffect(() => {
    if (count > 0 && end.current !== null) end.current.scrollTop = end.current.scrollHeight;
  }, [count, up]);
  return (
    <>
      {aid !== "log" && (
        <p className={style.hint}>
          {aid === "none"
            ? t.table.logOff
            : moduleOf(table.lobby?.game ?? "").storyUnit === "round"
              ? t.table.logRound
              : t.table.logTurn}
        </p>
      )}
      {count === 0 && <p className={style.hint}>{t.table.logEmpty}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <ol className={style.lines} ref={end} tabIndex={0}>
        {told.map(({ key, line, text, sum }) =>
          sum === undefined ? (
            <li key={key}>{line?.struck ? <Struck>{text}</Struck> : text}</li>
          ) : (
            <li key={key} className={style.sum}>
              <b>{sum.title}</b>
              {sum.lines.map((one, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same can be told twice
                <span key={at}>{one}</span>
              ))}
            </li>
          ),
        )}
      </ol>
    </>
  );
}

/** What was taken back: struck through, and said to be so. */
function Struck({ children }: { children: ReactNode }) {
  const t = useMessages();
  return (
    <>
      <s>{children}</s> <i className={style.struck}>({t.pace.struck})</i>
    </>
  );
}

interface Entry {
  key: string;
  text?: string;
  line?: LogLine;
  sum?: Summary;
}

/** The last lines that have words, and what each round brought after its last line. */
function entries(
  lines: LogLine[],
  last: number,
  sums: Summary[],
  words: (line: LogLine) => string,
): Entry[] {
  const first = lines.length - last;
  const early = sums.filter((sum) => sum.at < first).map(summed);
  return early.concat(
    lines.slice(first).flatMap((line, index): Entry[] => {
      const at = first + index;
      const text = words(line);
      const told: Entry[] = text === "" ? [] : [{ key: `${line.seq}.${at}`, text, line }];
      return told.concat(sums.filter((sum) => sum.at === at).map(summed));
    }),
  );
}

const summed = (sum: Summary): Entry => ({ key: `sum ${sum.at}`, sum });
