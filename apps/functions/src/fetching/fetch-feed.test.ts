import type { RequestListener } from "node:http";
import { Readable } from "node:stream";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { describe, expect, it } from "vitest";

import { fetchFeed } from "./fetch-feed.ts";
import type { FetchFeedOptions } from "./fetched-feed.ts";
import { readBody } from "./read-body.ts";
import { JSON_HEADERS, sendAnswer, startFeedServer } from "./testing/hostile-feed-server.ts";

const LOCAL = { allowPrivateAddresses: true, tries: 1 };
const FEED = '{"jobs": ["Café"]}';

async function fetchFrom(answer: RequestListener, options: FetchFeedOptions = {}) {
  await using server = await startFeedServer(answer);
  const fetched = await fetchFeed(`${server.origin}/feed`, { ...LOCAL, ...options });
  return { fetched, requests: server.requests, url: `${server.origin}/feed` };
}

describe("the text of a feed", () => {
  it("is returned with its size, using the right headers", async () => {
    const { fetched, requests } = await fetchFrom(sendAnswer(200, JSON_HEADERS, FEED));
    expect(fetched).toEqual({ status: "fetched", text: FEED, bytes: 19, validators: {}, tries: 1 });
    expect(requests).toMatchObject([
      { "user-agent": "Farwork job board", accept: "application/json", "accept-encoding": "gzip, br" },
    ]);
  });

  it.each([
    ["gzip", gzipSync(FEED)],
    ["GZIP", gzipSync(FEED)],
    ["x-gzip", gzipSync(FEED)],
    ["br", brotliCompressSync(FEED)],
    ["identity", Buffer.from(FEED)],
  ])("is decompressed: %s", async (encoding, body) => {
    const { fetched } = await fetchFrom((_, response) => {
      response.writeHead(200, { ...JSON_HEADERS, "content-encoding": encoding }).end(body);
    });
    expect(fetched).toMatchObject({ status: "fetched", text: FEED, bytes: 19 });
  });

  it.each([
    "application/json",
    "application/json; charset=utf-8",
    "Application/JSON;charset=ISO-8859-1",
    "text/json",
    "application/feed+json",
    "application/vnd.api+json; version=2",
  ])("is accepted with the content type %s", async (type) => {
    const { fetched } = await fetchFrom(sendAnswer(200, { "content-type": type }, FEED));
    expect(fetched).toMatchObject({ status: "fetched", text: FEED });
  });

  it("has its byte order mark removed, and one invalid byte affects one letter", async () => {
    const { fetched } = await fetchFrom((_, response) => {
      response.writeHead(200, JSON_HEADERS).end(Buffer.from('\xEF\xBB\xBF["Caf\xE9"]', "latin1"));
    });
    expect(fetched).toMatchObject({ text: '["Caf\uFFFD"]' });
  });

  it("decodes letters that arrive in two parts", async () => {
    const bytes = Buffer.from(FEED);
    const parts = Readable.from([bytes.subarray(0, 15), bytes.subarray(15)]);
    expect(await readBody(parts, undefined, 100)).toEqual({ text: FEED, bytes: 19 });
  });

  it("may have exactly the maximum size", async () => {
    const limits = { maxBytes: 19 };
    expect((await fetchFrom(sendAnswer(200, JSON_HEADERS, FEED), { limits })).fetched.status).toBe("fetched");
    const tight = { limits: { maxBytes: 18 } };
    expect((await fetchFrom(sendAnswer(200, JSON_HEADERS, FEED), tight)).fetched).toMatchObject({
      code: "too-large",
    });
  });
});

describe("a feed that was read before", () => {
  const answerIfNew: RequestListener = (request, response) => {
    const known =
      request.headers["if-none-match"] === 'W/"7"' ||
      request.headers["if-modified-since"] === "Sun, 01 Mar 2026 12:00:00 GMT";
    sendAnswer(known ? 304 : 200, { ...JSON_HEADERS, etag: 'W/"7"' }, known ? "" : FEED)(request, response);
  };

  it("is requested conditionally by ETag", async () => {
    const { fetched } = await fetchFrom(answerIfNew);
    expect(fetched).toMatchObject({ validators: { etag: 'W/"7"' } });
    const validators = fetched.status === "fetched" ? fetched.validators : {};
    const again = await fetchFrom(answerIfNew, { validators });
    expect(again.fetched).toEqual({ status: "not-modified", tries: 1 });
  });

  it("is requested conditionally by date, too", async () => {
    const validators = { lastModified: "Sun, 01 Mar 2026 12:00:00 GMT" };
    expect((await fetchFrom(answerIfNew, { validators })).fetched.status).toBe("not-modified");
  });

  it("returns its date", async () => {
    const lastModified = "Sun, 01 Mar 2026 12:00:00 GMT";
    const { fetched } = await fetchFrom(
      sendAnswer(200, { ...JSON_HEADERS, "last-modified": lastModified }, FEED),
    );
    expect(fetched).toMatchObject({ validators: { lastModified } });
  });

  it("is returned in full if it changed", async () => {
    const { fetched } = await fetchFrom(answerIfNew, { validators: { etag: 'W/"6"' } });
    expect(fetched).toMatchObject({ status: "fetched", text: FEED });
  });

  it.each(["x".repeat(513), '"caf\xE9"'])("stores no validator that cannot be sent back", async (etag) => {
    const { fetched } = await fetchFrom(sendAnswer(200, { ...JSON_HEADERS, etag }, FEED));
    expect(fetched).toMatchObject({ status: "fetched", validators: {} });
  });
});

it("follows a redirect on the same server with validators", async () => {
  const { fetched, requests } = await fetchFrom(
    (request, response) => {
      const moved = request.url === "/feed";
      sendAnswer(moved ? 308 : 200, { ...JSON_HEADERS, location: "/new" }, FEED)(request, response);
    },
    { validators: { etag: '"1"' } },
  );
  expect(fetched).toMatchObject({ status: "fetched", tries: 1 });
  expect(requests.map((headers) => headers["if-none-match"])).toEqual(['"1"', '"1"']);
});

it.each([[{}], [{ allowPrivateAddresses: false }]])(
  "requests no local server unless allowed: %j",
  async (options) => {
    await using server = await startFeedServer(sendAnswer(200, JSON_HEADERS, FEED));
    expect(await fetchFeed(server.origin, options)).toMatchObject({
      status: "failed",
      code: "bad-url",
      tries: 1,
    });
    const resolve = async () => [{ address: "127.0.0.1", family: 4 }];
    expect(await fetchFeed("https://feed.test/", { ...options, resolve })).toEqual({
      status: "failed",
      code: "refused-address",
      error: "https://feed.test/ leads to an address that is not public.",
      tries: 1,
    });
    expect(server.countConnections()).toBe(0);
  },
);

it("reports why a feed cannot be reached", async () => {
  const server = await startFeedServer(() => {});
  await server[Symbol.asyncDispose]();
  expect(await fetchFeed(server.origin, LOCAL)).toMatchObject({
    code: "unreachable",
    error: `${server.origin}/ cannot be reached (ECONNREFUSED).`,
  });
});
