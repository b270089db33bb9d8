// Looking at a screen as its readers do: is it there, does it fit, is it in their language, and
// does axe find nothing?

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import type { AllWords } from "../../src/i18n/use";
import { de, en, fr, italian } from "../words";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core"), "utf8");

export const WORDS: Record<string, AllWords> = { en, fr, it: italian, de };

/** Go to another screen without loading the page: axe stays in it, and so does the session. */
export async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

interface Seen {
  language: string;
  tooWide: number;
  texts: string[];
  violations: string[];
}

/** What can be told about a screen once nothing is on its way any more. */
async function see(page: Page, loading: string, byAxe: boolean): Promise<Seen> {
  await page.waitForFunction(
    (waiting) =>
      document.querySelector("h1, h2") !== null &&
      ![...document.querySelectorAll("[role=status]")].some(
        (one) => one.textContent?.includes(waiting) || one.getAttribute("aria-label") === waiting,
      ),
    loading,
  );
  if (byAxe && !(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(async (judged) => {
    interface Finding {
      id: string;
      nodes: { html: string }[];
    }
    const { axe } = window as unknown as {
      axe: { run: (where: Document, how: object) => Promise<{ violations: Finding[] }> };
    };
    // What is still moving is judged where it will stand.
    for (const moving of document.getAnimations()) {
      if (Number.isFinite(moving.effect?.getComputedTiming().endTime ?? Infinity)) moving.finish();
    }
    const how = { resultTypes: ["violations"] };
    const [...unseen] = document.adoptedStyleSheets; // axe looks also at what is not painted
    document.adoptedStyleSheets = [];
    while (getComputedStyle(document.documentElement).opacity !== "1") {
      await new Promise(requestAnimationFrame);
    }
    const violations = judged ? (await axe.run(document, how)).violations : [];
    document.adoptedStyleSheets = unseen;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker; // words of the notation are the same in all languages
      if (node.parentElement?.closest("code") === null) texts.push(node.textContent?.trim() ?? "");
    }
    for (const name of ["aria-label", "title", "placeholder", "alt"]) {
      for (const one of document.querySelectorAll(`[${name}]`)) {
        texts.push(one.getAttribute(name) ?? "");
      }
    }
    return {
      language: document.documentElement.lang,
      tooWide: document.documentElement.scrollWidth - innerWidth,
      texts: texts.filter((text) => text !== ""),
      violations: violations.map(
        (one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 200)).join(" | ")}`,
      ),
    };
  }, byAxe);
}

/** What is wrong with a screen, in words; nothing is right. */
export async function faults(
  page: Page,
  name: string,
  language: string,
  byAxe = true,
): Promise<string[]> {
  const words = WORDS[language] ?? en;
  const seen = await see(page, words.common.loading, byAxe);
  const found = [...seen.violations];
  if (seen.language !== language) found.push(`is in ${seen.language}`);
  if (seen.tooWide > 0) found.push(`${seen.tooWide} px too wide`);
  for (const text of english(seen.texts, language)) found.push(`English: ${text}`);
  return found.map((fault) => `${name}: ${fault}`);
}

type Tree = { [key: string]: Tree | string | ((given: never) => string) };

/** All that a language can say; where something is put into a sentence, any words stand for it. */
function* said(tree: Tree): Generator<string> {
  for (const leaf of Object.values(tree)) {
    if (typeof leaf === "string") yield leaf;
    else if (typeof leaf === "object") yield* said(leaf);
    else {
      try {
        yield (leaf as (given: unknown) => string)(new Proxy({}, { get: () => "\u0001" }));
      } catch {
        // it wants something that is no word, such as a list: the sentences round it suffice
      }
    }
  }
}

const patterns = new Map<string, { whole: Set<string>; filled: RegExp[] }>();

/** The sentences that only English has. */
function onlyEnglish(language: string) {
  const known = patterns.get(language);
  if (known !== undefined) return known;
  const own = new Set(said(WORDS[language] as unknown as Tree));
  const foreign = [...said(en as unknown as Tree)].filter((one) => !own.has(one));
  const filled = foreign
    .filter((one) => one.includes("\u0001"))
    .filter((one) => one.replaceAll("\u0001", "").trim().length >= 8)
    .map((one) => new RegExp(`^${one.split("\u0001").map(escaped).join(".+")}$`));
  const made = { whole: new Set(foreign.filter((one) => !one.includes("\u0001"))), filled };
  patterns.set(language, made);
  return made;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

function english(texts: string[], language: string): string[] {
  if (language === "en") return [];
  const { whole, filled } = onlyEnglish(language);
  return texts.filter((text) => whole.has(text) || filled.some((one) => one.test(text)));
}
