// Of what everything is made.

import {
  type CubeTexture,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshPhongMaterial,
  RepeatWrapping,
  type ShaderMaterial,
} from "three";
import type { Kind } from "../model/gems";
import type { Disposables } from "./disposables";
import { shadePicture } from "./paint/cloth";
import { surroundings } from "./paint/surroundings";
import { frameWood, frontWood, type Wood } from "./paint/wood";
import type { Quality } from "./quality";
import { sparkling } from "./sparkle";

export function surfaces(store: Disposables, quality: Quality) {
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
    /** Each part of the box has its own, since each can be pointed out. */
    frame: () => wood(store, planks, quality, 0.8, room),
    brass: metallic(
      phong({ color: "#c4933c", specular: "#ffe2a0", shininess: 90, emissive: "#241804" }),
      room,
    ),
    inside: dull("#6b452a"),
    felt: dull("#24382f"),
    silk: dull("#5b1f2a"),
    velvet: store.keep(velvet()),
    bell: metallic(phong({ color: "#ffffff", specular: "#ffffff", shininess: 80 }), room),
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
export function wooden(
  store: Disposables,
  grain: number | null,
  quality: Quality,
  room: CubeTexture,
): WoodMaterial {
  const { colour, surface } = frontWood(grain, quality.pictures);
  store.keep(colour);
  store.keep(surface);
  return wood(store, { colour, surface }, quality, 1.4, room);
}

/** Polished where the device can bear it, else dull. */
function wood(
  store: Disposables,
  { colour, surface }: Wood,
  quality: Quality,
  bumps: number,
  room: CubeTexture,
) {
  if (!quality.lacquer) return store.keep(new MeshLambertMaterial({ map: colour }));
  const polished = new MeshPhongMaterial({
    map: colour,
    specularMap: surface,
    specular: "#6b5236",
    shininess: 42,
  });
  if (quality.bumps) {
    polished.bumpMap = surface;
    polished.bumpScale = bumps;
  }
  return store.keep(lacquered(polished, room));
}

const STONES: Record<Kind, Parameters<typeof sparkling>[1]> = {
  D: {
    tint: [1.3, 1.42, 1.55],
    glow: [0.3, 0.37, 0.45],
    index: 2.2,
    spread: 0.09,
    facets: 16,
  },
  S: { tint: [0.14, 0.42, 2.2], glow: [0.014, 0.07, 0.5], index: 1.77, spread: 0.03, facets: 8 },
  R: { tint: [2.2, 0.13, 0.26], glow: [0.48, 0.01, 0.045], index: 1.77, spread: 0.03, facets: 12 },
};

export function gemMaterials(
  store: Disposables,
  room: CubeTexture,
  quality: Quality,
): Record<Kind, ShaderMaterial> {
  const cut = (kind: Kind) => store.keep(sparkling(room, STONES[kind], quality.dispersion));
  return { D: cut("D"), S: cut("S"), R: cut("R") };
}

/** Lacquer over wood: clear, and a mirror where one looks along it. */
function lacquered<Made extends MeshPhongMaterial>(material: Made, room: CubeTexture): Made {
  material.envMap = room;
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      "#include <envmap_fragment>",
      `vec3 towards = normalize(vWorldPosition - cameraPosition);
      vec3 flatNormal = transformNormalByInverseViewMatrix(normalize(vNormal), viewMatrix);
      float slant = 1.0 - abs(dot(towards, flatNormal));
      float mirrored = 0.05 + 0.6 * slant * slant * slant * slant;
      vec3 mirror = textureCube(envMap, envMapRotation * reflect(towards, flatNormal)).rgb;
      outgoingLight += mirror * mirrored;`,
    );
  };
  return material;
}

/** Metal has no colour but that of what it mirrors. */
function metallic<Made extends MeshPhongMaterial>(material: Made, room: CubeTexture): Made {
  material.envMap = room;
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      "#include <envmap_fragment>",
      `vec3 towards = normalize(vWorldPosition - cameraPosition);
      vec3 outwards = transformNormalByInverseViewMatrix(normal, viewMatrix);
      float slant = 1.0 - abs(dot(towards, outwards));
      vec3 mirror = textureCube(envMap, envMapRotation * reflect(towards, outwards)).rgb;
      mirror *= 0.7 + 1.8 * mirror.g;
      vec3 shine = mix(diffuseColor.rgb * 2.1, vec3(1.0), slant * slant * slant * 0.6);
      outgoingLight = outgoingLight * 0.5 + mirror * shine;`,
    );
  };
  return material;
}
