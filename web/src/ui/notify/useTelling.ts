import { useEffect } from "react";
import { type Deed, useDeed } from "../../hooks/useDeed";
import { lookAgain, type Telling, telling, tellMe, tellMeNoMore } from "../../notify/push";
import { session } from "../../store/session";
import { settings } from "../../store/settings";
import { useStore } from "../../store/store";

interface Told {
  way: Telling;
  deed: Deed;
  set: (wanted: boolean) => void;
}

/** Whether one is told on this browser, and how to change it. */
export function useTelling(): Told {
  const way = useStore(telling);
  const { me } = useStore(session);
  const { language } = useStore(settings);
  const deed = useDeed();
  useEffect(() => {
    lookAgain();
    document.addEventListener("visibilitychange", lookAgain);
    return () => document.removeEventListener("visibilitychange", lookAgain);
  }, []);
  const set = (wanted: boolean) => {
    if (me === null) return;
    void deed.run(() => (wanted ? tellMe(me.id, language) : tellMeNoMore()));
  };
  return { way, deed, set };
}
