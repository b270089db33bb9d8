// The bubble at a seat, for as long as it takes to read it.

import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { type BubblePlacement, besideSeat } from "./besideSeat";
import { type Remark, remarkOf } from "./choosing";
import { occurrenceOf } from "./occurrence";
import { ThiefPortrait } from "./Portrait";
import type { RemarksProps } from "./remarksProps";
import style from "./Speaking.module.css";
import { useThiefWords } from "./useThiefWords";

/** To notice it, and to read each letter, in milliseconds. */
const NOTICE_MS = 1_500;
const LETTER_MS = 55;

export function Speaking({ table, cue, players, remarkable }: RemarksProps) {
  const words = useThiefWords();
  const [said, setSaid] = useState<Remark | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new number is a new thing that happens
  useEffect(() => {
    const remark = cue === null ? null : remarkOf(table, occurrenceOf(cue), players, remarkable);
    if (remark !== null) setSaid(remark); // a later one takes the place of an earlier one
  }, [table, cue?.id]);

  const sentences = said === null ? undefined : words?.remarks[said.temper][said.occasion];
  const text = sentences?.[(said?.pick ?? 0) % sentences.length] ?? null;
  useEffect(() => {
    if (said === null || text === null) return;
    const timer = setTimeout(() => setSaid(null), NOTICE_MS + LETTER_MS * text.length);
    return () => clearTimeout(timer);
  }, [said, text]);
  if (said === null || text === null) return null;
  return <Bubble key={`${said.seat}.${said.pick}`} remark={said} text={text} />;
}

function Bubble({ remark, text }: { remark: Remark; text: string }) {
  const bubble = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<BubblePlacement | null>(null);
  useLayoutEffect(() => {
    const lay = () => bubble.current && setPlace(besideSeat(remark.seat, bubble.current));
    lay();
    addEventListener("resize", lay);
    addEventListener("scroll", lay, { capture: true, passive: true });
    return () => {
      removeEventListener("resize", lay);
      removeEventListener("scroll", lay, { capture: true });
    };
  }, [remark.seat]);
  return (
    <div
      ref={bubble}
      className={style.bubble}
      style={place === null ? { visibility: "hidden" } : { left: place.left, top: place.top }}
      data-side={place?.side}
      data-remark={remark.occasion}
      aria-hidden="true"
    >
      {place?.side === "none" && <ThiefPortrait id={remark.thief} size={28} />}
      {text}
    </div>
  );
}
