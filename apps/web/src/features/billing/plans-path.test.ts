import { describe, expect, it } from "vitest";

import { hasPaid, withoutPaid, withParamsBack } from "./plans-path.ts";

const params = (query: string) => new URLSearchParams(query);
describe("a user back from paying", () => {
  it("is recognised by the address, once", () => {
    expect(hasPaid(params("checkout=done"))).toBe(true);
    expect(hasPaid(params("checkout=begun"))).toBe(false);
    expect(withoutPaid(params("checkout=done"))).toBe("/plans");
    expect(withoutPaid(params("checkout=done&utm_source=x"))).toBe("/plans?utm_source=x");
  });

  it("gets back the parameters they left with", () => {
    const before = params("utm_source=x&utm_medium=mail");
    const path = withParamsBack(params("checkout=done"), before);
    expect(path).toBe("/plans?utm_source=x&utm_medium=mail&checkout=done");
  });
});
