import { lazy, Suspense } from "react";
import { useFirstWords } from "../../i18n/use";
import { painted } from "../../net/painted";

// What is to be read and pressed does not wait until the pictures have come; their room is kept.
const JarsPicture = lazy(async () => {
  await painted;
  return { default: (await import("../../games/forty-thieves/art/HomePicture")).JarsPicture };
});
const BoxPicture = lazy(async () => {
  await painted;
  return { default: (await import("../../games/master-thieves/art/HomePicture")).BoxPicture };
});

/** The living picture of a game. */
export function GamePicture({ game }: { game: string }) {
  const t = useFirstWords();
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
