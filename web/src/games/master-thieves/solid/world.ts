// All that is seen, built once for a table: the box, its drawers, and what lies round it. How it
// stands is told to it (see stage.ts); here is only what there is.

import {
  BackSide,
  Color,
  Group,
  InstancedMesh,
  type Material,
  Mesh,
  MeshBasicMaterial,
  Sphere,
  Vector3,
} from "three";
import { KINDS, type Kind } from "../model/gems";
import { LEVELS, PLACES } from "../model/places";
import { Disposables } from "./disposables";
import { ignorePointer } from "./ignorePointer";
import { gemMaterials, surfaces, wooden } from "./materials";
import { CENTRE, REACH, SECRET_DEPTH, TRAY } from "./measures";
import type { Quality } from "./quality";
import { gemGeometry } from "./shapes/gems";
import { bellGeometry, pillowGeometry, shadeGeometry } from "./shapes/soft";
import * as wood from "./shapes/wood";

/** More than all the gems there are. */
const ROOM: Record<Kind, number> = { D: 256, S: 128, R: 64 };
const MOST_SEATS = 8;

export type World = ReturnType<typeof buildWorld>;

export function buildWorld(quality: Quality) {
  const store = new Disposables();
  const made = surfaces(store, quality);
  const root = new Group();
  const box = new Group();
  const solid = <Part extends Mesh>(part: Part, name: string, shade = true): Part => {
    part.name = name;
    part.castShadow = shade;
    part.receiveShadow = true;
    return part;
  };
  const mesh = (shape: Parameters<Disposables["shape"]>[0], material: Material, name: string) =>
    solid(new Mesh(store.shape(shape), material), name);

  const frontShape = store.shape(wood.frontGeometry(quality.roundness > 12 ? 3 : 2));
  const plain = wooden(store, null, quality, made.room);
  const grained = PLACES.map((_, grain) => wooden(store, grain, quality, made.room));
  const fronts = PLACES.map((_, grain) => {
    const front = solid(new Mesh(frontShape, grained[grain] ?? plain), "front");
    front.userData.grain = grain;
    return front;
  });
  const many = (
    shape: Parameters<Disposables["shape"]>[0],
    material: Material,
    most: number,
    name: string,
  ) => {
    const things = new InstancedMesh(store.shape(shape), material, most);
    things.frustumCulled = false;
    things.count = 0;
    return store.keep(solid(things, name));
  };
  const knobs = many(wood.knobGeometry(quality.roundness), made.brass, PLACES.length, "knobs");
  knobs.count = PLACES.length;
  knobs.boundingSphere = new Sphere(new Vector3(0, CENTRE, 0), REACH * 2); // they come out with drawers
  const rings = many(wood.ringGeometry(), made.ring, PLACES.length, "rings");
  rings.castShadow = false;

  const frame = store.shape(wood.levelGeometry());
  const band = store.shape(wood.bandGeometry());
  const levels = LEVELS.map((level) => {
    const material = made.frame();
    const body = solid(new Mesh(frame, material), `level ${level}`);
    body.add(solid(new Mesh(band, made.brass), "band"));
    return { body, material };
  });

  const plate = store.shape(wood.plateGeometry());
  const ends = made.frame();
  const ornament = store.shape(wood.lidBrassGeometry());
  const [lid, foot] = ["lid", "foot"].map((name) => {
    const end = new Group();
    end.name = name;
    end.add(solid(new Mesh(plate, ends), "plate"));
    return end;
  }) as [Group, Group];
  lid.add(solid(new Mesh(ornament, made.brass), "ornament"));
  const footOrnament = solid(new Mesh(ornament, made.brass), "ornament");
  const felt = mesh(wood.feltGeometry(), made.felt, "felt");
  foot.add(footOrnament, felt);

  const tray = new Group();
  tray.name = "tray";
  const body = mesh(wood.trayGeometry(), made.inside, "tray");
  const secret = mesh(wood.secretGeometry(), made.inside, "secret");
  body.add(mesh(wood.trayLining(), made.felt, "lining"));
  secret.add(mesh(wood.secretLining(), made.felt, "lining"));
  const cover = mesh(wood.coverGeometry(TRAY.width, TRAY.depth), made.silk, "cover");
  cover.position.set(0, TRAY.height / 2 - 0.05, -TRAY.depth / 2);
  const secretCover = mesh(
    wood.coverGeometry(TRAY.width * 0.62, SECRET_DEPTH),
    made.silk,
    "hidden",
  );
  secretCover.position.set(0, TRAY.height / 2 - 0.05, -TRAY.depth - SECRET_DEPTH / 2);
  tray.add(body, secret, cover, secretCover);
  const dark = store.keep(new MeshBasicMaterial({ color: "#0d0704", side: BackSide }));
  const cavity = solid(new Mesh(store.shape(wood.cavityGeometry()), dark), "cavity", false);

  // What is not seen would still answer to a pointer, and hide the drawer behind it.
  ignorePointer(tray, cavity);

  box.add(...fronts, knobs, rings, lid, foot, tray, cavity);
  for (const level of levels) box.add(level.body);
  box.name = "box";

  const pillows = many(
    pillowGeometry(quality.pillowSteps),
    made.velvet,
    MOST_SEATS * 2 + 1,
    "pillows",
  );
  const shades = many(shadeGeometry(), made.shade, MOST_SEATS * 2 + 1, "shades");
  shades.castShadow = false;
  shades.renderOrder = -1;
  const bells = many(bellGeometry(quality.roundness), made.bell, MOST_SEATS, "bells");
  const cuts = gemMaterials(store, made.room, quality);
  const gems: Record<Kind, InstancedMesh> = {
    D: many(gemGeometry("D"), cuts.D, ROOM.D, "gems D"),
    S: many(gemGeometry("S"), cuts.S, ROOM.S, "gems S"),
    R: many(gemGeometry("R"), cuts.R, ROOM.R, "gems R"),
  };
  /** What lies about and is counted anew for every frame. */
  const loose = [...KINDS.map((kind) => gems[kind]), bells];
  root.add(pillows, shades, ...loose);
  ignorePointer(root, rings);
  for (const things of [rings, pillows, bells]) {
    for (let at = 0; at < things.instanceMatrix.count; at += 1) things.setColorAt(at, new Color());
  }
  /** What mirrors the room, which goes with the eye as its light does. */
  const mirrors = [plain, ...grained, ends, made.brass, made.bell];
  mirrors.push(...levels.map(({ material }) => material));
  return {
    root,
    mirrors,
    box,
    fronts,
    knobs,
    rings,
    levels,
    lid,
    foot,
    footOrnament,
    felt,
    tray,
    secret,
    cover,
    secretCover,
    cavity,
    pillows,
    shades,
    shade: made.shade,
    bells,
    gems,
    loose,
    plain,
    grained,
    centre: CENTRE,
    dispose: () => store.dispose(),
  };
}
