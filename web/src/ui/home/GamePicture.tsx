import { type ComponentType, lazy, Suspense } from "react";
import { useFirstWords } from "../../i18n/use";
import { gameWords } from "../../naming/words";
import { painted } from "../../net/painted";
import { moduleOf } from "../../table/registry";
import { GameSign } from "../../widgets/GameSign";
import style from "./GamePicture.module.css";

const pictures = new Map<string, ComponentType<{ label: string }> | null>();

// What is to be read and pressed does not wait until the pictures have come; their room is kept.
function pictureOf(game: string): ComponentType<{ label: string }> | null {
  const found = pictures.get(game);
  if (found !== undefined) return found;
  const { loadPicture } = moduleOf(game);
  const made =
    loadPicture === null
      ? null
      : lazy(async () => {
          await painted;
          return { default: await loadPicture() };
        });
  pictures.set(game, made);
  return made;
}

/** The living picture of a game; the sign of one that has none. */
export function GamePicture({ game }: { game: string }) {
  const t = useFirstWords();
  const Picture = pictureOf(game);
  if (Picture === null) {
    return (
      <div className={style.sign}>
        <GameSign game={game} size={160} />
      </div>
    );
  }
  return (
    <Suspense fallback={null}>
      <Picture label={gameWords(t, game)?.picture ?? ""} />
    </Suspense>
  );
}
