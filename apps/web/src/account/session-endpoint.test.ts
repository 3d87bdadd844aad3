// @vitest-environment node
import { DataError } from "@farwork/data";
import { describe, expect, it, vi } from "vitest";

import { closeSession, type MintSession, openSession } from "./session-endpoint.ts";

const siteUrl = "https://farwork.example";
const own = { "sec-fetch-site": "same-origin", authorization: "Bearer a.b.c" };
const mint: MintSession = async (idToken) => ({ sessionCookie: `session-of-${idToken}` });

const ask = (headers: Record<string, string>) =>
  new Request(`${siteUrl}/api/session`, { method: "POST", headers });
const open = (headers: Record<string, string>, by: MintSession = mint) =>
  openSession(ask(headers), by, { siteUrl });

async function expectRefusal(response: Response, status: number, code: string): Promise<void> {
  expect([response.status, await response.json()]).toEqual([status, { error: { code } }]);
  expect(response.headers.get("set-cookie")).toBeNull();
  expect(response.headers.get("cache-control")).toBe("no-store");
}

describe("the session endpoint", () => {
  it("Auth token cookie: lifetime 30 days, path /; strict same-site and secure", async () => {
    const response = await open(own);
    expect(response.status).toBe(204);
    const [value, ...attributes] = (response.headers.get("set-cookie") ?? "").split("; ");
    expect(value).toBe("__session=session-of-a.b.c");
    expect(attributes.filter((attribute) => !attribute.startsWith("Expires="))).toEqual([
      "Path=/",
      "Max-Age=2592000",
      "Secure",
      "HttpOnly",
      "SameSite=strict",
    ]);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("clears the cookie it set, wherever that is sent", () => {
    const response = closeSession(ask(own), { siteUrl });
    expect(response.headers.get("set-cookie")).toMatch(/^__session=; Path=\/; .*Max-Age=0; Secure; HttpOnly/);
  });

  it("hears no page of another site, nor a caller that does not say where it is", async () => {
    const { authorization } = own;
    const strangers: Record<string, string>[] = [
      { authorization, "sec-fetch-site": "cross-site" },
      { authorization, "sec-fetch-site": "same-site" },
      { authorization, "sec-fetch-site": "none" },
      { authorization, "sec-fetch-site": "cross-site", origin: siteUrl },
      { authorization, origin: "https://evil.example" },
      { authorization, origin: "null" },
      { authorization },
    ];
    for (const headers of strangers) {
      await expectRefusal(await open(headers), 403, "permission-denied");
      await expectRefusal(closeSession(ask(headers), { siteUrl }), 403, "permission-denied");
    }
  });

  it("hears older browsers, which name the page's origin alone", async () => {
    expect((await open({ authorization: own.authorization, origin: siteUrl })).status).toBe(204);
  });

  it("asks nobody about what cannot be a token", async () => {
    const asked = vi.fn<MintSession>(mint);
    for (const authorization of [
      "",
      "Bearer",
      "Bearer ",
      "Basic a.b.c",
      "Bearer a b",
      `Bearer ${"x".repeat(8193)}`,
    ]) {
      await expectRefusal(await open({ ...own, authorization }, asked), 401, "unauthenticated");
    }
    expect(asked).not.toHaveBeenCalled();
  });

  it("tells a refused token from a backend out of reach, and nothing of a fault of ours", async () => {
    const answers = [
      [new DataError("unauthenticated"), 401, "unauthenticated"],
      [new DataError("unavailable"), 503, "unavailable"],
      [new DataError("internal"), 500, "internal"],
      [new Error("secret"), 500, "internal"],
    ] as const;
    for (const [error, status, code] of answers) {
      await expectRefusal(await open(own, () => Promise.reject(error)), status, code);
    }
  });
});
