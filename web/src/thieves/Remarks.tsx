// What thieves say at the table. Decoration: nobody needs it to play, so it comes after the game, is
// not spoken to those who listen to the page, and can be turned off.

import { lazy, Suspense, useEffect, useState } from "react";
import { settingsStore } from "../store/settings";
import { useStore } from "../store/store";
import { isThief } from "./ids";
import type { RemarksProps } from "./remarksProps";

const Speaking = lazy(async () => ({ default: (await import("./Speaking")).Speaking }));

/** So long after the game has been shown its company is fetched, in milliseconds. */
const LATER_MS = 2_500;

export function Remarks(props: RemarksProps) {
  const { reactions } = useStore(settingsStore);
  const company = props.players.some((player) => isThief(player.persona));
  const wanted = reactions && company;
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => setLate(true), LATER_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  if (!wanted || !late) return null;
  return (
    <Suspense fallback={null}>
      <Speaking {...props} />
    </Suspense>
  );
}
