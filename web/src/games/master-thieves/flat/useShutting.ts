// A drawer that is pushed in is whole until it is in: its front takes a while for the way, and what is
// behind the front goes with it.

import { type TransitionEvent, useEffect, useState } from "react";
import type { OpenDrawer, Place, View } from "../../../generated/master_thieves";

/** Where no browser tells that the way is over; far longer than any way takes. */
const LONGEST_MS = 1_500;

interface Known {
  drawer: OpenDrawer;
  /** Through whose eyes it was seen: others may not look into it while it goes in. */
  viewer: View["viewer"];
}

/** The drawer at a place, on its way in, too; `still`: nothing moves, so it is shut at once. */
export function useShutting(view: View, place: Place, still: boolean) {
  const { open_drawer: open, viewer } = view;
  const drawer = open?.place === place ? open : null;
  const [known, setKnown] = useState<Known | null>(null);
  if (drawer !== null && drawer !== known?.drawer) setKnown({ drawer, viewer });
  const going = drawer === null && known?.viewer === viewer && !still ? known.drawer : null;
  const isOver = drawer === null && known !== null && going === null;
  if (isOver) setKnown(null);
  useEffect(() => {
    if (going === null) return;
    const timer = setTimeout(() => setKnown(null), LONGEST_MS);
    return () => clearTimeout(timer);
  }, [going]);
  const onTransitionEnd = (event: TransitionEvent) => {
    if (going !== null && event.target === event.currentTarget) setKnown(null);
  };
  return { drawer, out: drawer ?? going, onTransitionEnd };
}
