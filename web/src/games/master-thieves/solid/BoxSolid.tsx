// The box in three dimensions, on its cloth, with everything that lies round it.

import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { Vector3 } from "three";
import type { Place } from "../../../generated/master_thieves";
import { SEAT_SIGNS } from "../../../naming/seats";
import { settingsStore } from "../../../store/settings";
import { useStore } from "../../../store/store";
import { DrawerButton } from "../flat/DrawerButton";
import type { BoxProps } from "../model/box";
import { drawerOf } from "../model/choices";
import { LEVELS, placeNamed, placeOf, SIDES } from "../model/places";
import { useMasterMessages } from "../words";
import style from "./BoxSolid.module.css";
import { framedAt } from "./cameraRig";
import { DrawerMarks } from "./DrawerMarks";
import { frameOf } from "./framing";
import { graphicsSupport, sceneStatus } from "./graphicsSupport";
import { Labels } from "./Labels";
import { chooseQuality, lighter } from "./quality";
import { useRoom } from "./room";
import { subjectOf, viewAngle } from "./scope";
import { inDrawer } from "./standing";
import type { SceneColours } from "./table";
import { useGestures } from "./useGestures";
import { useScene } from "./useScene";

interface BoxSolidProps {
  box: BoxProps;
  /** Whether its picture is seen already; until then something else stands in its place. */
  drawn: boolean;
  onDrawn: () => void;
}

export function BoxSolid({ box, drawn, onDrawn }: BoxSolidProps) {
  const { master: words } = useMasterMessages();
  const { look, bound, players } = box;
  const { detail, box: liked } = useStore(settingsStore);
  const theme = useSyncExternalStore(onTheme, themeOfPage);
  const ground = useRef<HTMLDivElement>(null);
  const labels = useRef<HTMLDivElement>(null);
  const slips = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const room = useRoom(picture);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the box only these are looked at
  const frame = useMemo(
    () => frameOf(subjectOf(box, room), room),
    [box.view, box.cue, look.quarters, room, box.reducedMotion],
  );
  const bounds = { width: room.width, height: room.height, whole: frame.whole };
  const gestures = useGestures(ground, picture, look, bounds);
  const [hovered, setHovered] = useState<Place | null>(null);
  const [focused, setFocused] = useState<Place | null>(null);
  const [quality, setQuality] = useState(() => chooseQuality(graphicsSupport().renderer, detail));
  // biome-ignore lint/correctness/useExhaustiveDependencies: colours change with the theme
  const colours = useMemo(coloursOfPage, [theme]);
  const hues = useMemo(
    () => players.map(({ colour }) => ofPage(`--seat-${colour % SEAT_SIGNS.length}`)),
    [players],
  );
  useEffect(() => {
    if (!drawn) return;
    sceneStatus.set(() => "shown");
    return () => sceneStatus.set((now) => (now === "shown" ? "none" : now));
  }, [drawn]);

  // Where the keys stand is seen, however closely one looks.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a step of the keys moves the picture
  useEffect(() => {
    if (focused === null) return;
    const front = inDrawer(focused, 0, 0, 0, new Vector3());
    gestures.show(framedAt(front, frame, viewAngle(box, 0), room));
  }, [focused, look.quarters]);

  // A drawer that is opened is looked at, wherever one was looking.
  const opened = box.view.open_drawer?.place ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each drawer
  useEffect(() => {
    if (opened !== null) gestures.reset();
  }, [opened]);

  const may = useMemo(
    () => new Set(box.pending === null ? bound.open.keys() : []),
    [bound, box.pending],
  );
  const marks = {
    may,
    hovered,
    focused,
    advised: drawerOf(box.advised),
    pending: [...bound.open].find(([, word]) => word === box.pending)?.[0] ?? null,
    considered: box.considered,
  };
  const buttonOf = (place: Place) =>
    ground.current?.querySelector<HTMLElement>(`[data-place="${place}"]`);
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const seen = event.target.matches(":focus-visible");
    setFocused(seen ? placeNamed(event.target.dataset.place) : null);
  };
  const onSlow = () => {
    const less = lighter(quality);
    if (detail === "auto" && less !== null) setQuality(less);
    // Who has not asked for it is better off with the flat picture.
    else if (liked === "auto" && less === null) sceneStatus.set(() => "broken");
  };
  const placeAt = useScene(picture, {
    box,
    quality,
    room,
    frame,
    closer: gestures.closer,
    dragged: gestures.degrees,
    held: gestures.held,
    marks,
    colours,
    hues,
    sides: words.side,
    labels,
    slips,
    onSlow,
    onDrawn,
  });
  const isPicture = ({ target }: MouseEvent) => target instanceof HTMLCanvasElement;
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    gestures.handlers.onPointerMove(event);
    if (event.pointerType !== "mouse" || gestures.held) return;
    setHovered(isPicture(event) ? placeAt(event.clientX, event.clientY) : null);
  };
  const onClick = (event: MouseEvent) => {
    if (!isPicture(event)) return;
    const place = placeAt(event.clientX, event.clientY);
    if (place !== null) buttonOf(place)?.click();
    // Where a tap has opened a drawer, a second one does not look closer.
    if (place === null || !may.has(place)) {
      gestures.tap(event.clientX, event.clientY, event.timeStamp);
    }
  };
  /** Whatever the other mouse button means at a drawer, it means at its picture. */
  const onContextMenu = (event: MouseEvent) => {
    const place = isPicture(event) ? placeAt(event.clientX, event.clientY) : null;
    if (place === null) return;
    const passedOn = new window.MouseEvent("contextmenu", { bubbles: true, cancelable: true });
    buttonOf(place)?.dispatchEvent(passedOn);
    if (passedOn.defaultPrevented) event.preventDefault();
  };
  return (
    // Keys are heard by the page: see useGestures.ts.
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons for keys stand in it
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      className={style.stage}
      ref={ground}
      data-solid={drawn ? quality.name : undefined}
      data-coming={!drawn || undefined}
      data-held={gestures.held || undefined}
      data-closer={!gestures.isAsFramed || undefined}
      data-answers={(hovered !== null && may.has(hovered)) || undefined}
      {...gestures.handlers}
      onPointerMove={onPointerMove}
      onPointerLeave={() => setHovered(null)}
      onClick={onClick}
      onContextMenu={onContextMenu}
    >
      <div className={style.canvas} ref={picture} aria-hidden="true" />
      <div className={style.labels} ref={labels} aria-hidden="true">
        <Labels players={players} viewer={box.view.viewer} />
      </div>
      <div className={style.labels} ref={slips} aria-hidden="true">
        <DrawerMarks box={box} />
      </div>
      {drawn && !gestures.isAsFramed && (
        <button type="button" className={style.usual} onClick={gestures.reset}>
          {words.seeing.usual}
        </button>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only looks where the focus goes */}
      <div className={style.drawers} onFocus={onFocus} onBlur={() => setFocused(null)}>
        {drawn &&
          LEVELS.flatMap((level) =>
            SIDES.map((side) => (
              <DrawerButton key={`${level}${side}`} box={box} place={placeOf(level, side)} />
            )),
          )}
      </div>
    </div>
  );
}

/** By day or by night, whoever says so: the person, or the device, in the midst of a game. */
function themeOfPage(): string {
  return document.documentElement.dataset.theme ?? "night";
}

function onTheme(changed: () => void): () => void {
  const watcher = new MutationObserver(changed);
  watcher.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => watcher.disconnect();
}

function ofPage(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

function coloursOfPage(): SceneColours {
  const day = themeOfPage() === "day";
  return {
    cloth: ofPage("--cloth"),
    written: day ? "#4a3408" : ofPage("--brass-bright"),
    font: ofPage("--display"),
    day,
  };
}
