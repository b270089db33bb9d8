// Who I am. The first visit makes a guest of me; nothing is asked.

import type { Me } from "../generated/api";
import * as api from "../net/api";
import { socket } from "../net/socket";
import { makeStore } from "./store";

export interface Session {
  me: Me | null;
  /** Why nobody is known yet: "offline", or a code of the server. */
  trouble: string | null;
}

export const session = makeStore<Session>({ me: null, trouble: null });

export function become(me: Me): void {
  session.set(() => ({ me, trouble: null }));
}

/** Find out who I am, as a guest if need be. */
export async function enter(): Promise<void> {
  try {
    const entered = await api.enter();
    become(entered);
  } catch (refused) {
    const code = refused instanceof api.Refused ? refused.code : "unknown";
    session.set((now) => ({ ...now, trouble: code }));
  }
}

/** Be somebody else from now on: after signing in or out. */
export async function enterAgain(): Promise<void> {
  await enter();
  socket.restart();
}
