import * as z from "zod/mini";

import { deviceStorage } from "../../platform/storage/browser-storage.ts";
import { SAVED_COPY_ITEM } from "../../platform/storage/storage-keys.ts";

const SavedJobCopy = z.object({
  jobId: z.string(),
  /** Of its page, without parameters. */
  path: z.string(),
  title: z.string(),
  company: z.string(),
  /** What the entry told of the job, in its words: place, job type, seniority, pay. */
  facts: z.array(z.string()),
});
const SavedCopy = z.object({
  uid: z.string(),
  keptAt: z.number(),
  /** On all pages of the list; absent in copies from before there were pages. */
  totalJobs: z.optional(z.number()),
  jobs: z.array(SavedJobCopy),
});

/** What an entry of the saved list says, kept on this device. */
export type SavedJobCopy = z.infer<typeof SavedJobCopy>;

/** The first page of a person's saved list as it was last shown here; `keptAt` in epoch milliseconds. */
export type SavedCopy = z.infer<typeof SavedCopy>;

/** Keeps the list in place of whatever was kept. Where a browser keeps nothing, nothing happens. */
export function writeSavedCopy(copy: SavedCopy): void {
  deviceStorage.write(SAVED_COPY_ITEM, copy);
}

/** The list kept for this person; another's is never given. */
export function readSavedCopy(uid: string): SavedCopy | undefined {
  const stored = SavedCopy.safeParse(deviceStorage.read(SAVED_COPY_ITEM));
  return stored.success && stored.data.uid === uid ? stored.data : undefined;
}
