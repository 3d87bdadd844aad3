import { randomUUID } from "node:crypto";

import type { BillingState, SavedSearch } from "@farwork/domain";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { type Firestore, getFirestore } from "firebase-admin/firestore";

import { type Person, withIdentityService } from "./people.ts";

/** Has a person's plan stand as Stripe's word of it would leave it, without the months that takes. */
export async function setBilling({ uid }: Person, state: BillingState): Promise<void> {
  const claims = state.plan === "pro" ? { plan: "pro" } : {};
  await withIdentityService((auth) => auth.setCustomUserClaims(uid, claims));
  await withDatabase((firestore) => firestore.doc(`billing/${uid}`).set(state));
}

/** Why a person gets no mail, as the server notes it. */
export async function setMailPreferences({ uid }: Person, reasons: Record<string, Date>): Promise<void> {
  await withDatabase((firestore) => firestore.doc(`mailPreferences/${uid}`).set(reasons));
}

type StoredSearch = Pick<SavedSearch, "name" | "query"> & Partial<SavedSearch>;

/** Gives a person saved searches, as many as there are: the page of somebody who left Pro. The first is the oldest. */
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

/** Gives a person a saved list, the newest first, without the hours that takes by hand. */
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

/** The ids of some of the jobs that the board has. */
export async function findJobIds(total: number): Promise<string[]> {
  return withDatabase(async (firestore) => {
    const { docs } = await firestore.collection("jobs").limit(total).select().get();
    return docs.map(({ id }) => id);
  });
}

/** Says that a person's address is theirs, as the link of the mail would. */
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
