import { expect, it } from "vitest";

import { writeVisit } from "./write-visit.ts";

it("keeps this visit and the previous one, beside other cookies", () => {
  document.cookie = "theme=dark; path=/";
  writeVisit(new Date("2026-01-20T09:00:00Z"));
  writeVisit(new Date("2026-01-20T12:00:00Z"));
  const seconds = (time: string) => Date.parse(time) / 1000;
  expect(document.cookie).toContain(
    `visit=${seconds("2026-01-20T09:00:00Z")}.${seconds("2026-01-20T12:00:00Z")}`,
  );
  expect(document.cookie).toContain("theme=dark");
});
