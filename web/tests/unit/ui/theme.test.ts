// By night or by day before the first paint: what the page runs before anything else.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";

const WEB = join(import.meta.dirname, "../../..");
const SCRIPT = readFileSync(join(WEB, "public/theme.js"), "utf8");

function themeOf(kept: string | null, bright: boolean): string | undefined {
  const document = { documentElement: { dataset: {} as { theme?: string } } };
  runInNewContext(SCRIPT, {
    document,
    localStorage: { getItem: () => kept },
    matchMedia: () => ({ matches: bright }),
  });
  return document.documentElement.dataset.theme;
}

it.each([
  [null, true, "day"],
  [null, false, "night"],
  ['{"theme":"system"}', true, "day"],
  ['{"theme":"night"}', true, "night"],
  ['{"theme":"day"}', false, "day"],
  ["not json", true, "day"],
])("settings %s on a bright device (%s): %s", (kept, bright, theme) => {
  expect(themeOf(kept, bright)).toBe(theme);
});

it("runs before the page is painted, which itself says neither night nor day", () => {
  const page = readFileSync(join(WEB, "index.html"), "utf8");
  expect(page).not.toContain("data-theme");
  const head = page.slice(0, page.indexOf("</head>"));
  expect(head).toContain('<script src="/theme.js"></script>');
});
