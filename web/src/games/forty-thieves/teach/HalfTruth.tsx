import { useState } from "react";
import type { Front } from "../../../generated/forty_thieves";
import { Button } from "../../../widgets/Button";
import { FrontFace } from "../art/FrontFace";
import { JarBody } from "../art/Jar";
import { Lid } from "../art/Lid";
import { frontName, jarName } from "../model/naming";
import { COLOURS, readJar, SIGNS, SPECIALS } from "../model/notation";
import { useFortyMessages } from "../words";
import style from "./HalfTruth.module.css";
import { useFortyTaught } from "./taught";

const JARS = ["rt", "gm", "bs", "yh"] as const;

/** A jar, and everything that can be in it. */
export function HalfTruth() {
  const { forty: t } = useFortyMessages();
  const { words, rules } = useFortyTaught();
  const says = words.forty.jars;
  const [at, setAt] = useState(0);
  const jar = JARS[at % JARS.length] ?? "rt";
  const { colour, sign } = readJar(jar) ?? { colour: "r", sign: "t" };
  const groups: { title: string; fronts: Front[] }[] = [
    {
      title: says.colour,
      fronts: SIGNS.filter((one) => one !== sign).map((one) => `${colour}${one}` as const),
    },
    {
      title: says.symbol,
      fronts: COLOURS.filter((one) => one !== colour).map((one) => `${one}${sign}` as const),
    },
    ...(rules.family === true ? [] : [{ title: says.special, fronts: [...SPECIALS] }]),
  ];
  return (
    <figure className={style.figure}>
      <div className={style.scene}>
        <div className={style.jar} key={jar} role="img" aria-label={jarName(t, jar)}>
          <span className={style.body}>
            <JarBody jar={jar} />
          </span>
          <span className={style.lid}>
            <Lid jar={jar} alone />
          </span>
        </div>
        <ul className={style.groups} aria-live="polite">
          {groups.map(({ title, fronts }) => (
            <li key={title}>
              <span className={style.title}>{title}</span>
              <ul className={style.fronts}>
                {fronts.map((front) => (
                  <li key={front}>
                    <FrontFace front={front} />
                    <span className="visually-hidden">{frontName(t, front)}</span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <Button onClick={() => setAt((now) => now + 1)}>{says.another}</Button>
      </div>
    </figure>
  );
}
