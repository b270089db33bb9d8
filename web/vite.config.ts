import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import react from "@vitejs/plugin-react";
import { build, type Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { appFiles, engine } from "./vite.engine.ts";

/** The service worker: one file under a name that never changes, which shares nothing with the page. */
function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    async generateBundle() {
      const built = await build({
        configFile: false,
        publicDir: false,
        logLevel: "warn",
        build: {
          write: false,
          target: "es2022",
          rolldownOptions: { input: "src/notify/worker.ts", output: { format: "iife" } },
        },
      });
      const { output } = [built].flat()[0] as { output: { type: string; code?: string }[] };
      const [source] = output.flatMap((part) => part.code ?? []);
      if (source === undefined) throw new Error("the service worker is empty");
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

/** Every text once more, as small as Brotli makes it: the server sends what it finds. */
function shrunk(): Plugin {
  return {
    name: "shrunk",
    apply: "build",
    writeBundle({ dir = "" }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
        const file = join(dir, name);
        if (/\.(html|m?js|css|svg|json|webmanifest|txt|wasm)$/.test(name)) {
          // The last per cent of ten megabytes would take half a minute.
          const quality = name.endsWith(".wasm") ? 9 : constants.BROTLI_MAX_QUALITY;
          const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
          writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), { params }));
        }
      }
    },
  };
}

// The Python server sends what is built here; `npm run dev` shows it while it is being written.
// `--mode plain` makes a page of plain files, which plays without any server (`make site`).
export default defineConfig(({ mode }) => ({
  plugins: [react(), engine(), worker(), appFiles(), ...(mode === "plain" ? [] : [shrunk()])],
  base: mode === "plain" ? "./" : "/",
  worker: {
    format: "es",
    // The one folder whose scripts may compile WebAssembly (the content security policy).
    rolldownOptions: { output: { entryFileNames: "engine/play-[hash].js" } },
  },
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
  test: {
    environment: "node",
    include: ["tests/unit/**/*.test.{ts,tsx}"],
    setupFiles: ["tests/unit/setup.ts"],
    // Each file has a world of its own, but not a process of its own: to start jsdom anew for each
    // took more time than the tests. (A single worker would put all files into one world.)
    pool: "vmForks",
    // Else a line that is logged while a file ends may come too late, and fail the run.
    disableConsoleIntercept: true,
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Only there to end what hangs: a busy machine is slow, never wrong.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    teardownTimeout: 600_000,
  },
}));
