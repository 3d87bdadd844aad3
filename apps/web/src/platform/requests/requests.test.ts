import { readdirSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";

import { describe, expect, it, vi } from "vitest";

import { captureLog } from "../../testing/capture-log.ts";
import { answerHealth } from "../backend/health-endpoint.ts";
import { receiveBrowserError } from "./browser-error-endpoint.ts";
import { toKnownRoute } from "./known-route.ts";
import { nameRoute } from "./name-route.ts";

const lines = captureLog();
const readLog = () => lines.map((line): unknown => JSON.parse(line));

async function listen(server: Server): Promise<number> {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

describe("a page's route", () => {
  it.each([
    ["/", "/"],
    ["/?q=tides", "/"],
    ["/jobs/remotive-1/gardener", "/jobs/*"],
    ["/api/session", "/api/session"],
    ["/api/image/remotive-1?url=https%3A%2F%2Ftern.example", "/api/image"],
    ["/api/ada@example.com", "/api/*"],
    ["/ada@example.com", "/?"],
    ["/%61da/x", "/?"],
    ["", "/"],
  ])("for %s is %s", (address, route) => {
    expect(nameRoute(address)).toBe(route);
  });
});

describe("a logged route", () => {
  const APP = join(import.meta.dirname, "../../app");
  const listFolders = (folder: string) =>
    readdirSync(join(APP, folder), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [entry.name] : [],
    );

  it("covers every page of this site", () => {
    const own = [...listFolders("."), "", "icon.svg", "robots.txt"].map((name) => `/${name}`);
    const endpoints = listFolders("api").map((name) => `/api/${name}`);
    const known = [...own, ...endpoints, "/jobs/*", "/api/*", "/?"];
    expect(known.map(toKnownRoute)).toEqual(known);
  });

  it.each(["/ada", "/wp-admin", "/ada/*", "/constructor"])("contains no made-up word: %s", (route) => {
    expect(toKnownRoute(route)).toBe("/?");
  });

  it("contains no made-up endpoint", () => {
    expect(toKnownRoute("/api/ada")).toBe("/api/*");
  });

  it("contains nothing made-up below a known path", () => {
    expect(toKnownRoute("/jobs/ada")).toBe("/jobs/*");
  });
});

describe("a browser's error report", () => {
  const OURS = { "sec-fetch-site": "same-origin" };
  const tell = (body: string, headers: Record<string, string> = OURS) =>
    receiveBrowserError(new Request("http://localhost:3000/api/errors", { method: "POST", body, headers }), {
      siteUrl: "http://localhost:3000",
    });
  const told = {
    name: "TypeError",
    stack: "TypeError: \n    at f (https://farwork.example/a.js?q=tides:1:2)",
    route: "/jobs/*",
  };

  it("is logged as a browser error", async () => {
    expect((await tell(JSON.stringify(told))).status).toBe(204);
    expect(readLog()).toEqual([
      expect.objectContaining({
        severity: "ERROR",
        event: "browser-error",
        route: "/jobs/*",
        serviceContext: { service: "browser" },
        stack_trace: "TypeError: browser-error\n    at f (https://farwork.example/a.js:1:2)",
      }),
    ]);
  });

  it.each([
    ["cross-site", { "sec-fetch-site": "cross-site" }],
    ["same-site", { "sec-fetch-site": "same-site" }],
    ["of another origin", { origin: "https://elsewhere.example" }],
    ["that says nothing", {}],
  ])("is refused from a page %s", async (_, headers) => {
    expect((await tell(JSON.stringify(told), headers)).status).toBe(403);
    expect(lines).toEqual([]);
  });

  it("is accepted from an older browser that names our page's origin", async () => {
    expect((await tell(JSON.stringify(told), { origin: "http://localhost:3000" })).status).toBe(204);
  });

  it("has no made-up route", async () => {
    await tell(JSON.stringify({ ...told, route: "/ada" }));
    expect(readLog()).toEqual([expect.objectContaining({ route: "/?" })]);
  });

  it.each([
    ["is no JSON", "{", 400],
    ["has another form", JSON.stringify({ ...told, route: "/ada@example.com" }), 400],
    ["forges a line", JSON.stringify({ ...told, name: "a\n{}" }), 400],
    ["is too long", JSON.stringify({ ...told, stack: "x".repeat(9000) }), 413],
  ])("is refused when it %s", async (_, body, status) => {
    expect((await tell(body)).status).toBe(status);
    expect(lines).toEqual([]);
  });
});

describe("the health of the site", () => {
  const backend = { projectId: "demo-farwork", apiKey: "any", region: "us-central1" };
  const look = (path: string, functions: string) =>
    answerHealth(new Request(`http://localhost:3000${path}`), { ...backend, emulators: { functions } });

  it("is ok while the site answers, whatever the functions do", async () => {
    expect(await (await look("/api/health", "127.0.0.1:1")).json()).toEqual({ status: "ok" });
  });

  it("includes the functions when asked for readiness", async () => {
    const functions = createServer((request, response) => {
      response.writeHead(request.url === "/demo-farwork/us-central1/api/health" ? 200 : 404).end();
    });
    const port = await listen(functions);
    expect((await look("/api/health?ready", `127.0.0.1:${port}`)).status).toBe(200);
    await new Promise((closed) => functions.close(closed));
    const away = await look("/api/health?ready", `127.0.0.1:${port}`);
    expect([away.status, await away.json()]).toEqual([503, { status: "unavailable" }]);
  });

  it("is checked once for concurrent requests, within two seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    let asked = 0;
    const silent = createServer(() => {
      asked += 1;
      vi.advanceTimersByTime(2000);
    });
    const port = await listen(silent);
    const answers = [1, 2, 3].map(() => look("/api/health?ready", `127.0.0.1:${port}`));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([503, 503, 503]);
    expect([asked, vi.getTimerCount()]).toEqual([1, 0]);
    vi.useRealTimers();
    silent.closeAllConnections();
    await new Promise((closed) => silent.close(closed));
  });
});
