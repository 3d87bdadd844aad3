import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { ProfileChanges } from "./profile-changes.ts";
import {
  MAX_PREFERRED_PAY,
  MAX_PROFILE_ENTRY,
  PROFILE_LIST_LIMITS,
  PROFILE_TEXT_LIMITS,
} from "./profile-limits.ts";

const EVERYTHING = {
  displayName: "Ada",
  phoneNumber: "+44 20 7946 0000",
  location: "London",
  country: "GB",
  bio: "Counts.",
  jobTitle: "Analyst",
  skills: ["C++"],
  preferences: {
    jobTypes: ["contract"],
    workEnvironments: ["remote"],
    preferredLocations: ["GB"],
    salaryMin: 50_000,
    salaryMax: 80_000,
    salaryCurrency: "GBP",
    openToRecruiters: true,
  },
};

/** The path of the first rejected field; undefined if all were accepted. */
function refusedField(changes: unknown): string | undefined {
  return z.safeParse(ProfileChanges, changes).error?.issues[0]?.path.join(".");
}

describe("profile changes", () => {
  it("may include every allowed field", () => {
    expect(z.parse(ProfileChanges, EVERYTHING)).toEqual(EVERYTHING);
  });

  it.each(["uid", "email", "createdAt", "paymentPlanSelected", "stripeCustomerId", "savedJobs", "isAdmin"])(
    "never include %s",
    (field) => {
      expect(z.parse(ProfileChanges, { ...EVERYTHING, [field]: "mine" })).toEqual(EVERYTHING);
    },
  );

  it("never include an unknown preference", () => {
    const preferences = { ...EVERYTHING.preferences, favouriteColour: "green" };
    expect(z.parse(ProfileChanges, { preferences })).toEqual({ preferences: EVERYTHING.preferences });
  });

  it("may be empty, and null or undefined for unchanged fields", () => {
    const unset = { bio: null, skills: undefined, preferences: { salaryMin: null, jobTypes: undefined } };
    expect(refusedField({})).toBeUndefined();
    expect(refusedField(unset)).toBeUndefined();
    expect(refusedField({ preferences: null })).toBeUndefined();
  });

  it("may clear a text, a list, an amount and the currency", () => {
    const preferences = { salaryMin: "", salaryMax: "", salaryCurrency: "" };
    expect(refusedField({ bio: "", country: "", skills: [], preferences })).toBeUndefined();
  });

  it.each(["brazil", "br", "BRA", "B", "<b>"])("never include %s as country, which is a code", (country) => {
    expect(refusedField({ country })).toBe("country");
  });
});

describe("the limits, each named by its field", () => {
  it.each(Object.entries(PROFILE_TEXT_LIMITS))("%s has %d characters at most", (field, most) => {
    expect(refusedField({ [field]: "x".repeat(most) })).toBeUndefined();
    expect(refusedField({ [field]: "x".repeat(most + 1) })).toBe(field);
  });

  it.each(Object.entries(PROFILE_LIST_LIMITS))("%s has %d entries at most", (field, most) => {
    const isPreference = field !== "skills";
    const changes = (entries: number) => {
      const list = { [field]: Array.from({ length: entries }, (_, at) => `entry ${at}`) };
      return isPreference ? { preferences: list } : list;
    };
    expect(refusedField(changes(most))).toBeUndefined();
    expect(refusedField(changes(most + 1))).toBe(isPreference ? `preferences.${field}` : field);
  });

  it.each<[string, object]>([
    ["skills.1", { skills: ["C++", ""] }],
    ["skills.0", { skills: ["x".repeat(MAX_PROFILE_ENTRY + 1)] }],
    ["preferences.jobTypes.0", { preferences: { jobTypes: [7] } }],
    ["preferences.salaryMin", { preferences: { salaryMin: -1 } }],
    ["preferences.salaryMax", { preferences: { salaryMax: MAX_PREFERRED_PAY + 1 } }],
    ["preferences.salaryMax", { preferences: { salaryMax: "80000" } }],
    ["preferences.salaryCurrency", { preferences: { salaryCurrency: "pounds" } }],
    ["preferences.openToRecruiters", { preferences: { openToRecruiters: "yes" } }],
    ["bio", { bio: 7 }],
  ])("reject %s of %j", (field, changes) => {
    expect(refusedField(changes)).toBe(field);
  });
});
