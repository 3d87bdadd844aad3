import { expect, it } from "vitest";

import { openLog } from "./log.ts";

const lines: unknown[] = [];
const { logEvent, logError } = openLog({
  service: { service: "web" },
  readContext: () => ({ requestId: "request-1" }),
  write: (line) => lines.push(line),
});

it("writes an event with its severity, message, request and fields", () => {
  logEvent("search-index-loaded", { version: 3, jobs: 40 });
  expect(lines.pop()).toEqual({
    severity: "INFO",
    event: "search-index-loaded",
    message: "A search index was loaded",
    requestId: "request-1",
    version: 3,
    jobs: 40,
  });
});

it("lets no field of a request or an event replace what alerts go by", () => {
  const context = { severity: "INFO", event: "feed-ingested", message: "" };
  const log = openLog({
    service: { service: "web" },
    readContext: () => context,
    write: (line) => lines.push(line),
  });
  log.logEvent("stripe-unavailable");
  expect(lines.pop()).toEqual({
    severity: "ERROR",
    event: "stripe-unavailable",
    message: "Stripe could not be reached",
  });
});

it("reports a thrown error as the program's own, without its message", () => {
  logError("page-failed", new TypeError("ada@example.com"), { route: "/jobs" });
  expect(lines).toEqual([
    expect.objectContaining({
      severity: "ERROR",
      requestId: "request-1",
      route: "/jobs",
      serviceContext: { service: "web" },
      stack_trace: expect.stringMatching(/^TypeError: page-failed\n/),
    }),
  ]);
  expect(JSON.stringify(lines)).not.toContain("ada");
});
