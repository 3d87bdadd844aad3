import { JobFilters, queryJobIndex, readJobIds } from "@farwork/domain";
import type { Firestore } from "firebase-admin/firestore";
import * as z from "zod/mini";

import { createIndexStore } from "../apps/functions/src/search-index/index-store.ts";
import { openStoredIndex } from "../apps/functions/src/search-index/stored-index.ts";

/** The state after ingestion, for detecting lost, duplicated or incomplete data. */
export interface TakenIn {
  /** By id, without the times of seeing and changing, which differ between runs. */
  readonly jobs: Readonly<Record<string, object>>;
  /** The ids found by a search without filters. */
  readonly listed: readonly string[];
  /** Unpublished change records. */
  readonly unpublished: number;
}

export async function readTakenIn(database: Firestore): Promise<TakenIn> {
  const stored = await database.collection("jobs").get();
  const jobs = stored.docs.map((document) => {
    const { first_seen_at, last_seen_at, changed_at, closed_at, missed_at, ...facts } = document.data();
    const seen = [first_seen_at, last_seen_at, changed_at].map((time) => time !== undefined);
    const closed = closed_at !== null;
    return [document.id, { ...facts, seen, closed, missed: missed_at !== undefined }] as const;
  });
  const loaded = await openStoredIndex(createIndexStore(database), () => new Date()).load(undefined);
  if (loaded.status !== "loaded") throw new Error(`The index is ${loaded.status}.`);
  const { index } = loaded.index;
  const query = { filters: z.parse(JobFilters, {}), page: 1, pageSize: 100_000, facets: false };
  const listed = readJobIds(index, queryJobIndex(index, query, new Date()).docs);
  const notes = await database.collection("indexChanges").get();
  return { jobs: Object.fromEntries(jobs), listed: listed.toSorted(), unpublished: notes.size };
}
