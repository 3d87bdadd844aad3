import { describe, expect, it } from "vitest";

import { describeConnection } from "./connection-line.tsx";
import { describeAbsence } from "./offline-page.tsx";
import { pageKindOf } from "./page-kind.ts";

describe("the line about the network", () => {
  it.each([
    [true, undefined, undefined],
    [false, undefined, "You are offline"],
    [false, "21 November 2026", "Kept copy of 21 November 2026: you are offline"],
    [true, "21 November 2026", "Kept copy of 21 November 2026: the network did not answer"],
  ])("online %s and kept on %s says %s", (isOnline, keptAt, words) => {
    expect(describeConnection({ isOnline, keptAt })).toBe(words);
  });
});

describe("a page that cannot be had", () => {
  const away = (status: "nobody" | "none", isOnline = false) => ({ saved: { status }, isOnline });

  it("is the site's fault, not the network's, where there is a network", () => {
    for (const path of ["/dashboard", "/saved", "/jobs/a-1/cook"]) {
      const { heading, help } = describeAbsence(path, away("nobody", true));
      expect(`${heading} ${help}`).not.toMatch(/you are offline|needs? a network/i);
    }
    expect(describeAbsence("/dashboard", away("nobody", true)).heading).toBe("Farwork isn’t responding");
    expect(describeAbsence("/dashboard", away("nobody")).heading).toBe("You are offline");
  });

  it("says of a job that it was not opened here", () => {
    expect(describeAbsence("/jobs/a-1/cook", away("nobody")).heading).toBe(
      "This job isn’t available offline",
    );
  });

  it("says of the saved list whose it would be, or why there is none", () => {
    expect(describeAbsence("/saved", away("nobody")).help).toMatch(/^You’re not logged in/);
    expect(describeAbsence("/saved", away("none")).help).toMatch(/has not been opened on this device/);
  });

  it("says of any other that it needs a connection", () => {
    expect(describeAbsence("/dashboard", away("nobody")).help).toMatch(/^This page needs a connection/);
  });
});

describe("the outline of a page on its way", () => {
  it.each([
    ["/", "listing"],
    ["/jobs/a-1/cook", "job"],
    ["/saved", "list"],
    ["/dashboard", "dashboard"],
    ["/log-in", undefined],
  ])("of %s is that of %s", (path, kind) => {
    expect(pageKindOf(path)).toBe(kind);
  });
});
