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
import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, it } from "vitest";

import { tombstonePath } from "../apps/functions/src/personal-data/tombstone.ts";
import {
  arrive,
  arriveWithSession,
  askToken,
  openSharedDatabase,
  PASSWORD,
  visit,
  waitForNextSecond,
} from "./people.ts";
import { reclaim } from "./tokens.ts";
import { arriveTwice, listSignIns, readBeginning, site } from "./two-browsers.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

const database = openSharedDatabase();

describe("where a person is logged in", () => {
  const refusal = { code: "unauthenticated" };

  it("is listed with start, day and browser, the current one marked", async () => {
    const { ada, phone, there } = await arriveTwice();
    const today = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS);
    const [laptops, phones] = await Promise.all([ada.browser, phone].map(readBeginning));
    const known = (began = 0) => ({ id: `${began}`, startedAt: new Date(began * 1000), lastUsedOn: today });
    expect(await listSignIns(there.sessionCookie)).toEqual([
      { ...known(phones), browser: "Safari", isCurrent: true },
      { ...known(laptops), isCurrent: false },
    ]);
    const others = (await listSignIns(ada.sessionCookie)).filter(({ isCurrent }) => !isCurrent);
    expect(others.map(({ browser }) => browser)).toEqual(["Safari"]);
  });

  it.each([
    ["by its id", async (phone: Client) => String(await readBeginning(phone))],
    ["with all others", async () => "others"],
  ])(
    "can be ended from another browser, %s: cookie, calls and database; the other stays open",
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
      expect((await listSignIns(ada.sessionCookie)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
    },
  );

  it("ends after thirty days without use: cookies, calls and database", async () => {
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

  it("is replaced by a new log-in in the same browser: the old one ends, including copies", async () => {
    const ada = await arriveWithSession(site);
    const copied = await askToken(ada.browser);
    await waitForNextSecond();
    await logIn(ada.browser, { email: ada.email, password: PASSWORD });
    const replaces = ada.sessionCookie;
    const again = await createSession(site, await askToken(ada.browser), { replaces });
    await expect(readSession(site, ada)).rejects.toMatchObject(refusal);
    await expect(createSession(site, copied)).rejects.toMatchObject(refusal);
    expect(await listSignIns(again.sessionCookie)).toMatchObject([{ isCurrent: true }]);

    const bob = await arrive();
    await createSession(site, await askToken(bob.browser), { replaces: again.sessionCookie });
    await expect(readSession(site, again)).rejects.toMatchObject(refusal);
  });

  it("stays the same if a cookie is renewed or replaces an invalid one", async () => {
    const ada = await arriveWithSession(site);
    const written = async () => (await database.doc(`signIns/${ada.uid}`).get()).updateTime;
    const before = await written();
    for (const replaces of [ada.sessionCookie, "hello", reclaim(ada.sessionCookie, { sub: "nobody" })])
      await createSession(site, await askToken(ada.browser), { replaces });
    expect(await listSignIns(ada.sessionCookie)).toMatchObject([{ isCurrent: true }]);
    expect(await written()).toEqual(before);
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
  ])("is ended by %s even during an interrupted account deletion", async (_, endIt) => {
    const { ada, phone, there } = await arriveTwice();
    await database.doc(tombstonePath(ada.uid)).set({ expireAt: Timestamp.now() });
    await endIt(ada.browser, there, phone);
    await expect(readSession(site, there)).rejects.toMatchObject(refusal);
    await expect(exportAccount(phone)).rejects.toMatchObject(refusal);
    expect((await listSignIns(ada.sessionCookie)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
    // Sign-ins of the same second are the same.
    await waitForNextSecond();
    expect(await deleteAccount(ada.browser, PASSWORD)).toEqual({ success: true });
    expect((await database.doc(`signIns/${ada.uid}`).get()).exists).toBe(false);
  });

  it("is not recorded for an interrupted account deletion, which a new log-in can complete", async () => {
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
