import { lazy, type ReactNode, Suspense, useState } from "react";
import type { TableAnswer } from "../../generated/api";
import { useMessages } from "../../i18n/use";
import * as api from "../../net/api";
import { Banner } from "../common/Banner";
import { Button } from "../common/Button";
import { Card } from "../common/Card";
import { copyText } from "../common/clipboard";
import { LevelPicker } from "../common/LevelPicker";
import { levelAmong } from "../common/levels";
import { Page } from "../common/Page";
import { Problem } from "../common/Problem";
import { say } from "../common/toastStore";
import { useAnswer } from "../common/useAnswer";
import { useDeed } from "../common/useDeed";
import { gameName } from "../common/words";
import { Agreed } from "./Agreed";
import { Begin } from "./Begin";
import { Chair } from "./Chair";
import { Colours } from "./Colours";
import type { LobbyDeeds } from "./deeds";
import { Invite } from "./Invite";
import { canShare, share } from "./inviting";
import { Leave } from "./Leave";
import style from "./Lobby.module.css";
import { isFree, standingOf } from "./standing";

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

const TellMe = lazy(async () => ({ default: (await import("../notify/TellMe")).TellMe }));

/** Where the link stands to be read, if it can be neither shared nor copied. */
const INVITE = "invite";

/** Before the game: who plays, in which colour, and by which rules. */
export function Lobby({ lobby, me, connected, deeds, children }: LobbyProps) {
  const t = useMessages();
  const deed = useDeed();
  const { value: games } = useAnswer(() => api.games(), []);
  const bots = games?.games.find((game) => game.name === lobby.game)?.bots ?? [];
  const standing = standingOf(lobby, me);
  const title = t.lobby.title({ game: gameName(t, lobby.game) });
  const [chosen, choose] = useState<string | null>(null);
  const level = levelAmong(bots, chosen);
  const seatsBots = standing.isHost && standing.free.length > 0 && level !== null;
  const link = `${location.origin}/table/${lobby.id}`;
  const invite = async () => {
    if (canShare()) return share(link, title);
    if (await copyText(link)) say(t.lobby.linkCopied);
    else document.getElementById(INVITE)?.scrollIntoView({ block: "center" });
  };
  const fill = async () => {
    for (const seat of standing.free) if (level !== null) await deeds.bot(seat, level);
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
            seatsBots ? (
              <Button look="quiet" busy={deed.busy} onClick={() => deed.run(fill)}>
                {t.lobby.fill}
              </Button>
            ) : undefined
          }
        >
          {seatsBots ? <LevelPicker bots={bots} level={level} onLevel={choose} /> : null}
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
                shareable={!lobby.rated}
                level={level}
                deeds={deeds}
                invite={invite}
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
          <Leave standing={standing} deeds={deeds} run={deed.run} />
        </Card>
        <div className={style.side}>
          <div id={INVITE}>
            <Invite link={link} title={title} />
          </div>
          {lobby.clock.kind === "days" ? (
            <Suspense fallback={null}>
              <TellMe />
            </Suspense>
          ) : null}
          {children ? <Card title={t.table.tabs.chat}>{children}</Card> : null}
          <Agreed lobby={lobby} />
        </div>
      </div>
    </Page>
  );
}
