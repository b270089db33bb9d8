import { type ComponentType, lazy, Suspense } from "react";
import type { HallTable } from "../../generated/protocol";
import { useAllMessages } from "../../i18n/use";
import { gameName, nameWith } from "../../naming/words";
import { Link } from "../../store/route";
import type { SketchProps } from "../../table/module";
import { moduleOf } from "../../table/registry";
import button from "../../widgets/Button.module.css";
import { Card } from "../../widgets/Card";
import { GameSign } from "../../widgets/GameSign";
import style from "./HallScreen.module.css";
import { playersIn } from "./HallSeats";

/** Games in progress, each as a small picture of how it stood a minute ago. */
export function RunningTables({ games }: { games: HallTable[] }) {
  const t = useAllMessages();
  if (games.length === 0) return null;
  return (
    <Card plain title={t.hall.running} help={t.hall.late}>
      <ul className={style.games} data-running>
        {games.map((table) => {
          const game = gameName(table.game);
          const names = playersIn(t, table);
          return (
            <li key={table.id} className={style.game} data-table={table.id}>
              <div className={style.picture} aria-hidden="true">
                <Sketch table={table} />
              </div>
              <div className={style.about}>
                <div className={style.words}>
                  <p className={style.title}>{game}</p>
                  <p className={style.facts}>{names}</p>
                </div>
                <Link
                  to={`/table/${table.id}`}
                  className={button.button ?? ""}
                  aria-label={nameWith(t.home.watch, t.hall.watchOf({ game, names }))}
                >
                  {t.home.watch}
                </Link>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

const sketches = new Map<string, ComponentType<SketchProps> | null>();

function sketchOf(game: string): ComponentType<SketchProps> | null {
  const found = sketches.get(game);
  if (found !== undefined) return found;
  const { loadSketch } = moduleOf(game);
  const made = loadSketch === null ? null : lazy(async () => ({ default: await loadSketch() }));
  sketches.set(game, made);
  return made;
}

/** The small picture; the game's sign where there is none, or none yet. */
function Sketch({ table }: { table: HallTable }) {
  const sign = <GameSign game={table.game} size={64} />;
  const Drawn = sketchOf(table.game);
  if (Drawn === null || !table.sketch) return sign;
  return (
    <Suspense fallback={sign}>
      <Drawn sketch={table.sketch} colours={table.seats.map(({ colour }) => colour)} />
    </Suspense>
  );
}
