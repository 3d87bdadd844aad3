import { isDeepStrictEqual } from "node:util";

import { deleteAccount, exportAccount } from "@farwork/data";
import { ExportAccountResponse } from "@farwork/domain";
import { getApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";

import { PERSONAL_DATA } from "../apps/functions/src/personal-data/personal-data.ts";
import { toWireFields } from "../apps/functions/src/runtime/wire-fields.ts";
import { PROJECT } from "./emulators.ts";
import { closeJob } from "./feed-jobs.ts";
import { arrive, askToken, PASSWORD, type Person, visit } from "./people.ts";
import {
  silent,
  arriveAndUseEverything,
  arriveAndPayToo,
  type Found,
  readTraces,
  findTraces,
  listCustomers,
  markMany,
} from "./personal-data.ts";
import { waitUntilListed } from "./stored-jobs.ts";
import { database, jobs, first, second } from "./taken-jobs.ts";
import { callWith, readClaims } from "./tokens.ts";

/** All texts, numbers and times anywhere in a value, formatted as in an export. */
function listLeaves(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [JSON.stringify(value)];
  return Object.values(value).flatMap(listLeaves);
}

/** The documents naming a person and their export, read back to back, as payment events may still arrive. */
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

describe("an export", () => {
  it("includes all data about a person, with the facts of their jobs", { tags: ["slow"] }, async () => {
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
        {
          jobId: first,
          markedAt: expect.any(Date),
          job: expect.objectContaining({ isOpen: true, openTo: expect.any(String) }),
        },
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
  });

  it("includes every field of every document that mentions the person", async () => {
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

  it("includes all of 5,000 saved jobs", { tags: ["slow"] }, async () => {
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

  it("only includes the caller's data, and is denied to visitors", async () => {
    const [ada, bob] = await Promise.all([arriveAndUseEverything(), arrive("Bob", silent)]);
    const told = JSON.stringify(await exportAccount(bob.browser));
    expect(told).not.toContain(ada.uid);
    expect(told).not.toContain(ada.email);
    await expect(exportAccount(visit())).rejects.toMatchObject({ code: "unauthenticated" });
  });

  it("is rejected for a revoked token or a disabled account", async () => {
    const [ada, bob] = await Promise.all([arrive("Ada", silent), arrive("Bob", silent)]);
    const [adas, bobs] = await Promise.all([askToken(ada.browser), askToken(bob.browser)]);
    const accounts = getAuth(getApp(PROJECT));
    // Tokens have whole seconds: one from the second of the revocation is still valid.
    await vi.waitUntil(() => Date.now() > (readClaims(adas).auth_time + 1) * 1000, { timeout: 2000 });
    await accounts.revokeRefreshTokens(ada.uid);
    await accounts.updateUser(bob.uid, { disabled: true });
    const refused = { error: { status: "UNAUTHENTICATED" } };
    expect(await callWith("exportAccount", adas)).toMatchObject(refused);
    expect(await callWith("exportAccount", bobs)).toMatchObject(refused);
  });
});

describe("the list of personal data", () => {
  it("includes every document that mentions the person", async () => {
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
