import { describe, expect, it } from "vitest";

import { describeError } from "./error-report.ts";

describe("an error report", () => {
  const service = { service: "functions" };

  it("has event, kind, code and place", () => {
    const error = Object.assign(new TypeError("reading 'x'"), { code: "invalid_type" });
    const { stack_trace: trace } = describeError("callable-failed", error, service);
    expect(trace.split("\n")[0]).toBe("TypeError: callable-failed (invalid_type)");
    expect(trace).toContain("error-report.test.ts");
  });

  it("repeats nothing that a message quotes, on one line or on several", () => {
    const error = new Error("ada@example.com\nsk_live_1\n  at home\n at ");
    const told = JSON.stringify(describeError("callable-failed", error, service));
    expect(told).not.toMatch(/ada|sk_live|home/);
  });

  it("leaves out a code made of words", () => {
    const error = Object.assign(new Error("no"), { code: "ada@example.com is taken" });
    expect(describeError("page-failed", error, service).stack_trace).not.toContain("ada");
  });

  it("leaves out the query of a browser's address", () => {
    const error = new Error("no");
    error.stack =
      "render@https://farwork.example/_next/app.js?q=secret:1:2\n    at f (https://farwork.example/?q=tides:3:4)";
    const { stack_trace: trace } = describeError("page-failed", error, service);
    expect(trace).toContain("render@https://farwork.example/_next/app.js:1:2");
    expect(trace).not.toMatch(/secret|tides/);
  });

  it("leaves it out also when it is long, or has colons and brackets", () => {
    const error = new Error("no");
    const address = (words: string) => `    at f (https://farwork.example/?q=${words}:3:4)`;
    error.stack = ["a:tides", "(a)tides", `${"a".repeat(200)}:${"b".repeat(200)}tides`]
      .map(address)
      .join("\n");
    const { stack_trace: trace } = describeError("page-failed", error, service);
    expect(trace).not.toMatch(/q=|tides|b{9}/);
    expect(trace.match(/farwork\.example\/:3:4/g)).toHaveLength(3);
  });

  it("accepts what is not an Error", () => {
    expect(describeError("page-failed", "ada@example.com", service).stack_trace).toMatch(
      /^Error: page-failed\n/,
    );
  });
});
