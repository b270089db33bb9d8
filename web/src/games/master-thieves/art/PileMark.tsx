import { classes } from "../../../widgets/classes";
import style from "./PileMark.module.css";

/** A pillow, black or white. */
export function PileMark({ pile }: { pile: string }) {
  return <span className={classes(style.cloth, style[pile])} aria-hidden="true" />;
}
