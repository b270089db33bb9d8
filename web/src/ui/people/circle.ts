import type { CircleAnswer } from "../../generated/api";

/** What every part of the screen is given. */
export interface CircleProps {
  circle: CircleAnswer;
  /** Ask the server once more. */
  onChange: () => Promise<void>;
}

/** How one stands to somebody. */
export const tieTo = (circle: CircleAnswer, person: string) =>
  circle.friends.find((one) => one.id === person)?.tie ?? "none";
