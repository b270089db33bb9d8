// What plays without a server, as the build adds it: Pyodide, Larceny's engine (web/engine, packed by
// tools/engine_package.py), and the list of all files by which the program can be kept.

import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const VIRTUAL = "virtual:engine";
const PACKED = join(import.meta.dirname, "engine");
const PYODIDE = join(import.meta.dirname, "node_modules/pyodide");
/** What a page needs of it; packages of Python are not among it. */
const PARTS = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"];

const digest = (bytes: Uint8Array | string) =>
  createHash("sha256").update(bytes).digest("hex").slice(0, 12);

const json = (path: string) => JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>;

interface Engine {
  folder: string;
  file: string;
  games: unknown;
}

function found(): Engine | null {
  const packed = join(PACKED, "larceny.zip");
  if (!existsSync(packed)) return null;
  return {
    folder: `engine/pyodide-${String(json(join(PYODIDE, "package.json")).version)}/`,
    file: `engine/larceny-${digest(readFileSync(packed))}.zip`,
    games: json(join(PACKED, "games.json")),
  };
}

/** Serves `virtual:engine`, and puts the files of the engine beside the program. */
export function engine(): Plugin {
  let building = false;
  return {
    name: "engine",
    configResolved(config) {
      building = config.command === "build" && config.build.write; // a trial needs no engine
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : null),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return null;
      const made = found();
      if (made === null && building) throw new Error("the engine is not packed: run `make web`");
      const { folder, file, games } = made ?? { folder: "", file: "", games: { games: [] } };
      const exported = { PYODIDE: folder, ENGINE: file, GAMES: games };
      return Object.entries(exported)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
    generateBundle() {
      const made = found();
      if (made === null) return;
      for (const part of PARTS) {
        const source = readFileSync(join(PYODIDE, part));
        this.emitFile({ type: "asset", fileName: made.folder + part, source });
      }
      // None of its packages is loaded: of its list of them, only what it is for stays.
      const { info } = json(join(PYODIDE, "pyodide-lock.json"));
      const list = JSON.stringify({ info, packages: {} });
      this.emitFile({ type: "asset", fileName: `${made.folder}pyodide-lock.json`, source: list });
      const source = readFileSync(join(PACKED, "larceny.zip"));
      this.emitFile({ type: "asset", fileName: made.file, source });
    },
  };
}

/** Files at the root of the program, whose names never change. */
const AT_THE_ROOT = ["theme.js", "icon.svg", "icon-turn.svg", "icon-192.png", "app.webmanifest"];

/** Lists every file of the program, so that it can be kept: `app-files.json`. */
export function appFiles(): Plugin {
  return {
    name: "app-files",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const files = Object.values(bundle)
          .filter(({ fileName }) => /^(assets|engine)\//.test(fileName))
          .map((part) => {
            const body = part.type === "asset" ? part.source : part.code;
            return { path: part.fileName, bytes: Buffer.byteLength(body) };
          });
        for (const path of AT_THE_ROOT) {
          const file = join(import.meta.dirname, "public", path);
          files.push({ path, bytes: readFileSync(file).length });
        }
        files.push({ path: "", bytes: 4_000 }); // the page itself
        const build = digest(files.map(({ path, bytes }) => `${path} ${bytes}`).join());
        const list = JSON.stringify({ build, files });
        this.emitFile({ type: "asset", fileName: "app-files.json", source: list });
      },
    },
  };
}
