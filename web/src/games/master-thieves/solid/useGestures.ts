// Looking round the box and closer at it with the mouse, with fingers and with keys.
//
//   drag            round the box, and steeper or flatter (a finger moves the page up and down, unless
//                   one looks closer already)
//   wheel, pinch    closer, at the point that is meant; two fingers also move the picture
//   double tap      closer, and back; never where a tap opens a drawer
//   + − 0           closer, less close, as it was framed

import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { isTyping } from "../../../hooks/isTyping";
import { settingsStore } from "../../../store/settings";
import type { BoxViewpoint } from "../flat/useBoxViewpoint";
import {
  AS_FRAMED,
  type At,
  type Bounds,
  centredOn,
  isAsFramed,
  KEY_ZOOM,
  MIDDLE,
  NEAREST_ZOOM,
  panned,
  TAP_ZOOM,
  tilted,
  zoomed,
} from "./closer";

const DEGREES_PER_PIXEL = 0.45;
const TILT_PER_PIXEL = 0.16;
/** From so many pixels on it is a drag and no click. */
const THRESHOLD = 7;
const WHEEL = 0.0016;
const TAPS_MS = 350;
const TAPS_APART = 28;

interface Finger {
  x: number;
  y: number;
  /** Where it was put down. */
  from: At;
}

/** `ground`: what is dragged; `picture`: what is looked at more closely. */
export function useGestures(
  ground: RefObject<HTMLElement | null>,
  picture: RefObject<HTMLElement | null>,
  look: BoxViewpoint,
  bounds: Bounds,
) {
  const [closer, setCloser] = useState(AS_FRAMED);
  const [degrees, setDegrees] = useState(0);
  const [held, setHeld] = useState(false);
  const fingers = useRef(new Map<number, Finger>()).current;
  /** What the fingers have done since the first came down: nothing yet, a drag, or a pinch. */
  const doing = useRef<"nothing" | "drag" | "pinch">("nothing");
  const lastTap = useRef({ x: 0, y: 0, at: Number.NEGATIVE_INFINITY });
  const latest = useRef({ closer, bounds });
  latest.current = { closer, bounds };

  const fromMiddle = (x: number, y: number): At => {
    const over = picture.current?.getBoundingClientRect();
    if (over === undefined) return MIDDLE;
    return { x: x - (over.left + over.right) / 2, y: y - (over.top + over.bottom) / 2 };
  };
  const zoomAt = (factor: number, at: At) =>
    setCloser((now) => zoomed(now, factor, at, latest.current.bounds));
  const reset = () => setCloser(AS_FRAMED);
  /** Whoever looks closer sees what is at a point of the framed picture. */
  const show = (at: At) =>
    setCloser((now) => (now.zoom > 1 ? centredOn(now, at, latest.current.bounds) : now));

  const drag = (finger: Finger, event: PointerEvent<HTMLElement>) => {
    const by = event.clientX - finger.from.x;
    const tilts = event.pointerType === "mouse" || !isAsFramed(latest.current.closer);
    const far = tilts ? Math.hypot(by, event.clientY - finger.from.y) : Math.abs(by);
    if (doing.current === "nothing" && far < THRESHOLD) return;
    if (doing.current === "nothing") {
      event.currentTarget.setPointerCapture(event.pointerId);
      doing.current = "drag";
      setHeld(true);
    }
    setDegrees(by * DEGREES_PER_PIXEL);
    const down = (event.clientY - finger.y) * TILT_PER_PIXEL;
    if (tilts) setCloser((now) => tilted(now, down));
  };
  const pinch = (finger: Finger, event: PointerEvent<HTMLElement>) => {
    const other = [...fingers.values()].find((one) => one !== finger);
    if (other === undefined) return;
    const [x, y] = [event.clientX, event.clientY];
    const before = Math.hypot(finger.x - other.x, finger.y - other.y);
    const factor = Math.hypot(x - other.x, y - other.y) / Math.max(1, before);
    const middle = fromMiddle((x + other.x) / 2, (y + other.y) / 2);
    const [across, down] = [(x - finger.x) / 2, (y - finger.y) / 2];
    setCloser((now) => {
      const { bounds: within } = latest.current;
      const pulled = panned(now, across, down, within);
      return zoomed(pulled, factor, middle, within);
    });
  };
  const letGo = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return;
    if (doing.current === "drag" && fingers.size === 0) {
      // The side that is nearest to the eye now; a short pull is enough to reach the next one.
      const quarters = Math.round((-degrees / 90) * 1.4);
      look.walk(Math.max(-3, Math.min(3, quarters)));
    }
    if (fingers.size > 0) return;
    setHeld(false);
    setDegrees(0);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      const { clientX: x, clientY: y } = event;
      if (fingers.size === 0) doing.current = "nothing";
      fingers.set(event.pointerId, { x, y, from: { x, y } });
      if (fingers.size < 2) return;
      doing.current = "pinch";
      setDegrees(0);
      setHeld(true);
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const finger = fingers.get(event.pointerId);
      if (finger === undefined) return;
      if (doing.current === "pinch") pinch(finger, event);
      else drag(finger, event);
      finger.x = event.clientX;
      finger.y = event.clientY;
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onClickCapture: (event: MouseEvent) => {
      if (doing.current === "nothing") return;
      doing.current = "nothing"; // the end of a drag is no click
      event.stopPropagation();
      event.preventDefault();
    },
  };

  /** A tap at which nothing answered: the second in the same place looks closer, or back. */
  const tap = (x: number, y: number, at: number) => {
    const last = lastTap.current;
    const second = at - last.at < TAPS_MS && Math.hypot(x - last.x, y - last.y) < TAPS_APART;
    lastTap.current = { x, y, at: second ? Number.NEGATIVE_INFINITY : at };
    if (!second) return;
    if (isAsFramed(latest.current.closer)) zoomAt(TAP_ZOOM, fromMiddle(x, y));
    else reset();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: it listens to one element for good
  useEffect(() => {
    const element = ground.current;
    if (element === null) return;
    const wheel = (event: WheelEvent) => {
      const { closer: now, bounds: within } = latest.current;
      const farther = event.deltaY > 0;
      // At an end of it the page goes on by itself.
      if (farther ? now.zoom <= within.whole + 0.001 : now.zoom >= NEAREST_ZOOM) return;
      event.preventDefault();
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 30;
      const factor = Math.exp(-event.deltaY * pixels * WHEEL * (event.ctrlKey ? 4 : 1));
      zoomAt(Math.min(1.6, Math.max(0.6, factor)), fromMiddle(event.clientX, event.clientY));
    };
    // Two fingers are never meant for the page.
    const touch = (event: TouchEvent) => {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault();
    };
    const key = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTyping(event.target) || document.querySelector("dialog[open]") !== null) return;
      const inside = event.target instanceof Node && element.contains(event.target);
      if (!settingsStore.get().keys && !inside) return;
      if (event.key === "+" || event.key === "=") zoomAt(KEY_ZOOM, MIDDLE);
      else if (event.key === "-" || event.key === "−") zoomAt(1 / KEY_ZOOM, MIDDLE);
      else if (event.key === "0") reset();
      else return;
      event.preventDefault();
    };
    element.addEventListener("wheel", wheel, { passive: false });
    element.addEventListener("touchmove", touch, { passive: false });
    window.addEventListener("keydown", key);
    return () => {
      element.removeEventListener("wheel", wheel);
      element.removeEventListener("touchmove", touch);
      window.removeEventListener("keydown", key);
    };
  }, []);
  return { closer, degrees, held, handlers, tap, show, reset, isAsFramed: isAsFramed(closer) };
}
