import type { Front, Jar } from "../../../generated/forty_thieves";
import { capital } from "../../../i18n/capital";
import { SeatFace } from "../../../thieves/SeatFace";
import { classes } from "../../../widgets/classes";
import { JarLid, TileFront } from "../art/Tile";
import { useTable } from "../board/context";
import { labelOf } from "../model/labels";
import { frontName, jarName } from "../model/naming";
import { at } from "../model/scene";
import { softened } from "../model/softened";
import { NO_TILES } from "./Hand";
import { Hoard } from "./Hoard";
import style from "./SeatPanel.module.css";

interface SeatProps {
  seat: number;
  /** One's own seat shows its hand elsewhere. */
  own: boolean;
}

/** One seat: who sits there, points, hoard, hand, and what can be done to it. */
export function SeatPanel({ seat, own }: SeatProps) {
  const { t, view, players, choosing, names, fronts, scene, advised, score } = useTable();
  const player = players.find((one) => one.seat === seat);
  const name = player?.you ? capital(t.seats.you) : (names[seat] ?? "");
  const told = player?.you ? "" : own ? t.seats.you : player === undefined ? "" : note(player);
  const points = view.scores[seat] ?? 0;
  const { jars = [], fronts: open = null } = view.seats[seat] ?? {};
  const decides =
    view.deciders.includes(seat) || (view.phase === "dagger" && view.to_ask.includes(seat));
  const give = choosing.choices.find((one) => one.verb === "give" && one.to === seat);
  return (
    <li
      className={classes(style.seat, own && style.own, view.active === seat && style.active)}
      data-seat={seat}
    >
      <div className={style.who}>
        <span className={classes(style.sign, decides && style.decides)}>
          {player === undefined ? null : <SeatFace player={player} />}
        </span>
        <span className={style.person}>
          <span className={style.name} title={name}>
            {softened(name)}
          </span>
          {told !== "" && (
            <span className={style.note} data-usual={own || player?.bot !== null}>
              {told}
            </span>
          )}
        </span>
        {decides && <span className="visually-hidden">{t.seats.decides}</span>}
        {score && (
          <span className={style.score} title={t.seats.score({ points })}>
            <span aria-hidden="true">{String(points).replace("-", "\u2212")}</span>
            <span className="visually-hidden">{t.seats.score({ points })}</span>
          </span>
        )}
      </div>
      <div className={style.what}>
        <Hoard seat={seat} />
        {!own && (
          <span className={style.jars} data-at={at.hand(seat)}>
            <span className="visually-hidden">
              {t.seats.hand({
                name,
                jars:
                  open?.map((front) => frontName(t, front)) ?? jars.map((jar) => jarName(t, jar)),
              })}
            </span>
            {jars.map((jar, index) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a place in the hand is what it is
                key={index}
                className={style.jar}
                data-at={at.slot(seat, index + 1)}
              >
                {!scene.away.has(at.slot(seat, index + 1)) && (
                  <HandTile jar={jar} front={open?.[index]} />
                )}
              </span>
            ))}
            {NO_TILES.slice(jars.length).map((place) => (
              <span key={place} className={style.none} />
            ))}
          </span>
        )}
      </div>
      {give !== undefined && (
        <button
          type="button"
          className={style.give}
          data-word={give.word}
          data-advised={advised?.word === give.word || undefined}
          aria-label={labelOf(give, { t, names, fronts })}
          title={labelOf(give, { t, names, fronts })}
          onClick={() => choosing.act(give.word)}
        />
      )}
    </li>
  );

  function note({
    away,
    connected,
    bot,
  }: {
    away: boolean;
    connected: boolean;
    bot: string | null;
  }) {
    if (bot !== null) return t.seats.bot;
    if (away) return t.seats.away;
    return connected ? "" : t.seats.offline;
  }
}

/** A lid, and what it hides where a finished game is laid open. */
function HandTile({ jar, front }: { jar: Jar; front: Front | undefined }) {
  return (
    <>
      <JarLid jar={jar} />
      {front !== undefined && (
        <span className={style.front} aria-hidden="true">
          <TileFront front={front} />
        </span>
      )}
    </>
  );
}
