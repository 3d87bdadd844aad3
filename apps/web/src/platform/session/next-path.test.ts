import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { signInPath, safeNextPath } from "./next-path.ts";

describe("the page after signing in", () => {
  it("is the one that was asked for, with its parameters", () => {
    for (const path of ["/", "/saved", "/?q=react&page=2", "/jobs/remotive-1/a-job?utm_source=x#apply"]) {
      expect(safeNextPath(path)).toBe(path);
    }
  });

  it("is the dashboard when no sensible page was asked for", () => {
    for (const next of [
      undefined,
      "",
      "saved",
      "/log-in?next=/saved",
      "/sign-up",
      "/api/session",
      "/x".repeat(2000),
    ]) {
      expect(safeNextPath(next)).toBe("/dashboard");
    }
  });

  it("is never another site, however its address is written", () => {
    const attacks = [
      "//evil.example",
      "/\\evil.example",
      "\\\\evil.example",
      "https://evil.example",
      "/\t/evil.example",
      "/\n//evil.example",
      "/.//evil.example",
      "/..//evil.example",
      "/./\\evil.example",
      "javascript:alert(1)",
      " //evil.example",
      "/%09/../..//evil.example",
    ];
    for (const next of attacks) expect(safeNextPath(next)).toBe("/dashboard");
  });

  it("is on this site for any text", () => {
    const piece = fc.constantFrom(
      "/",
      "\\",
      ".",
      "..",
      "\t",
      "\n",
      "%2f",
      "evil.example",
      ":",
      "@",
      "?",
      "#",
    );
    const hostile = fc.array(piece).map((pieces) => `/${pieces.join("")}`);
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string({ unit: "binary" })), (next) => {
        const site = "https://farwork.example";
        const path = safeNextPath(next);
        // What passed once must pass unchanged, because every redirect on the way checks again.
        return new URL(path, site).origin === site && safeNextPath(path) === path;
      }),
    );
  });

  it("is part of the log-in's address", () => {
    expect(signInPath("/log-in", "/saved?utm_source=x")).toBe("/log-in?next=%2Fsaved%3Futm_source%3Dx");
    expect(signInPath("/sign-up", "/dashboard")).toBe("/sign-up");
  });
});
