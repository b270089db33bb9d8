import { useEffect } from "react";
import { session } from "../store/session";
import { settings } from "../store/settings";
import { useStore } from "../store/store";
import { chosenWay } from "./kept";

/** Who signs in on a browser that is told by push is told from then on, in his language. */
export function useKeptTold(): void {
  const { me } = useStore(session);
  const { language } = useStore(settings);
  const person = me?.id;
  useEffect(() => {
    if (person === undefined || chosenWay() !== "push") return;
    void import("./push").then(({ keepTold }) => keepTold(person, language).catch(() => undefined));
  }, [person, language]);
}
