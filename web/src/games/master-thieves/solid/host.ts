// The canvas and what draws on it: a frame is drawn when somebody asks for one, and never otherwise.

import {
  ACESFilmicToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
} from "three";
import { FIELD } from "./framing";
import type { Quality } from "./quality";

/** A frame that is the first after a rest is said to have taken so long. */
const USUAL_SECONDS = 1 / 60;

export class Host {
  readonly scene = new Scene();
  readonly camera = new PerspectiveCamera(FIELD, 1, 0.5, 40);
  readonly renderer: WebGLRenderer;
  /** Brings the scene to where it is to be; true: another frame is needed. `seconds`: since the last one. */
  onFrame: (seconds: number, isFirst: boolean) => boolean = () => false;
  private asked: number | null = null;
  private last: number | null = null;

  /** `onLost`: the device has taken the picture away. */
  constructor(within: HTMLElement, quality: Quality, onLost: () => void) {
    this.renderer = new WebGLRenderer({
      antialias: quality.antialias,
      alpha: true,
      powerPreference: "high-performance",
    });
    this.renderer.toneMapping = ACESFilmicToneMapping;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    const { domElement: canvas } = this.renderer;
    canvas.addEventListener("webglcontextlost", () => {
      // A table that is left gives its own back.
      if (canvas.isConnected) onLost();
    });
    within.append(canvas);
  }

  /** So large is the picture, in pixels of the page. */
  fit(width: number, height: number, quality: Quality): void {
    const { renderer } = this;
    const least = Math.min(1, quality.pixelRatio);
    const ratio = Math.min(quality.pixelRatio, Math.max(least, window.devicePixelRatio));
    renderer.shadowMap.enabled = quality.shadows;
    renderer.setPixelRatio(ratio);
    renderer.setSize(Math.max(1, width), Math.max(1, height), false);
    this.ask();
  }

  /** Ask for a frame; several who ask get the same. */
  ask(): void {
    this.asked ??= requestAnimationFrame((now) => this.draw(now));
  }

  private draw(now: number): void {
    this.asked = null;
    const { last, renderer, scene, camera } = this;
    const seconds = last === null ? USUAL_SECONDS : (now - last) / 1000;
    const goesOn = this.onFrame(seconds, last === null);
    renderer.shadowMap.needsUpdate = renderer.shadowMap.enabled;
    renderer.render(scene, camera);
    this.last = goesOn ? now : null;
    if (goesOn) this.ask();
  }

  dispose(): void {
    if (this.asked !== null) cancelAnimationFrame(this.asked);
    this.onFrame = () => false;
    const { renderer } = this;
    renderer.domElement.remove();
    renderer.dispose();
    if (!renderer.getContext().isContextLost()) renderer.forceContextLoss();
  }
}
