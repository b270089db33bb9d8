import { type ReactNode, useState } from "react";
import type { TableAnswer } from "../../generated/api";
import { useMessages, type Words } from "../../i18n/use";
import * as api from "../../net/api";
import { go } from "../../store/route";
import { Ask } from "../common/Ask";
import { Banner } from "../common/Banner";
import { Button } from "../common/Button";
import { Card } from "../common/Card";
import { Page } from "../common/Page";
import { Problem } from "../common/Problem";
import { useAnswer } from "../common/useAnswer";
import { useDeed } from "../common/useDeed";
import { gameName } from "../common/words";
import { Agreed } from "./Agreed";
import { Chair } from "./Chair";
import { Colours } from "./Colours";
import type { LobbyDeeds } from "./deeds";
import { Invite } from "./Invite";
import style from "./Lobby.module.css";
import { isFree, type Standing, standingOf } from "./standing";

export interface LobbyProps {
  lobby: TableAnswer;
  /** Who looks at it. */
  me: string | null;
  /** The seats whose people are there. */
  connected: number[];
  deeds: LobbyDeeds;
  /** The chat. */
  children?: ReactNode;
}

/** Before the game: who plays, in which colour, and by which rules. */
export function Lobby({ lobby, me, connected, deeds, children }: LobbyProps) {
  const t = useMessages();
  const deed = useDeed();
  const { value: games } = useAnswer(() => api.games(), []);
  const bots = games?.games.find((game) => game.name === lobby.game)?.bots ?? [];
  const standing = standingOf(lobby, me);
  const title = t.lobby.title({ game: gameName(t, lobby.game) });
  const [level] = bots;
  const fill = async () => {
    for (const seat of standing.free) if (level !== undefined) await deeds.bot(seat, level);
  };
  return (
    <Page title={title} lead={t.lobby.waiting} wide>
      {standing.mine === null ? (
        <Banner>{standing.free.length === 0 ? t.lobby.full : t.lobby.lookOn}</Banner>
      ) : null}
      <Problem problem={deed.problem} />
      <div className={style.columns}>
        <Card
          title={t.lobby.seats}
          action={
            standing.isHost && standing.free.length > 0 && level !== undefined ? (
              <Button look="quiet" busy={deed.busy} onClick={() => deed.run(fill)}>
                {t.lobby.fill}
              </Button>
            ) : undefined
          }
        >
          <ol className={style.chairs}>
            {lobby.seats.map((chair, number) => (
              <Chair
                // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its number
                key={number}
                chair={chair}
                number={number}
                host={lobby.host}
                me={me}
                standing={standing}
                connected={isFree(chair) || connected.includes(number)}
                muted={chair.person !== null && lobby.muted.includes(chair.person)}
                bots={bots}
                deeds={deeds}
                run={deed.run}
              />
            ))}
          </ol>
          {standing.mine === null ? null : (
            <Colours
              lobby={lobby}
              mine={standing.mine}
              onColour={(colour) => deed.run(() => deeds.colour(colour))}
            />
          )}
          <Begin lobby={lobby} standing={standing} deeds={deeds} run={deed.run} busy={deed.busy} />
        </Card>
        <div className={style.side}>
          <Invite link={`${location.origin}/table/${lobby.id}`} title={title} />
          {children ? <Card title={t.table.tabs.chat}>{children}</Card> : null}
          <Agreed lobby={lobby} />
        </div>
      </div>
    </Page>
  );
}

interface BeginProps {
  lobby: TableAnswer;
  standing: Standing;
  deeds: LobbyDeeds;
  run: (what: () => Promise<unknown>) => Promise<boolean>;
  busy: boolean;
}

/** Ready, start, leave. */
function Begin({ lobby, standing, deeds, run, busy }: BeginProps) {
  const t = useMessages();
  const [asked, setAsked] = useState(false);
  const { mine } = standing;
  const ready = mine !== null && lobby.seats[mine]?.ready === true;
  const leave = async () => {
    if (await run(deeds.stand)) go("/");
  };
  return (
    <div className={style.begin}>
      <p role="status" className={style.why}>
        {whatIsMissing(t, standing)}
      </p>
      <div className={style.deeds}>
        {mine === null ? null : (
          <Button
            look={ready ? "plain" : "primary"}
            big
            busy={busy}
            aria-pressed={ready}
            onClick={() => run(() => deeds.ready(!ready))}
          >
            {ready ? t.lobby.beNotReady : t.lobby.beReady}
          </Button>
        )}
        {standing.isHost ? (
          <Button
            look="primary"
            big
            busy={busy}
            disabled={!standing.canStart}
            onClick={() => run(deeds.start)}
          >
            {t.lobby.start}
          </Button>
        ) : null}
      </div>
      <div className={style.deeds}>
        {mine === null ? null : (
          <Button look="quiet" onClick={leave}>
            {t.lobby.leave}
          </Button>
        )}
        {standing.isHost ? (
          <Button look="quiet" onClick={() => setAsked(true)}>
            {t.lobby.close}
          </Button>
        ) : null}
      </div>
      {asked ? (
        <Ask
          title={t.lobby.closeAsk}
          yes={t.lobby.close}
          danger
          onClose={() => setAsked(false)}
          onYes={async () => {
            setAsked(false);
            if (await run(deeds.abandon)) go("/");
          }}
        >
          <p>{t.lobby.closeHelp}</p>
        </Ask>
      ) : null}
    </div>
  );
}

function whatIsMissing(t: Words, standing: Standing): string {
  const words = t.lobby.startWhen;
  if (standing.free.length > 0) return words.free({ count: standing.free.length });
  if (standing.unready.length > 0) return words.notReady({ names: standing.unready.join(", ") });
  return standing.isHost ? words.now : words.host({ name: standing.host });
}
