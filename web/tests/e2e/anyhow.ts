// A seat that answers anything that is allowed, over a socket of its own: for tests that need a game
// that is over, and do not care how.

import type { Page } from "playwright-core";

/** Let the seat of this page at a table play to the end, or for so many decisions. */
export function playAnyhow(page: Page, table: string, most = 10_000): Promise<void> {
  return page.evaluate(
    ({ table, most }) =>
      new Promise<void>((done) => {
        const socket = new WebSocket(`ws://${location.host}/api/socket`);
        let answered = -1;
        let left = most;
        socket.onmessage = ({ data }) => {
          const said = JSON.parse(String(data));
          if (said.type === "welcome") socket.send(JSON.stringify({ type: "subscribe", table }));
          const over = said.type === "lobby" && said.lobby.status === "over";
          if (over || (left === 0 && said.type === "ack")) {
            socket.close();
            done();
          }
          if (!said.legal || said.legal.since <= answered || left === 0) return;
          left -= 1;
          const { since, actions } = said.legal;
          answered = since;
          const action = actions[(since * 7) % actions.length];
          socket.send(
            JSON.stringify({ type: "act", table, id: `any-${since}`, seq: said.seq, action }),
          );
        };
      }),
    { table, most },
  );
}
