import { describe, expect, it } from "vitest";

import { readCachedCost, readVisitCost } from "./known-route.ts";

const STRAY = readVisitCost("/nowhere");

describe("a request is charged", () => {
  it.each([
    ["/log-in?next=%2Fsaved", 10],
    ["/log-in/link", 10],
    ["/icon.svg?v=1", 5],
    ["/.well-known/security.txt", 5],
    ["/api/health?ready", 10],
    ["/api/jobs?q=tides", 30],
    // Lists cost more when words must match as a phrase.
    ["/api/jobs?q=%22full+stack%22+node.js", 70],
    ["/api/jobs/new?since=2026-01-18T08:00:00Z&q=-%22full+stack%22", 50],
    ["/feed.xml?q=node.js", 70],
    ["/?q=%22a+b%22+%22b+c%22+%22c+d%22+%22d+e%22+%22e+f%22+%22f+g%22&job=remotive-1", 220],
    ["/api/jobs/new?since=2026-01-18T08:00:00Z", 30],
    ["/api/jobs/remotive-1", 30],
    ["/api/image/remotive-1", 15],
    // Its former address, in pages that are still open.
    ["/api/picture/remotive-1", 15],
    ["/api/similar-jobs/remotive-1", 100],
    ["/og/jobs/remotive-1", 100],
    ["/jobs/remotive-1/cook", 60],
    ["/_next/static/chunks/a.js", 2],
  ])("the cost of its page or file: %s", (address, cost) => {
    expect(readVisitCost(address)).toBe(cost);
  });

  it.each([
    "/icon.svg/x",
    "/sw.js/x",
    "/robots.txt/x",
    "/.well-known/x",
    "/api/health/x",
    "/api/image",
    "/api/image/remotive-1/x",
    "/api/jobs/remotive-1/x",
    "/api/x",
    "/log-in/x/y",
    "/log-in/",
    "/constructor",
    "/api%2Fhealth",
  ])("the cost of any page, when it only starts like one of ours: %s", (address) => {
    expect(readVisitCost(address)).toBe(STRAY);
  });

  it.each(["/?q=tides&job=remotive-1", "/?job=remotive-1", "/?q=a&%6Aob=remotive-1"])(
    "the cost of a list and a job's page together, when it asks for both: %s",
    (address) => {
      const both = readVisitCost("/?q=tides") + readVisitCost("/jobs/remotive-1");
      expect(readVisitCost(address)).toBe(both);
    },
  );

  it("a part of the rendering cost for a page that is cached", () => {
    expect(readCachedCost("/?q=tides")).toBe(8);
    expect(readCachedCost("/?q=tides&job=remotive-1")).toBe(15);
  });
});
