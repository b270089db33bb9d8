import { useState } from "react";
import { useAllMessages } from "../../i18n/use";
import { chairName, nameWith } from "../../naming/words";
import { Button } from "../../widgets/Button";
import { ConfirmDialog } from "../../widgets/ConfirmDialog";
import style from "./Chair.module.css";
import type { ChairProps } from "./chairProps";

/** What the host may do with somebody; what cannot be taken back is asked first. */
export function HostActions({ chair, number, me, standing, muted, actions, run }: ChairProps) {
  const t = useAllMessages();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState<"kick" | "host" | null>(null);
  const { person } = chair;
  const name = chairName(t, chair);
  if (!standing.isHost || person === me) return null;
  if (person === null) {
    return (
      <div className={style.deeds}>
        <Button
          aria-label={nameWith(t.lobby.removeBot, t.lobby.removeBotOf({ name }))}
          onClick={() => run(() => actions.bot(number, null))}
        >
          {t.lobby.removeBot}
        </Button>
      </div>
    );
  }
  const close = () => setAsked(null);
  return (
    <>
      <Button
        className={style.opener}
        aria-expanded={open}
        aria-label={t.lobby.hostMenu({ name })}
        title={t.lobby.hostMenu({ name })}
        onClick={() => setOpen(!open)}
      >
        <span aria-hidden="true">⋯</span>
      </Button>
      {open ? (
        <div className={style.deeds}>
          <Button onClick={() => setAsked("kick")}>{t.lobby.kick}</Button>
          <Button onClick={() => setAsked("host")}>{t.lobby.handOver}</Button>
          <Button aria-pressed={muted} onClick={() => run(() => actions.mute(person, !muted))}>
            {muted ? t.lobby.unmute : t.lobby.mute}
          </Button>
        </div>
      ) : null}
      {asked === "kick" ? (
        <ConfirmDialog
          title={t.lobby.kickAsk({ name })}
          yes={t.lobby.kick}
          danger
          onClose={close}
          onYes={async () => {
            close();
            await run(() => actions.kick(number));
          }}
        >
          <p>{t.lobby.kickHelp}</p>
        </ConfirmDialog>
      ) : null}
      {asked === "host" ? (
        <ConfirmDialog
          title={t.lobby.handOverAsk({ name })}
          yes={t.lobby.handOver}
          onClose={close}
          onYes={async () => {
            close();
            await run(() => actions.handOver(person));
          }}
        >
          <p>{t.lobby.handOverHelp}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
