// @vitest-environment jsdom
import { expect, test } from "vitest";
import { firstSentence } from "../../../src/ui/frame/RefusalNote";
import { happened } from "../../../src/ui/LobbyNews";

const ann = { me: "ann", seat: 1, host: "bo" };

test("who loses a seat without leaving is told", () => {
  expect(happened(ann, { ...ann, seat: null })).toBe("sentAway");
  expect(happened(ann, { ...ann, seat: 2 })).toBeNull();
});

test("who becomes the host is told; who sees another become it is not", () => {
  expect(happened(ann, { ...ann, host: "ann" })).toBe("hostNow");
  expect(happened(ann, { ...ann, host: "cy" })).toBeNull();
});

test("somebody else in the same tab has lost nothing", () => {
  expect(happened(ann, { me: "cy", seat: null, host: "bo" })).toBeNull();
});

test("a paragraph is told by its first sentence, without marks", () => {
  expect(firstSentence("Take *one* gem\nfrom `red` ([MT-4.2](#x)). Then stop.\n\nMore.")).toBe(
    "Take one gem from red (MT-4.2).",
  );
  expect(firstSentence("- a list\n- of things")).toBe("a list of things");
});
