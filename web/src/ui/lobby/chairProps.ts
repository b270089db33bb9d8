// What a chair of the lobby is given, and what the host may do there.

import type { PersonaAnswer, SeatAnswer } from "../../generated/api";
import type { LobbyActions } from "./lobbyActions";
import type { LobbyStanding } from "./standing";

export interface ChairProps {
  chair: SeatAnswer;
  number: number;
  host: string;
  me: string | null;
  standing: LobbyStanding;
  connected: boolean;
  muted: boolean;
  /** Whether somebody may play at another's device: not where it counts. */
  shareable: boolean;
  /** Which bot the host can put here; null as long as none is known. */
  level: string | null;
  /** The thieves whom one can let sit down, and those who sit there already. */
  thieves?: readonly PersonaAnswer[];
  seated?: readonly string[];
  actions: LobbyActions;
  /** Sit down here, or change to here. */
  sit: () => void;
  /** Give somebody the link. */
  invite: () => void;
  run: (what: () => Promise<unknown>) => Promise<boolean>;
}
