import { useState } from "react";
import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useAllMessages } from "../../i18n/use";
import { levelAmong } from "../../naming/levels";
import { defaultTable } from "../../naming/tableDefaults";
import { gameName, nameWith } from "../../naming/words";
import * as api from "../../net/api";
import { noteBegun } from "../../store/decided";
import { go } from "../../store/route";
import { knownGames } from "../../table/registry";
import { Button } from "../../widgets/Button";
import { Card } from "../../widgets/Card";
import { GameSign } from "../../widgets/GameSign";
import { LevelPicker } from "../../widgets/LevelPicker";
import { Problem } from "../../widgets/Problem";
import style from "./Offline.module.css";

const LEVELS = ["novice", "expert"];

/** Begin a game against bots on this device. */
export function PlayHere() {
  const t = useAllMessages();
  const [level, setLevel] = useState(() => levelAmong(LEVELS) ?? "novice");
  const action = useAsyncAction();
  return (
    <Card title={t.alone.play} help={t.alone.playHelp}>
      <LevelPicker bots={LEVELS} level={level} onLevel={setLevel} />
      <ul className={style.games}>
        {knownGames().map((game) => (
          <li key={game} className={style.game}>
            <GameSign game={game} size={48} />
            <span>{gameName(game)}</span>
            <Button
              look="primary"
              busy={action.busy}
              onClick={() => action.run(async () => go(`/table/${await openHere(game, level)}`))}
              aria-label={nameWith(t.alone.begin, t.alone.beginOf({ game: gameName(game) }))}
              data-play-here={game}
            >
              {t.alone.begin}
            </Button>
          </li>
        ))}
      </ul>
      <Problem problem={action.problem} />
    </Card>
  );
}

/** Lay a table on this device; return its id. */
async function openHere(game: string, bot: string): Promise<string> {
  const { games } = await api.fetchGamesHere();
  const found = games.find((one) => one.name === game);
  if (found === undefined) throw new api.Refused(404, "no-such-game");
  const usual = defaultTable(found);
  const bots = Array.from({ length: usual.seats - 1 }, (_, other) => ({ seat: other + 1, bot }));
  const table = await api.openTableHere({ ...usual, bots });
  noteBegun(table.id, 0);
  return table.id;
}
