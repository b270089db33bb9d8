import { lazy, Suspense } from "react";
import { useMessages } from "../../i18n/use";
import { usePainted } from "../common/usePainted";

// What is to be read and pressed need not wait until the pictures have come; their room is kept.
const JarsPicture = lazy(async () => ({ default: (await import("./JarsPicture")).JarsPicture }));
const BoxPicture = lazy(async () => ({ default: (await import("./BoxPicture")).BoxPicture }));

/** The living picture of a game. */
export function GamePicture({ game }: { game: string }) {
  const t = useMessages();
  const painted = usePainted();
  if (!painted) return null;
  return (
    <Suspense fallback={null}>
      {game === "forty-thieves" ? (
        <JarsPicture label={t.home.jarsPicture} />
      ) : (
        <BoxPicture label={t.home.boxPicture} />
      )}
    </Suspense>
  );
}
