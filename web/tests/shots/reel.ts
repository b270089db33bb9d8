// Time that is let pass by hand, frame by frame, while a page in three dimensions shows a step: what
// moves there is moved by the program itself, and stands when no time passes.

import type { Page } from "playwright-core";
import { probe } from "../e2e/watching";

/** The longest that one frame may be; the eye walks on with every one. */
const FRAME_MS = 90;
const MOST_FRAMES = 400;

export class Reel {
  /** The cue that is shown, and how long it has been. */
  private cue: number | null = null;
  private elapsed = 0;
  /** Cues of each kind so far. */
  private readonly met = new Map<string, number>();

  private constructor(private readonly page: Page) {}

  /** Stop the time of a page that stands in a replay, and begin its next step. */
  static async begin(page: Page): Promise<Reel> {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);
    await page.keyboard.press("ArrowRight");
    return new Reel(page);
  }

  /** Let time pass until an event of a kind, the nth in this step, has come so far. */
  async seek(event: string, nth: number, fraction: number): Promise<void> {
    for (let frames = 0; frames < MOST_FRAMES; frames += 1) {
      const now = await this.now();
      if (now === null && frames > 0) break;
      const here = now !== null && now.event === event && this.met.get(event) === nth;
      const left = here ? now.duration * fraction - this.elapsed : FRAME_MS;
      if (here && left < 1) return;
      await this.pass(Math.min(FRAME_MS, left));
    }
    throw new Error(`${event} was not shown`);
  }

  private async now() {
    const { cue } = (await probe(this.page)) ?? { cue: null };
    if (cue !== null && cue.id !== this.cue) {
      // Whatever is due within a frame happens at its end: it has just begun.
      this.cue = cue.id;
      this.elapsed = 0;
      this.met.set(cue.event, (this.met.get(cue.event) ?? 0) + 1);
    }
    return cue;
  }

  private async pass(ms: number): Promise<void> {
    this.elapsed += ms;
    await this.page.clock.fastForward(Math.max(1, Math.round(ms)));
  }
}
