import { defineConfig } from "vitest/config";

// Whole games in a real Chromium against a real server. Two files at a time, each with a server and a
// browser of its own. Nothing is tried twice: what fails has to be understood.
export default defineConfig({
  test: {
    include: ["tests/e2e/**/*.test.ts"],
    environment: "node",
    testTimeout: 900_000, // a busy machine may be slow, but not wrong
    hookTimeout: 120_000,
    fileParallelism: true,
    maxWorkers: 2,
    retry: 0,
  },
});
