// Nothing is painted, and nothing is laid out: who reads the scene itself needs no picture of it, and
// without a graphics processor painting is what takes longest. To be imported before the scene is built.

import { type Camera, type Scene, WebGLRenderer } from "three";

Object.defineProperty(WebGLRenderer.prototype, "render", {
  get: () => (scene: Scene, camera: Camera) => {
    scene.updateMatrixWorld();
    camera.updateMatrixWorld();
  },
  set: () => {}, // a renderer brings a painter of its own
});

/** Everything on the page is said to be as large as this. */
const ROOM = new DOMRect(0, 0, 320, 240);

Element.prototype.getBoundingClientRect = () => ROOM;

window.ResizeObserver = class implements ResizeObserver {
  constructor(private readonly told: ResizeObserverCallback) {}

  observe(): void {
    queueMicrotask(() => this.told([], this));
  }

  unobserve(): void {}

  disconnect(): void {}
};
