import * as z from "zod/mini";

import { deviceStorage } from "../../platform/storage/browser-storage.ts";
import { SAVED_COPY_ITEM } from "../../platform/storage/storage-keys.ts";

const SavedJobCopy = z.object({
  jobId: z.string(),
  /** The path of its page, without parameters. */
  path: z.string(),
  title: z.string(),
  company: z.string(),
  /** What the entry showed: place, job type, seniority, pay. */
  facts: z.array(z.string()),
});
const SavedCopy = z.object({
  uid: z.string(),
  keptAt: z.number(),
  /** The total of the list; absent in copies from before lists had pages. */
  totalJobs: z.optional(z.number()),
  jobs: z.array(SavedJobCopy),
});

/** An entry of the saved list, kept on this device. */
export type SavedJobCopy = z.infer<typeof SavedJobCopy>;

/** The first page of a user's saved list as last shown here; `keptAt` in epoch milliseconds. */
export type SavedCopy = z.infer<typeof SavedCopy>;

/** Replaces the kept list. Does nothing if storage is blocked. */
export function writeSavedCopy(copy: SavedCopy): void {
  deviceStorage.write(SAVED_COPY_ITEM, copy);
}

/** The list kept for this user, never another's. */
export function readSavedCopy(uid: string): SavedCopy | undefined {
  const stored = SavedCopy.safeParse(deviceStorage.read(SAVED_COPY_ITEM));
  return stored.success && stored.data.uid === uid ? stored.data : undefined;
}
