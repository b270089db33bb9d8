// What the page and the worker that plays say to each other.

/** Who holds the device: the person that the server knows, or somebody that nobody knows. */
export interface Holder {
  id: string;
  name: string;
}

export type ToWorker =
  | { kind: "begin"; pyodide: string; engine: string }
  | { kind: "ask"; id: number; method: string; path: string; body: string | null; by: Holder }
  | { kind: "say"; message: string; by: Holder };

export type FromWorker =
  | { kind: "ready" }
  | { kind: "failed"; why: string }
  | { kind: "answer"; id: number; status: number; text: string }
  | { kind: "said"; text: string };
