// @vitest-environment jsdom
// Another screen is announced: its heading takes the focus that was lost with the screen before.

import { act, useRef } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useFocusOnQuestion } from "../../../src/games/master-thieves/panels/useFocusOnQuestion";
import { useKeptFocus } from "../../../src/hooks/useKeptFocus";
import { sessionStore } from "../../../src/store/session";
import { App } from "../../../src/ui/App";
import { ScreenHeading } from "../../../src/widgets/ScreenHeading";
import { en } from "../../words";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
vi.stubGlobal("scrollTo", vi.fn());
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("fetch", () => new Promise(() => {})); // a server that thinks for ever

// The pictures of the games come by themselves, and need more of a browser than there is here.
vi.mock("../../../src/ui/home/GamePicture", () => ({ GamePicture: () => null }));

let root: Root;

beforeEach(() => {
  sessionStore.set((now) => ({
    ...now,
    me: { id: "ann", name: "Ann" } as NonNullable<typeof now.me>,
  }));
  root = createRoot(document.body.appendChild(document.createElement("div")));
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

const heading = () => document.querySelector("h1");
const link = (to: string) => document.querySelector<HTMLAnchorElement>(`nav a[href="${to}"]`);

/** Wait until another screen is there: screens come when they are wanted. */
async function screenAfter(before: string | null | undefined): Promise<void> {
  const isOther = () => heading() !== null && heading()?.textContent !== before;
  while (!isOther()) await act(() => new Promise((done) => setTimeout(done)));
}

test("the first screen leaves the focus alone; every other one is announced", async () => {
  await act(async () => root.render(<App />));
  const home = heading()?.textContent;
  expect(home).toBe(en.home.title);
  expect(document.activeElement).toBe(document.body);

  link("/settings")?.focus();
  await act(async () => link("/settings")?.click());
  await screenAfter(home);
  expect(document.activeElement).toBe(heading());

  const settings = heading()?.textContent;
  await act(async () => {
    const gone = new Promise((done) => addEventListener("popstate", done, { once: true }));
    history.back();
    await gone;
  });
  await screenAfter(settings);
  expect(heading()?.textContent).toBe(home);
  expect(document.activeElement).toBe(heading());
});

test("what one is busy with is not left for a heading", async () => {
  const show = (screens: number) => (
    <>
      <input />
      {screens > 0 && <ScreenHeading className="">One</ScreenHeading>}
      {screens > 1 && <ScreenHeading className="">Two</ScreenHeading>}
    </>
  );
  await act(async () => root.render(show(0)));
  const field = document.querySelector("input");
  field?.focus();
  await act(async () => root.render(show(1)));
  await act(async () => root.render(show(2)));
  expect(document.activeElement).toBe(field);
});

test("a question at the table takes the focus from the heading", async () => {
  function Asked({ question }: { question: number | null }) {
    const table = useRef<HTMLDivElement>(null);
    useFocusOnQuestion(table, question);
    return (
      <div ref={table}>
        <button type="button" data-deed>
          Open
        </button>
      </div>
    );
  }
  function Kept({ question }: { question: number | null }) {
    const table = useRef<HTMLDivElement>(null);
    const prompt = useRef<HTMLParagraphElement>(null);
    useKeptFocus(table, prompt, question);
    return (
      <div ref={table}>
        <p ref={prompt} tabIndex={-1}>
          What now?
        </p>
      </div>
    );
  }
  const show = async (Table: typeof Asked, question: number | null) =>
    act(async () =>
      root.render(
        <>
          <ScreenHeading className="">Master Thieves</ScreenHeading>
          <Table key={Table.name} question={question} />
        </>,
      ),
    );
  await show(Asked, null);
  heading()?.focus();
  await show(Asked, 3);
  expect(document.activeElement?.textContent).toBe("Open");
  await show(Kept, null);
  heading()?.focus();
  await show(Kept, 3);
  expect(document.activeElement?.textContent).toBe("What now?");
});
