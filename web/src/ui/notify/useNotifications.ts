import { useEffect } from "react";
import { type AsyncAction, useAsyncAction } from "../../hooks/useAsyncAction";
import {
  disableNotifications,
  enableNotifications,
  type NotificationStatus,
  notificationStatus,
  refreshStatus,
} from "../../notify/push";
import { sessionStore } from "../../store/session";
import { settingsStore } from "../../store/settings";
import { useStore } from "../../store/store";

interface Notifications {
  channel: NotificationStatus;
  action: AsyncAction;
  set: (wanted: boolean) => void;
}

/** Whether one is told on this browser, and how to change it. */
export function useNotifications(): Notifications {
  const channel = useStore(notificationStatus);
  const { me } = useStore(sessionStore);
  const { language } = useStore(settingsStore);
  const action = useAsyncAction();
  useEffect(() => {
    refreshStatus();
    document.addEventListener("visibilitychange", refreshStatus);
    return () => document.removeEventListener("visibilitychange", refreshStatus);
  }, []);
  const set = (wanted: boolean) => {
    if (me === null) return;
    void action.run(() => (wanted ? enableNotifications(me.id, language) : disableNotifications()));
  };
  return { channel, action, set };
}
