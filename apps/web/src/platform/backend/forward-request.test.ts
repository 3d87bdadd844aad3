import { createServer, type IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { forwardRequest } from "./forward-request.ts";

const received = vi.fn<(seen: object) => void>();
let answer = { status: 200, body: "{}" };
/** A minimal stand-in for the functions emulator. */
const functions = createServer((request, response) => {
  void note(request).then(() => response.writeHead(answer.status).end(answer.body));
});
async function note(request: IncomingMessage) {
  const { method, url, headers } = request;
  received({ method, url, authorization: headers.authorization, body: await json(request) });
}

const backend = { projectId: "demo-farwork", apiKey: "any", region: "us-central1" };
let emulators = { functions: "" };
beforeAll(async () => {
  await new Promise<void>((listening) => functions.listen(0, "127.0.0.1", listening));
  const address = functions.address();
  emulators = { functions: `127.0.0.1:${typeof address === "object" ? address?.port : 0}` };
});
afterAll(() => new Promise((closed) => functions.close(closed)));
beforeEach(() => {
  received.mockClear();
  answer = { status: 200, body: '{"customerId":"cus_1"}' };
});

const ask = (body: string, headers: Record<string, string> = {}) => {
  const request = new Request("http://localhost:3000/api/create-stripe-customer", {
    method: "POST",
    headers,
    body,
  });
  return forwardRequest(request, "/create-stripe-customer", { ...backend, emulators });
};

describe("a request for a payment customer", () => {
  it("reaches the function with its body and token, and none of the visitor's other headers", async () => {
    const response = await ask('{"uid":"ada"}', {
      authorization: "Bearer token",
      cookie: "__Host-session=secret",
    });
    expect(received).toHaveBeenCalledExactlyOnceWith({
      method: "POST",
      url: "/demo-farwork/us-central1/api/create-stripe-customer",
      authorization: "Bearer token",
      body: { uid: "ada" },
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ customerId: "cus_1" });
  });

  it("returns the function's refusal unchanged and uncached", async () => {
    answer = { status: 403, body: '{"error":{"code":"permission-denied","field":"uid"}}' };
    const response = await ask("{}");
    expect(response.status).toBe(403);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({ error: { code: "permission-denied", field: "uid" } });
  });

  it("is refused when it is not JSON", async () => {
    const response = await ask("<xml>");
    expect([response.status, await response.json()]).toEqual([400, { error: { code: "invalid-argument" } }]);
    expect(received).not.toHaveBeenCalled();
  });

  it("is refused when it is too long", async () => {
    const response = await ask(JSON.stringify({ uid: "a".repeat(8 * 1024) }));
    expect(response.status).toBe(413);
    expect(received).not.toHaveBeenCalled();
  });

  it("is answered with 503 when the function does not answer in JSON", async () => {
    answer = { status: 500, body: "<h1>Error</h1>" };
    const response = await ask("{}");
    expect([response.status, await response.json()]).toEqual([503, { error: { code: "unavailable" } }]);
  });

  it("is answered with 503 when the function cannot be reached", async () => {
    const gone = { ...backend, emulators: { functions: "127.0.0.1:1" } };
    const request = new Request("http://localhost:3000/", { method: "POST", body: "{}" });
    const response = await forwardRequest(request, "/create-stripe-customer", gone);
    expect([response.status, response.headers.get("cache-control")]).toEqual([503, "no-store"]);
  });
});
