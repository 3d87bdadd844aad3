import { expect, it } from "vitest";

import { claimAutomaticRetry } from "./session-reload-guard.ts";

it("lets a tab reload once in ten seconds, and also leave the log-in that this led to", () => {
  expect(claimAutomaticRetry("reload", 100_000)).toBe(true);
  expect(claimAutomaticRetry("reload", 109_999)).toBe(false);
  expect(claimAutomaticRetry("sign-in", 101_000)).toBe(true);
  expect(claimAutomaticRetry("sign-in", 110_999)).toBe(false);
  expect(claimAutomaticRetry("sign-in", 111_000)).toBe(true);
});
