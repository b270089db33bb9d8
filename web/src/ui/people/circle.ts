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

/** Friends, and then those whom one met lately. */
export function known({ friends, met }: CircleAnswer): { id: string; name: string }[] {
  const close = friends.filter((one) => one.tie === "friends");
  return [...close, ...met.filter((one) => !close.some((friend) => friend.id === one.id))];
}
