import {
  fetchAppliedJobs,
  fetchJobs,
  fetchSavedJobs,
  fetchUserData,
  getRecommendedJobs,
  logIn,
  logOut,
  sendPasswordReset,
  setJobApplied,
  setJobSaved,
  signUp,
  updateProfile,
} from "@farwork/data";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAuthStateChanged, getAuth } from "firebase/auth";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import { findEmulators } from "./emulators.ts";
import { type FeedJobs, takeJobsIn } from "./feed-jobs.ts";
import { cutOff, findDeafAddress, interceptRequests } from "./intercept.ts";
import { arrive, expectToLeave, inventEmail, openSharedDatabase, PASSWORD, visit } from "./people.ts";
import { removeJobs } from "./stored-jobs.ts";

// Section 8 of the specification, as far as it concerns this package: each test is named after its row.

const database = openSharedDatabase();
let jobs: FeedJobs;
beforeAll(async () => {
  jobs = await takeJobsIn();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
afterAll(() => removeJobs(database, jobs.ids));

const UNREACHABLE = "The service cannot be reached. Check the connection and try again.";
const silent = { onProblem: () => {} };

describe("the error catalogue", () => {
  it("Sign-up or login fails: success false with the identity service message", async () => {
    const { email } = await arrive();
    expect(await signUp(visit(), { email, password: PASSWORD })).toEqual({
      success: false,
      error: "Firebase: Error (auth/email-already-in-use).",
      code: "auth/email-already-in-use",
    });
    expect(await signUp(visit(), { email: inventEmail(), password: "abc" })).toEqual({
      success: false,
      error: "Firebase: Password should be at least 6 characters (auth/weak-password).",
      code: "auth/weak-password",
    });
    expect(await logIn(visit(), { email, password: "wrong horse" })).toEqual({
      success: false,
      error: "Firebase: Error (auth/invalid-credential).",
      code: "auth/invalid-credential",
    });
  });

  it("Logout fails: success false with a message", async () => {
    const { browser } = await arrive();
    beforeAuthStateChanged(getAuth(browser.app), () => {
      throw new Error("Not now.");
    });
    expect(await logOut(browser)).toMatchObject({ success: false, error: expect.stringMatching(/./) });
  });

  it("Password-reset fails: success false with a message", async () => {
    const emulators = { ...findEmulators(), auth: await findDeafAddress() };
    expect(await sendPasswordReset(visit({ emulators }), "ada@example.com")).toEqual({
      success: false,
      error: "Firebase: Error (auth/network-request-failed).",
      code: "auth/network-request-failed",
    });
    expect(await sendPasswordReset(visit(), "")).toMatchObject({
      success: false,
      code: "auth/missing-email",
    });
  });

  it("Profile update fails: success false with a message", async () => {
    const { browser, uid } = await arrive();
    cutOff("documents:commit");
    expect(await updateProfile(browser, uid, { jobTitle: "Chemist" })).toEqual({
      success: false,
      error: UNREACHABLE,
    });
  });

  it("Profile update without user id: User ID is required", async () => {
    const refusal = { success: false, error: "User ID is required" };
    expect(await updateProfile(visit(), undefined, { jobTitle: "Chemist" })).toEqual(refusal);
    expect(await updateProfile(visit(), "", { jobTitle: "Chemist" })).toEqual(refusal);
  });

  it("Fetching all jobs fails: empty list, totalPages 1, totalJobs 0", async () => {
    const emulators = { ...findEmulators(), functions: await findDeafAddress() };
    const page = await fetchJobs(visit({ emulators }));
    expect(page).toMatchObject({ jobs: [], totalPages: 1, totalJobs: 0 });
    expect(page.error?.code).toBe("unavailable");
  });

  it.each([
    ["saved", "savedJobs", "savedAt", fetchSavedJobs],
    ["applied", "appliedJobs", "appliedAt", fetchAppliedJobs],
  ] as const)(
    "A batch of saved or applied jobs fails: no jobs for that batch (%s)",
    async (_, list, time, fetchList) => {
      const { browser, uid } = await arrive("Ada", silent);
      const [newest = "", oldest = ""] = jobs.ids;
      const unknown = Array.from({ length: 49 }, (_none, index) => `remotive-none-${index}`);
      const batch = database.batch();
      for (const [age, jobId] of [newest, ...unknown, oldest].entries()) {
        const mark = { jobId, [time]: Timestamp.fromMillis(Date.now() - age * 1000) };
        batch.set(database.doc(`users/${uid}/${list}/${jobId}`), mark);
      }
      await batch.commit();

      interceptRequests("/fetchJobsByIds", async (pass, body) =>
        body.includes(newest) ? pass() : Response.json({ error: { status: "INTERNAL" } }, { status: 500 }),
      );
      const { jobs: shown, failedIds } = await fetchList(browser);
      expect(shown.map(({ firestoreId }) => firestoreId)).toEqual([newest]);
      expect(failedIds).toEqual([oldest]);
    },
  );

  it("Recommended-jobs call fails: fall back to the first page of 10 jobs, excluding saved and applied ones, take 3", async () => {
    const problems: string[] = [];
    const { browser } = await arrive("Ada", { onProblem: (problem) => problems.push(problem) });
    const page = await fetchJobs(browser, { pageSize: 10, view: "card" });
    const [saved = "", kept, applied = "", ...others] = page.jobs.map(({ firestoreId }) => firestoreId);
    await setJobSaved(browser, saved, true);
    await setJobApplied(browser, applied, true);

    cutOff("/getRecommendedJobs");
    const asked: unknown[] = [];
    interceptRequests("/fetchJobs", (pass, body) => {
      asked.push(JSON.parse(body));
      return pass();
    });
    const { jobs: shown, kind, error } = await getRecommendedJobs(browser);
    expect(error).toBeUndefined();
    expect(kind).toBe("newest");
    expect(asked).toEqual([{ data: { pageSize: 10, view: "card" } }]);
    expect(shown.map(({ firestoreId }) => firestoreId)).toEqual([kept, ...others.slice(0, 2)]);
    expect(shown.map(({ reasons }) => reasons)).toEqual([[], [], []]);
    expect(problems).toContain("The recommendations could not be fetched");
  });

  it("Fetching the user document fails: profile error set, falling back to “Failed to fetch user data”", async () => {
    const { browser, email, uid } = await arrive();
    await database.doc(`users/${uid}`).set({ uid, displayName: 7 });
    expect(await fetchUserData(browser, uid)).toEqual({ success: false, error: "Failed to fetch user data" });
    expect(await logIn(browser, { email, password: PASSWORD })).toMatchObject({
      success: true,
      profileError: "Failed to fetch user data",
    });
    cutOff("documents:batchGet");
    expect(await fetchUserData(browser, uid)).toEqual({ success: false, error: UNREACHABLE });
  });

  it("Payment customer creation fails: logged and ignored", async () => {
    const log = vi.spyOn(console, "warn").mockImplementation(() => {});
    const browser = visit({ siteUrl: `http://${await findDeafAddress()}` });
    const email = inventEmail();
    const outcome = await signUp(browser, { email, password: PASSWORD });
    if (outcome.success) expectToLeave(outcome.account.uid);
    expect(outcome).toMatchObject({ success: true, user: { email } });
    expect(outcome.success && outcome.user).not.toHaveProperty("stripeCustomerId");
    expect(log.mock.calls).toEqual([["The payment customer could not be made: unavailable"]]);

    const healed = await logIn(visit(), { email, password: PASSWORD });
    expect(healed).toMatchObject({
      success: true,
      user: { stripeCustomerId: expect.stringMatching(/^cus_/) },
    });
  });
});
