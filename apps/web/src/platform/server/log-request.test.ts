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

/** Asks a server that says which id it answers under, and breaks at /broken. */
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
  it("is one line of the log, with an id of its own, and without what was asked for", async () => {
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

  it("keeps the id that it came with, where that is one", async () => {
    expect(await ask("/", { "x-request-id": "from-the-browser-1" })).toBe("from-the-browser-1");
    expect(await ask("/", { "x-request-id": "ada@example.com" })).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("for what this site does not have is not named after it", async () => {
    await ask("/ada");
    expect(readLog()).toEqual([expect.objectContaining({ route: "/?" })]);
  });

  it("that breaks says where, under the same id, and not in the error's words", async () => {
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
