// Signs that people at the table show: each at its seat, for a few seconds.

import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useMessages } from "../../i18n/use";
import type { LiveTable } from "../../store/liveTable";
import { mutedAt, mutedStore, withoutMuted } from "../../store/muted";
import { useStore } from "../../store/store";
import type { ShownEmote } from "../../store/tableState";
import { type BubblePlacement, besideSeat } from "../../thieves/besideSeat";
import { LiveRegion } from "../../widgets/LiveRegion";
import { EmotePicture } from "./EmotePicture";
import style from "./Emotes.module.css";

const SHOWN_MS = 4_000;

export default function Emotes({ liveTable }: { liveTable: LiveTable }) {
  const t = useMessages();
  const { id, emotes, lobby } = useStore(liveTable.state);
  const muted = mutedAt(useStore(mutedStore), id);
  const last = emotes.at(-1)?.number ?? 0;
  // The table knows it: this is loaded after the table, and anew when the game begins.
  const { lastSignOver } = liveTable;
  const over = useStore(lastSignOver);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => {
    if (last === 0) return;
    const end = () => lastSignOver.set((before) => Math.max(before, last));
    timers.current.push(setTimeout(end, SHOWN_MS));
  }, [last, lastSignOver]);
  useEffect(
    () => () => {
      for (const timer of timers.current) clearTimeout(timer);
    },
    [],
  );
  const heard = withoutMuted(emotes, muted).filter(({ number }) => number > over);
  const bySeat = new Map(heard.map((one) => [one.seat, one])); // a later one takes its place
  const newest = heard.at(-1);
  const name = newest === undefined ? "" : (lobby?.seats[newest.seat]?.name ?? "");
  return (
    <>
      {[...bySeat.values()].map((one) => (
        <Sign key={one.number} shown={one} />
      ))}
      <LiveRegion
        text={newest === undefined ? "" : t.emotes.shows({ name, what: t.emotes.of[newest.emote] })}
      />
    </>
  );
}

function Sign({ shown: { seat, emote } }: { shown: ShownEmote }) {
  const bubble = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<BubblePlacement | null>(null);
  useLayoutEffect(() => {
    const lay = () => bubble.current && setPlace(besideSeat(seat, bubble.current));
    lay();
    addEventListener("resize", lay);
    addEventListener("scroll", lay, { capture: true, passive: true });
    return () => {
      removeEventListener("resize", lay);
      removeEventListener("scroll", lay, { capture: true });
    };
  }, [seat]);
  return (
    <div
      ref={bubble}
      className={style.shown}
      style={place === null ? { visibility: "hidden" } : { left: place.left, top: place.top }}
      data-shown-emote={emote}
      data-at={seat}
      aria-hidden="true"
    >
      <EmotePicture emote={emote} size={34} />
    </div>
  );
}
