// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  chooseQuality,
  FrameRateWatch,
  FULL,
  LIGHT,
  LIGHTEST,
  lighter,
  MEDIUM,
  SOFTWARE,
} from "../../../../../src/games/master-thieves/solid/quality";

afterEach(() => {
  vi.restoreAllMocks();
});

function cores(count: number): void {
  vi.spyOn(navigator, "hardwareConcurrency", "get").mockReturnValue(count);
}

describe("how much is drawn", () => {
  it("is everything on an ordinary laptop", () => {
    cores(8);
    expect(chooseQuality("ANGLE (Intel, Iris Xe)", "auto")).toBe(FULL);
  });

  it("is less where there are few cores, and least effort where no processor draws", () => {
    cores(2);
    expect(chooseQuality("ANGLE (Intel, Iris Xe)", "auto")).toBe(LIGHT);
    cores(16);
    expect(chooseQuality("ANGLE (Google, SwiftShader Device)", "auto")).toBe(SOFTWARE);
    expect(SOFTWARE.shadows).toBe(false);
  });

  it("is what can be seen at arm's length on a phone", () => {
    cores(8);
    vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === "(pointer: coarse)" }));
    expect(chooseQuality("Adreno (TM) 740", "auto")).toBe(MEDIUM);
    vi.unstubAllGlobals();
  });

  it("is what somebody asks for", () => {
    cores(2);
    expect(chooseQuality("llvmpipe", "full")).toBe(FULL);
    cores(16);
    expect(chooseQuality("ANGLE (Intel, Iris Xe)", "light")).toBe(LIGHT);
  });

  it("becomes less step by step, and then stays", () => {
    expect(lighter(FULL)).toBe(MEDIUM);
    expect(lighter(MEDIUM)).toBe(LIGHT);
    expect(lighter(LIGHT)).toBe(LIGHTEST);
    expect(lighter(SOFTWARE)).toBe(LIGHTEST);
    expect(lighter(LIGHTEST)).toBeNull();
  });
});

describe("the pace", () => {
  const said = (milliseconds: number, frames: number) => {
    const pace = new FrameRateWatch();
    return Array.from({ length: frames }, () => pace.isTooSlow(milliseconds)).filter(Boolean)
      .length;
  };

  it("is too slow only when most frames of a while are", () => {
    expect(said(50, 23)).toBe(0);
    expect(said(50, 24)).toBe(1);
    expect(said(17, 200)).toBe(0);
  });

  it("does not count a page that was elsewhere", () => {
    expect(said(5_000, 100)).toBe(0);
  });
});
