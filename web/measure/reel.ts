// A camera that makes time: it lets so much of it pass, takes a picture, and lets it pass again. So
// a clip runs evenly, however slow the machine is.

import type { Page } from "playwright-core";

declare global {
  interface Window {
    /** How far everything has come that the camera keeps hold of. */
    held?: WeakMap<Animation, number>;
  }
}

export class Reel {
  readonly frames: Buffer[] = [];

  constructor(
    private readonly page: Page,
    /** How much time passes at the table between two pictures. */
    private readonly stepMs: number,
  ) {}

  /** Stop time, and keep hold of everything that moves. */
  async hold(): Promise<void> {
    await this.page.clock.pauseAt((await this.page.evaluate(() => Date.now())) + 30_000);
    await this.animate(0);
  }

  async shoot(): Promise<void> {
    await this.page.clock.fastForward(this.stepMs);
    await this.animate(this.stepMs);
    this.frames.push(await this.page.screenshot({ caret: "hide", animations: "allow" }));
  }

  /** Take pictures for so long. */
  async rest(ms: number): Promise<void> {
    for (let passed = 0; passed < ms; passed += this.stepMs) await this.shoot();
  }

  /** Take pictures of a step of a replay, until all of it has been shown. */
  async step(): Promise<void> {
    await this.page.keyboard.press("ArrowRight");
    do await this.shoot();
    while (await this.page.evaluate(() => window.larceny?.().moving));
  }

  /** Move what the style sheets move; what has just begun begins at its beginning. */
  private async animate(ms: number): Promise<void> {
    await this.page.evaluate(async (passed) => {
      // Two frames of the screen: what was rendered has been laid out, and what follows has begun.
      const { port1, port2 } = new MessageChannel();
      const turn = () =>
        new Promise((done) => {
          port1.onmessage = done;
          port2.postMessage(null);
        });
      for (let turns = 0; turns < 4; turns += 1) await turn();
      window.held ??= new WeakMap();
      const { held } = window;
      for (const animation of document.getAnimations()) {
        const before = held.get(animation);
        if (before === undefined) animation.pause();
        const now = before === undefined ? 0 : before + passed;
        held.set(animation, now);
        const { endTime } = animation.effect?.getComputedTiming() ?? {};
        if (typeof endTime === "number" && now >= endTime) animation.finish();
        else animation.currentTime = now;
      }
    }, ms);
  }
}
