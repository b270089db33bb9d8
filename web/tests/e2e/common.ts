// The server that all files of tests share.

import type { TestProject } from "vitest/node";
import { Server } from "./server";

declare module "vitest" {
  export interface ProvidedContext {
    url: string;
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = new Server();
  await server.start();
  project.provide("url", server.url);
  return () => server.stop();
}
