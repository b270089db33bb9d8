// The scene: it is planned when something changes, and staged for every frame that is drawn. No frame
// is drawn while nothing moves.

import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Place } from "../../../generated/master_thieves";
import type { BoxProps } from "../model/box";
import { PLACES, type Side } from "../model/places";
import { aimOf, CameraRig } from "./cameraRig";
import type { Closer } from "./closer";
import { CueClock } from "./cueClock";
import type { Frame, Room } from "./framing";
import { sceneStatus } from "./graphicsSupport";
import { Host } from "./host";
import { placeLabels } from "./labelPlacement";
import { layPillows } from "./laying";
import { placeMarks } from "./markPlacement";
import { grainAt, planOf } from "./plan";
import { grainAtPoint } from "./pointing";
import { FrameRateWatch, type Quality } from "./quality";
import { viewAngle } from "./scope";
import { type Highlights, mark, stage } from "./stage";
import { buildTable, type SceneColours } from "./table";
import { buildWorld } from "./world";

interface SceneProps {
  box: BoxProps;
  quality: Quality;
  room: Room;
  frame: Frame;
  closer: Closer;
  /** How far the table is turned under the finger, in degrees. */
  dragged: number;
  held: boolean;
  marks: Highlights;
  colours: SceneColours;
  hues: readonly string[];
  sides: Readonly<Record<Side, string>>;
  labels: RefObject<HTMLElement | null>;
  /** What is noted at the drawers. */
  slips: RefObject<HTMLElement | null>;
  onSlow: () => void;
  /** The first picture has been drawn. */
  onDrawn: () => void;
}

/** Draw a scene into a part of the page; tells which drawer is at a point of the page. */
export function useScene(picture: RefObject<HTMLElement | null>, props: SceneProps) {
  const { box, quality, room, colours, sides, hues } = props;
  const { view, cue, reducedMotion } = box;
  const [host, setHost] = useState<Host | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one canvas serves for good
  useLayoutEffect(() => {
    if (picture.current === null) return;
    const made = new Host(picture.current, quality, () => sceneStatus.set(() => "lost"));
    setHost(made);
    return () => made.dispose();
  }, []);

  const world = useMemo(() => buildWorld(quality), [quality]);
  useEffect(() => () => world.dispose(), [world]);
  const table = useMemo(() => buildTable(quality, colours, sides), [quality, colours, sides]);
  useEffect(() => () => table.dispose(), [table]);
  useLayoutEffect(() => {
    if (host === null) return;
    host.scene.add(table.group, world.root, world.box);
    return () => {
      host.scene.remove(table.group, world.root, world.box);
    };
  }, [host, table, world]);
  useLayoutEffect(
    () => host?.fit(room.width, room.height, quality),
    [host, room.width, room.height, quality],
  );

  const players = view.seats.length;
  useLayoutEffect(
    () => layPillows(world, players, view.viewer, hues),
    [world, players, view.viewer, hues],
  );
  useLayoutEffect(() => {
    world.shade.opacity = colours.day ? 0.3 : 0.6;
  }, [world, colours.day]);
  const moving = reducedMotion ? null : cue;
  const plan = useMemo(() => planOf(view, moving), [view, moving]);
  const player = useRef(new CueClock()).current;
  useLayoutEffect(
    () => player.show(plan, moving, reducedMotion),
    [player, plan, moving, reducedMotion],
  );
  const aim = aimOf(props.frame, viewAngle(box, props.dragged), props.closer);
  const eye = useRef(new CameraRig()).current;
  const latest = useRef({ ...props, aim, world, table });
  latest.current = { ...props, aim, world, table };
  const state = useRef({ still: false, standing: false, quality: quality.name, players });
  state.current.quality = quality.name;
  state.current.players = players;
  state.current.still = false; // until the next frame has been drawn
  state.current.standing = false;

  useEffect(() => {
    if (host === null || !navigator.webdriver) return; // for browsers that a test drives
    let wanted = true;
    void import("./probe").then(({ seeScene }) => {
      const { camera, renderer } = host;
      if (wanted) window.larceny3d = () => seeScene(world, camera, renderer, state.current);
    });
    return () => {
      wanted = false;
      delete window.larceny3d;
    };
  }, [world, host]);

  const pace = useRef(new FrameRateWatch()).current;
  const drawn = useRef(false);
  useEffect(() => {
    if (host === null) return;
    const { camera, renderer, scene } = host;
    host.onFrame = (seconds, isFirst) => {
      const now = latest.current;
      const walking = eye.walk(now.aim, seconds, now.box.reducedMotion || now.held);
      eye.place(camera, now.room.width, now.room.height);
      now.table.follow(eye.walked);
      placeLabels(now.labels.current, camera, now.room);
      const running = player.advance(performance.now());
      stage(now.world, player.plan, player.progress, player.shutting, eye.walked);
      placeMarks(now.slips.current, now.world, camera, now.room);
      mark(now.world, player.plan, now.marks);
      state.current.still = !walking && !running;
      state.current.standing = !running;
      if (!drawn.current) {
        drawn.current = true;
        requestAnimationFrame(now.onDrawn); // when this frame is on the screen
        renderer.compile(scene, camera); // what is not seen yet, too: a drawer must not stop half open
      }
      if (!walking && !running) return false;
      if (!isFirst && pace.isTooSlow(seconds * 1000)) now.onSlow();
      return true;
    };
  }, [host, eye, player, pace]);
  // Whatever was rendered anew is drawn anew.
  useEffect(() => host?.ask());

  return useCallback(
    (pageX: number, pageY: number): Place | null => {
      if (host === null) return null;
      const { left, top, width, height } = host.renderer.domElement.getBoundingClientRect();
      const [x, y] = [((pageX - left) / width) * 2 - 1, 1 - ((pageY - top) / height) * 2];
      const grain = grainAtPoint(world, host.camera, x, y);
      return PLACES.find((place) => grain !== null && grainAt(plan, place) === grain) ?? null;
    },
    [host, world, plan],
  );
}
