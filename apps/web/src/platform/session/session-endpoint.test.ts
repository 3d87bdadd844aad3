import { DataError } from "@farwork/data";
import { NextRequest } from "next/server";
import { describe, expect, it, onTestFinished, vi } from "vitest";

import { closeSession, type EndSession, type MintSession, openSession } from "./session-endpoint.ts";

const siteUrl = "https://farwork.example";
const own = { "sec-fetch-site": "same-origin", authorization: "Bearer a.b.c" };
const mint: MintSession = async ({ idToken }) => ({ sessionCookie: `session-of-${idToken}` });

const ask = (headers: Record<string, string>) =>
  new NextRequest(`${siteUrl}/api/session`, { method: "POST", headers });
const open = (headers: Record<string, string>, by: MintSession = mint) =>
  openSession(ask(headers), by, { siteUrl });

const close = (headers: Record<string, string>, end: EndSession = async () => {}) =>
  closeSession(ask(headers), end, { siteUrl });

async function expectRefusal(response: Response, status: number, code: string): Promise<void> {
  expect([response.status, await response.json()]).toEqual([status, { error: { code } }]);
  expect(response.headers.get("set-cookie")).toBeNull();
  expect(response.headers.get("cache-control")).toBe("no-store");
}

describe("the session endpoint", () => {
  it("Auth token cookie: lifetime 30 days, path /; strict same-site and secure", async () => {
    const response = await open(own);
    expect(response.status).toBe(204);
    const [session = ""] = response.headers.getSetCookie();
    const [value, ...attributes] = session.split("; ");
    expect(value).toBe("__Host-session=session-of-a.b.c");
    expect(attributes.filter((attribute) => !attribute.startsWith("Expires="))).toEqual([
      "Path=/",
      "Max-Age=2592000",
      "Secure",
      "HttpOnly",
      "SameSite=strict",
    ]);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("gives each browser a random id that scripts cannot read, for 400 days, and keeps it", async () => {
    const asked = vi.fn<MintSession>(mint);
    const [, made = ""] = (await open(own, asked)).headers.getSetCookie();
    expect(made).toMatch(
      /^__Host-device=[0-9a-f-]{36}; .*Max-Age=34560000; Secure; HttpOnly; SameSite=strict$/,
    );
    const device = /=([^;]+)/.exec(made)?.[1] ?? "";
    expect(asked.mock.lastCall?.[0].device).toBe(device);
    const again = await open({ ...own, cookie: `__Host-device=${device}` }, asked);
    expect(asked.mock.lastCall?.[0].device).toBe(device);
    expect(again.headers.getSetCookie()[1]).toContain(`__Host-device=${device};`);
    await open({ ...own, cookie: "__Host-device=made-up" }, asked);
    expect(asked.mock.lastCall?.[0].device).toMatch(/^[0-9a-f-]{36}$/);
    expect((await close({ ...own, cookie: `__Host-device=${device}` })).headers.getSetCookie()).toHaveLength(
      1,
    );
  });

  const CLEARED = /^__Host-session=; Path=\/; .*Max-Age=0; Secure; HttpOnly/;

  it("clears the cookie it set, wherever that is sent, and ends the session of every copy", async () => {
    const ended = vi.fn<EndSession>(async () => {});
    const response = await close({ ...own, cookie: "a=b; __Host-session=one.two.three" }, ended);
    expect(response.headers.get("set-cookie")).toMatch(CLEARED);
    expect(ended.mock.calls).toEqual([["one.two.three"]]);
  });

  it("only clears the cookie of a browser that finds nobody signed in", async () => {
    const ended = vi.fn<EndSession>(async () => {});
    const request = new NextRequest(`${siteUrl}/api/session?only=cookie`, {
      method: "DELETE",
      headers: { ...own, cookie: "__Host-session=one.two.three" },
    });
    const response = await closeSession(request, ended, { siteUrl });
    expect(response.headers.get("set-cookie")).toMatch(CLEARED);
    expect(ended).not.toHaveBeenCalled();
  });

  it("ends nothing without a cookie", async () => {
    const ended = vi.fn<EndSession>(async () => {});
    expect((await close({ ...own, cookie: "a=b" }, ended)).headers.get("set-cookie")).toMatch(CLEARED);
    expect(ended).not.toHaveBeenCalled();
  });

  it("clears a session that is over, and one whose end could not be reported, which it logs", async () => {
    const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    onTestFinished(() => written.mockRestore());
    const headers = { ...own, cookie: "__Host-session=one.two.three" };
    const over = await close(headers, () => Promise.reject(new DataError("unauthenticated")));
    expect([over.status, over.headers.get("set-cookie")]).toEqual([204, expect.stringMatching(CLEARED)]);
    expect(written).not.toHaveBeenCalled();
    const away = await close(headers, () => Promise.reject(new DataError("unavailable")));
    expect([away.status, away.headers.get("set-cookie")]).toEqual([204, expect.stringMatching(CLEARED)]);
    expect(written.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject([
      { severity: "ERROR", route: "/api/session" },
    ]);
  });

  it("clears a session that goes on after its account's deletion failed halfway, and logs that", async () => {
    const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    onTestFinished(() => written.mockRestore());
    const headers = { ...own, cookie: "__Host-session=one.two.three" };
    const refused = new DataError("invalid-argument", { field: "account" });
    const response = await close(headers, () => Promise.reject(refused));
    expect([response.status, response.headers.get("set-cookie")]).toEqual([
      204,
      expect.stringMatching(CLEARED),
    ]);
    expect(written).toHaveBeenCalledOnce();
  });

  it("waits briefly for a slow backend, and still logs the outcome", async () => {
    vi.useFakeTimers();
    const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    onTestFinished(() => written.mockRestore());
    const hanging = Promise.withResolvers<void>();
    const answered = vi.fn<(response: Response) => void>();
    void close({ ...own, cookie: "__Host-session=one.two.three" }, () => hanging.promise).then(answered);
    await vi.advanceTimersByTimeAsync(3000);
    expect(answered.mock.calls.map(([{ status, headers }]) => [status, headers.get("set-cookie")])).toEqual([
      [204, expect.stringMatching(CLEARED)],
    ]);
    expect(written).not.toHaveBeenCalled();
    hanging.reject(new DataError("unavailable"));
    await vi.advanceTimersByTimeAsync(0);
    expect(written).toHaveBeenCalledOnce();
  });

  it("passes on the browser's name, and the previous cookie, whose sign-in ends", async () => {
    const asked = vi.fn<MintSession>(mint);
    const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:147.0) Gecko/20100101 Firefox/147.0";
    await open({ ...own, "user-agent": agent, cookie: "a=b; __Host-session=one.two.three" }, asked);
    await open({ ...own, "user-agent": "curl/8.11.1", cookie: "__Host-session=" }, asked);
    await open({ ...own, cookie: `__Host-session=${"x".repeat(8193)}` }, asked);
    const sent = { idToken: "a.b.c", device: expect.any(String) };
    expect(asked.mock.calls).toEqual([
      [{ ...sent, browser: "Firefox", system: "Linux", replaces: "one.two.three" }],
      [sent],
      [sent],
    ]);
  });

  it("refuses pages of other sites, and callers that name none", async () => {
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
      await expectRefusal(await close(headers), 403, "permission-denied");
    }
  });

  it("accepts older browsers, which only name the page's origin", async () => {
    expect((await open({ authorization: own.authorization, origin: siteUrl })).status).toBe(204);
  });

  it("refuses what cannot be a token without asking the backend", async () => {
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

  it("distinguishes refused tokens, an unreachable backend and too many requests, and reveals nothing of internal errors", async () => {
    const answers = [
      [new DataError("unauthenticated"), 401, "unauthenticated"],
      [new DataError("unavailable"), 503, "unavailable"],
      [new DataError("too-many-requests"), 429, "resource-exhausted"],
      [new DataError("internal"), 500, "internal"],
      [new Error("secret"), 500, "internal"],
    ] as const;
    for (const [error, status, code] of answers) {
      await expectRefusal(await open(own, () => Promise.reject(error)), status, code);
    }
  });
});
