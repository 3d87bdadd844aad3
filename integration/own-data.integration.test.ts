import { isDeepStrictEqual } from "node:util";

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
  stopAlerts,
  updateProfile,
} from "@farwork/data";
import { ExportAccountResponse } from "@farwork/domain";
import { getApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { type CollectionReference, type DocumentData, Timestamp } from "firebase-admin/firestore";
import { getAuth as getBrowserAuth } from "firebase/auth";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";

import { createAlertToken } from "../apps/functions/src/mail/alert-token.ts";
import { PERSONAL_DATA } from "../apps/functions/src/personal-data/personal-data.ts";
import { toWireFields } from "../apps/functions/src/runtime/wire-fields.ts";
import { needAddress, openVisitor, PROJECT } from "./emulators.ts";
import { closeJob, type FeedJobs, takeJobsIn } from "./feed-jobs.ts";
import { datePasswords } from "./identity-service.ts";
import { interceptRequests } from "./intercept.ts";
import { keepCalling } from "./keep-calling.ts";
import {
  arrive,
  askAgedToken,
  askToken,
  expectToLeave,
  openSharedDatabase,
  PASSWORD,
  type Person,
  visit,
} from "./people.ts";
import { removeJobs, waitUntilListed } from "./stored-jobs.ts";
import { subscribe } from "./stripe-pages.ts";
import { callWith, readClaims } from "./tokens.ts";

const site = openVisitor("own-data-site");
const silent = { onProblem: () => {} };
const database = openSharedDatabase();
let jobs: FeedJobs;
let first: string;
let second: string;
beforeAll(async () => {
  jobs = await takeJobsIn();
  [first = "", second = ""] = jobs.ids;
});
/**
 * Firebase's emulator starts a process for each deletion that no other is free for, and on a busy machine loses those
 * whose processes are late. One is free from here on.
 */
beforeAll(async () => {
  const first = await arrive("First", silent);
  await getBrowserAuth(first.browser.app).currentUser?.delete();
  await vi.waitUntil(async () => (await findTraces(first)).length === 0, { timeout: 60_000, interval: 200 });
});
afterEach(() => {
  vi.unstubAllGlobals();
});
afterAll(() => removeJobs(database, jobs.ids));

/** Somebody who has used everything there is to use. */
async function arriveAndUseEverything(): Promise<Person> {
  const ada = await arrive("Ada", silent);
  await setJobSaved(ada.browser, first, true);
  await setJobApplied(ada.browser, second, true);
  await updateProfile(ada.browser, ada.uid, { bio: "=1+1", skills: ["C++"], preferences: { salaryMin: 1 } });
  return ada;
}

/** The same, and a subscription, whose events take a moment. */
async function arriveAndPayToo(): Promise<Person> {
  const ada = await arriveAndUseEverything();
  await subscribe(database, ada);
  await saveSearch(ada.browser, { searchId: "search-1", name: "React", query: "q=react" });
  await setHiddenEntries(ada.browser, { jobs: [first], companies: [] });
  await createSession(site, await askToken(ada.browser), { browser: "Firefox" });
  await stopAlerts(ada.browser, createAlertToken(ada.uid, needAddress("ALERT_LINK_SECRET")));
  // As it stands while a mail to them is under way.
  await database.doc(`alertDeliveries/${ada.uid}`).set({ to: ada.email });
  return ada;
}

interface Found {
  readonly path: string;
  readonly content: string;
  readonly fields: DocumentData;
}
/** Every document of the database. */
async function readAll(collections: CollectionReference[]): Promise<Found[]> {
  const found: Found[] = [];
  for (const collection of collections) {
    const contents = new Map((await collection.get()).docs.map((kept) => [kept.id, kept.data()]));
    for (const document of await collection.listDocuments()) {
      const fields = contents.get(document.id) ?? {};
      found.push({ path: document.path, content: JSON.stringify(fields), fields });
      if (mayHoldMore(document.path)) found.push(...(await readAll(await document.listCollections())));
    }
  }
  return found;
}
/** Asking each of some thousand jobs and chunks what lies beneath would take minutes. */
const mayHoldMore = (path: string) => !/^(jobs|searchIndexChunks)\//.test(path);

/** The documents that name a person, by their own path or anywhere in their fields. */
async function readTraces({ uid, email }: Pick<Person, "uid" | "email">, customerId = uid): Promise<Found[]> {
  const all = await readAll(await database.listCollections());
  const names = (text: string) => [uid, email, customerId].some((name) => text.includes(name));
  return all.filter(({ path, content }) => names(path) || names(content));
}

async function findTraces(...who: Parameters<typeof readTraces>): Promise<string[]> {
  return (await readTraces(...who)).map(({ path }) => path);
}

/** Every text, number and moment that stands anywhere in a value, as an export writes it. */
function listLeaves(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [JSON.stringify(value)];
  return Object.values(value).flatMap(listLeaves);
}

/** What names a person and what they are told, with nothing between: later events of a payment still come in. */
async function exportAtRest(person: Person) {
  let traces = await readTraces(person);
  for (;;) {
    const told = new Set(listLeaves(z.encode(ExportAccountResponse, await exportAccount(person.browser))));
    const after = await readTraces(person);
    if (isDeepStrictEqual(toContents(after), toContents(traces))) return { traces, told };
    traces = after;
  }
}
const toContents = (found: Found[]) => found.map(({ path, content }) => [path, content]);

const Customers = z.object({ data: z.array(z.object({ id: z.string() })) });
async function listCustomers(email: string) {
  const query = new URLSearchParams({ email, limit: "100" });
  const answer = await fetch(`${needAddress("STRIPE_API_BASE")}/v1/customers?${query.toString()}`);
  return z.parse(Customers, await answer.json()).data;
}

const findAccount = (uid: string) =>
  getAuth(getApp(PROJECT))
    .getUser(uid)
    .catch(() => undefined);

async function markMany(uid: string, total: number): Promise<void> {
  const writer = database.bulkWriter();
  for (let at = 0; at < total; at += 1) {
    const jobId = `remotive-${10_000_000 + at}`;
    const savedAt = Timestamp.fromMillis(at * 1000);
    void writer.set(database.doc(`users/${uid}/savedJobs/${jobId}`), { jobId, savedAt });
  }
  await writer.close();
}

describe("an export", () => {
  it(
    "tells all that the board holds of a person, with the facts of the jobs they marked",
    { tags: ["slow"] },
    async () => {
      const ada = await arriveAndPayToo();
      await closeJob(database, second);
      await waitUntilListed(ada.browser, { tags: [jobs.tag] }, 22);
      await database.doc(`users/${ada.uid}/savedJobs/remotive-0`).set({ jobId: "remotive-0" });
      const told = await exportAccount(ada.browser);
      const customerId = (await listCustomers(ada.email))[0]?.id;
      expect(told).toEqual({
        exportedAt: expect.any(Date),
        signIn: {
          uid: ada.uid,
          email: ada.email,
          displayName: "Ada",
          isEmailVerified: false,
          createdAt: expect.any(Date),
          lastSignInAt: expect.any(Date),
          claims: { plan: "pro" },
        },
        user: {
          uid: ada.uid,
          email: ada.email,
          displayName: "Ada",
          createdAt: expect.stringMatching(/Z$/),
          updatedAt: expect.stringMatching(/Z$/),
          paymentPlanSelected: true,
          stripeCustomerId: customerId,
          bio: "=1+1",
          skills: ["C++"],
          preferences: { salaryMin: 1 },
        },
        savedJobs: [
          { jobId: first, markedAt: expect.any(Date), job: expect.objectContaining({ isOpen: true }) },
          { jobId: "remotive-0" },
        ],
        appliedJobs: [
          { jobId: second, markedAt: expect.any(Date), job: expect.objectContaining({ isOpen: false }) },
        ],
        billing: {
          plan: "pro",
          subscription: {
            status: "active",
            interval: "month",
            currentPeriodEnd: expect.stringMatching(/Z$/),
          },
        },
        savedSearches: [
          expect.objectContaining({
            name: "React",
            query: "q=react",
            createdAt: expect.stringMatching(/Z$/),
          }),
        ],
        hiddenEntries: { jobs: [first], companies: [], updatedAt: expect.stringMatching(/Z$/) },
        mailPreferences: { stoppedAt: expect.stringMatching(/Z$/) },
        alertDelivery: { to: ada.email },
        paymentCustomer: expect.objectContaining({ customerId }),
        signIns: {
          signIns: {
            [readClaims(await askToken(ada.browser)).auth_time]: {
              browser: "Firefox",
              usedOn: expect.stringMatching(/T00:00:00(\.000)?Z$/),
            },
          },
          endedBefore: expect.any(Number),
          devices: {},
        },
        leftOut: { savedJobs: 0, appliedJobs: 0 },
      });
      const stored = await database.doc(`jobs/${first}`).get();
      expect(told.savedJobs[0]?.job).toMatchObject({
        title: stored.get("title"),
        company_name: stored.get("company_name"),
        url: stored.get("url"),
      });
    },
  );

  it("holds every field of every document of the database that names the person", async () => {
    const ada = await arriveAndPayToo();
    const { traces, told } = await exportAtRest(ada);
    expect(traces.length).toBeGreaterThanOrEqual(Object.keys(PERSONAL_DATA).length);
    const missing = traces.flatMap(({ path, fields }) =>
      listLeaves(toWireFields(fields))
        .filter((leaf) => !told.has(leaf))
        .map((leaf) => `${path}: ${leaf}`),
    );
    expect(missing).toEqual([]);
  });

  it("takes in whoever saved 5,000 jobs, and leaves none out", { tags: ["slow"] }, async () => {
    const ada = await arrive("Ada", silent);
    await markMany(ada.uid, 5000);
    const { savedJobs, leftOut } = await exportAccount(ada.browser);
    expect(savedJobs).toHaveLength(5000);
    expect([savedJobs.at(0)?.jobId, savedJobs.at(-1)?.jobId]).toEqual([
      "remotive-10004999",
      "remotive-10000000",
    ]);
    expect(leftOut.savedJobs).toBe(0);
    expect(await deleteAccount(ada.browser, PASSWORD)).toEqual({ success: true });
    expect(await findTraces(ada)).toEqual([]);
  });

  it("is of one's own data alone, and of nobody's for a visitor", async () => {
    const [ada, bob] = await Promise.all([arriveAndUseEverything(), arrive("Bob", silent)]);
    const told = JSON.stringify(await exportAccount(bob.browser));
    expect(told).not.toContain(ada.uid);
    expect(told).not.toContain(ada.email);
    await expect(exportAccount(visit())).rejects.toMatchObject({ code: "unauthenticated" });
  });

  it("is refused to a token that was revoked, or whose account was disabled", async () => {
    const [ada, bob] = await Promise.all([arrive("Ada", silent), arrive("Bob", silent)]);
    const [adas, bobs] = await Promise.all([askToken(ada.browser), askToken(bob.browser)]);
    const accounts = getAuth(getApp(PROJECT));
    // Tokens are dated in whole seconds: one of the second in which they were revoked still holds.
    await vi.waitUntil(() => Date.now() > (readClaims(adas).auth_time + 1) * 1000, { timeout: 2000 });
    await accounts.revokeRefreshTokens(ada.uid);
    await accounts.updateUser(bob.uid, { disabled: true });
    const refused = { error: { status: "UNAUTHENTICATED" } };
    expect(await callWith("exportAccount", adas)).toMatchObject(refused);
    expect(await callWith("exportAccount", bobs)).toMatchObject(refused);
  });
});

describe("the list of where a person's data lies", () => {
  it("names every document of the database that names them", async () => {
    const ada = await arriveAndPayToo();
    const places = new Set(Object.values(PERSONAL_DATA).map((place) => place(ada.uid)));
    const traces = await findTraces(ada);
    const parentOf = (path: string) => path.slice(0, path.lastIndexOf("/"));
    const forgotten = traces.filter((path) => !places.has(path) && !places.has(parentOf(path)));
    expect(forgotten).toEqual([]);
    const seen = new Set(traces.flatMap((path) => [path, parentOf(path)]));
    expect([...places].filter((place) => !seen.has(place))).toEqual([]);
  });
});

describe("deleting an account", () => {
  it("leaves no document that names the person, no customer at Stripe, and no sign-in", async () => {
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

  it("asks for the password: another one deletes nothing", async () => {
    const ada = await arriveAndUseEverything();
    const before = await findTraces(ada);
    expect(await deleteAccount(ada.browser, "wrong horse")).toMatchObject({
      success: false,
      code: "auth/wrong-password",
    });
    expect(await findTraces(ada)).toEqual(before);
    expect((await fetchJobMarks(ada.browser)).saved).toHaveLength(1);
  });

  it("is done once where it was asked for twice at the same time", async () => {
    const ada = await arriveAndUseEverything();
    const twice = await Promise.all([1, 2].map(() => deleteAccount(ada.browser, PASSWORD)));
    expect(twice).toContainEqual({ success: true });
    expect(await findTraces(ada)).toEqual([]);
  });

  it("is known to be done at the next try where its answer was lost", async () => {
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

  it("does the rest where the sign-in had gone without it", async () => {
    const ada = await arriveAndUseEverything();
    const token = await askToken(ada.browser);
    await getAuth(getApp(PROJECT)).deleteUser(ada.uid);
    expect(await callWith("deleteAccount", token)).toMatchObject({ result: {} });
    expect(await findTraces(ada)).toEqual([]);
    expect(await listCustomers(ada.email)).toEqual([]);
  });

  it("follows by itself where its person deleted it at the identity service alone", async () => {
    const ada = await arriveAndUseEverything();
    const { currentUser } = getBrowserAuth(ada.browser.app);
    await currentUser?.delete();
    expect(await findAccount(ada.uid)).toBeUndefined();
    const left = async () => [await findTraces(ada), await listCustomers(ada.email)];
    await expect.poll(left, { timeout: 20_000 }).toEqual([[], []]);
  });

  it("tells whose account was deleted in another browser that their session is over", async () => {
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

  it("leaves nothing of jobs that another tab saves all the while", async () => {
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
    // What was there before is deleted while others are added.
    await markMany(ada.uid, 500);
    expect(await deleteAccount(ada.browser, PASSWORD)).toEqual({ success: true });
    for (const { stop } of marking)
      expect(await stop()).toMatchObject({ error: { status: "UNAUTHENTICATED" } });
    expect(await findTraces(ada)).toEqual([]);
  });

  it("leaves nothing of callers who were making the payment customer", async () => {
    const ada = await arriveWithoutCustomer();
    // Settled from the start: any of them may be refused while the deletion goes on.
    const making = Promise.allSettled(Array.from({ length: 5 }, () => ensureStripeCustomer(ada.browser)));
    const outcome = await deleteAccount(ada.browser, PASSWORD);
    await making;
    expect(outcome).toEqual({ success: true });
    expect(await listCustomers(ada.email)).toEqual([]);
    expect(await findTraces(ada)).toEqual([]);
  });

  it("lets the same e-mail begin anew", async () => {
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

  it("is refused to a sign-in of more than five minutes ago", async () => {
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
  it("brings nothing back", async () => {
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

/** Somebody whose sign-up came as far as the user document, and no further. */
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
