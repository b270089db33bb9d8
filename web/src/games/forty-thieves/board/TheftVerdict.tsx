import { EyeMark } from "../art/Small";
import { squareIndex } from "../model/notation";
import { useTable } from "./context";
import style from "./TheftVerdict.module.css";

/** Whether a theft worked, in the midst of its four jars; the sentence of the event says the same. */
export function TheftVerdict() {
  const { scene } = useTable();
  if (scene.verdict === null) return null;
  const places = [...scene.touched].map(squareIndex);
  const middle = (coordinate: (index: number) => number) =>
    places.reduce((sum, index) => sum + 25 * coordinate(index) + 12.5, 0) / places.length;
  return (
    <span
      className={style.verdict}
      data-verdict={scene.verdict}
      style={{
        left: `${middle((index) => index % 4)}%`,
        top: `${middle((index) => Math.floor(index / 4))}%`,
      }}
      aria-hidden="true"
    >
      {scene.verdict === "bad" ? (
        <EyeMark />
      ) : (
        <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
          <path
            d="M24 53 L43 72 L78 31"
            fill="none"
            stroke="currentColor"
            strokeWidth="13"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      )}
    </span>
  );
}
