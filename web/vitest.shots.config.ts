import { defineConfig } from "vitest/config";

// Pictures of every screen; one browser at a time.
export default defineConfig({
  test: {
    include: ["tests/shots/**/*.test.ts"],
    environment: "node",
    testTimeout: 900_000,
    hookTimeout: 600_000,
    fileParallelism: false,
  },
});
