import {
  createSession,
  saveSearch,
  setHiddenEntries,
  setJobApplied,
  setJobSaved,
  stopAlerts,
  updateProfile,
} from "@farwork/data";
import { type CollectionReference, type DocumentData, Timestamp } from "firebase-admin/firestore";
import { getAuth as getBrowserAuth } from "firebase/auth";
import { beforeAll, vi } from "vitest";
import * as z from "zod/mini";

import { createAlertToken } from "../apps/functions/src/mail/alert-token.ts";
import { needAddress, openVisitor } from "./emulators.ts";
import { arrive, askToken, type Person } from "./people.ts";
import { subscribe } from "./stripe-pages.ts";
import { database, first, second } from "./taken-jobs.ts";

export const site = openVisitor("own-data-site");
export const silent = { onProblem: () => {} };
/**
 * Firebase's emulator starts a process for each deletion if none is free, and on a busy machine loses those whose
 * processes are late. Warms one up by deleting people one by one until one is completely deleted.
 */
beforeAll(() => vi.waitUntil(leaveNothing, { timeout: 100_000 }));

async function leaveNothing(): Promise<boolean> {
  const someone = await arrive("Someone", silent);
  await getBrowserAuth(someone.browser.app).currentUser?.delete();
  const left = vi.waitUntil(async () => (await findTraces(someone)).length === 0, {
    timeout: 30_000,
    interval: 200,
  });
  return left.catch(() => false);
}

/** A person who has used every feature. */
export async function arriveAndUseEverything(): Promise<Person> {
  const ada = await arrive("Ada", silent);
  await setJobSaved(ada.browser, first, true);
  await setJobApplied(ada.browser, second, true);
  await updateProfile(ada.browser, ada.uid, { bio: "=1+1", skills: ["C++"], preferences: { salaryMin: 1 } });
  return ada;
}

/** The same with a subscription, whose events take a moment. */
export async function arriveAndPayToo(): Promise<Person> {
  const ada = await arriveAndUseEverything();
  await subscribe(database, ada);
  await saveSearch(ada.browser, { searchId: "search-1", name: "React", query: "q=react" });
  await setHiddenEntries(ada.browser, { jobs: [first], companies: [] });
  await createSession(site, await askToken(ada.browser), { browser: "Firefox" });
  await stopAlerts(ada.browser, createAlertToken(ada.uid, needAddress("ALERT_LINK_SECRET")));
  // As while an email to them is being sent.
  await database.doc(`alertDeliveries/${ada.uid}`).set({ to: ada.email });
  return ada;
}

export interface Found {
  readonly path: string;
  readonly content: string;
  readonly fields: DocumentData;
}
/** Every document of the database. */
export async function readAll(collections: CollectionReference[]): Promise<Found[]> {
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
/** Listing subcollections of thousands of jobs and chunks would take minutes. */
export const mayHoldMore = (path: string) => !/^(jobs|searchIndexChunks)\//.test(path);

/** The documents that mention a person in their path or anywhere in their fields. */
export async function readTraces(
  { uid, email }: Pick<Person, "uid" | "email">,
  customerId = uid,
): Promise<Found[]> {
  const all = await readAll(await database.listCollections());
  const names = (text: string) => [uid, email, customerId].some((name) => text.includes(name));
  return all.filter(({ path, content }) => names(path) || names(content));
}

export async function findTraces(...who: Parameters<typeof readTraces>): Promise<string[]> {
  return (await readTraces(...who)).map(({ path }) => path);
}

export const Customers = z.object({ data: z.array(z.object({ id: z.string() })) });
export async function listCustomers(email: string) {
  const query = new URLSearchParams({ email, limit: "100" });
  const answer = await fetch(`${needAddress("STRIPE_API_BASE")}/v1/customers?${query.toString()}`);
  return z.parse(Customers, await answer.json()).data;
}

export async function markMany(uid: string, total: number): Promise<void> {
  const writer = database.bulkWriter();
  for (let at = 0; at < total; at += 1) {
    const jobId = `remotive-${10_000_000 + at}`;
    const savedAt = Timestamp.fromMillis(at * 1000);
    void writer.set(database.doc(`users/${uid}/savedJobs/${jobId}`), { jobId, savedAt });
  }
  await writer.close();
}
