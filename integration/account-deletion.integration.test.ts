import {
  createSession,
  deleteAccount,
  ensureStripeCustomer,
  exportAccount,
  fetchJobMarks,
  logIn,
  readSession,
  resumeAlerts,
  saveSearch,
  setHiddenEntries,
  setJobApplied,
  setJobSaved,
  signUp,
  updateProfile,
} from "@farwork/data";
import { getApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getAuth as getBrowserAuth } from "firebase/auth";
import { describe, expect, it, vi } from "vitest";

import { PERSONAL_DATA } from "../apps/functions/src/personal-data/personal-data.ts";
import { needAddress, PROJECT } from "./emulators.ts";
import { datePasswords } from "./identity-service.ts";
import { interceptRequests } from "./intercept.ts";
import { keepCalling } from "./keep-calling.ts";
import { arrive, askAgedToken, askToken, expectToLeave, PASSWORD, type Person, visit } from "./people.ts";
import {
  site,
  silent,
  arriveAndUseEverything,
  arriveAndPayToo,
  findTraces,
  listCustomers,
  markMany,
} from "./personal-data.ts";
import { database, first, second } from "./taken-jobs.ts";
import { callWith } from "./tokens.ts";

const findAccount = (uid: string) =>
  getAuth(getApp(PROJECT))
    .getUser(uid)
    .catch(() => undefined);

describe("deleting an account", () => {
  it("leaves no document that mentions the person, no Stripe customer, and no sign-in", async () => {
    const ada = await arriveAndPayToo();
    const bob = await arriveAndUseEverything();
    const [customer] = await listCustomers(ada.email);
    expect(await findTraces(ada, customer?.id)).not.toEqual([]);
    expect(await deleteAccount(ada.browser, PASSWORD)).toEqual({ success: true });
    expect(await findTraces(ada, customer?.id)).toEqual([]);
    expect(await listCustomers(ada.email)).toEqual([]);
    expect(await findAccount(ada.uid)).toBeUndefined();
    expect(await logIn(visit(), { email: ada.email, password: PASSWORD })).toMatchObject({
      code: "auth/invalid-credential",
    });
    expect(await listCustomers(bob.email)).toHaveLength(1);
    expect((await fetchJobMarks(bob.browser)).saved).toHaveLength(1);
  });

  it("requires the password: a wrong one deletes nothing", async () => {
    const ada = await arriveAndUseEverything();
    const before = await findTraces(ada);
    expect(await deleteAccount(ada.browser, "wrong horse")).toMatchObject({
      success: false,
      code: "auth/wrong-password",
    });
    expect(await findTraces(ada)).toEqual(before);
    expect((await fetchJobMarks(ada.browser)).saved).toHaveLength(1);
  });

  it("happens once if requested twice concurrently", async () => {
    const ada = await arriveAndUseEverything();
    const twice = await Promise.all([1, 2].map(() => deleteAccount(ada.browser, PASSWORD)));
    expect(twice).toContainEqual({ success: true });
    expect(await findTraces(ada)).toEqual([]);
  });

  it("is reported as done on retry if its response was lost", async () => {
    const ada = await arriveAndUseEverything();
    interceptRequests("/deleteAccount", async (pass) => {
      await pass();
      throw new TypeError("fetch failed");
    });
    expect(await deleteAccount(ada.browser, PASSWORD)).toMatchObject({ success: false, code: "unavailable" });
    vi.unstubAllGlobals();
    expect(await deleteAccount(ada.browser, PASSWORD)).toEqual({ success: true });
    expect(await findTraces(ada)).toEqual([]);
  });

  it("completes if the sign-in was deleted separately", async () => {
    const ada = await arriveAndUseEverything();
    const token = await askToken(ada.browser);
    await getAuth(getApp(PROJECT)).deleteUser(ada.uid);
    expect(await callWith("deleteAccount", token)).toMatchObject({ result: {} });
    expect(await findTraces(ada)).toEqual([]);
    expect(await listCustomers(ada.email)).toEqual([]);
  });

  it("follows automatically if the person only deleted it at the identity service", async () => {
    const ada = await arriveAndUseEverything();
    const { currentUser } = getBrowserAuth(ada.browser.app);
    await currentUser?.delete();
    expect(await findAccount(ada.uid)).toBeUndefined();
    const left = async () => [await findTraces(ada), await listCustomers(ada.email)];
    await expect.poll(left, { timeout: 20_000 }).toEqual([[], []]);
  });

  it("tells a person whose account was deleted in another browser that their session has ended", async () => {
    const ada = await arriveAndUseEverything();
    const other = visit(silent);
    await logIn(other, { email: ada.email, password: PASSWORD });
    await deleteAccount(other, PASSWORD);
    expect(await deleteAccount(ada.browser, PASSWORD)).toMatchObject({ code: "auth/user-token-expired" });
  });

  it("ends every session", async () => {
    const ada = await arriveAndUseEverything();
    const { sessionCookie } = await createSession(site, await askToken(ada.browser));
    await deleteAccount(ada.browser, PASSWORD);
    const reading = readSession(site, { sessionCookie, parts: ["saved"] });
    await expect(reading).rejects.toMatchObject({ code: "unauthenticated" });
  });

  it("leaves no jobs that another tab keeps saving", async () => {
    const ada = await arriveAndUseEverything();
    const token = await askToken(ada.browser);
    const marking = (["saved", "applied"] as const).map((list) => {
      let number = 0;
      return keepCalling(() => {
        number += 1;
        return callWith("markJob", token, { uid: ada.uid, list, jobId: `remotive-${number}` });
      });
    });
    for (const { first: saved } of marking) expect(await saved).toEqual({ result: {} });
    // Existing records are deleted while others are added.
    await markMany(ada.uid, 500);
    expect(await deleteAccount(ada.browser, PASSWORD)).toEqual({ success: true });
    for (const { stop } of marking)
      expect(await stop()).toMatchObject({ error: { status: "UNAUTHENTICATED" } });
    expect(await findTraces(ada)).toEqual([]);
  });

  it("leaves no payment customer from concurrent callers", async () => {
    const ada = await arriveWithoutCustomer();
    // `allSettled`, as any of them may be rejected during the deletion.
    const making = Promise.allSettled(Array.from({ length: 5 }, () => ensureStripeCustomer(ada.browser)));
    const outcome = await deleteAccount(ada.browser, PASSWORD);
    await making;
    expect(outcome).toEqual({ success: true });
    expect(await listCustomers(ada.email)).toEqual([]);
    expect(await findTraces(ada)).toEqual([]);
  });

  it("allows signing up again with the same email", async () => {
    const ada = await arriveAndUseEverything();
    await deleteAccount(ada.browser, PASSWORD);
    const again = visit(silent);
    const outcome = await signUp(again, { email: ada.email, password: PASSWORD });
    if (!outcome.success) throw new Error(outcome.error);
    expectToLeave(outcome.account.uid);
    expect(outcome.account.uid).not.toBe(ada.uid);
    expect(outcome.user).not.toHaveProperty("bio");
    expect(await fetchJobMarks(again)).toEqual({ saved: [], applied: [] });
    expect(await setJobSaved(again, first, true)).toBe(true);
  });

  it("is rejected for a sign-in over five minutes old", async () => {
    const ada = await arriveAndUseEverything();
    await datePasswords(ada.uid, new Date(0));
    expect(await callWith("deleteAccount", await askAgedToken(ada, 4 * 60))).toMatchObject({ result: {} });
    const bob = await arriveAndUseEverything();
    await datePasswords(bob.uid, new Date(0));
    expect(await callWith("deleteAccount", await askAgedToken(bob, 6 * 60))).toMatchObject({
      error: { status: "FAILED_PRECONDITION", details: { field: "auth_time" } },
    });
    expect(await findTraces(bob)).not.toEqual([]);
  });
});

describe("a token that outlived its account", () => {
  it("recreates nothing", async () => {
    const ada = await arriveAndUseEverything();
    const otherTab = visit(silent);
    await logIn(otherTab, { email: ada.email, password: PASSWORD });
    await deleteAccount(ada.browser, PASSWORD);
    const denied = { code: "permission-denied" };
    const over = { code: "unauthenticated" };
    await expect(setJobSaved(otherTab, second, true)).rejects.toMatchObject(over);
    await expect(setJobApplied(otherTab, second, true)).rejects.toMatchObject(over);
    expect(await updateProfile(otherTab, ada.uid, { bio: "Still here" })).toMatchObject({ success: false });
    await expect(ensureStripeCustomer(otherTab)).rejects.toMatchObject({ code: "unauthenticated" });
    await expect(exportAccount(otherTab)).rejects.toMatchObject({ code: "unauthenticated" });
    const search = { searchId: "search-2", name: "Still here", query: "" };
    await expect(saveSearch(otherTab, search)).rejects.toMatchObject({ code: "unauthenticated" });
    await expect(setHiddenEntries(otherTab, { jobs: [], companies: [] })).rejects.toMatchObject(denied);
    await resumeAlerts(otherTab);
    expect(await findTraces(ada)).toEqual([]);
    expect(await listCustomers(ada.email)).toEqual([]);
  });
});

/** A person whose sign-up stopped after creating the user document. */
async function arriveWithoutCustomer(): Promise<Person> {
  const ada = await arrive("Ada", silent);
  const [customer] = await listCustomers(ada.email);
  await fetch(`${needAddress("STRIPE_API_BASE")}/v1/customers/${customer?.id}`, { method: "DELETE" });
  await database.doc(PERSONAL_DATA.paymentCustomer(ada.uid)).delete();
  const { stripeCustomerId: _, ...user } =
    (await database.doc(PERSONAL_DATA.user(ada.uid)).get()).data() ?? {};
  await database.doc(PERSONAL_DATA.user(ada.uid)).set(user);
  return ada;
}
