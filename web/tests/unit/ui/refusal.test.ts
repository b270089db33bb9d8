// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { firstSentence } from "../../../src/ui/frame/RefusalNote";

describe("how a paragraph begins", () => {
  it("is its first sentence, without the marks of Markdown", () => {
    expect(firstSentence("A *drawer* ([MT-5.1](#MT-5.1)) opens. Then more.\n\nAnd more.")).toBe(
      "A drawer (MT-5.1) opens.",
    );
  });

  it("does not end with a colon: the list that follows belongs to it", () => {
    const told =
      "Each round begins so:\n\n- everybody **chooses** a card;\n- it lies face down.\n\nThen.";
    expect(firstSentence(told)).toBe(
      "Each round begins so: everybody chooses a card; it lies face down.",
    );
    expect(firstSentence("Thus:\n1. first one\n2. then\n   another\n\nMore.")).toBe(
      "Thus: first one then another",
    );
  });
});
