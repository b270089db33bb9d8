// What lies under everything: the cloth, with the sides of the box written on it, and the light.

import {
  CanvasTexture,
  CircleGeometry,
  Color,
  DirectionalLight,
  Group,
  HemisphereLight,
  type Light,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
  PointLight,
  SRGBColorSpace,
} from "three";
import { capital } from "../../../i18n/capital";
import { SIDES, type Side } from "../model/places";
import { Disposables } from "./disposables";
import { ignorePointer } from "./ignorePointer";
import { clothPicture } from "./paint/cloth";
import type { Quality } from "./quality";

const CLOTH_RADIUS = 6.4;
/** What the colour of the page's cloth is multiplied by. By day it is greener and darker than the page,
 * so that white pillows are seen on it. */
const BY_DAY = new Color(0.42, 0.56, 0.44);
const BY_NIGHT = new Color(2.2, 2.2, 2.2);

export interface SceneColours {
  cloth: string;
  written: string;
  font: string;
  day: boolean;
}

export function buildTable(
  quality: Quality,
  colours: SceneColours,
  words: Readonly<Record<Side, string>>,
) {
  const store = new Disposables();
  const group = new Group();
  const picture = store.keep(clothPicture(quality.pictures, colours.cloth, colours.day));
  const cloth = new Mesh(
    store.shape(new CircleGeometry(CLOTH_RADIUS, 48).rotateX(-Math.PI / 2)),
    store.keep(
      new MeshLambertMaterial({
        map: picture,
        color: colours.day ? BY_DAY : BY_NIGHT,
        transparent: true,
        dithering: true, // so slow a change of light would show steps
      }),
    ),
  );
  cloth.receiveShadow = true;
  cloth.renderOrder = -2;
  const written = new Mesh(
    store.shape(new PlaneGeometry(WRITTEN * 2, WRITTEN * 2).rotateX(-Math.PI / 2)),
    store.keep(
      new MeshBasicMaterial({
        map: store.keep(sidesPicture(words, colours)),
        transparent: true,
        depthWrite: false,
        toneMapped: false,
      }),
    ),
  );
  written.position.y = 0.004;
  written.renderOrder = -1;
  group.add(cloth, written);
  ignorePointer(group);
  // All light goes with the eye: every side is seen in the light in which the first one is.
  const rig = new Group();
  rig.add(...lights(quality, colours.day, store));
  group.add(rig);
  const follow = (walked: number) => {
    rig.rotation.y = walked;
  };
  return { group, follow, dispose: () => store.dispose() };
}

/** A warm lamp above, a light beside the eye, and the cool light of a window. */
function lights(quality: Quality, day: boolean, store: Disposables): Light[] {
  const around = new HemisphereLight(
    new Color(day ? "#f6faf4" : "#fbe4c6"),
    new Color(day ? "#9a988c" : "#4a3a33"),
    day ? 1.6 : 0.95,
  );
  const lamp = new DirectionalLight(day ? "#fff8ee" : "#ffeacd", day ? 2.2 : 2.6);
  lamp.position.set(2.6, 6.5, 3.4);
  if (quality.shadows) {
    lamp.castShadow = true;
    lamp.shadow.mapSize.set(quality.shadowSize, quality.shadowSize);
    lamp.shadow.radius = quality.shadowSize / 180; // as soft, however fine
    lamp.shadow.bias = -0.0004;
    lamp.shadow.normalBias = 0.015;
    const eye = lamp.shadow.camera;
    eye.left = -4.4;
    eye.right = 4.4;
    eye.top = 4.4;
    eye.bottom = -4.4;
    eye.near = 1;
    eye.far = 14;
    store.keep(lamp.shadow);
  }
  // From where one stands, so that one reads what one looks at.
  const beside = new DirectionalLight("#fff4e6", day ? 0.8 : 1.1);
  beside.position.set(1.7, 3, 4.8);
  const near: Light[] = [around, lamp, beside];
  store.keep(lamp);
  store.keep(beside);
  if (!quality.manyLights) return near;
  const window = new DirectionalLight("#9dbcff", day ? 0.5 : 0.5);
  window.position.set(-5, 3.2, -3.5);
  const glow = new PointLight("#ffcf98", day ? 1 : 7, 9, 1.6);
  glow.position.set(0.6, 3.6, 0.9);
  return [...near, window, glow];
}

const WRITTEN = 2.1;

/** The names of the sides, each to be read from where one sees that side. */
function sidesPicture(words: Readonly<Record<Side, string>>, colours: SceneColours): CanvasTexture {
  const size = 1024;
  const canvas = document.createElement("canvas");
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (pen === null) throw new Error("this browser has no canvas");
  if (colours.day === false) {
    // What stands on a cloth darkens it.
    const shade = pen.createRadialGradient(
      size / 2,
      size / 2,
      size * 0.2,
      size / 2,
      size / 2,
      size * 0.4,
    );
    shade.addColorStop(0, "rgb(0 0 0 / 0.55)");
    shade.addColorStop(1, "rgb(0 0 0 / 0)");
    pen.fillStyle = shade;
    pen.fillRect(0, 0, size, size);
  }
  pen.fillStyle = colours.written;
  pen.font = `600 ${size * 0.062}px ${colours.font}`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  SIDES.forEach((side, at) => {
    pen.save();
    pen.translate(size / 2, size / 2);
    pen.rotate((-at * Math.PI) / 2);
    pen.fillText(capital(words[side]), 0, (size / 2) * (1.33 / WRITTEN));
    pen.restore();
  });
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}
