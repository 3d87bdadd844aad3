import { createServer } from "node:http";

import { afterAll, beforeAll, expect, it } from "vitest";

import {
  setStatusGone,
  setStatusTooManyRequests,
  setStatusUnavailable,
  withResponse,
} from "./response-status.ts";

const server = createServer((request, response) => {
  // Pages set the status deep inside a render, some time after the request came in.
  withResponse(response, () =>
    setImmediate(() => {
      if (request.url === "/down") setStatusUnavailable();
      if (request.url === "/closed") setStatusGone();
      if (request.url === "/often") setStatusTooManyRequests();
      response.end("page");
    }),
  );
});
let site = "";

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, listening));
  const address = server.address();
  site = typeof address === "object" && address ? `http://127.0.0.1:${address.port}` : "";
});
afterAll(() => new Promise((closed) => server.close(closed)));

it("answers 503 with a Retry-After for a page that could not reach the backend", async () => {
  const answer = await fetch(`${site}/down`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("30");
});

it("answers 429 to a reader who asked for a page too often, and says when to retry", async () => {
  const answer = await fetch(`${site}/often`);
  expect(answer.status).toBe(429);
  expect(answer.headers.get("retry-after")).toBe("5");
});

it("answers 410 for a page that is gone for good, without asking to retry", async () => {
  const answer = await fetch(`${site}/closed`);
  expect(answer.status).toBe(410);
  expect(answer.headers.has("retry-after")).toBe(false);
});

it("leaves concurrent responses alone", async () => {
  const answers = await Promise.all(
    ["/up", "/down", "/closed", "/often", "/up"].map((path) => fetch(`${site}${path}`)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 503, 410, 429, 200]);
});

it("leaves a client navigation at 200, since Next would turn it into a full reload", async () => {
  for (const path of ["/down", "/closed", "/often"]) {
    const answer = await fetch(`${site}${path}`, { headers: { rsc: "1" } });
    expect(answer.status).toBe(200);
  }
});
