import { type Client, fetchJobs } from "@farwork/data";
import type { FetchJobsQuery } from "@farwork/domain";
import type { Firestore, WriteBatch } from "firebase-admin/firestore";
import { expect, vi } from "vitest";

import { noteChangedJobs } from "../apps/functions/src/search-index/index-changes.ts";
import { createIndexStore } from "../apps/functions/src/search-index/index-store.ts";
import { publishChanges } from "../apps/functions/src/search-index/publish-changes.ts";

/** Changes jobs directly, and publishes the changes like ingestion. */
export async function changeJobs(
  database: Firestore,
  jobIds: readonly string[],
  change: (batch: WriteBatch) => void,
): Promise<void> {
  const batch = database.batch();
  change(batch);
  noteChangedJobs(database, batch, jobIds);
  await batch.commit();
  await publishChanges(createIndexStore(database), () => new Date());
}

export async function removeJobs(database: Firestore, jobIds: readonly string[]): Promise<void> {
  await changeJobs(database, jobIds, (batch) => {
    for (const id of jobIds) batch.delete(database.doc(`jobs/${id}`));
  });
}

/** Waits until published changes are shown, like someone reloading the page, as instances only check periodically. */
export async function waitUntilListed(
  visitor: Client,
  filters: FetchJobsQuery["filters"],
  totalJobs: number,
): Promise<void> {
  await waitUntil(async () => {
    const page = await fetchJobs(visitor, { filters, pageSize: 1, view: "card" });
    expect(page.totalJobs).toBe(totalJobs);
  });
}

/** The same for other checks. */
export async function waitUntil(isShown: () => Promise<void>): Promise<void> {
  await vi.waitFor(isShown, { timeout: 30_000, interval: 200 });
}
