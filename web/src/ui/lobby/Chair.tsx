import { useAllMessages } from "../../i18n/use";
import { botName, chairName, colourName, nameWith } from "../../naming/words";
import { SeatFace } from "../../thieves/SeatFace";
import { Button } from "../../widgets/Button";
import { classes } from "../../widgets/classes";
import { SeatBeside } from "../hotseat/SeatBeside";
import style from "./Chair.module.css";
import type { ChairProps } from "./chairProps";
import { HostActions } from "./HostActions";
import { isFree } from "./standing";
import { Thieves } from "./Thieves";

/** A chair of the table: who sits there, and what can be done about it. */
export function Chair(props: ChairProps) {
  const { chair, number } = props;
  return (
    <li
      className={classes(style.chair, isFree(chair) && style.free)}
      data-spot={`seat-${props.number}`}
    >
      {isFree(chair) ? <FreeChair {...props} /> : <TakenChair {...props} />}
      <span className={style.number} aria-hidden="true">
        {number + 1}
      </span>
    </li>
  );
}

function FreeChair(props: ChairProps) {
  const { number, standing, level, thieves = [], shareable, actions, sit, invite, run } = props;
  const t = useAllMessages();
  const seated = standing.mine !== null;
  return (
    <>
      <span className={style.hole} aria-hidden="true" />
      <div className={style.words}>
        <p className={style.name}>
          {t.common.seat({ number: number + 1 })} · {t.lobby.free}
        </p>
      </div>
      <div className={style.deeds}>
        <Button
          look={seated ? "plain" : "primary"}
          aria-label={nameWith(
            seated ? t.lobby.changeSeat : t.lobby.sit,
            (seated ? t.lobby.changeTo : t.lobby.sitOn)({ number: number + 1 }),
          )}
          onClick={sit}
        >
          {seated ? t.lobby.changeSeat : t.lobby.sit}
        </Button>
        {seated ? (
          <Button
            look="primary"
            aria-label={nameWith(t.lobby.invite, t.lobby.inviteTo({ number: number + 1 }))}
            onClick={invite}
          >
            {t.lobby.invite}
          </Button>
        ) : null}
        {seated && shareable ? (
          <SeatBeside
            number={number + 1}
            onName={(name) => run(() => actions.beside(number, name))}
          />
        ) : null}
        {standing.isHost && level !== null ? (
          <Button
            aria-label={nameWith(
              `+ ${t.common.bot({ level: botName(t, level) })}`,
              t.lobby.addBotOn({ level: botName(t, level), number: number + 1 }),
            )}
            onClick={() => run(() => actions.bot(number, level))}
          >
            + {t.common.bot({ level: botName(t, level) })}
          </Button>
        ) : null}
        {standing.isHost && thieves.length > 0 ? (
          <Thieves
            number={number + 1}
            thieves={thieves}
            seated={props.seated ?? []}
            onThief={({ id, bot }) => run(() => actions.bot(number, bot, id))}
          />
        ) : null}
      </div>
    </>
  );
}

function TakenChair(props: ChairProps) {
  const { chair, number, host, me, connected, muted, actions, run } = props;
  const t = useAllMessages();
  const mine = chair.person !== null && chair.person === me;
  const facts = [
    mine ? (chair.companion ? t.hotseat.beside : t.lobby.you) : null,
    chair.person === host && !chair.companion ? t.lobby.host : null,
    chair.bot !== null ? t.common.bot({ level: botName(t, chair.bot) }) : null,
    muted ? t.lobby.muted : null,
    chair.person !== null && !connected ? t.lobby.away : null,
  ].filter((fact) => fact !== null);
  return (
    <>
      <SeatFace player={chair} size={48} sign={40} />
      <div className={style.words}>
        <p className={style.name}>{chairName(t, chair)}</p>
        <p className={style.facts}>
          <span className="visually-hidden">{colourName(t, chair.colour)}. </span>
          {facts.join(" · ")}
        </p>
      </div>
      <span className={chair.ready ? style.ready : style.waiting}>
        <span aria-hidden="true">{chair.ready ? "✓ " : "… "}</span>
        {chair.ready ? t.lobby.ready : t.lobby.notReady}
      </span>
      {mine && chair.companion ? (
        <div className={style.deeds}>
          <Button
            aria-label={nameWith(t.hotseat.getsUp, t.hotseat.getsUpOf({ name: chair.name }))}
            onClick={() => run(() => actions.beside(number, null))}
          >
            {t.hotseat.getsUp}
          </Button>
        </div>
      ) : null}
      <HostActions {...props} />
    </>
  );
}
