import { expect, it } from "vitest";

import { askFeed } from "./ask-feed.ts";
import { JSON_HEADERS, sendAnswer, startFeedServer } from "./hostile-feed-server.ts";
import { resolveBySystem } from "./pinned-lookup.ts";

const LIMITS = { timeoutMs: 5000, maxBytes: 1000, maxRedirects: 3 };

it("tells another server nothing of the feed's own words, and keeps none of its", async () => {
  await using other = await startFeedServer(sendAnswer(200, { ...JSON_HEADERS, etag: '"other"' }, "[]"));
  await using own = await startFeedServer(sendAnswer(302, { location: other.origin }));
  const answer = await askFeed({
    url: own.origin,
    validators: { etag: '"own"', lastModified: "Sun, 01 Mar 2026 12:00:00 GMT" },
    limits: LIMITS,
    isExempt: () => true,
    resolve: resolveBySystem,
    now: () => new Date("2026-03-01T12:00:00Z"),
  });
  expect(own.requests).toMatchObject([{ "if-none-match": '"own"' }]);
  expect(other.requests[0]).not.toHaveProperty("if-none-match");
  expect(other.requests[0]).not.toHaveProperty("if-modified-since");
  expect(answer).toEqual({ status: "fetched", text: "[]", bytes: 2, validators: {} });
});

it("takes no other server's word that nothing is new", async () => {
  await using other = await startFeedServer(sendAnswer(304));
  await using own = await startFeedServer(sendAnswer(302, { location: other.origin }));
  const asking = askFeed({
    url: own.origin,
    validators: { etag: '"own"' },
    limits: LIMITS,
    isExempt: () => true,
    resolve: resolveBySystem,
    now: () => new Date("2026-03-01T12:00:00Z"),
  });
  await expect(asking).rejects.toMatchObject({
    code: "http-error",
    message: `redirects to ${other.origin}/, which answered 304`,
  });
});
