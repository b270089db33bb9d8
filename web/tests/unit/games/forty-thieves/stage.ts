// A place in a page where a table is shown, cleared after every test.

import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, vi } from "vitest";

export interface Stage {
  host: HTMLElement;
  root: Root;
}

/** What it holds is another one in each test: ask it, do not keep it. */
export function makeStage(): Stage {
  const stage = {} as Stage; // filled before each test
  beforeEach(() => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    stage.host = document.createElement("main");
    document.body.append(stage.host);
    stage.root = createRoot(stage.host);
  });
  afterEach(() => {
    act(() => stage.root.unmount());
    stage.host.remove();
    vi.unstubAllGlobals();
  });
  return stage;
}
