import type { RequestListener } from "node:http";

import { describe, expect, it } from "vitest";

import { fetchFeed } from "./fetch-feed.ts";
import { HOSTILE_ANSWERS, JSON_HEADERS, sendAnswer, startFeedServer } from "./testing/hostile-feed-server.ts";

const now = new Date("2026-03-01T12:00:00Z");
const SECOND = 1000;
const fine = sendAnswer(200, JSON_HEADERS, "[]");

/** Requests a server with a sequence of responses, the last of which repeats. */
async function poll(answers: RequestListener[], tries?: number) {
  const pauses: number[] = [];
  await using server = await startFeedServer((request, response) => {
    const answer = answers[Math.min(server.requests.length, answers.length) - 1];
    answer?.(request, response);
  });
  const fetched = await fetchFeed(server.origin, {
    allowPrivateAddresses: true,
    ...(tries === undefined ? {} : { tries }),
    limits: { maxBytes: 1000 },
    pause: async (ms) => void pauses.push(ms),
    random: () => 0.5,
    now: () => now,
  });
  return { fetched, pauses, requests: server.requests.length };
}

describe("a temporary failure", () => {
  it("is retried with increasing delays", async () => {
    const { fetched, pauses } = await poll([sendAnswer(500), sendAnswer(502), fine]);
    expect(fetched).toMatchObject({ status: "fetched", tries: 3 });
    expect(pauses).toEqual([45 * SECOND, 90 * SECOND]);
  });

  it.each([408, 425, 429, 500, 503, 599])("is a %i response", async (status) => {
    expect((await poll([sendAnswer(status), fine])).fetched).toMatchObject({ status: "fetched", tries: 2 });
  });

  it.each(["a connection closed at once", "a connection reset in the body", "gzip cut short"] as const)(
    "is %s",
    async (name) => {
      const { fetched } = await poll([HOSTILE_ANSWERS[name], fine]);
      expect(fetched).toMatchObject({ status: "fetched", tries: 2 });
    },
  );

  it("is given up after three requests", async () => {
    const { fetched, requests } = await poll([sendAnswer(503)]);
    expect(fetched).toMatchObject({ status: "failed", code: "http-error", tries: 3 });
    expect(requests).toBe(3);
  });

  it("is not retried by a poll with one request", async () => {
    const { fetched, pauses } = await poll([sendAnswer(503), fine], 1);
    expect(fetched).toMatchObject({ status: "failed", tries: 1 });
    expect(pauses).toEqual([]);
  });
});

describe("a permanent failure", () => {
  it.each([400, 401, 403, 404, 410, 451])("is a %i response", async (status) => {
    const { fetched, requests } = await poll([sendAnswer(status), fine]);
    expect(fetched).toMatchObject({ status: "failed", code: "http-error", tries: 1 });
    expect(requests).toBe(1);
  });

  it.each([
    "a page for people",
    "a body without end",
    "a gzip bomb",
    "gzip twice over",
    "no gzip under that name",
    "deflate, which nobody asked for",
  ] as const)("is %s", async (name) => {
    expect((await poll([HOSTILE_ANSWERS[name], fine])).requests).toBe(1);
  });

  it("is a forbidden redirect", async () => {
    expect((await poll([sendAnswer(302, { location: "https://10.0.0.1/" }), fine])).requests).toBe(1);
  });
});

describe("a busy server", () => {
  const busy = (retryAfter: string) => sendAnswer(429, { "retry-after": retryAfter });

  it.each([
    ["100", 100],
    ["Sun, 01 Mar 2026 12:01:40 GMT", 100],
    // Shorter than our minimum delay.
    ["5", 45],
    ["soon", 45],
  ])("that says %j is retried after %i s", async (retryAfter, seconds) => {
    const { fetched, pauses } = await poll([busy(retryAfter), fine]);
    expect(fetched).toMatchObject({ status: "fetched", tries: 2 });
    expect(pauses).toEqual([seconds * SECOND]);
  });

  it.each(["600", "Sun, 01 Mar 2026 12:10:00 GMT"])(
    "that says %j is not retried, and the failure says until when",
    async (retryAfter) => {
      const { fetched, pauses } = await poll([busy(retryAfter), fine]);
      expect(fetched).toMatchObject({
        code: "http-error",
        retryAfter: new Date("2026-03-01T12:10:00Z"),
        tries: 1,
      });
      expect(pauses).toEqual([]);
    },
  );
});
