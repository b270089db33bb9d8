// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { socket } from "../../../src/net/socket";

const opened: string[] = [];

class FakeWebSocket {
  static readonly OPEN = 1;
  readyState = 0;
  constructor(url: string) {
    opened.push(url);
  }
  close(): void {}
  send(): void {}
}

beforeEach(() => vi.stubGlobal("WebSocket", FakeWebSocket));
afterEach(() => vi.unstubAllGlobals());

test("the socket's address names the table that is followed, for a proxy before several nodes", () => {
  socket.follow("t able", { hears: () => {}, seq: () => -1 });
  expect(opened).toEqual([`ws://${location.host}/api/socket?table=t%20able`]);
});
