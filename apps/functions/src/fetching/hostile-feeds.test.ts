import { once } from "node:events";

import type { FetchFailureCode } from "@farwork/serving/log-events";
import { describe, expect, it } from "vitest";

import { fetchFeed } from "./fetch-feed.ts";
import { HOSTILE_ANSWERS, sendAnswer, startFeedServer } from "./testing/hostile-feed-server.ts";

const MAX_BYTES = 1024 * 1024;
const BRIEF = { timeoutMs: 100 };

type Hostile = keyof typeof HOSTILE_ANSWERS;
const OUTCOMES: [Hostile, FetchFailureCode, string][] = [
  ["no word", "timeout", "did not answer within 0.1 s"],
  ["headers and no body", "timeout", "did not answer within 0.1 s"],
  ["a byte now and then", "timeout", "did not answer within 0.1 s"],
  ["a body without end", "too-large", `sent more than ${MAX_BYTES} bytes`],
  ["a length that is too large", "too-large", `sent more than ${MAX_BYTES} bytes`],
  ["a gzip bomb", "too-large", `sent more than ${MAX_BYTES} bytes`],
  ["a brotli bomb", "too-large", `sent more than ${MAX_BYTES} bytes`],
  ["empty gzip members without end", "too-large", `sent more than ${MAX_BYTES} bytes`],
  ["gzip twice over", "unexpected-encoding", "sent a content encoding that was not asked for"],
  ["gzip in two headers", "unexpected-encoding", "sent a content encoding that was not asked for"],
  [
    "deflate, which nobody asked for",
    "unexpected-encoding",
    "sent a content encoding that was not asked for",
  ],
  ["no gzip under that name", "unexpected-encoding", "sent a damaged compressed body"],
  ["no brotli under that name", "unexpected-encoding", "sent a damaged compressed body"],
  ["gzip cut short", "cut", "stopped in the middle of its answer"],
  ["brotli cut short", "cut", "stopped in the middle of its answer"],
  ["a connection reset in the body", "cut", "stopped in the middle of its answer"],
  ["a connection closed before its length", "cut", "stopped in the middle of its answer"],
  ["a connection closed at once", "unreachable", "cannot be reached (UND_ERR_SOCKET)"],
  ["no HTTP", "unreachable", "cannot be reached"],
  ["headers without end", "unreachable", "cannot be reached (UND_ERR_HEADERS_OVERFLOW)"],
  ["a page for people", "unexpected-type", "did not send JSON"],
  ["no type", "unexpected-type", "did not send JSON"],
  ["a type that mentions JSON", "unexpected-type", "did not send JSON"],
  ["a type that looks like JSON", "unexpected-type", "did not send JSON"],
  ["an error page without end", "http-error", "answered 404"],
  ["nothing", "http-error", "answered 204"],
  ["a part", "http-error", "answered 206"],
  ["not modified, without having been asked", "http-error", "answered 304"],
  ["a redirect to nowhere", "http-error", "answered 302"],
  ["a redirect to itself", "too-many-redirects", "redirects more than 3 times"],
];

describe("a feed that answers with", () => {
  it.each(OUTCOMES)("%s is aborted: %s", async (name, code, words) => {
    await using server = await startFeedServer(HOSTILE_ANSWERS[name]);
    const url = `${server.origin}/feed`;
    const limits = { maxBytes: MAX_BYTES, ...(code === "timeout" ? BRIEF : {}) };
    const fetched = await fetchFeed(url, { tries: 1, allowPrivateAddresses: true, limits });
    expect(fetched).toEqual({ status: "failed", code, error: `${url} ${words}.`, tries: 1 });
  });

  it("covers every trick", () => {
    expect(OUTCOMES.map(([name]) => name)).toEqual(Object.keys(HOSTILE_ANSWERS));
  });
});

it("disconnects from an endless body", async () => {
  const closed = Promise.withResolvers<unknown>();
  await using server = await startFeedServer((request, response) => {
    closed.resolve(once(response, "close"));
    HOSTILE_ANSWERS["a body without end"](request, response);
  });
  await fetchFeed(server.origin, { tries: 1, allowPrivateAddresses: true, limits: { maxBytes: 1000 } });
  await closed.promise;
});

it("leaves it to the parser to detect a body truncated by its length", async () => {
  await using server = await startFeedServer(({ socket }) => {
    socket.write("HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n");
    socket.end('{"jobs": [], "next": 2}');
  });
  expect(await fetchFeed(server.origin, { tries: 1, allowPrivateAddresses: true })).toMatchObject({
    status: "fetched",
    text: '{"jobs": ',
  });
});

it("gives up on a name that never resolves", async () => {
  const resolve = () => new Promise<never>(() => {});
  expect(await fetchFeed("https://feed.test/", { tries: 1, resolve, limits: BRIEF })).toMatchObject({
    code: "timeout",
  });
});

describe("a redirect", () => {
  const askRedirected = async (location: string) => {
    await using server = await startFeedServer(sendAnswer(302, { location }));
    const resolve = async () => [{ address: "127.0.0.1", family: 4 }];
    const fetched = await fetchFeed(server.origin, { tries: 1, allowPrivateAddresses: true, resolve });
    expect(server.requests).toHaveLength(1);
    return fetched;
  };

  it.each([
    "https://127.0.0.1/",
    "https://127.1/",
    "https://2130706433/",
    "https://0x7f000001/",
    "https://0177.0.0.1/",
    "https://127.0.0.1./",
    "https://%31%32%37.0.0.1/",
    "https://[::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://[64:ff9b::7f00:1]/",
    "https://169.254.169.254/computeMetadata/v1/",
    "https://10.0.0.1/",
    "https://0/",
    "https://localhost/",
    "https://LOCALHOST./",
    "https://board.localhost/",
    // Resolved to 127.0.0.1 in this test.
    "https://innocent.test/",
    "//innocent.test/",
  ])("to %s is rejected, even from an allowed private address", async (location) => {
    // A relative redirect keeps the scheme, which is not https here.
    const code = location.startsWith("//") ? "bad-url" : "refused-address";
    expect(await askRedirected(location)).toMatchObject({ status: "failed", code });
  });

  it.each([
    ["http://innocent.test/", "is not https"],
    ["file:///etc/passwd", "is not https"],
    ["ftp://innocent.test/feed", "is not https"],
    ["data:application/json,{}", "is not https"],
    ["javascript:0", "is not https"],
    ["https://innocent.test:8443/", "has a port of its own"],
    ["https://", "is no address"],
  ])("to %s is not followed: it %s", async (location, words) => {
    const fetched = await askRedirected(location);
    expect(fetched).toMatchObject({ status: "failed", code: "bad-url" });
    expect(fetched).toHaveProperty("error", expect.stringContaining(`which ${words}.`));
  });

  it("with credentials is not followed, and errors do not contain them", async () => {
    const fetched = await askRedirected("https://ada:secret@innocent.test/");
    expect(fetched).toMatchObject({ status: "failed", code: "bad-url" });
    expect(JSON.stringify(fetched)).not.toMatch(/ada|secret/);
  });

  it("to a long multi-line URL is reported in one short line", async () => {
    const fetched = await askRedirected(`https://127.0.0.1/${"x".repeat(5000)}`);
    expect(fetched).toHaveProperty("error", expect.stringMatching(/^.{0,400}$/));
  });
});

it("does not read the body of a redirect", async () => {
  await using server = await startFeedServer((request, response) => {
    if (request.url !== "/")
      return sendAnswer(200, { "content-type": "application/json" }, "[]")(request, response);
    response.writeHead(301, { location: "/feed" });
    response.write("x".repeat(10_000));
  });
  const limits = { maxBytes: 100 };
  const fetched = await fetchFeed(server.origin, { tries: 1, allowPrivateAddresses: true, limits });
  expect(fetched).toMatchObject({ status: "fetched", text: "[]" });
});
