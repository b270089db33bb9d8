// What of the rules is shown: which paragraphs fit a search, and which hold otherwise than usual.

import type { ChapterAnswer, ParagraphAnswer } from "../../generated/api";
import type { Fields } from "../../table/fields";
import { typeset } from "../../widgets/typeset";
import { hasWords } from "../new/differences";
import { type Block, blocks, blockWords, codesIn } from "./parseMarkdown";

export interface Read {
  number: string;
  title: string;
  blocks: Block[];
  fields: string[];
  /** The words of the program that it speaks of: options and their values among them. */
  codes: string[];
  /** The fields in which the chosen rules differ from the usual ones. */
  differs: string[];
  words: string;
}

export interface ReadChapter {
  number: string;
  title: string;
  paragraphs: Read[];
}

/** Read the rules as they hold under a ruleset; the usual one is what they are compared with. */
export function readRules(chapters: ChapterAnswer[], chosen: Fields, usual: Fields): ReadChapter[] {
  return chapters.map((chapter) => ({
    number: chapter.number,
    title: chapter.title,
    paragraphs: chapter.paragraphs.map((paragraph) => read(paragraph, chosen, usual)),
  }));
}

function read(paragraph: ParagraphAnswer, chosen: Fields, usual: Fields): Read {
  const { number, title, fields } = paragraph;
  const told = blocks(paragraph.text).filter((block) => !isTableOfFields(block, fields));
  return {
    number,
    title: typeset(title),
    fields,
    blocks: told,
    codes: told.flatMap(codesIn),
    differs: fields.filter((field) => chosen[field] !== usual[field]),
    words: [number, title, ...fields, ...told.map(blockWords)].join("\n"),
  };
}

/** The editions side by side are shown from the rulesets, in the reader's words, not from here. */
function isTableOfFields(block: Block, fields: string[]): boolean {
  if (block.kind !== "table" || fields.length === 0) return false;
  return block.rows.every(([first = []]) => {
    const [only] = first;
    return only?.kind === "code" && fields.includes(only.text);
  });
}

/** Keep the paragraphs that have all the words, and, if wished, only those that differ. */
export function found(
  chapters: ReadChapter[],
  typed: string,
  onlyDiffering: boolean,
): ReadChapter[] {
  return chapters.flatMap((chapter) => {
    const paragraphs = chapter.paragraphs.filter(
      (paragraph) =>
        (typed.trim() === "" || hasWords(paragraph.words, typed)) &&
        (!onlyDiffering || paragraph.differs.length > 0),
    );
    return paragraphs.length === 0 ? [] : [{ ...chapter, paragraphs }];
  });
}

export function countOf(chapters: ReadChapter[]): number {
  return chapters.reduce((sum, chapter) => sum + chapter.paragraphs.length, 0);
}
