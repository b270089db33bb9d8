// Whether the box can be shown in three dimensions, and whether it is.

import { makeStore } from "../store/store";

/** none: it is flat; shown: the scene stands; broken: it failed, and the flat picture takes over. */
export type Solid = "none" | "shown" | "broken";

export const solid = makeStore<Solid>("none");

interface Graphics {
  works: boolean;
  /** What draws, in the words of the device. */
  renderer: string;
}

let known: Graphics | null = null;

/** Ask once what the device can draw. */
export function graphics(): Graphics {
  known ??= ask();
  return known;
}

function ask(): Graphics {
  try {
    const context = document.createElement("canvas").getContext("webgl2");
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
