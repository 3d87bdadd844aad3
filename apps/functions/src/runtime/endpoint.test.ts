import { logger } from "firebase-functions";
import { describe, expect, it, vi } from "vitest";

import { answerRequest, type Endpoint } from "./endpoint.ts";
import { Refusal } from "./refusal.ts";

const ask = (answer: Endpoint["answer"], { method = "POST", path = "/weather" } = {}) =>
  answerRequest(
    { "/weather": { method: "POST", answer } },
    { method, path, query: {}, body: {}, authorization: undefined },
  );
const sunny = async () => ({ weather: "sunny" });

describe("an endpoint", () => {
  it("answers with what it is for", async () => {
    expect(await ask(sunny)).toEqual({ status: 200, body: { weather: "sunny" } });
  });

  it.each([
    ["invalid-argument", 400],
    ["unauthenticated", 401],
    ["permission-denied", 403],
    ["not-found", 404],
    ["failed-precondition", 409],
    ["unavailable", 503],
  ] as const)("refuses %s with %i, naming the field", async (code, status) => {
    const answer = ask(() => Promise.reject(new Refusal(code, "place")));
    expect(await answer).toEqual({ status, body: { error: { code, field: "place" } } });
  });

  it("refuses any other method, naming its own", async () => {
    expect(await ask(sunny, { method: "GET" })).toMatchObject({ status: 405, headers: { allow: "POST" } });
  });

  it.each(["/", "/Weather", "/weather/", "/constructor", "/__proto__"])(
    "is not found at %s",
    async (path) => {
      expect(await ask(sunny, { path })).toEqual({ status: 404, body: { error: { code: "not-found" } } });
    },
  );

  it("tells the caller nothing of a failure, and the log nothing of the caller", async () => {
    const logged = vi.spyOn(logger, "write").mockImplementation(() => {});
    const failure = Object.assign(new TypeError("ada@example.com is taken"), { code: "taken" });
    expect(await ask(() => Promise.reject(failure))).toEqual({
      status: 500,
      body: { error: { code: "internal" } },
    });
    expect(logged).toHaveBeenCalledExactlyOnceWith({
      severity: "ERROR",
      message: "endpoint failed",
      path: "/weather",
      "@type": expect.stringMatching(/ReportedErrorEvent$/),
      serviceContext: { service: "functions" },
      stack_trace: expect.stringMatching(/^TypeError: endpoint failed \(taken\)\n.+endpoint\.test\.ts/),
    });
    expect(JSON.stringify(logged.mock.calls)).not.toContain("ada@");
  });
});
