// What was sought is marked where it stands, without touching the text: elements would have to be
// made anew with every letter that is typed.

import { type RefObject, useEffect } from "react";
import { fold } from "../new/differences";

const NAME = "sought";
/** One letter is everywhere. */
const LEAST = 2;

/** Mark the sought words in a place whenever what stands there changes; old browsers do without. */
export function useMarks(
  place: RefObject<HTMLElement | null>,
  sought: string,
  shown: unknown,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is read from the page
  useEffect(() => {
    const words = fold(sought)
      .split(/\s+/)
      .filter((word) => word.length >= LEAST);
    if (place.current === null || words.length === 0 || !("highlights" in CSS)) return;
    CSS.highlights.set(NAME, new Highlight(...rangesIn(place.current, words)));
    return () => {
      CSS.highlights.delete(NAME);
    };
  }, [place, sought, shown]);
}

function rangesIn(place: HTMLElement, words: string[]): Range[] {
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    for (const [from, to] of spansOf(node.textContent ?? "", words)) {
      const range = new Range();
      range.setStart(node, from);
      range.setEnd(node, to);
      ranges.push(range);
    }
  }
  return ranges;
}

/** Where words that were folded stand in a text that was not. */
export function spansOf(text: string, words: string[]): [from: number, to: number][] {
  const within = text.split("").map(foldedLetter).join("");
  return words.flatMap((word) => {
    const spans: [number, number][] = [];
    for (let at = within.indexOf(word); at >= 0; at = within.indexOf(word, at + word.length)) {
      spans.push([at, at + word.length]);
    }
    return spans;
  });
}

/** Letter by letter, so that places stay the same. */
function foldedLetter(letter: string): string {
  const folded = fold(letter);
  return folded.length === 1 ? folded : letter;
}
