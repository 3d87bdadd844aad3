import { randomUUID } from "node:crypto";

import type { BillingState, SavedSearch } from "@farwork/domain";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { type Firestore, getFirestore } from "firebase-admin/firestore";

import { type Person, withIdentityService } from "./people.ts";

/** Sets a person's plan as if by Stripe, without waiting for months. */
export async function setBilling({ uid }: Person, state: BillingState): Promise<void> {
  const claims = state.plan === "pro" ? { plan: "pro" } : {};
  await withIdentityService((auth) => auth.setCustomUserClaims(uid, claims));
  await withDatabase((firestore) => firestore.doc(`billing/${uid}`).set(state));
}

/** Records why a person gets no emails, like the server. */
export async function setMailPreferences({ uid }: Person, reasons: Record<string, Date>): Promise<void> {
  await withDatabase((firestore) => firestore.doc(`mailPreferences/${uid}`).set(reasons));
}

type StoredSearch = Pick<SavedSearch, "name" | "query"> & Partial<SavedSearch>;

/** Gives a person saved searches, e.g. more than Free allows. The first is the oldest. */
export async function storeSearches({ uid }: Person, searches: readonly StoredSearch[]): Promise<void> {
  await withDatabase(async (firestore) => {
    for (const [index, search] of searches.entries()) {
      const searchId = `search-${index}-${uid}`.slice(0, 40);
      const at = new Date(Date.now() - (searches.length - index) * 24 * 3_600_000);
      const facts = { frequency: "weekly", isPaused: false, createdAt: at, updatedAt: at, seenUntil: at };
      await firestore.doc(`users/${uid}/savedSearches/${searchId}`).set({ searchId, ...facts, ...search });
    }
  });
}

/** Gives a person a list of saved jobs, newest first. */
export async function storeSaved({ uid }: Person, jobIds: readonly string[]): Promise<void> {
  await withDatabase(async (firestore) => {
    const batch = firestore.batch();
    for (const [at, jobId] of jobIds.entries()) {
      const savedAt = new Date(Date.now() - (at + 1) * 60_000);
      batch.set(firestore.doc(`users/${uid}/savedJobs/${jobId}`), { jobId, savedAt });
    }
    await batch.commit();
  });
}

/** The ids of some of the board's jobs. */
export async function findJobIds(total: number): Promise<string[]> {
  return withDatabase(async (firestore) => {
    const { docs } = await firestore.collection("jobs").limit(total).select().get();
    return docs.map(({ id }) => id);
  });
}

/** Confirms a person's address, like the link in the email. */
export async function confirmAddress({ uid }: Person): Promise<void> {
  await withIdentityService((auth) => auth.updateUser(uid, { emailVerified: true }));
}

async function withDatabase<Result>(work: (firestore: Firestore) => Promise<Result>): Promise<Result> {
  const app = initializeApp({ projectId: process.env["GCLOUD_PROJECT"] ?? "" }, randomUUID());
  try {
    return await work(getFirestore(app));
  } finally {
    await deleteApp(app);
  }
}
