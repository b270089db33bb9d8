// Runs one of the measures, which are written in TypeScript: node measure/run.mjs weigh

import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const [name = "weigh"] = process.argv.slice(2);
await runnerImport(fileURLToPath(new URL(`${name}.ts`, import.meta.url)));
