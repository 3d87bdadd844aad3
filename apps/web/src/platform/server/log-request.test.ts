import { describe, expect, it, vi } from "vitest";

import { captureLog } from "../../testing/capture-log.ts";
import { openServer } from "../../testing/open-server.ts";
import { logError } from "../requests/log.ts";
import { findRequestId } from "../requests/request-id.ts";
import { logRequest } from "./log-request.ts";
import { chain } from "./middleware.ts";
import { withResponse } from "./response-status.ts";

const lines = captureLog();
const readLog = () => lines.map((line): unknown => JSON.parse(line));

/** Queries a server that echoes the request's id, and fails at /broken. */
async function ask(path: string, headers: Record<string, string> = {}): Promise<string> {
  const site = await openServer(
    chain([(_request, response, next) => withResponse(response, next), logRequest], (request, response) => {
      if (request.url === "/broken")
        logError("page-failed", new TypeError("ada@example.com"), { route: "/jobs/[jobId]" });
      response.end(findRequestId());
    }),
  );
  const answer = await (await fetch(site + path, { headers })).text();
  await vi.waitUntil(() => lines.some((line) => line.includes("request-answered")));
  return answer;
}

describe("a request", () => {
  it("is one line of the log, with an id, and without the query", async () => {
    const id = await ask("/jobs/remotive-1/gardener?q=tides&token=secret", {
      cookie: "__Host-session=secret",
    });
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(readLog()).toEqual([
      {
        severity: "INFO",
        event: "request-answered",
        message: "A request was answered",
        route: "/jobs/*",
        requestId: id,
        status: 200,
        durationMs: expect.any(Number),
      },
    ]);
  });

  it("keeps a valid id that it came with", async () => {
    expect(await ask("/", { "x-request-id": "from-the-browser-1" })).toBe("from-the-browser-1");
    expect(await ask("/", { "x-request-id": "ada@example.com" })).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("for an unknown page is not logged by its address", async () => {
    await ask("/ada");
    expect(readLog()).toEqual([expect.objectContaining({ route: "/?" })]);
  });

  it("that fails is logged by where it failed, under the same id, without the error's message", async () => {
    const id = await ask("/broken");
    expect(readLog()[0]).toMatchObject({
      severity: "ERROR",
      event: "page-failed",
      requestId: id,
      route: "/jobs/[jobId]",
      serviceContext: { service: "web" },
      stack_trace: expect.stringMatching(/^TypeError: page-failed\n.+log-request\.test\.ts/),
    });
    expect(lines.join("")).not.toContain("ada@");
  });
});
