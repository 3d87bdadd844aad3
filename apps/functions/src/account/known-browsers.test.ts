import { describe, expect, it } from "vitest";

import {
  createBrowserKey,
  hashBrowserKey,
  isKnownBrowser,
  keepBrowsersAfter,
  keepRecentBrowsers,
  type KnownBrowsers,
  noteBrowser,
  noteBrowserUse,
} from "./known-browsers.ts";

const at = (moment: string) => new Date(moment);
const seconds = (moment: string) => Date.parse(moment) / 1000;
const FIRST = seconds("2026-03-01T09:00:00Z");
const known = noteBrowser({}, "laptop", FIRST, at("2026-03-01T09:00:30Z"));

describe("a browser's key", () => {
  it("has 256 random bits, and is stored as what tells neither it nor who shares a browser", () => {
    const key = createBrowserKey();
    expect(Buffer.from(key, "base64url")).toHaveLength(32);
    expect(createBrowserKey()).not.toBe(key);
    expect(hashBrowserKey("ada", key)).toMatch(/^[0-9a-f]{64}$/);
    expect(hashBrowserKey("ada", key)).toBe(hashBrowserKey("ada", key));
    expect(hashBrowserKey("bob", key)).not.toBe(hashBrowserKey("ada", key));
  });

  it("lets in a later sign-in than the last, and neither that one nor an earlier one again", () => {
    const now = at("2026-03-02T09:00:00Z");
    const letsIn = [FIRST - 1, FIRST, FIRST + 1].map((began) => isKnownBrowser(known, "laptop", began, now));
    expect(letsIn).toEqual([false, false, true]);
    expect(isKnownBrowser(known, "phone", FIRST + 1, now)).toBe(false);
  });

  it("is not set back by an older tab that asks again: what was ended since does not come back by it", () => {
    const later = noteBrowser(known, "laptop", FIRST + 60, at("2026-03-01T09:01:30Z"));
    const again = noteBrowser(later, "laptop", FIRST, at("2026-03-02T09:00:30Z"));
    const confirmedAt = at("2026-03-01T09:01:30Z");
    expect(again).toEqual({
      laptop: { signIn: FIRST + 60, confirmedAt, usedOn: at("2026-03-02T00:00:00Z") },
    });
    expect(isKnownBrowser(again, "laptop", FIRST + 60, at("2026-03-02T09:00:30Z"))).toBe(false);
  });

  it("is the only one of its sign-in", () => {
    expect(Object.keys(noteBrowser(known, "another", FIRST, at("2026-03-01T09:00:40Z")))).toEqual([
      "another",
    ]);
    expect(Object.keys(noteBrowser(known, "another", FIRST + 1, at("2026-03-01T09:00:40Z")))).toHaveLength(2);
  });

  it("is forgotten after ninety days without a use, by the day in UTC", () => {
    const later = FIRST + 1;
    expect(isKnownBrowser(known, "laptop", later, at("2026-05-29T23:59:59.999Z"))).toBe(true);
    expect(isKnownBrowser(known, "laptop", later, at("2026-05-30T00:00:00Z"))).toBe(false);
    expect(keepRecentBrowsers(known, at("2026-05-29T23:59:59.999Z"))).toEqual(known);
    expect(keepRecentBrowsers(known, at("2026-05-30T00:00:00Z"))).toEqual({});
    const used = noteBrowserUse(known, FIRST, at("2026-05-29T12:00:00Z"));
    expect(isKnownBrowser(used, "laptop", later, at("2026-08-01T00:00:00Z"))).toBe(true);
    expect(noteBrowserUse(known, later, at("2026-05-29T12:00:00Z"))).toEqual(known);
  });

  it("is forgotten where twenty others were used later", () => {
    let browsers: KnownBrowsers = {};
    for (let nth = 0; nth < 21; nth += 1)
      browsers = noteBrowser(
        browsers,
        `browser-${nth}`,
        FIRST + nth,
        at(`2026-03-${nth + 1}`.replace(/-(\d)$/, "-0$1")),
      );
    const kept = Object.keys(keepRecentBrowsers(browsers, at("2026-03-22T00:00:00Z")));
    expect(kept).toHaveLength(20);
    expect(kept).not.toContain("browser-0");
  });
});

describe("after a new password", () => {
  const chosen = seconds("2026-03-02T12:00:00Z");
  const confirm = (moments: readonly string[]) =>
    Object.fromEntries(
      moments.map((moment) => [moment, { signIn: FIRST, confirmedAt: at(moment), usedOn: at(moment) }]),
    );

  it("those browsers are known where somebody was let in since, and the one that it was chosen in", () => {
    const browsers = confirm(["2026-03-02T11:58:00Z", "2026-03-02T11:59:00Z"]);
    expect(Object.keys(keepBrowsersAfter(browsers, chosen))).toEqual(["2026-03-02T11:59:00Z"]);
    const since = confirm(["2026-03-02T11:59:00Z", "2026-03-02T12:00:00Z", "2026-03-02T12:00:01Z"]);
    expect(Object.keys(keepBrowsersAfter(since, chosen))).toEqual([
      "2026-03-02T12:00:00Z",
      "2026-03-02T12:00:01Z",
    ]);
  });

  it("none is known where the earlier password was not typed within five minutes before, as after a mailed link", () => {
    expect(keepBrowsersAfter(confirm(["2026-03-02T11:54:59Z"]), chosen)).toEqual({});
    expect(Object.keys(keepBrowsersAfter(confirm(["2026-03-02T11:55:00Z"]), chosen))).toHaveLength(1);
    expect(keepBrowsersAfter({}, chosen)).toEqual({});
  });
});
