// Everything that a page's socket is told, and what somebody without a seat is told of the same steps.

import type { Page } from "playwright-core";

/** A snapshot or a step, as it came. */
export interface Frame {
  type: string;
  seq: number;
  seat?: number | null;
  view: unknown;
  events?: unknown;
  legal: unknown;
}

export interface Overheard {
  /** What came since nobody looks; what was on its way to the last one came before the snapshot. */
  behindCurtain: Frame[];
  /** What came while somebody looked. */
  inFront: Frame[];
}

const told = (text: string | Buffer): { type: string; seat?: number | null } =>
  JSON.parse(String(text));

export function overhear(page: Page): Overheard {
  const heard: Overheard = { behindCurtain: [], inFront: [] };
  page.on("websocket", (socket) => {
    let wanted: number | null = null;
    let behind = false;
    socket.on("framesent", ({ payload }) => {
      const sent = told(payload);
      if (sent.type !== "subscribe") return;
      wanted = sent.seat ?? null;
      behind = false;
    });
    socket.on("framereceived", ({ payload }) => {
      const frame = told(payload) as Frame;
      if (frame.type !== "snapshot" && frame.type !== "step") return;
      if (wanted !== null) heard.inFront.push(frame);
      else if (behind || (frame.type === "snapshot" && frame.seat === null)) {
        behind = true;
        heard.behindCurtain.push(frame);
      }
    });
  });
  return heard;
}

/** Somebody without a seat, who looks on from the beginning and keeps what he was told. */
export async function lookOn(page: Page, table: string): Promise<void> {
  await page.evaluate(
    (id) =>
      new Promise<void>((done) => {
        const kept: Frame[] = [];
        Object.assign(window, { kept });
        const socket = new WebSocket(`ws://${location.host}/api/socket`);
        socket.onmessage = (event) => {
          const said = JSON.parse(String(event.data));
          if (said.type === "welcome")
            socket.send(JSON.stringify({ type: "subscribe", table: id }));
          if (said.type === "snapshot" || said.type === "step") kept.push(said);
          if (said.type === "snapshot") done();
        };
      }),
    table,
  );
}

/** What the one without a seat has been told, once he has come as far as a step. */
export async function lookedOn(page: Page, seq: number): Promise<Map<number, Frame>> {
  await page.waitForFunction(
    (until) => (window as unknown as { kept: Frame[] }).kept.some((one) => one.seq >= until),
    seq,
  );
  const kept = await page.evaluate(() => (window as unknown as { kept: Frame[] }).kept);
  return new Map(kept.map((frame) => [frame.seq, frame]));
}
