import type { ClubAnswer } from "../../generated/api";

/** What every part of the screen is given. */
export interface ClubProps {
  club: ClubAnswer;
  /** Who looks. */
  me: string;
  /** Ask the server once more. */
  onChange: () => Promise<void>;
}
