import { createServer, type Server } from "node:net";

import { vi } from "vitest";

type Answer = (pass: () => Promise<Response>, body: string) => Promise<Response>;

/**
 * Intercepts requests to URLs that contain `part` with `answer`, which may forward them. Undone by
 * `vi.unstubAllGlobals()`. Requests to the identity service cannot be intercepted.
 */
export function interceptRequests(part: string, answer: Answer): void {
  const send = globalThis.fetch;
  vi.stubGlobal("fetch", (input: string | URL | Request, init?: RequestInit) => {
    const address = input instanceof Request ? input.url : String(input);
    const pass = () => send(input, init);
    const body = typeof init?.body === "string" ? init.body : "";
    return address.includes(part) ? answer(pass, body) : pass();
  });
}

/** Like `interceptRequests`, with the network down. */
export function cutOff(part: string): void {
  interceptRequests(part, () => Promise.reject(new TypeError("fetch failed")));
}

/** A local address, as `host:port`, where nothing is listening. */
export async function findDeafAddress(): Promise<string> {
  const server = createServer();
  const address = await listen(server);
  await new Promise((closed) => server.close(closed));
  return address;
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("A server on TCP has a port.");
  return `127.0.0.1:${address.port}`;
}
