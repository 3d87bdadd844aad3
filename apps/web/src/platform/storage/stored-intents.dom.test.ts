import { describe, expect, it, vi } from "vitest";

import { deviceStorage } from "./browser-storage.ts";
import { INTENTS_ITEM } from "./storage-keys.ts";
import { claimIntents, openStoredIntents } from "./stored-intents.ts";

const colours = openStoredIntents<string>("colour", {
  parse: (value) => (typeof value === "string" ? value : undefined),
  key: (colour) => colour,
});
const NOON = Date.UTC(2026, 0, 15, 12);
const MINUTES = 60_000;

describe("what was asked for in a tab", () => {
  it("is kept for half an hour, the last of each kind", () => {
    colours.add("red", NOON);
    colours.add("blue", NOON);
    colours.add("red", NOON + 5 * MINUTES);
    expect(colours.read(NOON + 30 * MINUTES)).toEqual(["blue", "red"]);
    expect(colours.read(NOON + 31 * MINUTES)).toEqual(["red"]);
    expect(colours.read(NOON + 36 * MINUTES)).toEqual([]);
  });

  it("leaves the device when it is read too late", () => {
    colours.add("red", NOON);
    colours.add("blue", NOON + 5 * MINUTES);
    colours.read(NOON + 31 * MINUTES);
    expect(deviceStorage.read(INTENTS_ITEM)).toMatchObject([{ intent: "blue" }]);
    colours.read(NOON + 36 * MINUTES);
    expect(deviceStorage.read(INTENTS_ITEM)).toBeUndefined();
  });

  it("is no other tab’s", () => {
    colours.add("red", NOON);
    sessionStorage.clear();
    expect(colours.read(NOON)).toEqual([]);
  });

  it("is not kept where the tab cannot be told again", () => {
    vi.stubGlobal("sessionStorage", undefined);
    colours.add("red", NOON);
    expect(localStorage).toHaveLength(0);
  });

  it("is kept if the clock is set back by up to half an hour, and forgotten beyond", () => {
    const halfAnHour = 30 * 60 * 1000;
    colours.add("red", NOON);
    colours.add("blue", NOON - halfAnHour);
    expect(colours.read(NOON)).toEqual(["red", "blue"]);
    expect(colours.read(NOON - halfAnHour - 1)).toEqual(["blue"]);
    expect(colours.read(NOON)).toEqual(["blue"]);
  });

  it("becomes the user’s who signs in, and nothing asked for later in that tab does", () => {
    colours.add("red", NOON);
    claimIntents("ada", NOON);
    colours.add("blue", NOON);
    expect(colours.read(NOON, "ada")).toEqual(["red"]);
    claimIntents("bob", NOON);
    expect(colours.read(NOON, "ada")).toEqual(["red"]);
    expect(colours.read(NOON, "bob")).toEqual(["blue"]);
    expect(colours.has("red", NOON, "bob")).toBe(false);
  });
});
