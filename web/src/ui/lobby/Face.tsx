import type { SeatAnswer } from "../../generated/api";
import { SeatSign } from "../common/SeatSign";

/** The face of a thief; until there are pictures of them, a sign. */
export function ThiefFace({ id, size }: { id: string; size: number }) {
  return <SeatSign colour={id.length % 8} size={size} />;
}

/** Who sits on a chair: a thief's face, or the sign of the seat. */
export function ChairFace({ chair, size }: { chair: SeatAnswer; size: number }) {
  return <SeatSign colour={chair.colour} size={size} />;
}
