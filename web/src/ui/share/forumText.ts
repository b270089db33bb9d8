// A game as text for a forum: who played, how it ended, and every move in a sentence of the reader's
// language, through the eyes that one sees through.

import type { ReplayAnswer } from "../../generated/api";
import type { AllWords } from "../../i18n/use";
import { chairName, gameName } from "../../naming/words";
import type { GamePart } from "../../table/module";
import { chapterName } from "../replay/chapterName";

export const MARKUPS = ["plain", "markdown", "bbcode"] as const;
export type Markup = (typeof MARKUPS)[number];

interface Writer {
  title: (text: string) => string;
  heading: (text: string) => string;
  strong: (text: string) => string;
  /** Write a text so that nothing in it is taken for markup. */
  safe: (text: string) => string;
  lineBreak: string;
}

const WRITERS: Record<Markup, Writer> = {
  plain: {
    title: (text) => `${text}\n${"=".repeat(text.length)}`,
    heading: (text) => `${text}\n${"-".repeat(text.length)}`,
    strong: (text) => text,
    safe: (text) => text,
    lineBreak: "\n",
  },
  markdown: {
    title: (text) => `## ${text}`,
    heading: (text) => `### ${text}`,
    strong: (text) => `**${text}**`,
    safe: (text) => text.replaceAll(/[\\`*_[\]<>#|~]/g, "\\$&"),
    lineBreak: "  \n",
  },
  bbcode: {
    title: (text) => `[size=5][b]${text}[/b][/size]`,
    heading: (text) => `[b]${text}[/b]`,
    strong: (text) => `[b]${text}[/b]`,
    safe: (text) => text.replaceAll("[", "(").replaceAll("]", ")"), // it has no way to write them
    lineBreak: "\n",
  },
};

/** What every game tells of its end. */
interface LastView {
  scores?: number[] | null;
  winners?: number[] | null;
}

export function forumText(
  t: AllWords,
  part: GamePart,
  replay: ReplayAnswer,
  link: string,
  markup: Markup,
): string {
  const to = WRITERS[markup];
  const { table, steps } = replay;
  const names = table.seats.map((seat) => chairName(t, seat));
  const { scores, winners } = (steps.at(-1)?.view ?? {}) as LastView;
  const lines: [string, string][] = [[t.share.players, to.safe(t.common.list({ parts: names }))]];
  if (scores) {
    const parts = names.map((name, seat) => `${to.safe(name)} ${scores[seat]}`);
    lines.push([t.share.points, parts.join(", ")]);
  }
  if (winners && winners.length > 0) {
    const parts = winners.map((seat) => to.strong(to.safe(names[seat] ?? "")));
    lines.push([t.share.won, t.common.list({ parts })]);
  }
  lines.push([t.share.address, link]);
  const header = lines.map(([name, said]) => `${to.strong(name)}: ${said}`).join(to.lineBreak);
  const blocks = [to.title(gameName(table.game)), header];
  for (const { name, told } of chaptersTold(t, part, replay, names)) {
    blocks.push(to.heading(to.safe(chapterName(t, name))), told.map(to.safe).join("\n"));
  }
  return `${blocks.join("\n\n")}\n`;
}

/** Round by round, or turn by turn: what each decision brought, under its number. */
function chaptersTold(t: AllWords, part: GamePart, { steps }: ReplayAnswer, names: string[]) {
  const found: { name: string; told: string[] }[] = [];
  steps.forEach((step, number) => {
    const sentences = step.events.map((event) => part.sentence(t, event, names, null));
    const text = sentences.filter((sentence) => sentence !== "").join(" ");
    if (text === "") return;
    // A step belongs to the part of the game in which it was decided.
    const name = steps[Math.max(0, number - 1)]?.chapter ?? step.chapter;
    if (found.at(-1)?.name !== name) found.push({ name, told: [] });
    found.at(-1)?.told.push(`${number}. ${text}`);
  });
  return found;
}
