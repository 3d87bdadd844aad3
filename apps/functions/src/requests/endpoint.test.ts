import { logger } from "firebase-functions";
import { describe, expect, it, vi } from "vitest";

import { Refusal } from "../runtime/refusal.ts";
import { answerRequest, type Endpoint } from "./endpoint.ts";

const ask = (answer: Endpoint["answer"], { method = "POST", path = "/weather" } = {}) =>
  answerRequest(
    { "/weather": { method: "POST", answer } },
    { method, path, query: {}, body: {}, authorization: undefined },
  );
const sunny = async () => ({ weather: "sunny" });

describe("an endpoint", () => {
  it("returns its result", async () => {
    expect(await ask(sunny)).toEqual({ status: 200, body: { weather: "sunny" } });
  });

  it.each([
    [new Refusal("invalid-argument", "place"), 400],
    [new Refusal("unauthenticated"), 401],
    [new Refusal("permission-denied", "uid"), 403],
    [new Refusal("not-found", "job"), 404],
    [new Refusal("failed-precondition", "plan"), 409],
    [new Refusal("resource-exhausted", "rate"), 429],
    [new Refusal("unavailable", "interval"), 503],
  ])("answers %s with %i, naming the field", async (refusal, status) => {
    const { code, field } = refusal;
    expect(await ask(() => Promise.reject(refusal))).toEqual({ status, body: { error: { code, field } } });
  });

  it("rejects other methods, naming its own", async () => {
    expect(await ask(sunny, { method: "GET" })).toMatchObject({ status: 405, headers: { allow: "POST" } });
  });

  it.each(["/", "/Weather", "/weather/", "/constructor", "/__proto__"])(
    "is not found at %s",
    async (path) => {
      expect(await ask(sunny, { path })).toEqual({ status: 404, body: { error: { code: "not-found" } } });
    },
  );

  it("reveals nothing about a failure to the caller, or about the caller to the log", async () => {
    const logged = vi.spyOn(logger, "write").mockImplementation(() => {});
    const failure = Object.assign(new TypeError("ada@example.com is taken"), { code: "taken" });
    expect(await ask(() => Promise.reject(failure))).toEqual({
      status: 500,
      body: { error: { code: "internal" } },
    });
    expect(logged).toHaveBeenCalledExactlyOnceWith({
      severity: "ERROR",
      event: "endpoint-failed",
      message: "An HTTP endpoint failed",
      path: "/weather",
      "@type": expect.stringMatching(/ReportedErrorEvent$/),
      serviceContext: { service: "functions" },
      stack_trace: expect.stringMatching(/^TypeError: endpoint-failed \(taken\)\n.+endpoint\.test\.ts/),
    });
    expect(JSON.stringify(logged.mock.calls)).not.toContain("ada@");
  });
});
