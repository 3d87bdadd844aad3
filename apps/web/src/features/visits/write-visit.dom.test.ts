import { expect, it, vi } from "vitest";

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

it("writes one cookie a minute, however many pages are viewed", () => {
  const write = vi.spyOn(document, "cookie", "set");
  for (const time of ["10:00:05", "10:00:20", "10:00:59"]) writeVisit(new Date(`2026-01-21T${time}Z`));
  expect(write).toHaveBeenCalledTimes(1);
  writeVisit(new Date("2026-01-21T10:01:00Z"));
  expect(write).toHaveBeenCalledTimes(2);
  write.mockRestore();
});
