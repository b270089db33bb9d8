import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useAllMessages } from "../../i18n/use";
import { useConnection } from "../../store/connection";
import { Link } from "../../store/route";
import type { GamePart } from "../../table/module";
import type { Player } from "../../table/props";
import { Button } from "../../widgets/Button";
import { SeatSign } from "../../widgets/SeatSign";
import style from "./Curtain.module.css";
import { Drapes } from "./Drapes";

/** A finger or a key that was still busy with the table does not open the curtain again. */
const SETTLE_MS = 450;

interface Props {
  game: string;
  /** How the game asks whose secrets may be shown. */
  showSecrets: GamePart["showSecrets"];
  players: Player[];
  /** The seats at this device. */
  here: number[];
  /** Who is to take it. */
  next: number | null;
  /** Who else the table waits for. */
  waitsFor: number[];
  /** Nothing of what somebody saw is left in this page. */
  drawn: boolean;
  onOpen: (seat: number) => void;
}

/** Between two who share a device: whose turn it is, and nothing else. */
export function Curtain({
  game,
  showSecrets,
  players,
  here,
  next,
  waitsFor,
  drawn,
  onOpen,
}: Props) {
  const t = useAllMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const lost = useConnection() === "lost";
  const settled = useSettled();
  const nameOf = (seat: number | null) => (seat === null ? "" : (players[seat]?.name ?? ""));
  const name = nameOf(next);
  const title = next === null ? t.hotseat.nobody : t.hotseat.turnOf({ name });
  const others = here.filter((seat) => seat !== next);
  const waiting = t.common.list({ parts: waitsFor.map(nameOf) });

  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    heading.current?.focus({ preventScroll: true });
    return () => shown?.close();
  }, []);
  useEffect(() => {
    document.title = next === null ? t.hotseat.title : t.hotseat.titleOf({ name });
    return () => {
      document.title = "Larceny";
    };
  }, [next, name, t]);

  return (
    <dialog
      ref={dialog}
      className={style.curtain}
      data-curtain={next ?? "nobody"}
      data-game={game}
      aria-labelledby="curtain-title"
      onCancel={(event) => event.preventDefault()}
    >
      <Drapes />
      <div className={style.card}>
        {next === null ? null : <SeatSign colour={players[next]?.colour ?? 0} size={64} />}
        <h1 id="curtain-title" ref={heading} tabIndex={-1} className={style.title}>
          {title}
        </h1>
        <p className={style.pass}>
          {lost
            ? t.common.connectionLost
            : next !== null
              ? t.hotseat.pass({ name })
              : waiting === ""
                ? ""
                : t.table.waitingFor({ names: waiting })}
        </p>
        {next === null ? null : (
          <Button
            look="primary"
            big
            data-take={next}
            disabled={!drawn || !settled}
            onClick={() => onOpen(next)}
          >
            {showSecrets?.(t, name) ?? t.hotseat.iAm({ name })}
          </Button>
        )}
        <section className={style.others} aria-label={t.hotseat.others}>
          <h2 className={style.small}>{t.hotseat.others}</h2>
          <ul>
            {others.map((seat) => (
              <li key={seat}>
                <Button data-take={seat} disabled={!drawn || !settled} onClick={() => onOpen(seat)}>
                  <SeatSign colour={players[seat]?.colour ?? 0} size={24} />
                  {t.hotseat.iAm({ name: nameOf(seat) })}
                </Button>
              </li>
            ))}
          </ul>
        </section>
        <Link to="/" className={style.home}>
          {t.table.home}
        </Link>
      </div>
    </dialog>
  );
}

function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return settled;
}
