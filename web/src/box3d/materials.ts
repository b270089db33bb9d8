// Of what everything is made.

import {
  AddOperation,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshPhongMaterial,
  MixOperation,
  RepeatWrapping,
} from "three";
import type { Kind } from "../box/gems";
import { shadePicture } from "./paint/cloth";
import { surroundings } from "./paint/surroundings";
import { frameWood, frontWood, type Wood } from "./paint/wood";
import type { Quality } from "./quality";
import type { Store } from "./store";

export function surfaces(store: Store, quality: Quality) {
  const planks = frameWood(quality.pictures);
  for (const picture of [planks.colour, planks.surface]) {
    picture.wrapS = RepeatWrapping;
    picture.wrapT = RepeatWrapping;
    store.keep(picture);
  }
  const room = store.keep(surroundings(64));
  const phong = (given: ConstructorParameters<typeof MeshPhongMaterial>[0]) =>
    store.keep(new MeshPhongMaterial(given));
  const dull = (color: string) => store.keep(new MeshLambertMaterial({ color }));
  return {
    room,
    frame: wood(store, planks, quality, 0.8),
    brass: phong({
      color: "#b98a3a",
      specular: "#ffe2a0",
      shininess: 90,
      envMap: room,
      combine: MixOperation,
      reflectivity: 0.42,
      emissive: "#2a1c06",
    }),
    inside: dull("#6b452a"),
    felt: dull("#24382f"),
    silk: dull("#5b1f2a"),
    velvet: store.keep(velvet()),
    bell: phong({
      color: "#ffffff",
      specular: "#ffffff",
      shininess: 80,
      envMap: room,
      combine: MixOperation,
      reflectivity: 0.25,
    }),
    shade: store.keep(
      new MeshBasicMaterial({
        map: store.keep(shadePicture()),
        transparent: true,
        depthWrite: false,
        opacity: 0.6,
      }),
    ),
    ring: store.keep(new MeshBasicMaterial({ color: "#ffffff", toneMapped: false })),
  };
}

/** Velvet shines where one looks along it, as each of its hairs does. */
function velvet(): MeshLambertMaterial {
  const material = new MeshLambertMaterial({ vertexColors: true });
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      "#include <opaque_fragment>",
      `float along = 1.0 - abs(dot(normal, normalize(vViewPosition)));
      outgoingLight += (diffuseColor.rgb * 0.75 + 0.035) * along * along * along;
      #include <opaque_fragment>`,
    );
  };
  return material;
}

export type WoodMaterial = MeshPhongMaterial | MeshLambertMaterial;

/** The wood of one drawer's front; null: the plain one, which tells nothing. */
export function wooden(store: Store, grain: number | null, quality: Quality): WoodMaterial {
  const { colour, surface } = frontWood(grain, quality.pictures);
  store.keep(colour);
  store.keep(surface);
  return wood(store, { colour, surface }, quality, 1.4);
}

/** Polished where the device can bear it, else dull. */
function wood(store: Store, { colour, surface }: Wood, quality: Quality, bumps: number) {
  if (!quality.bumps) return store.keep(new MeshLambertMaterial({ map: colour }));
  return store.keep(
    new MeshPhongMaterial({
      map: colour,
      bumpMap: surface,
      bumpScale: bumps,
      specularMap: surface,
      specular: "#6b5236",
      shininess: 42,
    }),
  );
}

/** The colour of a stone, and how much it shines of itself: what is thrown about inside of it. */
const STONES: Record<Kind, readonly [string, string]> = {
  D: ["#c3dff2", "#1c262e"],
  S: ["#1f55f0", "#0a1d6e"],
  R: ["#ea1440", "#5a0516"],
};

export function gemMaterials(
  store: Store,
  room: MeshPhongMaterial["envMap"],
): Record<Kind, MeshPhongMaterial> {
  const cut = (kind: Kind) => {
    const [color, emissive] = STONES[kind];
    return store.keep(
      new MeshPhongMaterial({
        color,
        emissive,
        specular: "#ffffff",
        shininess: 160,
        flatShading: true,
        vertexColors: true,
        envMap: room,
        combine: AddOperation,
        reflectivity: 0.55,
      }),
    );
  };
  return { D: cut("D"), S: cut("S"), R: cut("R") };
}
