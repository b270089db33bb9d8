// The scene: it is planned when something changes, and staged for every frame that is drawn. No frame
// is drawn while nothing moves.

import { type ThreeEvent, useFrame, useThree } from "@react-three/fiber";
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { PerspectiveCamera } from "three";
import type { BoxProps } from "../box/box";
import { PLACES, type Side } from "../box/places";
import type { Closer } from "./closer";
import { aimOf, Eye } from "./eye";
import type { Frame, Room } from "./framing";
import { placeLabels } from "./labelPlacement";
import { layPillows } from "./laying";
import { grainAt, planOf } from "./plan";
import { Player } from "./player";
import { seeScene } from "./probe";
import { Pace, type Quality } from "./quality";
import { angleOf } from "./scope";
import { type Marks, mark, stage } from "./stage";
import { buildTable, type Colours } from "./table";
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
  marks: Marks;
  colours: Colours;
  hues: readonly string[];
  sides: Readonly<Record<Side, string>>;
  labels: RefObject<HTMLElement | null>;
  onHover: (place: string | null) => void;
  onPick: (place: string) => void;
  onSlow: () => void;
  /** The first picture has been drawn. */
  onDrawn: () => void;
}

export function Scene(props: SceneProps) {
  const { box, quality, colours, sides, hues } = props;
  const { view, cue, reducedMotion } = box;
  const gl = useThree((state) => state.gl);
  const scene = useThree((state) => state.scene);
  const camera = useThree((state) => state.camera);
  const size = useThree((state) => state.size);
  const invalidate = useThree((state) => state.invalidate);

  const world = useMemo(() => buildWorld(quality), [quality]);
  useEffect(() => () => world.dispose(), [world]);
  const table = useMemo(() => buildTable(quality, colours, sides), [quality, colours, sides]);
  useEffect(() => () => table.dispose(), [table]);
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
  const player = useRef(new Player()).current;
  useLayoutEffect(
    () => player.show(plan, moving, reducedMotion),
    [player, plan, moving, reducedMotion],
  );
  const aim = aimOf(props.frame, angleOf(box, props.dragged), props.closer);
  const eye = useRef(new Eye()).current;
  const latest = useRef({ ...props, aim, world, table });
  latest.current = { ...props, aim, world, table };
  const state = useRef({ still: false, standing: false, quality: quality.name, players });
  state.current.quality = quality.name;
  state.current.players = players;
  state.current.still = false; // until the next frame has been drawn
  state.current.standing = false;

  // Whatever was rendered anew is drawn anew.
  useEffect(() => invalidate());
  useEffect(() => {
    if (!(camera instanceof PerspectiveCamera)) return;
    window.larceny3d = () => seeScene(world, camera, gl, state.current);
    return () => {
      delete window.larceny3d;
    };
  }, [world, camera, gl]);

  const pace = useRef(new Pace()).current;
  const drawn = useRef(false);
  useFrame((_, seconds) => {
    const now = latest.current;
    const walking = eye.walk(now.aim, seconds, now.box.reducedMotion || now.held);
    if (camera instanceof PerspectiveCamera) {
      eye.place(camera, size.width, size.height);
      now.table.follow(eye.walked);
      placeLabels(now.labels.current, camera, now.room);
    }
    const running = player.advance(performance.now());
    stage(now.world, player.plan, player.progress, player.shutting, eye.walked);
    mark(now.world, player.plan, now.marks);
    gl.shadowMap.needsUpdate = true;
    state.current.still = !walking && !running;
    state.current.standing = !running;
    if (!drawn.current) {
      drawn.current = true;
      requestAnimationFrame(now.onDrawn); // when this frame is on the screen
      gl.compile(scene, camera); // what is not seen yet, too: a drawer must not stop half open
    }
    if (!walking && !running) return;
    if (pace.isTooSlow(seconds * 1000)) now.onSlow();
    invalidate();
  });

  const placeOf = (event: ThreeEvent<PointerEvent | MouseEvent>): string | null => {
    event.stopPropagation(); // what is behind is not meant
    const grain = event.object === world.knobs ? event.instanceId : event.object.userData.grain;
    if (typeof grain !== "number") return null;
    return PLACES.find((place) => grainAt(plan, place) === grain) ?? null;
  };
  return (
    <>
      <primitive object={table.group} />
      <primitive object={world.root} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons for keys stand in the page */}
      <primitive
        object={world.box}
        onPointerMove={(event: ThreeEvent<PointerEvent>) => props.onHover(placeOf(event))}
        onPointerOut={() => props.onHover(null)}
        onClick={(event: ThreeEvent<MouseEvent>) => {
          const place = placeOf(event);
          if (place !== null) props.onPick(place);
        }}
      />
    </>
  );
}
