import { defineConfig } from "vitest/config";

// Whole games in a real Chromium against a real server. Three files at a time, each with a server and
// a browser of its own: they mostly wait. Nothing is tried twice: what fails has to be understood.
// `make test` has twenty minutes: `make e2e` plays more of the same, in more languages.

export default defineConfig({
  test: {
    include: ["tests/e2e/**/*.test.ts"],
    environment: "node",
    testTimeout: process.env.ALL === "1" ? 900_000 : 300_000, // a busy machine may be slow, but not wrong
    hookTimeout: 120_000,
    fileParallelism: true,
    maxWorkers: 3,
    retry: 0,
  },
});
