// Where a Chromium is: the one that is named, else the one that the machine has, wherever its
// system, its packages or Playwright and Puppeteer put it.

import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { basename, delimiter, join } from "node:path";

/** How programs of this kind are called; the first of them that is there is taken. */
const NAMES = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
  "microsoft-edge",
  "msedge",
];
/** Chromium without the windows round its pages, which nobody sees here: half the work. */
const BARE_NAMES = ["chromium-headless-shell", "chrome-headless-shell", "headless_shell"];
const APPS = ["Google Chrome", "Chromium", "Microsoft Edge", "Google Chrome for Testing"];

/** The browser that whoever runs the tests has chosen. */
export function named(): string | undefined {
  const path = process.env.LARCENY_TEST_BROWSER || process.env.CHROMIUM || undefined;
  if (path === undefined || existsSync(path)) return path;
  throw new Error(`There is no browser at ${path}, which LARCENY_TEST_BROWSER or CHROMIUM names.`);
}

/** A whole Chromium, or something that is built upon one; a bare one only where there is no other. */
export function chromiumPath(): string {
  const chosen = named();
  if (chosen !== undefined && !isBare(chosen)) return chosen;
  const found = onPath(NAMES) ?? inApplications() ?? downloaded(NAMES, APPS) ?? chosen;
  if (found !== undefined) return found;
  throw new Error(
    "No Chromium was found: install one, or set LARCENY_TEST_BROWSER to where its program is.",
  );
}

/** The lightest Chromium that is there. */
export function barePath(): string {
  return named() ?? onPath(BARE_NAMES) ?? downloaded(BARE_NAMES, []) ?? chromiumPath();
}

const isBare = (path: string) => /headless.shell/.test(basename(path));

function onPath(names: readonly string[]): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin", "/usr/local/bin"];
  return firstOf(names.flatMap((name) => folders.map((folder) => join(folder, name))));
}

function inApplications(): string | undefined {
  const folders = ["/Applications", join(homedir(), "Applications")];
  return firstOf(folders.flatMap((folder) => APPS.map((app) => programOf(folder, app))));
}

const programOf = (folder: string, app: string) =>
  join(folder, `${app}.app`, "Contents", "MacOS", app);

/** What Playwright and Puppeteer have downloaded, the newest first. */
function downloaded(names: readonly string[], apps: readonly string[]): string | undefined {
  const home = homedir();
  const stores = [
    process.env.PLAYWRIGHT_BROWSERS_PATH ?? "",
    join(home, ".cache/ms-playwright"),
    join(home, "Library/Caches/ms-playwright"),
    join(home, ".cache/puppeteer/chrome"),
    join(home, ".cache/puppeteer/chrome-headless-shell"),
  ];
  const folders = stores.flatMap(within).flatMap(within);
  const programs = folders.flatMap((folder) => [
    ...names.map((name) => join(folder, name)),
    ...apps.map((app) => programOf(folder, app)),
  ]);
  return firstOf(programs);
}

function within(folder: string): string[] {
  if (folder === "" || !existsSync(folder)) return [];
  const found = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
  const byNumber = new Intl.Collator("en", { numeric: true });
  const names = found.map(({ name }) => name).sort((one, other) => byNumber.compare(other, one));
  return names.map((name) => join(folder, name));
}

function firstOf(paths: readonly string[]): string | undefined {
  return paths.find((path) => existsSync(path));
}
