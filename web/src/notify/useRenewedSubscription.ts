import { useEffect } from "react";
import { sessionStore } from "../store/session";
import { settingsStore } from "../store/settings";
import { useStore } from "../store/store";
import { chosenChannel } from "./preferences";

/** Who signs in on a browser that is told by push is told from then on, in his language. */
export function useRenewedSubscription(): void {
  const { me } = useStore(sessionStore);
  const { language } = useStore(settingsStore);
  const person = me?.id;
  useEffect(() => {
    if (person === undefined || chosenChannel() !== "push") return;
    void import("./push").then(({ renewSubscription: keepTold }) =>
      keepTold(person, language).catch(() => undefined),
    );
  }, [person, language]);
}
