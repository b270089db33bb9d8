import { useSyncExternalStore } from "react";
import { isAlone, onAlone } from "../net/device/mode";

/** Whether this device answers by itself: no server can be reached, or there is none. */
export const useAlone = (): boolean => useSyncExternalStore(onAlone, isAlone);
