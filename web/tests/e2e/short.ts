/** Whether only a part of the whole games is played, as in `make test`; `make e2e` plays all. */
export const SHORT = process.env.E2E !== "all";
