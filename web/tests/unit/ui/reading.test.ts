// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import type { ChapterAnswer } from "../../../src/generated/api";
import { countOf, found, readRules } from "../../../src/ui/rules/reading";
import { spansOf } from "../../../src/ui/rules/useMarks";

const TABLE = "| field | a | b |\n| --- | --- | --- |\n| `reveal` | first | all |";
const chapters: ChapterAnswer[] = [
  {
    number: "MT-4",
    title: "The round",
    paragraphs: [
      { number: "MT-4.1", title: "Choosing", text: "Everyone chooses.", fields: [] },
      {
        number: "MT-4.2",
        title: "Turning over",
        text: `\`reveal\` says when.\n\n${TABLE}`,
        fields: ["reveal"],
      },
    ],
  },
  {
    number: "MT-5",
    title: "Drawers",
    paragraphs: [{ number: "MT-5.1", title: "One", text: "See MT-4.2.", fields: [] }],
  },
];

describe("reading the rules", () => {
  const read = readRules(chapters, { reveal: "all" }, { reveal: "first" });

  it("marks the paragraphs that hold otherwise", () => {
    const differing = found(read, "", true);
    expect(differing.flatMap((chapter) => chapter.paragraphs.map((one) => one.number))).toEqual([
      "MT-4.2",
    ]);
    expect(
      countOf(found(readRules(chapters, { reveal: "first" }, { reveal: "first" }), "", true)),
    ).toBe(0);
  });

  it("leaves out the table of the editions, which is shown from the rulesets", () => {
    expect(read[0]?.paragraphs[1]?.blocks.map((block) => block.kind)).toEqual(["paragraph"]);
    expect(read[0]?.paragraphs[1]?.codes).toEqual(["reveal"]);
  });

  it("finds numbers, titles and words, and drops chapters without any", () => {
    expect(countOf(found(read, "mt-4.2", false))).toBe(2);
    expect(found(read, "everyone", false).map((chapter) => chapter.number)).toEqual(["MT-4"]);
    expect(countOf(found(read, "nothing like this", false))).toBe(0);
    expect(countOf(found(read, "", false))).toBe(3);
  });
});

describe("what was sought", () => {
  it("is marked in the text as it stands, with its accents and capitals", () => {
    expect(spansOf("L’Émeraude, une émeraude", ["emeraude"])).toEqual([
      [2, 10],
      [16, 24],
    ]);
    expect(spansOf("Nothing here", ["alarm"])).toEqual([]);
  });
});
