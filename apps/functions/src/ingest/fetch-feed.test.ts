import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";

import { afterEach, expect, it } from "vitest";

import { fetchFeed } from "./fetch-feed.ts";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A feed of the test's own, in this process. */
async function serve(answer: RequestListener): Promise<string> {
  server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/feed`;
}

it("gives the text of the answer", async () => {
  const url = await serve((_, response) => response.end('{"jobs": []} é'));
  expect(await fetchFeed(url)).toEqual({ ok: true, text: '{"jobs": []} é' });
});

it("says which status it met", async () => {
  const url = await serve((_, response) => response.writeHead(503).end());
  expect(await fetchFeed(url)).toEqual({ ok: false, error: `${url} answered 503.` });
});

it("stops reading an answer that is too large", async () => {
  const url = await serve((_, response) => {
    response.write("x".repeat(2000));
  });
  expect(await fetchFeed(url, { maxBytes: 1000 })).toEqual({
    ok: false,
    error: `${url} sent more than 1000 bytes.`,
  });
});

it("gives up on a feed that does not answer", async () => {
  const url = await serve(() => {});
  expect(await fetchFeed(url, { timeoutMs: 50 })).toEqual({
    ok: false,
    error: `${url} did not answer within 0.05 s.`,
  });
});

it("gives up on a feed that stops in the middle", async () => {
  const url = await serve((_, response) => {
    response.write("{");
  });
  expect(await fetchFeed(url, { timeoutMs: 50 })).toMatchObject({ ok: false });
});

it("says why a feed cannot be reached", async () => {
  const url = await serve(() => {});
  server?.close();
  expect(await fetchFeed(url)).toEqual({ ok: false, error: `${url} cannot be reached (ECONNREFUSED).` });
});
