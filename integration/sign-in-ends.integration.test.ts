import {
  createSession,
  type DataError,
  deleteAccount,
  endSession,
  endSignIns,
  exportAccount,
  fetchJobMarks,
  logIn,
  readSession,
  setJobSaved,
} from "@farwork/data";
import { ExportAccount } from "@farwork/domain";
import { getApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, it } from "vitest";

import { tombstonePath } from "../apps/functions/src/personal-data/tombstone.ts";
import { rateCountPath } from "../apps/functions/src/runtime/rate-limits/limit-account.ts";
import { getAccountLimit, RATE_LIMITS } from "../apps/functions/src/runtime/rate-limits/limits.ts";
import { PROJECT } from "./emulators.ts";
import { datePasswords } from "./identity-service.ts";
import { keepCalling } from "./keep-calling.ts";
import {
  arriveWithSession,
  askAgedToken,
  askToken,
  openSharedDatabase,
  PASSWORD,
  visit,
  waitForNextSecond,
} from "./people.ts";
import { runOperator } from "./run-ingest.ts";
import { callWith } from "./tokens.ts";
import { arriveTwice, listSignIns, readBeginning, site } from "./two-browsers.ts";

const database = openSharedDatabase();

describe("where a person is logged in", () => {
  const refusal = { code: "unauthenticated" };

  it("ends at once for a browser that keeps calling: calls, private pages and database", async () => {
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

  it("does not use up the person's limits once ended", async () => {
    const { ada, phone } = await arriveTwice();
    await endSignIns(ada.browser, { which: "others" });
    const limits = [RATE_LIMITS.createSession, getAccountLimit(ExportAccount)];
    const counts = limits.map((limit) => database.doc(rateCountPath(limit, ada.uid, new Date())));
    const count = async () => (await database.getAll(...counts)).map((stored) => stored.data());
    const before = await count();
    await expect(createSession(site, await askToken(phone))).rejects.toMatchObject(refusal);
    await expect(exportAccount(phone)).rejects.toMatchObject(refusal);
    expect(await count()).toEqual(before);
  });

  it("is ended everywhere by an operator, including refresh tokens, until the next log-in", async () => {
    const { ada, phone, there } = await arriveTwice();
    await waitForNextSecond();
    const asked = Math.floor(Date.now() / 1000) * 1000;
    const run = await runOperator(["end-sign-ins", ada.email]);
    expect(run.output.trim()).toBe(`${ada.email} is logged out everywhere.`);
    for (const session of [ada, there])
      await expect(readSession(site, session)).rejects.toMatchObject(refusal);
    for (const browser of [ada.browser, phone]) {
      await expect(exportAccount(browser)).rejects.toMatchObject(refusal);
      await expect(fetchJobMarks(browser)).rejects.toMatchObject({ code: "permission-denied" });
    }
    // The Auth emulator records since when refresh tokens are valid, but still accepts older ones.
    const { tokensValidAfterTime = "" } = await getAuth(getApp(PROJECT)).getUser(ada.uid);
    expect(Date.parse(tokensValidAfterTime)).toBeGreaterThanOrEqual(asked);
    await waitForNextSecond();
    await logIn(phone, { email: ada.email, password: PASSWORD });
    const again = await createSession(site, await askToken(phone));
    expect(await listSignIns(again.sessionCookie)).toMatchObject([{ isCurrent: true }]);
  });

  it("is ended with all others even if it never opened our pages", async () => {
    const ada = await arriveWithSession(site);
    await waitForNextSecond();
    const elsewhere = visit();
    await logIn(elsewhere, { email: ada.email, password: PASSWORD });
    expect(await endSignIns(ada.browser, { which: "others" })).toEqual({ success: true });
    await expect(fetchJobMarks(elsewhere)).rejects.toMatchObject({ code: "permission-denied" });
    await expect(createSession(site, await askToken(elsewhere))).rejects.toMatchObject(refusal);
  });

  it("can only be ended after a recent log-in or with the password", async () => {
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
    expect(await listSignIns(here.sessionCookie)).toMatchObject([{ isCurrent: true }]);
  });

  it("cannot be ended by others: ids refer to the caller's own", async () => {
    const [ada, bob] = await Promise.all([arriveWithSession(site), arriveWithSession(site)]);
    const which = String(await readBeginning(ada.browser));
    await endSignIns(bob.browser, { which });
    expect((await readSession(site, ada)).account.uid).toBe(ada.uid);
  });

  it("cannot be ended with a token that is not valid for a cookie", async () => {
    const [ada, bob] = await Promise.all([arriveWithSession(site), arriveWithSession(site)]);
    await endSession(site, bob.sessionCookie);
    const replaces = ada.sessionCookie;
    await expect(createSession(site, await askToken(bob.browser), { replaces })).rejects.toMatchObject(
      refusal,
    );
    expect((await readSession(site, ada)).account.uid).toBe(ada.uid);
  });

  it("is not reported as ended after an interrupted account deletion, and nothing is written", async () => {
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
});
