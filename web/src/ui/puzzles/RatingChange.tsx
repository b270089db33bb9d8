import type { PuzzleState } from "../../generated/api";
import { useAllMessages } from "../../i18n/use";
import style from "./RatingChange.module.css";

/** How one's rating has moved, where the puzzle counted for it. */
export function RatingChange({ state: { before, after } }: { state: PuzzleState }) {
  const t = useAllMessages();
  if (before === null || after === null) return null;
  const [rating, moved] = [Math.round(after), Math.round(after) - Math.round(before)];
  const change = moved < 0 ? `−${-moved}` : `+${moved}`;
  return (
    <p className={style.rating} data-rating={rating} data-moved={moved < 0 ? "down" : "up"}>
      {t.puzzles.newRating({ rating, change })}
    </p>
  );
}
