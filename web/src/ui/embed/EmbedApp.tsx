// A replay inside somebody else's page: nobody is asked who he is, nothing is kept, and no link leads
// away inside the frame.

import { Suspense } from "react";
import { useRoute } from "../../store/route";
import { isTableId } from "../../store/tableState";
import { loadGame } from "../../table/registry";
import { Skeleton } from "../../widgets/Skeleton";
import { ErrorBoundary } from "../ErrorBoundary";
import { screen } from "../screen";
import { NotEmbedded } from "./NotEmbedded";

const Replay = screen(async () => (await import("../replay/Replay")).Replay);

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
