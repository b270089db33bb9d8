import { defineConfig } from "vitest/config";

// Whole games in a real Chromium against a real server. Two files at a time: a worker keeps its
// browser, and all share a server, unless they kill it. Nothing is tried twice: what fails has to be
// understood. Nothing is decided by time, either: these limits end what hangs.
// `make test` plays everything once: `make e2e` plays more of the same, in more languages.

export default defineConfig({
  test: {
    include: ["tests/e2e/**/*.test.ts"],
    globalSetup: "tests/e2e/common.ts",
    environment: "node",
    testTimeout: 1_200_000,
    hookTimeout: 1_200_000,
    fileParallelism: true,
    maxWorkers: 2,
    isolate: false,
    disableConsoleIntercept: true,
    retry: 0,
  },
});
