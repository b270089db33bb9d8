import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

// The Python server sends what is built here; `npm run dev` shows it while it is being written.
export default defineConfig({
  plugins: [react()],
  build: {
    outDir: "../src/larceny/server/pages",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: URLs for scripts or fonts
    target: "es2022",
    rolldownOptions: {
      output: {
        // What the first screen needs comes in one file: thirty small ones cost more in journeys
        // to the server and back than they save.
        codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] },
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: { environment: "jsdom", include: ["tests/unit/**/*.test.{ts,tsx}"] },
});
