import { describe, expect, it } from "vitest";

import { hasPaid, wayOnFromPlans, welcomePath, withoutPaid, withParamsBack } from "./plans-path.ts";

const params = (query: string) => new URLSearchParams(query);
const wayOn = (path: string) => wayOnFromPlans(new URL(path, "http://here.invalid").searchParams);

describe("the way of a new account over the plans", () => {
  it.each(["/saved", "/?q=react&type=contract", "/dashboard", "/plans-of-others"])("ends at %s", (next) => {
    expect(welcomePath(next)).toMatch(/^\/plans\?welcome=1/);
    expect(wayOn(welcomePath(next))).toBe(next);
  });

  it("is no detour for who was on the way to the plans", () => {
    expect(welcomePath("/plans")).toBe("/plans");
    expect(welcomePath("/plans?utm_source=x")).toBe("/plans?utm_source=x");
  });

  it("never leads to another site", () => {
    expect(wayOn("/plans?welcome=1&next=//evil.example")).toBe("/dashboard");
    expect(wayOn("/plans?welcome=1&next=https://evil.example/")).toBe("/dashboard");
  });

  it("is for new accounts alone", () => {
    expect(wayOn("/plans?next=/saved")).toBeUndefined();
  });
});

describe("who is back from paying", () => {
  it("is known by the address, which says it once", () => {
    expect(hasPaid(params("checkout=done"))).toBe(true);
    expect(hasPaid(params("checkout=begun"))).toBe(false);
    expect(withoutPaid(params("checkout=done"))).toBe("/plans");
    expect(withoutPaid(params("welcome=1&checkout=done&utm_source=x"))).toBe("/plans?welcome=1&utm_source=x");
  });

  it("has their way on, and where they came from, again", () => {
    const before = params("welcome=1&next=%2Fsaved&utm_source=x");
    const path = withParamsBack(params("checkout=done"), before);
    expect(path).toBe("/plans?welcome=1&next=%2Fsaved&utm_source=x&checkout=done");
  });
});
