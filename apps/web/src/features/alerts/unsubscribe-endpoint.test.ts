import { createServer } from "node:http";
import { json } from "node:stream/consumers";

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { answerUnsubscribe } from "./unsubscribe-endpoint.ts";

const TOKEN = "token-of-ada";
let status = 200;
const received: unknown[] = [];
/** A minimal stand-in for the functions emulator. */
const functions = createServer((request, response) => {
  const note = async () => {
    received.push([request.method, request.url, await json(request)]);
    response.writeHead(status).end(status === 200 ? "{}" : '{"error":{"code":"invalid-argument"}}');
  };
  void note();
});
let backend = {
  projectId: "demo-farwork",
  apiKey: "any",
  region: "us-central1",
  emulators: { functions: "" },
};

beforeAll(async () => {
  await new Promise<void>((listening) => functions.listen(0, "127.0.0.1", listening));
  const address = functions.address();
  const port = typeof address === "object" ? address?.port : 0;
  backend = { ...backend, emulators: { functions: `127.0.0.1:${port}` } };
});
afterAll(() => new Promise((closed) => functions.close(closed)));
beforeEach(() => {
  status = 200;
  received.length = 0;
});

const ASKED = ["POST", "/demo-farwork/us-central1/api/unsubscribe", { token: TOKEN }];
const site = "http://localhost:3000/api/unsubscribe";
const ask = (init: RequestInit, query = `?token=${TOKEN}`) =>
  answerUnsubscribe(new Request(`${site}${query}`, { method: "POST", ...init }), backend);

describe("stopping alerts", () => {
  it("works by a mail program's one-click request, without a redirect", async () => {
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    const answer = await ask({ body });
    expect([answer.status, answer.headers.get("location")]).toEqual([200, null]);
    expect(received).toEqual([ASKED]);
  });

  it("works with a JSON body", async () => {
    const answer = await ask({ body: JSON.stringify({ token: TOKEN }) }, "");
    expect(answer.status).toBe(200);
    expect(received).toEqual([ASKED]);
  });

  it.each([
    [200, "/unsubscribe?outcome=done"],
    [400, "/unsubscribe?outcome=refused"],
    [503, `/unsubscribe?outcome=failed&token=${TOKEN}`],
    [429, `/unsubscribe?outcome=failed&token=${TOKEN}`],
  ])("redirects the page's form after %i to %s", async (answered, path) => {
    status = answered;
    const answer = await ask({ headers: { accept: "text/html,*/*;q=0.8" }, body: "" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, path]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });
});
