import { randomUUID } from "node:crypto";

import {
  createSession,
  deleteAccount,
  endSession,
  endSignIns,
  exportAccount,
  fetchJobs,
  getRecommendedJobs,
  logIn,
  readSession,
  saveSearch,
  setJobSaved,
  signUp,
  startCheckout,
  updateProfile,
} from "@farwork/data";
import { getApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";

import * as functions from "../apps/functions/src/index.ts";
import { openFirestore } from "../apps/functions/src/runtime/admin.ts";
import { serveFunctions } from "../apps/functions/src/testing/serve-functions.ts";
import { findEmulators, needAddress, PROJECT } from "./emulators.ts";
import {
  arrive,
  askToken,
  expectToLeave,
  inventEmail,
  openSharedDatabase,
  PASSWORD,
  visit,
} from "./people.ts";

// Firebase's logger captures the console when loaded, so load it first.
const { logged } = vi.hoisted(() => {
  const lines: string[] = [];
  const collect = (line: unknown) => void lines.push(String(line));
  Object.assign(console, { debug: collect, info: collect, log: collect, warn: collect, error: collect });
  return { logged: lines };
});

const PREFIX = `/${PROJECT}/us-central1`;
process.env["FIREBASE_CONFIG"] = JSON.stringify({ projectId: PROJECT });
// Opens the functions' connection first, as they use the first one in their process.
openFirestore();
const database = openSharedDatabase();
let server: Awaited<ReturnType<typeof serveFunctions>>;
beforeAll(async () => {
  server = await serveFunctions(functions, { prefix: PREFIX });
});
afterAll(() => server.close());

/** A browser whose functions run in this process. */
function optionsHere() {
  const emulators = { ...findEmulators(), functions: server.address.replace("http://", "") };
  return { emulators, siteUrl: `${server.address}${PREFIX}` };
}

const visitHere = (requestId?: string) => visit({ ...optionsHere(), ...(requestId && { requestId }) });

const Line = z.looseObject({ severity: z.string(), event: z.optional(z.string()) });
const readLog = () => logged.map((line) => z.parse(Line, JSON.parse(line)));

describe("the log", () => {
  it("consists of JSON lines without personal data, for everything from sign-up to deletion", async () => {
    const email = inventEmail();
    const browser = visitHere();
    const outcome = await signUp(browser, { email, password: PASSWORD, displayName: "Ada Lovelace" });
    if (!outcome.success) throw new Error(outcome.error);
    const { uid } = outcome.account;
    expectToLeave(uid);
    await getAuth(getApp(PROJECT)).updateUser(uid, { emailVerified: true });
    await logIn(browser, { email, password: PASSWORD });
    await updateProfile(browser, uid, { bio: "Lighthouse keeper", skills: ["foghorn"] });
    const token = await askToken(browser);
    const device = randomUUID();
    const { sessionCookie } = await createSession(browser, token, { device });
    await readSession(browser, { sessionCookie, parts: ["user", "saved"] });
    await setJobSaved(browser, "remotive-1", true);
    await fetchJobs(browser, { filters: { search: "foghorn tides" } });
    await getRecommendedJobs(browser, 3);
    await saveSearch(browser, { searchId: "search-1", name: "Foghorns", query: "q=foghorn" });
    const url = await startCheckout(browser, { interval: "month", requestId: "request-1" });
    await functions.sendAlerts.run({ scheduleTime: new Date().toISOString() });
    await exportAccount(browser);
    const refused = {
      method: "POST",
      headers: { "stripe-signature": "t=1,v1=0" },
      body: JSON.stringify({ email }),
    };
    await fetch(`${server.address}${PREFIX}/stripeWebhook`, refused);
    await fetch(`${server.address}${PREFIX}/fetchJobs?email=${email}`, {
      ...refused,
      body: `{"data":{"search":"${email}"}}`,
    });
    const customer = String((await database.doc(`stripeCustomers/${uid}`).get()).get("customerId"));
    expect(await deleteAccount(browser, PASSWORD)).toEqual({ success: true });

    const answered = readLog().filter(({ event }) => event === "request-answered");
    expect(answered.length).toBeGreaterThanOrEqual(10);
    for (const line of answered)
      expect(line).toMatchObject({ requestId: expect.stringMatching(/^[\w-]{8,64}$/) });
    expect(readLog().find(({ event }) => event === "alerts-sent")).toMatchObject({
      runId: expect.any(String),
    });
    const all = logged.join("\n");
    const names = { uid, email, customer, token, sessionCookie, url, device, password: PASSWORD };
    const secrets = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "RESEND_API_KEY", "ALERT_LINK_SECRET"];
    const found = Object.entries(names).filter(([, word]) => word === "" || all.includes(word));
    expect(found).toEqual([]);
    expect(secrets.filter((name) => all.includes(needAddress(name)))).toEqual([]);
    expect(all).not.toMatch(/lovelace|foghorn|lighthouse|eyJ[\w-]+\./i);
  });

  it("records how each session started, was rejected or ended", async () => {
    logged.length = 0;
    const { browser } = await arrive("Ada", optionsHere());
    await expect(createSession(browser, "hello")).rejects.toMatchObject({ code: "unauthenticated" });
    const { sessionCookie } = await createSession(browser, await askToken(browser));
    expect(await endSignIns(browser, { which: "others" })).toEqual({ success: true });
    await endSession(browser, sessionCookie);
    const told = () =>
      readLog()
        .filter(({ event, name }) => event === "request-answered" && /^(create|end)S/.test(String(name)))
        .map(({ name, status }) => ({ name, status }));
    // Lines are written after the response is sent.
    await vi.waitUntil(() => told().length >= 4, { timeout: 30_000 });
    expect(told()).toEqual([
      { name: "createSession", status: 401 },
      { name: "createSession", status: 200 },
      { name: "endSignIns", status: 200 },
      { name: "endSession", status: 200 },
    ]);
  });

  it("has the web server's request id in the functions' lines, too", async () => {
    logged.length = 0;
    await fetchJobs(visitHere("from-the-web-server"), {});
    expect(readLog()).toContainEqual(
      expect.objectContaining({
        event: "request-answered",
        name: "fetchJobs",
        requestId: "from-the-web-server",
      }),
    );
  });
});
