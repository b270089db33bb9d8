import { defineConfig } from "vitest/config";

// Whole games in a real Chromium against a real server; one browser at a time.
export default defineConfig({
  test: {
    include: ["tests/e2e/**/*.test.ts"],
    environment: "node",
    testTimeout: 240_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    retry: 1, // a busy machine can keep a browser waiting longer than its patience
  },
});
