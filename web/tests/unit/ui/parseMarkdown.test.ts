import { describe, expect, it } from "vitest";
import { blocks, blockWords, inline } from "../../../src/ui/rules/parseMarkdown";

describe("blocks", () => {
  it("joins the lines of a paragraph and parts it at an empty line", () => {
    expect(blocks("one\ntwo\n\nthree").map(blockWords)).toEqual(["one two", "three"]);
  });

  it("keeps what is indented under its point of a list", () => {
    const [list] = blocks(
      "- `all`: everyone sees it. When\n  a thief looks, too.\n- `opener`: one.",
    );
    expect(list).toMatchObject({ kind: "list", ordered: false });
    expect(list && blockWords(list)).toBe(
      "all: everyone sees it. When a thief looks, too.\nopener: one.",
    );
  });

  it("begins a list right after a line of text, and knows numbers", () => {
    const found = blocks("A turn has phases:\n1. Draw.\n2. Glimpse.");
    expect(found.map((block) => block.kind)).toEqual(["paragraph", "list"]);
    expect(found[1]).toMatchObject({ ordered: true });
  });

  it("leaves code as it is", () => {
    const [code] = blocks("```\n  a **b** `c`\n\n d\n```");
    expect(code).toEqual({ kind: "code", text: "  a **b** `c`\n\n d" });
  });

  it("reads a table without its line of dashes", () => {
    const [table] = blocks("| field | french |\n| --- | --- |\n| `reveal` | all |");
    expect(table?.kind === "table" && table.rows).toEqual([
      [[{ kind: "code", text: "reveal" }], [{ kind: "text", text: "all" }]],
    ]);
  });
});

describe("inline", () => {
  it("makes links of numbers of paragraphs, but not inside code", () => {
    expect(inline("See MT-4.2 or `MT-4.2`.")).toEqual([
      { kind: "text", text: "See " },
      { kind: "link", to: "#MT-4.2", inside: [{ kind: "text", text: "MT-4.2" }] },
      { kind: "text", text: " or " },
      { kind: "code", text: "MT-4.2" },
      { kind: "text", text: "." },
    ]);
  });

  it("follows links inside the house only", () => {
    const leads = (text: string) => inline(text).some((piece) => piece.kind === "link");
    expect(leads("[home](/new?game=forty-thieves)")).toBe(true);
    expect(leads("[a](javascript:alert(1))")).toBe(false);
    expect(leads("[a](//elsewhere.example)")).toBe(false);
    expect(leads("[a](https://elsewhere.example)")).toBe(false);
  });

  it("never makes markup of markup", () => {
    expect(inline("<b>x</b>")).toEqual([{ kind: "text", text: "<b>x</b>" }]);
  });
});
