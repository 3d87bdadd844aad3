import {
  type Client,
  createSession,
  type DataError,
  deleteAccount,
  endSession,
  endSignIns,
  ensureStripeCustomer,
  exportAccount,
  fetchJobMarks,
  fetchSavedSearches,
  getRecommendedJobs,
  logIn,
  readSession,
  setJobSaved,
} from "@farwork/data";
import { getApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, it } from "vitest";

import { tombstonePath } from "../apps/functions/src/personal-data/tombstone.ts";
import { rateCountPath } from "../apps/functions/src/runtime/rate-limits/limit-account.ts";
import { openVisitor, PROJECT } from "./emulators.ts";
import { datePasswords } from "./identity-service.ts";
import { keepCalling } from "./keep-calling.ts";
import {
  arrive,
  arriveWithSession,
  askAgedToken,
  askToken,
  openSharedDatabase,
  PASSWORD,
  visit,
  waitForNextSecond,
} from "./people.ts";
import { runOperator } from "./run-ingest.ts";
import { callWith, readClaims, reclaim } from "./tokens.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** The site's own server: it asks, but nobody is signed in there. */
const site = openVisitor("sign-ins-site");

const database = openSharedDatabase();

/** When somebody's sign-in began, in epoch seconds, as all its tokens say. */
const readBeginning = async (browser: Client) => readClaims(await askToken(browser)).auth_time;

describe("where somebody is logged in", () => {
  const refusal = { code: "unauthenticated" };

  /** Ada in two browsers, in each of which a private page was opened. */
  async function arriveTwice() {
    const ada = await arriveWithSession(site);
    await waitForNextSecond();
    const phone = visit();
    await logIn(phone, { email: ada.email, password: PASSWORD });
    const there = await createSession(site, await askToken(phone), { browser: "Safari" });
    return { ada, phone, there };
  }
  const list = async (sessionCookie: string) =>
    (await readSession(site, { sessionCookie, parts: ["signIns"] })).signIns;

  it("is listed by beginning, day and browser, the one that asks marked", async () => {
    const { ada, phone, there } = await arriveTwice();
    const today = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS);
    const [laptops, phones] = await Promise.all([ada.browser, phone].map(readBeginning));
    const known = (began = 0) => ({ id: `${began}`, startedAt: new Date(began * 1000), lastUsedOn: today });
    expect(await list(there.sessionCookie)).toEqual([
      { ...known(phones), browser: "Safari", isCurrent: true },
      { ...known(laptops), isCurrent: false },
    ]);
    const others = (await list(ada.sessionCookie)).filter(({ isCurrent }) => !isCurrent);
    expect(others.map(({ browser }) => browser)).toEqual(["Safari"]);
  });

  it.each([
    ["by its id", async (phone: Client) => String(await readBeginning(phone))],
    ["with all others", async () => "others"],
  ])(
    "can be ended from another browser, %s: its cookie, calls and database, and what asked goes on",
    async (_, name) => {
      const { ada, phone, there } = await arriveTwice();
      expect(await fetchJobMarks(phone)).toEqual({ saved: [], applied: [] });
      expect(await endSignIns(ada.browser, { which: await name(phone) })).toEqual({ success: true });

      await expect(readSession(site, there)).rejects.toMatchObject(refusal);
      await expect(createSession(site, await askToken(phone))).rejects.toMatchObject(refusal);
      const refusals: string[] = [];
      const watching = { ...phone, onRefused: ({ code }: DataError) => void refusals.push(code) };
      await expect(exportAccount(watching)).rejects.toMatchObject(refusal);
      expect(refusals).toEqual(["unauthenticated"]);
      await expect(fetchSavedSearches(watching)).rejects.toMatchObject({ code: "permission-denied" });
      expect(refusals).toEqual(["unauthenticated", "permission-denied"]);
      expect(await getRecommendedJobs(phone)).toMatchObject({ kind: "newest" });
      await expect(ensureStripeCustomer(phone)).rejects.toMatchObject(refusal);
      await expect(fetchJobMarks(phone)).rejects.toMatchObject({ code: "permission-denied" });
      await expect(setJobSaved(phone, "remotive-1", true)).rejects.toMatchObject(refusal);
      await expect(setJobSaved(phone, "remotive-1", false)).rejects.toMatchObject({
        code: "permission-denied",
      });
      expect(await endSignIns(phone, { which: "others" })).toMatchObject({ success: false, ...refusal });

      expect(await setJobSaved(ada.browser, "remotive-1", true)).toBe(true);
      expect(await exportAccount(ada.browser)).toMatchObject({ signIn: { uid: ada.uid } });
      expect((await list(ada.sessionCookie)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
    },
  );

  it("is over at once for a browser that goes on calling all the while: calls, private pages and database", async () => {
    const { ada, phone, there } = await arriveTwice();
    const tell = async (called: Promise<unknown>) =>
      called.then(
        () => "answered",
        ({ code }: DataError) => code,
      );
    const going = [
      keepCalling(() => tell(setJobSaved(phone, "remotive-1", true))),
      keepCalling(() => tell(readSession(site, there))),
      keepCalling(() => tell(fetchJobMarks(phone))),
    ];
    for (const { first } of going) expect(await first).toBe("answered");
    expect(await endSignIns(ada.browser, { which: "others" })).toEqual({ success: true });
    const answers = await Promise.all(going.map(({ stop }) => stop()));
    expect(answers).toEqual(["unauthenticated", "unauthenticated", "permission-denied"]);
    expect(await setJobSaved(ada.browser, "remotive-1", true)).toBe(true);
  });

  it("spends nothing of its person's limits once it was ended", async () => {
    const { ada, phone } = await arriveTwice();
    await endSignIns(ada.browser, { which: "others" });
    const names = ["createSession", "exportAccount"] as const;
    const counts = names.map((name) => database.doc(rateCountPath(name, ada.uid, new Date())));
    const count = async () => (await database.getAll(...counts)).map((stored) => stored.data());
    const before = await count();
    await expect(createSession(site, await askToken(phone))).rejects.toMatchObject(refusal);
    await expect(exportAccount(phone)).rejects.toMatchObject(refusal);
    expect(await count()).toEqual(before);
  });

  it("ends everywhere at an operator's word, refresh tokens too, until the person logs in anew", async () => {
    const { ada, phone, there } = await arriveTwice();
    await waitForNextSecond();
    const asked = Math.floor(Date.now() / 1000) * 1000;
    const run = await runOperator(["end-sign-ins", ada.email]);
    expect(run.output.trim()).toBe(`${ada.email} is logged in nowhere any more.`);
    for (const session of [ada, there])
      await expect(readSession(site, session)).rejects.toMatchObject(refusal);
    for (const browser of [ada.browser, phone]) {
      await expect(exportAccount(browser)).rejects.toMatchObject(refusal);
      await expect(fetchJobMarks(browser)).rejects.toMatchObject({ code: "permission-denied" });
    }
    // The emulated identity service notes from when on refresh tokens count, and renews by older ones all the same.
    const { tokensValidAfterTime = "" } = await getAuth(getApp(PROJECT)).getUser(ada.uid);
    expect(Date.parse(tokensValidAfterTime)).toBeGreaterThanOrEqual(asked);
    await waitForNextSecond();
    await logIn(phone, { email: ada.email, password: PASSWORD });
    const again = await createSession(site, await askToken(phone));
    expect(await list(again.sessionCookie)).toMatchObject([{ isCurrent: true }]);
  });

  it("is ended with all others where it never opened a page of ours", async () => {
    const ada = await arriveWithSession(site);
    await waitForNextSecond();
    const elsewhere = visit();
    await logIn(elsewhere, { email: ada.email, password: PASSWORD });
    expect(await endSignIns(ada.browser, { which: "others" })).toEqual({ success: true });
    await expect(fetchJobMarks(elsewhere)).rejects.toMatchObject({ code: "permission-denied" });
    await expect(createSession(site, await askToken(elsewhere))).rejects.toMatchObject(refusal);
  });

  it("is not ended by whoever logged in a while ago, but with the password", async () => {
    const { ada, there } = await arriveTwice();
    await datePasswords(ada.uid, new Date(0));
    const old = await askAgedToken(ada, 6 * 60);
    expect(await callWith("endSignIns", old, { which: "others" })).toMatchObject({
      error: { status: "FAILED_PRECONDITION", details: { field: "auth_time" } },
    });
    const wrong = { which: "others", password: "wrong horse" };
    expect(await endSignIns(ada.browser, wrong)).toMatchObject({ code: "auth/wrong-password" });
    expect((await readSession(site, there)).account.uid).toBe(ada.uid);
    await waitForNextSecond();
    expect(await endSignIns(ada.browser, { ...wrong, password: PASSWORD })).toEqual({ success: true });
    await expect(readSession(site, there)).rejects.toMatchObject(refusal);
    await expect(readSession(site, ada)).rejects.toMatchObject(refusal);
    const here = await createSession(site, await askToken(ada.browser));
    expect(await list(here.sessionCookie)).toMatchObject([{ isCurrent: true }]);
  });

  it("is nobody else's to end: the id names one of the caller's own", async () => {
    const [ada, bob] = await Promise.all([arriveWithSession(site), arriveWithSession(site)]);
    const which = String(await readBeginning(ada.browser));
    await endSignIns(bob.browser, { which });
    expect((await readSession(site, ada)).account.uid).toBe(ada.uid);
  });

  it("is over after thirty days without a use: cookies, calls and database", async () => {
    const ada = await arriveWithSession(site);
    const began = await readBeginning(ada.browser);
    const records = database.doc(`signIns/${ada.uid}`);
    const usedDaysAgo = (days: number) =>
      records.update({ [`signIns.${began}.usedOn`]: Timestamp.fromMillis(Date.now() - days * DAY_MS) });
    await usedDaysAgo(29);
    expect((await readSession(site, ada)).account.uid).toBe(ada.uid);
    await usedDaysAgo(31);
    await expect(readSession(site, ada)).rejects.toMatchObject(refusal);
    await expect(createSession(site, await askToken(ada.browser))).rejects.toMatchObject(refusal);
    await expect(exportAccount(ada.browser)).rejects.toMatchObject(refusal);
    await expect(fetchJobMarks(ada.browser)).rejects.toMatchObject({ code: "permission-denied" });
  });

  it("changes with a log-in over the same browser's cookie: what that came of ends, in its copies too", async () => {
    const ada = await arriveWithSession(site);
    const copied = await askToken(ada.browser);
    await waitForNextSecond();
    await logIn(ada.browser, { email: ada.email, password: PASSWORD });
    const replaces = ada.sessionCookie;
    const again = await createSession(site, await askToken(ada.browser), { replaces });
    await expect(readSession(site, ada)).rejects.toMatchObject(refusal);
    await expect(createSession(site, copied)).rejects.toMatchObject(refusal);
    expect(await list(again.sessionCookie)).toMatchObject([{ isCurrent: true }]);

    const bob = await arrive();
    await createSession(site, await askToken(bob.browser), { replaces: again.sessionCookie });
    await expect(readSession(site, again)).rejects.toMatchObject(refusal);
  });

  it("stays as it is where a cookie is renewed, or replaces what is none", async () => {
    const ada = await arriveWithSession(site);
    const written = async () => (await database.doc(`signIns/${ada.uid}`).get()).updateTime;
    const before = await written();
    for (const replaces of [ada.sessionCookie, "hello", reclaim(ada.sessionCookie, { sub: "nobody" })])
      await createSession(site, await askToken(ada.browser), { replaces });
    expect(await list(ada.sessionCookie)).toMatchObject([{ isCurrent: true }]);
    expect(await written()).toEqual(before);
  });

  it("is not ended by who could not have a cookie themselves", async () => {
    const [ada, bob] = await Promise.all([arriveWithSession(site), arriveWithSession(site)]);
    await endSession(site, bob.sessionCookie);
    const replaces = ada.sessionCookie;
    await expect(createSession(site, await askToken(bob.browser), { replaces })).rejects.toMatchObject(
      refusal,
    );
    expect((await readSession(site, ada)).account.uid).toBe(ada.uid);
  });

  it.each([
    [
      "a log-out",
      async (_: Client, { sessionCookie }: { sessionCookie: string }) => endSession(site, sessionCookie),
    ],
    [
      "another browser",
      async (browser: Client, _: object, phone: Client) =>
        endSignIns(browser, { which: String(await readBeginning(phone)) }),
    ],
  ])("is ended by %s also while a deletion of the account stands broken off", async (_, endIt) => {
    const { ada, phone, there } = await arriveTwice();
    await database.doc(tombstonePath(ada.uid)).set({ expireAt: Timestamp.now() });
    await endIt(ada.browser, there, phone);
    await expect(readSession(site, there)).rejects.toMatchObject(refusal);
    await expect(exportAccount(phone)).rejects.toMatchObject(refusal);
    expect((await list(ada.sessionCookie)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
    // What began in the same second is one sign-in.
    await waitForNextSecond();
    expect(await deleteAccount(ada.browser, PASSWORD)).toEqual({ success: true });
    expect((await database.doc(`signIns/${ada.uid}`).get()).exists).toBe(false);
  });

  it("is not said to be ended where a deletion has taken the records and broke off, and nothing is written", async () => {
    const ada = await arriveWithSession(site);
    await database.doc(tombstonePath(ada.uid)).set({ expireAt: Timestamp.now() });
    await database.doc(`signIns/${ada.uid}`).delete();
    expect(await callWith("endSignIns", await askToken(ada.browser), { which: "others" })).toMatchObject({
      error: { status: "FAILED_PRECONDITION", details: { field: "account", code: "failed-precondition" } },
    });
    expect(await endSignIns(ada.browser, { which: "others" })).toMatchObject({ code: "deletion-unfinished" });
    await expect(endSession(site, ada.sessionCookie)).rejects.toMatchObject({
      code: "invalid-argument",
      field: "account",
    });
    expect((await database.doc(`signIns/${ada.uid}`).get()).exists).toBe(false);
    expect(await deleteAccount(ada.browser, PASSWORD)).toEqual({ success: true });
    await expect(readSession(site, ada)).rejects.toMatchObject(refusal);
  });

  it("is not written down for an account whose deletion broke off, which a new log-in can finish", async () => {
    const ada = await arrive();
    await database.doc(tombstonePath(ada.uid)).set({ expireAt: Timestamp.now() });
    await database.doc(`signIns/${ada.uid}`).delete();
    const again = visit();
    await logIn(again, { email: ada.email, password: PASSWORD });
    const session = await createSession(site, await askToken(again));
    expect((await readSession(site, session)).account.uid).toBe(ada.uid);
    expect((await database.doc(`signIns/${ada.uid}`).get()).exists).toBe(false);
    const copied = await askToken(again);
    expect(await deleteAccount(again, PASSWORD)).toEqual({ success: true });
    await expect(createSession(site, copied)).rejects.toMatchObject(refusal);
    expect((await database.doc(`signIns/${ada.uid}`).get()).exists).toBe(false);
  });
});
