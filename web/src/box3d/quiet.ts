// Two things that three.js says on the console are about Fiber, and nobody who plays can do anything
// about them: that Fiber's clock has grown old, and that a picture which is lost already cannot be
// given back. Everything else is said.

import { setConsoleFunction } from "three";

const KNOWN = ["THREE.Clock:", "THREE.WebGLRenderer: WEBGL_lose_context"];

setConsoleFunction((kind: "log" | "warn" | "error", message: string, ...more: unknown[]) => {
  if (!KNOWN.some((known) => message.startsWith(known))) console[kind](message, ...more);
});
