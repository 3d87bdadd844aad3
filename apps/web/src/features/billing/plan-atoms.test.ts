import { DataError } from "@farwork/data/data-error";
import { describe, expect, it } from "vitest";

import { messageForPlanError } from "./plan-atoms.ts";

const here = { isSignedOut: false };

describe("the message for a plan failure", () => {
  it.each([
    ["month", "Stripe’s page could not be opened, and nothing was charged. Try again in a moment."],
    ["year", "Stripe’s page could not be opened, and nothing was charged. Try again in a moment."],
    ["manage", "Stripe’s page could not be opened, and nothing was changed. Try again in a moment."],
    ["free", "Your choice could not be saved. Try again in a moment; Free works all the same."],
  ] as const)("of %s says what was and was not done", (action, text) => {
    expect(messageForPlanError(new DataError("unavailable"), action, here)).toBe(text);
    expect(messageForPlanError("anything thrown", action, here)).toBe(text);
  });

  it("of a subscriber leads to “Manage”", () => {
    const refused = new DataError("invalid-argument", { field: "plan" });
    expect(messageForPlanError(refused, "month", here)).toMatch(/already.*“Manage”/);
  });

  it("after too many attempts asks to wait", () => {
    expect(messageForPlanError(new DataError("too-many-requests"), "month", here)).toMatch(
      /Wait a few minutes/,
    );
  });

  it("when logged out says so", () => {
    const text = "You are logged out. Log in, then try again.";
    expect(messageForPlanError(new DataError("unauthenticated"), "free", here)).toBe(text);
    expect(messageForPlanError(new DataError("internal"), "free", { isSignedOut: true })).toBe(text);
  });
});
