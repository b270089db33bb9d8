import { lazy, type ReactNode, Suspense, useState } from "react";
import type { TableAnswer } from "../../generated/api";
import { copyText } from "../../hooks/clipboard";
import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useQuery } from "../../hooks/useQuery";
import { useAllMessages } from "../../i18n/use";
import { levelAmong } from "../../naming/levels";
import { gameName } from "../../naming/words";
import * as api from "../../net/api";
import { Link } from "../../store/route";
import { Button } from "../../widgets/Button";
import { Card } from "../../widgets/Card";
import { GameSign } from "../../widgets/GameSign";
import { LevelPicker } from "../../widgets/LevelPicker";
import { Page } from "../../widgets/Page";
import { Problem } from "../../widgets/Problem";
import { Select } from "../../widgets/Select";
import { say } from "../../widgets/toastStore";
import { Agreed } from "./Agreed";
import { Begin } from "./Begin";
import { Chair } from "./Chair";
import { ColourPicker } from "./ColourPicker";
import { Full } from "./Full";
import { Invite } from "./Invite";
import { canShare, handOn } from "./inviting";
import { Join } from "./Join";
import { Leave } from "./Leave";
import { ChatOpener, LobbyChat } from "./LobbyChat";
import style from "./LobbyPanel.module.css";
import type { LobbyActions } from "./lobbyActions";
import { isFree, standingOf } from "./standing";
import { useChatSheet } from "./useChatSheet";

export interface LobbyProps {
  lobby: TableAnswer;
  /** Who looks at it, and under which name. */
  me: { id: string; name: string } | null;
  /** The seats whose people are there. */
  connected: number[];
  actions: LobbyActions;
  /** How many lines were said in the chat. */
  said?: number;
  /** The chat. */
  children?: ReactNode;
}

const TellMe = lazy(async () => ({
  default: (await import("../notify/NotificationSetting")).NotificationSetting,
}));
const InviteKnown = lazy(() => import("../people/InviteKnown"));
const Change = lazy(() => import("./Change"));

/** Where the link stands to be read, if it can be neither shared nor copied. */
const INVITE = "invite";

/** Before the game: who plays, in which colour, and by which rules. */
export function LobbyPanel({ lobby, me, connected, actions, said = 0, children }: LobbyProps) {
  const t = useAllMessages();
  const action = useAsyncAction();
  const { value: details } = useQuery(() => api.fetchGame(lobby.game), [lobby.game]);
  const bots = details?.bots ?? [];
  const thieves = details?.personas ?? [];
  const standing = standingOf(lobby, me?.id ?? null);
  const title = t.lobby.title({ game: gameName(lobby.game) });
  const [chosen, choose] = useState<string | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const sheet = useChatSheet(said);
  const level = levelAmong(bots, chosen);
  const seatsBots = standing.isHost && standing.free.length > 0 && level !== null;
  const link = `${location.origin}/table/${lobby.id}`;
  const name = typed ?? me?.name ?? "";
  const invite = async () => {
    if (canShare()) return handOn(link, title);
    if (await copyText(link)) say(t.lobby.linkCopied);
    else document.getElementById(INVITE)?.scrollIntoView({ block: "center" });
  };
  const fill = async () => {
    for (const seat of standing.free) if (level !== null) await actions.bot(seat, level);
  };
  // Who keeps the name that was proposed gets another one where somebody here has it already.
  const sit = (seat: number | null) =>
    action.run(() => actions.sit(seat, name.trim() === me?.name ? null : name.trim() || null));
  const stands = standing.mine === null;
  return (
    <Page
      title={title}
      lead={<LobbyLead lobby={lobby} free={standing.free.length} />}
      sign={<GameSign game={lobby.game} size={72} />}
      wide
    >
      {stands && standing.free.length === 0 ? <Full lobby={lobby} /> : null}
      {stands && standing.free.length > 0 ? (
        <Join
          lobby={lobby}
          name={name}
          onName={setTyped}
          onSit={() => sit(standing.free[0] ?? null)}
          busy={action.busy}
        />
      ) : null}
      <Problem problem={action.problem} />
      <div className={style.columns} data-stands={stands || undefined}>
        <div id={INVITE} className={style.invite}>
          <Invite link={link} title={title} />
          {standing.mine === null || standing.free.length === 0 ? null : (
            <Suspense fallback={null}>
              <InviteKnown table={lobby.id} seated={lobby.seats.map(({ person }) => person)} />
            </Suspense>
          )}
        </div>
        <Card
          className={style.seats}
          title={t.lobby.seats}
          action={
            seatsBots ? (
              <Button look="quiet" busy={action.busy} onClick={() => action.run(fill)}>
                {t.lobby.fill}
              </Button>
            ) : undefined
          }
        >
          {standing.isHost && details !== null ? (
            <div className={style.setting}>
              <Select
                label={t.newTable.seats}
                value={String(lobby.seats.length)}
                options={counts(details.least_seats, details.most_seats).map((count) => ({
                  value: String(count),
                  label: String(count),
                  disabled: count < lobby.seats.length - standing.free.length,
                }))}
                onValue={(count) => action.run(() => actions.change({ seats: Number(count) }))}
              />
              {seatsBots ? <LevelPicker bots={bots} level={level} onLevel={choose} /> : null}
            </div>
          ) : null}
          <ol className={style.chairs}>
            {lobby.seats.map((chair, number) => (
              <Chair
                // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its number
                key={number}
                chair={chair}
                number={number}
                host={lobby.host}
                me={me?.id ?? null}
                standing={standing}
                connected={isFree(chair) || connected.includes(number)}
                muted={chair.person !== null && lobby.muted.includes(chair.person)}
                shareable={!lobby.rated}
                level={level}
                thieves={thieves}
                seated={lobby.seats.map(({ persona }) => persona)}
                actions={actions}
                sit={() => sit(number)}
                invite={invite}
                run={action.run}
              />
            ))}
          </ol>
          {standing.mine === null ? null : (
            <ColourPicker
              lobby={lobby}
              mine={standing.mine}
              onColour={(colour) => action.run(() => actions.colour(colour))}
            />
          )}
          <Begin
            lobby={lobby}
            standing={standing}
            actions={actions}
            run={action.run}
            busy={action.busy}
          >
            {children ? <ChatOpener sheet={sheet} /> : null}
          </Begin>
          <Leave standing={standing} actions={actions} run={action.run} />
        </Card>
        <div className={style.side}>
          {lobby.clock.kind === "days" ? (
            <Suspense fallback={null}>
              <TellMe />
            </Suspense>
          ) : null}
          {children ? <LobbyChat sheet={sheet}>{children}</LobbyChat> : null}
          <Agreed lobby={lobby} details={details} />
        </div>
      </div>
      {standing.isHost && details !== null ? (
        <Suspense fallback={null}>
          <Change lobby={lobby} details={details} actions={actions} />
        </Suspense>
      ) : null}
    </Page>
  );
}

/** What it waits for; at the table of a group, the way to that. */
function LobbyLead({ lobby: { club, quick }, free }: { lobby: TableAnswer; free: number }) {
  const t = useAllMessages();
  if (quick && free > 0) return t.hall.seatFree;
  if (club === null) return t.lobby.waiting;
  return (
    <>
      {t.lobby.waiting} <Link to={`/group/${club}`}>{t.clubs.ofTable}</Link>
    </>
  );
}

const counts = (least: number, most: number) =>
  Array.from({ length: most - least + 1 }, (_, more) => least + more);
