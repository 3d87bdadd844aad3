import { createServer } from "node:http";

import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { proxyImage } from "./proxy-image.ts";

const PNG = Buffer.from("89504e470d0a1a0a", "hex");
const asked = vi.fn<(seen: object) => void>();
let answer = { status: 200, type: "image/png", body: PNG };
/** A minimal stand-in for the function `picture`. */
const functions = createServer(({ method, url, headers }, response) => {
  asked({ method, url, cookie: headers.cookie, referer: headers.referer });
  const given = {
    "content-type": answer.type,
    "cache-control": "public, max-age=86400",
    "set-cookie": "a=b",
  };
  response.writeHead(answer.status, given).end(answer.body);
});
let address = "";
beforeAll(async () => {
  await new Promise<void>((listening) => functions.listen(0, "127.0.0.1", listening));
  const bound = functions.address();
  address = `127.0.0.1:${typeof bound === "object" ? bound?.port : 0}`;
});
afterAll(() => new Promise((closed) => functions.close(closed)));

const ask = (jobId: string, query = "", functionsAt = address) =>
  proxyImage(
    new Request(`http://localhost:3000/api/image/${jobId}${query}`, {
      headers: { cookie: "__Host-session=secret", referer: "http://localhost:3000/?q=tides" },
    }),
    jobId,
    {
      projectId: "demo-farwork",
      apiKey: "any",
      region: "us-central1",
      emulators: { functions: functionsAt },
    },
  );

describe("an image of a job", () => {
  it("comes from the function, which is told only the job and the address", async () => {
    const response = await ask("tern-1&url=x", "?url=https%3A%2F%2Ftern.example%2Fa.png%3Fb%26c&job=other");
    expect(asked).toHaveBeenCalledExactlyOnceWith({
      method: "GET",
      url: "/demo-farwork/us-central1/picture?job=tern-1%26url%3Dx&url=https%3A%2F%2Ftern.example%2Fa.png%3Fb%26c",
      cookie: undefined,
      referer: undefined,
    });
    expect([response.status, Buffer.from(await response.arrayBuffer())]).toEqual([200, PNG]);
    expect(Object.fromEntries(response.headers)).toEqual({
      "content-type": "image/png",
      "cache-control": "public, max-age=86400",
    });
  });

  it.each([
    ["a page", 200, "text/html", 404],
    ["a drawing", 200, "image/svg+xml", 404],
    ["that it is asked too much", 429, "application/json", 503],
    ["an error", 500, "text/html", 503],
  ])("is missing, with a code, when the function answers %s", async (_, status, type, told) => {
    answer = { status, type, body: Buffer.from("<script>alert(1)</script>") };
    const response = await ask("tern-1");
    expect([response.status, await response.json()]).toEqual([
      told,
      { error: told === 404 ? { code: "not-found", field: "picture" } : { code: "unavailable" } },
    ]);
    // Browsers cache a missing image for as long as the function does.
    expect(response.headers.get("cache-control")).toBe(told === 404 ? "private, max-age=300" : "no-store");
  });

  it.each(["job", "url", "picture"])("is missing, naming what is missing: %s", async (field) => {
    const body = Buffer.from(JSON.stringify({ error: { code: "not-found", field } }));
    answer = { status: 404, type: "application/json", body };
    expect(await (await ask("tern-1")).json()).toEqual({ error: { code: "not-found", field } });
  });

  it("is unavailable when the function is down", async () => {
    expect((await ask("tern-1", "", "127.0.0.1:1")).status).toBe(503);
  });
});
