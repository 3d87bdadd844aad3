import { fetchUserData, updateProfile } from "@farwork/data";
import { beforeAll, describe, expect, it } from "vitest";

import { arrive, openSharedDatabase, type Person } from "./people.ts";

const database = openSharedDatabase();
let ada: Person;
beforeAll(async () => {
  ada = await arrive();
});

type ProfileChanges = Parameters<typeof updateProfile>[2];

const readStored = async () => (await database.doc(`users/${ada.uid}`).get()).data();
const change = (changes: ProfileChanges) => updateProfile(ada.browser, ada.uid, changes);

const EVERYTHING = {
  displayName: "Ada L.",
  phoneNumber: "+44 20 7946 0000",
  location: "London",
  bio: "Keeps tide tables exact.",
  jobTitle: "Analyst",
  skills: ["NMR", "C++"],
  preferences: {
    jobTypes: ["full_time"],
    workEnvironments: ["remote"],
    preferredLocations: ["Europe"],
    salaryMin: 50_000,
    salaryMax: 90_000,
    openToRecruiters: true,
  },
};

describe("updating a profile", () => {
  it("stores every editable field, and sets updatedAt", async () => {
    const before = await readStored();
    expect(await change(EVERYTHING)).toEqual({ success: true });
    const data = await fetchUserData(ada.browser, ada.uid);
    expect(data).toMatchObject({ success: true, user: EVERYTHING });
    const after = await readStored();
    expect(after?.["updatedAt"].toMillis()).toBeGreaterThan(before?.["updatedAt"].toMillis());
    expect(after?.["createdAt"]).toEqual(before?.["createdAt"]);
  });

  it("ignores null and undefined", async () => {
    await change(EVERYTHING);
    expect(await change({ bio: null, jobTitle: undefined, location: "Paris" })).toEqual({ success: true });
    expect(await readStored()).toMatchObject({ ...EVERYTHING, location: "Paris" });
  });

  it("clears a cleared text or list", async () => {
    await change(EVERYTHING);
    expect(await change({ bio: "", skills: [] })).toEqual({ success: true });
    expect(await readStored()).toMatchObject({ bio: "", skills: [] });
  });

  it("writes no unknown field of the profile or preferences", async () => {
    await change(EVERYTHING);
    const before = await readStored();
    const changes = {
      jobTitle: "Chemist",
      paymentPlanSelected: true,
      stripeCustomerId: "cus_mine",
      uid: "bob",
      email: "bob@example.com",
      preferences: { jobTypes: ["contract"], salaryMin: null, plan: "gold" },
    };
    expect(await change(changes)).toEqual({ success: true });
    const { updatedAt: _, jobTitle, preferences, ...others } = (await readStored()) ?? {};
    expect({ jobTitle, preferences }).toEqual({
      jobTitle: "Chemist",
      preferences: { ...EVERYTHING.preferences, jobTypes: ["contract"] },
    });
    expect(before).toMatchObject(others);
  });

  it("keeps preferences that are null or missing, and removes a cleared amount", async () => {
    await change(EVERYTHING);
    await change({ preferences: { salaryMin: null, jobTypes: ["contract"] } });
    const { preferences } = EVERYTHING;
    expect((await readStored())?.["preferences"]).toEqual({ ...preferences, jobTypes: ["contract"] });
    await change({ preferences: { salaryMin: "" } });
    const { salaryMin: _, ...others } = preferences;
    expect((await readStored())?.["preferences"]).toEqual({ ...others, jobTypes: ["contract"] });
  });

  it.each<[ProfileChanges, string]>([
    [{ bio: "x".repeat(5001) }, "bio"],
    [{ skills: ["x".repeat(61)] }, "skills.0"],
    [{ preferences: { salaryMin: -1 } }, "preferences.salaryMin"],
    [{ preferences: { jobTypes: Array.from({ length: 21 }, () => "contract") } }, "preferences.jobTypes"],
  ])("names the rejected field in case %#", async (changes, field) => {
    const before = await readStored();
    expect(await change(changes)).toEqual({
      success: false,
      error: "Something in the request was not accepted.",
      field,
    });
    expect(await readStored()).toEqual(before);
  });

  it.each<[string, ProfileChanges]>([
    ["texts", { displayName: "x".repeat(100), location: "x".repeat(200), bio: "x".repeat(5000) }],
    ["skills", { skills: Array.from({ length: 50 }, (_, index) => `${index}`.padEnd(60, "x")) }],
    [
      "preferences",
      {
        preferences: {
          jobTypes: Array.from({ length: 20 }, (_, index) => `${index}`.padEnd(60, "x")),
          preferredLocations: Array.from({ length: 50 }, (_, index) => `${index}`.padEnd(60, "x")),
          salaryMin: 0,
          salaryMax: 100_000_000,
          salaryCurrency: "EUR",
        },
      },
    ],
  ])("has the same limits as the rules for %s", async (_, changes) => {
    expect(await change(changes)).toEqual({ success: true });
  });

  it("cannot change someone else's", async () => {
    const bob = await arrive("Bob");
    expect(await updateProfile(bob.browser, ada.uid, { jobTitle: "Thief" })).toEqual({
      success: false,
      error: "You may not do this.",
    });
    expect(await readStored()).not.toMatchObject({ jobTitle: "Thief" });
  });
});
