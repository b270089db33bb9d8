// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  defaultSightOn,
  isSoftware,
} from "../../../../../src/games/master-thieves/solid/graphicsSupport";

afterEach(() => {
  vi.restoreAllMocks();
});

function cores(count: number): void {
  vi.spyOn(navigator, "hardwareConcurrency", "get").mockReturnValue(count);
}

const LAPTOP = "ANGLE (Intel, Iris Xe)";

describe("the box that nobody has chosen", () => {
  it("is solid on an ordinary laptop", () => {
    cores(8);
    expect(defaultSightOn({ works: true, renderer: LAPTOP })).toBe("solid");
  });

  it("is flat where it cannot be drawn, and where no graphics processor draws", () => {
    cores(8);
    expect(defaultSightOn({ works: false, renderer: "" })).toBe("flat");
    for (const renderer of ["ANGLE (Google, Vulkan, SwiftShader driver)", "llvmpipe (LLVM 17)"]) {
      expect(isSoftware(renderer)).toBe(true);
      expect(defaultSightOn({ works: true, renderer })).toBe("flat");
    }
  });

  it("is flat on a weak device", () => {
    cores(2);
    expect(defaultSightOn({ works: true, renderer: LAPTOP })).toBe("flat");
  });
});
