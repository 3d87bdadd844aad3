import type { LookupAddress } from "node:dns";

import { describe, expect, it } from "vitest";

import { sendRequest } from "./send-request.ts";
import { type FeedServer, sendAnswer, startFeedServer } from "./testing/hostile-feed-server.ts";

/** Stands for the public internet: the only address that tests can connect to. */
const PUBLIC = { address: "127.0.0.1", family: 4 };
const INSIDE = { address: "127.0.0.2", family: 4 };
const mayReach = (address: string) => address === PUBLIC.address;

/** A name that only the given resolver knows, so a second system lookup would fail. */
const ask = (
  server: FeedServer,
  resolve: () => Promise<readonly LookupAddress[]>,
  signal = new AbortController().signal,
) =>
  sendRequest(
    {
      url: new URL(`http://feed.test:${server.port}/`),
      accept: "application/json",
      encodings: "gzip",
      validators: undefined,
      resolve,
      mayReach,
      signal,
    },
    async ({ statusCode }) => statusCode,
  );

/** Resolves to one list of addresses after the other. */
function resolveInTurn(...answers: LookupAddress[][]) {
  const asked = { times: 0 };
  const resolve = async () => answers[asked.times++] ?? [];
  return { asked, resolve };
}

describe("a name", () => {
  it("is resolved once, and connected to at the address that was checked", async () => {
    await using server = await startFeedServer(sendAnswer(200));
    const { asked, resolve } = resolveInTurn([PUBLIC], [INSIDE]);
    expect(await ask(server, resolve)).toBe(200);
    expect(asked.times).toBe(1);
    expect(server.requests).toMatchObject([{ host: `feed.test:${server.port}` }]);
  });

  it("that is rebound to an internal address after the first request is rejected at the second", async () => {
    await using server = await startFeedServer(sendAnswer(200));
    const { resolve } = resolveInTurn([PUBLIC], [INSIDE]);
    await ask(server, resolve);
    await expect(ask(server, resolve)).rejects.toMatchObject({ code: "refused-address", passing: false });
    expect(server.countConnections()).toBe(1);
  });

  it.each([
    ["first", [INSIDE, PUBLIC]],
    ["last", [PUBLIC, INSIDE]],
  ])("with an internal address %s among public ones is rejected without connecting", async (_, mixed) => {
    await using server = await startFeedServer(sendAnswer(200));
    await expect(ask(server, resolveInTurn(mixed).resolve)).rejects.toMatchObject({
      code: "refused-address",
    });
    expect(server.countConnections()).toBe(0);
  });

  it("with several public addresses is reached", async () => {
    await using server = await startFeedServer(sendAnswer(200));
    expect(await ask(server, resolveInTurn([PUBLIC, PUBLIC]).resolve)).toBe(200);
  });

  it("without any address cannot be reached", async () => {
    await using server = await startFeedServer(sendAnswer(200));
    await expect(ask(server, async () => [])).rejects.toMatchObject({ code: "unreachable", passing: true });
  });
});

it("sends no request after the timeout", async () => {
  await using server = await startFeedServer(() => {});
  await expect(ask(server, async () => [PUBLIC], AbortSignal.abort())).rejects.toThrow("aborted");
  expect(server.countConnections()).toBe(0);
});
