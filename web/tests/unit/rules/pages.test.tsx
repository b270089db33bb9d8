// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { FortyPages } from "../../../src/games/forty-thieves/teach/Pages";
import { MasterPages } from "../../../src/games/master-thieves/teach/Pages";
import type { GameDetails } from "../../../src/generated/api";
import { speakWholly } from "../../../src/i18n/use";
import { TaughtProvider } from "../../../src/widgets/teach/Section";
import { TEACH } from "../../words";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
beforeAll(() => speakWholly());

/** The tables of editions in the rules: what each edition says about each field. */
function rulesets(game: string): GameDetails["rulesets"] {
  const text = readFileSync(`../docs/rules/${game}.md`, "utf8");
  const found: GameDetails["rulesets"] = {};
  for (const [, head = "", body = ""] of text.matchAll(/\| field \|(.*)\|\n\|.*\n((?:\|.*\n)+)/g)) {
    const editions = head.split("|").map((one) => one.trim());
    for (const line of body.trim().split("\n")) {
      const [field = "", ...values] = line.split("|").slice(1, -1);
      for (const [at, edition] of editions.entries()) {
        const value = values[at]?.trim() ?? "";
        const read = value === "true" || (value === "false" ? false : value);
        found[edition] = { ...found[edition], [field.replaceAll(/[`\s]/g, "")]: read };
      }
    }
  }
  return found;
}

const GAMES = { "master-thieves": MasterPages, "forty-thieves": FortyPages };
/** Every edition in one language, and every language in one edition. */
const CASES = Object.keys(GAMES).flatMap((game) => {
  const [first = "", ...others] = Object.keys(rulesets(game));
  const languages = Object.entries(TEACH);
  return [
    ...languages.map(([language, words]) => ({ game, edition: first, language, words })),
    ...others.map((edition) => ({ game, edition, language: "en", words: TEACH.en })),
  ];
});

describe("what teaches the games", () => {
  it("is there for every edition", () => {
    expect(CASES).toHaveLength(2 * (4 + 3));
  });

  it.each(CASES)(
    "$game, $edition, in $language: is whole, and cites rules that exist",
    async (one) => {
      const { game, edition, words } = one;
      const Pages = GAMES[game as keyof typeof GAMES];
      const all = rulesets(game);
      const details = { name: game, editions: Object.keys(all), rulesets: all } as GameDetails;
      const page = document.body.appendChild(document.createElement("div"));
      const root = createRoot(page);
      const taught = { words, details, edition, rules: all[edition] ?? {} };
      await act(async () =>
        root.render(
          <TaughtProvider value={taught}>
            <Pages />
          </TaughtProvider>,
        ),
      );
      expect(page.textContent).not.toMatch(/\bundefined\b|\bnull\b|NaN|\[object/);
      expect(page.querySelectorAll("h2").length).toBeGreaterThan(5);
      const law = readFileSync(`../docs/rules/${game}.md`, "utf8");
      for (const link of page.querySelectorAll("a[href*='#']")) {
        expect(law).toContain(`### ${link.getAttribute("href")?.split("#")[1]} `);
      }
      // Everything that can be tried is tried once.
      for (const button of page.querySelectorAll("button")) await act(async () => button.click());
      expect(page.textContent).not.toMatch(/\bundefined\b|\bnull\b|NaN/);
      await act(async () => root.unmount());
      page.remove();
    },
  );
});
