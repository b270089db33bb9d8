import type { CSSProperties } from "react";
import type { Front, Jar } from "../../../generated/forty_thieves";
import { hueOf } from "../../../naming/seats";
import { classes } from "../../../widgets/classes";
import { JarBody } from "../art/Jar";
import { HandOver } from "../art/Small";
import { JarLid, TileFront } from "../art/Tile";
import type { OpenedTile, Scene } from "../model/scene";
import style from "./CellJar.module.css";
import { useTable } from "./context";

interface CellJarProps {
  className: string | undefined;
  jar: Jar;
  /** What lies in it, as far as one sees it. */
  front: Front | null;
  opened: OpenedTile | null;
  /** Another looks into it. */
  covered: Scene["covered"];
}

/** A jar on the board: its body stands, its lid is lifted, and in it lies what one may see. */
export function CellJar({ className, jar, front, opened, covered }: CellJarProps) {
  const { players } = useTable();
  const takes = opened?.lift || (opened?.duration ?? covered?.duration ?? 0);
  const timing: CSSProperties & Record<`--${string}`, string> = {
    "--takes": `${takes}ms`,
    "--late": `${opened?.delay ?? 0}ms`,
  };
  return (
    <span
      className={classes(
        className,
        front !== null && style.open,
        opened?.how === "look" && style.look,
        opened?.how === "stay" && style.opening,
        opened?.secret && style.secret,
        covered !== null && style.peeked,
      )}
      style={timing}
    >
      <span className={style.body}>
        <JarBody jar={jar} />
      </span>
      {front !== null && (
        <span className={style.front}>
          <TileFront front={front} />
        </span>
      )}
      <span className={style.lid}>
        <JarLid jar={jar} alone />
      </span>
      {covered !== null && (
        <span
          className={style.hand}
          style={{ color: hueOf(players.find(({ seat }) => seat === covered.seat)?.colour ?? 0) }}
        >
          <HandOver />
        </span>
      )}
    </span>
  );
}
