/** Written by the build (vite.engine.ts). */
declare module "virtual:engine" {
  /** The folder of Pyodide, and the file of Larceny's engine: addresses among the files of the program. */
  export const PYODIDE: string;
  export const ENGINE: string;
  /** What `GET /api/games` says on a device. */
  export const GAMES: import("../../generated/api").Games;
}
