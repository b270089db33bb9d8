// Graphics support: whether this device can draw the box in three dimensions, how the scene fares, and
// whether 3-D or flat is the default for somebody who has not chosen.

import { settingsStore } from "../../../store/settings";
import { makeStore } from "../../../store/store";

/**
 * none: the box is drawn flat; shown: the 3-D scene is on the screen; lost: the browser has taken the WebGL
 * context away, and the flat picture takes over for now; broken: the scene failed or is too slow, and the
 * flat picture stays.
 */
export type SceneStatus = "none" | "shown" | "lost" | "broken";

export const sceneStatus = makeStore<SceneStatus>("none");

let liked = settingsStore.get().box;
settingsStore.subscribe(() => {
  const { box } = settingsStore.get();
  if (box === liked) return;
  liked = box; // a new choice is a new attempt
  sceneStatus.set((now) => (now === "shown" ? now : "none"));
});

/** Whether the flat picture is shown in place of the 3-D scene. */
export function hasSceneFailed(now: SceneStatus): boolean {
  return now === "lost" || now === "broken";
}

/** Try again after a lost context, once the page is visible: pages in the background often lose theirs. */
export function retryLostScene(): void {
  if (!document.hidden) sceneStatus.set((now) => (now === "lost" ? "none" : now));
}

/** How the box is drawn where the settings say "auto": flat until the device has been asked. */
export const defaultSight = makeStore<"flat" | "solid">("flat");

interface Graphics {
  works: boolean;
  /** The name of the renderer, as WebGL reports it. */
  renderer: string;
}

let known: Graphics | null = null;

/** Ask WebGL what the device can do; the answer is kept. */
export function graphicsSupport(): Graphics {
  known ??= ask(false);
  return known;
}

const BY_SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;
const FEW_CORES = 2;
const LITTLE_MEMORY = 2;

/** Whether no graphics processor helps. */
export function isSoftware(renderer: string): boolean {
  return BY_SOFTWARE.test(renderer);
}

/** Whether the device says of itself that it can do little. */
export function isWeak(): boolean {
  const memory = "deviceMemory" in navigator ? Number(navigator.deviceMemory) : LITTLE_MEMORY * 2;
  const cores = navigator.hardwareConcurrency ?? FEW_CORES * 2;
  return cores <= FEW_CORES || memory <= LITTLE_MEMORY;
}

/** How a device of this kind shows the box by itself. */
export function defaultSightOn({ works, renderer }: Graphics): "flat" | "solid" {
  return works && !isSoftware(renderer) && !isWeak() ? "solid" : "flat";
}

let isFound = false;

/** Find out how the box is shown by itself, when the browser has nothing better to do. */
export function detectDefaultSight(): void {
  if (isFound || isWeak()) return;
  isFound = true;
  const find = () => {
    const found = defaultSightOn(ask(true));
    if (found === "solid") defaultSight.set(() => found);
  };
  if ("requestIdleCallback" in window) window.requestIdleCallback(find, { timeout: 2_000 });
  else setTimeout(find, 200);
}

/** Ask the device; `swiftly`: it is to say no where only the processor would draw. */
function ask(swiftly: boolean): Graphics {
  try {
    const context = document
      .createElement("canvas")
      .getContext("webgl2", { failIfMajorPerformanceCaveat: swiftly });
    if (context === null) return { works: false, renderer: "" };
    const told = context.getExtension("WEBGL_debug_renderer_info");
    const name = told === null ? context.RENDERER : told.UNMASKED_RENDERER_WEBGL;
    const renderer = String(context.getParameter(name));
    context.getExtension("WEBGL_lose_context")?.loseContext();
    return { works: true, renderer };
  } catch {
    return { works: false, renderer: "" };
  }
}
