import { useRef } from "react";
import type { AnyAction } from "../../generated/protocol";
import { useKeptFocus } from "../../hooks/useKeptFocus";
import { useMessages, type Words } from "../../i18n/use";
import type { Json } from "../../store/tableState";
import type { Player, TableProps } from "../../table/props";
import { SeatSign } from "../../widgets/SeatSign";
import { Decisions } from "./Decisions";
import { KeysHelp } from "./KeysHelp";
import { eventLine, type Grid, laid, type ReadingWords, type ReadValue } from "./reading";
import style from "./Table.module.css";

/** The few words that views and events of any game are read with. */
export function readingWords({ common, plain }: Words): ReadingWords {
  return { yes: common.yes, no: common.no, hidden: plain.hidden, none: plain.none };
}

/** The table of a game that nobody has drawn: what one sees, in sections and lists. */
export function PlainTable(props: TableProps<Json, Json, AnyAction>) {
  const { shown: view, cue, seat, players, legal, pending, act } = props;
  const t = useMessages();
  const words = readingWords(t);
  const names = players.map((player) => player.name);
  const { entries, grids } = laid(words, view, names);
  const root = useRef<HTMLDivElement>(null);
  const prompt = useRef<HTMLDivElement>(null);
  useKeptFocus(root, prompt, legal?.since ?? null);
  const { deciders } = view as { deciders?: number[] };
  const waits = (deciders ?? []).filter((one) => one !== seat).map((one) => names[one] ?? "");
  const happening = cue === null ? "" : eventLine(words, cue.event, names);
  const standing =
    legal !== null
      ? t.plain.asked
      : pending !== null
        ? t.table.sending
        : waits.length > 0
          ? t.table.waitingFor({ names: t.common.list({ parts: waits }) })
          : "";
  return (
    <div ref={root} className={style.table} data-table="plain">
      {props.replaying !== true && (
        <div ref={prompt} tabIndex={-1} className={style.prompt} data-steady="prompt">
          <p className={style.sentence}>{happening || standing}</p>
          {legal !== null && (
            <Decisions
              key={legal.since}
              actions={legal.actions}
              advised={props.advised?.word ?? null}
              busy={pending !== null}
              act={act}
            />
          )}
          {props.note}
          <KeysHelp />
        </div>
      )}
      {grids.map((grid) => (
        <SeatGrid key={grid.key} grid={grid} players={players} you={t.plain.you} />
      ))}
      {entries.length > 0 && (
        <section className={style.section} aria-label={t.plain.table}>
          <h2 className={style.heading}>{t.plain.table}</h2>
          <Value shown={{ kind: "section", entries }} />
        </section>
      )}
    </div>
  );
}

interface SeatGridProps {
  grid: Grid;
  players: Player[];
  you: string;
}

/** What each player has, one line each. */
function SeatGrid({ grid, players, you }: SeatGridProps) {
  return (
    <section className={style.section} aria-label={grid.name}>
      <h2 className={style.heading}>{grid.name}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <div className={style.scroll} tabIndex={0}>
        <table className={style.grid}>
          <thead>
            <tr>
              <td />
              {grid.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {grid.rows.map((row, seat) => {
              const player = players[seat];
              return (
                <tr key={player?.seat ?? seat} data-seat={seat}>
                  <th scope="row" className={style.player}>
                    {player !== undefined && <SeatSign colour={player.colour} />}
                    {player?.name}
                    {player?.you ? ` (${you})` : ""}
                  </th>
                  {row.map((shown, at) => (
                    <td key={grid.columns[at]}>
                      <Value shown={shown} />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Value({ shown }: { shown: ReadValue }) {
  if (shown.kind === "text") {
    return <span className={shown.hidden ? style.hidden : undefined}>{shown.text}</span>;
  }
  if (shown.kind === "list") {
    return (
      <ol className={style.list}>
        {shown.items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a thing in a list has no other name
          <li key={at}>
            <Value shown={item} />
          </li>
        ))}
      </ol>
    );
  }
  return (
    <dl className={style.facts}>
      {shown.entries.map((entry) => (
        <div key={entry.key} className={style.fact}>
          <dt>{entry.name}</dt>
          <dd>
            <Value shown={entry.shown} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
