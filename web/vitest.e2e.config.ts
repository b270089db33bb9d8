import { defineConfig } from "vitest/config";

// Whole games in a real Chromium against a real server. Three files at a time, each with a server and
// a browser of its own: they mostly wait. Nothing is tried twice: what fails has to be understood.
// The box in depth is drawn by the processor here, which takes long: `make e2e` plays in it, too.
export default defineConfig({
  test: {
    include: ["tests/e2e/**/*.test.ts"],
    exclude: process.env.DEPTH === "1" ? [] : ["tests/e2e/box3d.test.ts"],
    environment: "node",
    testTimeout: 900_000, // a busy machine may be slow, but not wrong
    hookTimeout: 120_000,
    fileParallelism: true,
    maxWorkers: 3,
    retry: 0,
  },
});
