import { expect, it } from "vitest";

import { askFeed } from "./ask-feed.ts";
import { resolveBySystem } from "./pinned-lookup.ts";
import { JSON_HEADERS, sendAnswer, startFeedServer } from "./testing/hostile-feed-server.ts";

const REQUEST = {
  media: "json" as const,
  validators: { etag: '"own"', lastModified: "Sun, 01 Mar 2026 12:00:00 GMT" },
  limits: { timeoutMs: 5000, maxBytes: 1000, maxRedirects: 3 },
  isExempt: () => true,
  resolve: resolveBySystem,
  now: () => new Date("2026-03-01T12:00:00Z"),
};

it("sends no validators to another server, and stores none of its own", async () => {
  await using other = await startFeedServer(sendAnswer(200, { ...JSON_HEADERS, etag: '"other"' }, "[]"));
  await using own = await startFeedServer(sendAnswer(302, { location: other.origin }));
  const answer = await askFeed({ ...REQUEST, url: own.origin });
  expect(own.requests).toMatchObject([{ "if-none-match": '"own"' }]);
  expect(other.requests[0]).not.toHaveProperty("if-none-match");
  expect(other.requests[0]).not.toHaveProperty("if-modified-since");
  expect(answer).toEqual({ status: "fetched", text: "[]", bytes: 2, validators: {} });
});

it("does not accept a 304 from another server", async () => {
  await using other = await startFeedServer(sendAnswer(304));
  await using own = await startFeedServer(sendAnswer(302, { location: other.origin }));
  const asking = askFeed({ ...REQUEST, url: own.origin });
  await expect(asking).rejects.toMatchObject({
    code: "http-error",
    message: `redirects to ${other.origin}/, which answered 304`,
  });
});

it("follows three redirects in a row, and no more", async () => {
  const askThrough = async (redirects: number) => {
    await using server = await startFeedServer((request, response) => {
      const followed = Number(request.url?.slice(1));
      const answer = followed < redirects ? { location: `/${followed + 1}` } : JSON_HEADERS;
      sendAnswer(followed < redirects ? 307 : 200, answer, "[]")(request, response);
    });
    await askFeed({ ...REQUEST, url: `${server.origin}/0` });
  };
  await askThrough(3);
  await expect(askThrough(4)).rejects.toMatchObject({ code: "too-many-redirects" });
});
