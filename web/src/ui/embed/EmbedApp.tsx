// A replay inside somebody else's page: nobody is asked who he is, nothing is kept, and no link leads
// away inside the frame.

import { lazy, Suspense } from "react";
import { speakWholly } from "../../i18n/use";
import { useRoute } from "../../store/route";
import { isTableId } from "../../store/tableState";
import { loadGame } from "../../table/registry";
import { Skeleton } from "../../widgets/Skeleton";
import { ErrorBoundary } from "../ErrorBoundary";
import { NotEmbedded } from "./NotEmbedded";

const Replay = lazy(async () => {
  const [{ Replay: found }] = await Promise.all([import("../replay/Replay"), speakWholly()]);
  return { default: found };
});

export function EmbedApp() {
  const { path } = useRoute();
  const [, , what = "", id = ""] = path.split("/");
  const known = what === "replay" && isTableId(id);
  return (
    <ErrorBoundary at={path}>
      <Suspense fallback={<Skeleton lines={6} />}>
        {known ? <Replay id={id} load={loadGame} embedded /> : <NotEmbedded />}
      </Suspense>
    </ErrorBoundary>
  );
}
