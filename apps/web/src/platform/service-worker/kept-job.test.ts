import { describe, expect, it } from "vitest";

import { keptJobKey, visitedJobPath } from "./kept-job.ts";

const at = (path: string) => new URL(path, "https://farwork.example");

describe("a job's page", () => {
  it("is cached once, whatever slug and parameters its address has", () => {
    for (const path of ["/jobs/remotive-1", "/jobs/remotive-1/cook", "/jobs/remotive-1/chef?ref=mail"]) {
      expect(keptJobKey(at(path))).toBe("/jobs/remotive-1");
    }
  });

  it("is the only kind of page that is cached", () => {
    for (const path of ["/", "/jobs", "/jobs/", "/saved", "/dashboard", "/api/session", "/companies/acme"]) {
      expect(keptJobKey(at(path))).toBeUndefined();
    }
  });

  it("is cached too when the job was read beside the listing", () => {
    expect(visitedJobPath(at("/?tag=quay&job=remotive-1"))).toBe("/jobs/remotive-1");
    expect(visitedJobPath(at("/jobs/remotive-1/cook?ref=mail"))).toBe("/jobs/remotive-1/cook");
    expect(visitedJobPath(at("/?tag=quay"))).toBeUndefined();
    expect(visitedJobPath(at("/saved?job=remotive-1"))).toBeUndefined();
    for (const job of ["", "..", "a/../../saved", "%2e%2e"]) {
      expect(visitedJobPath(at(`/?job=${encodeURIComponent(job)}`))).toBeUndefined();
    }
  });
});
