import { describe, expect, it } from "vitest";

import { describeConnection } from "./connection-line.tsx";
import { describeAbsence } from "./offline-page.tsx";
import { pageKindOf } from "./page-kind.ts";

describe("the connection line", () => {
  it.each([
    [true, undefined, undefined],
    [false, undefined, "You are offline"],
    [false, "21 November 2026", "Copy from 21 November 2026: you are offline"],
    [true, "21 November 2026", "Copy from 21 November 2026: the network did not answer"],
  ])("says for online %s and kept on %s: %s", (isOnline, keptAt, words) => {
    expect(describeConnection({ isOnline, keptAt })).toBe(words);
  });
});

describe("a page that cannot be loaded", () => {
  const away = (status: "nobody" | "none", isOnline = false) => ({ saved: { status }, isOnline });

  it("blames the site, not the network, when there is a network", () => {
    for (const path of ["/dashboard", "/saved", "/jobs/a-1/cook"]) {
      const { heading, help } = describeAbsence(path, away("nobody", true));
      expect(`${heading} ${help}`).not.toMatch(/you are offline|needs? a network/i);
    }
    expect(describeAbsence("/dashboard", away("nobody", true)).heading).toBe("Farwork isn’t responding");
    expect(describeAbsence("/dashboard", away("nobody")).heading).toBe("You are offline");
  });

  it("says that a job was not opened on this device", () => {
    expect(describeAbsence("/jobs/a-1/cook", away("nobody")).heading).toBe(
      "This job isn’t available offline",
    );
  });

  it("says whose saved list is missing, or why there is none", () => {
    expect(describeAbsence("/saved", away("nobody")).help).toMatch(/^You’re not logged in/);
    expect(describeAbsence("/saved", away("none")).help).toMatch(/has not been opened on this device/);
  });

  it("says of other pages that they need a connection", () => {
    expect(describeAbsence("/dashboard", away("nobody")).help).toMatch(/^This page needs a connection/);
  });
});

describe("the skeleton of a loading page", () => {
  it.each([
    ["/", "listing"],
    ["/jobs/a-1/cook", "job"],
    ["/saved", "list"],
    ["/dashboard", "dashboard"],
    ["/log-in", undefined],
  ])("for %s is that of %s", (path, kind) => {
    expect(pageKindOf(path)).toBe(kind);
  });
});
