import { type JobIndex, listNewJobs, readJobIds } from "@farwork/domain";

import { fileNewJobs, type SharingPosting } from "./file-new-jobs.ts";
import { type NewJobs, NEW_FOR_MS, type NewJobsStore } from "./new-jobs.ts";

/** Each conflict means another run filed jobs, so this many in a row indicate a bug. */
const MAX_LOST = 20;
/** Jobs per filing: far below the limits of a document or transaction. */
const MAX_FILED = 2000;

export interface NoticeServices {
  readonly newJobs: NewJobsStore;
  /** The existing ones of these jobs, and all others with their duplicate keys. */
  readonly readSharing: (jobIds: readonly string[]) => Promise<readonly SharingPosting[]>;
}

/**
 * Files jobs of the published index that alerts do not know yet, and returns all new jobs. Uses Firestore's clock and
 * is shared by everyone, so that slow polls and concurrent runs never report a job twice or miss it. Only published
 * jobs count, as their duplicates are known.
 *
 * @throws Error if others file first every time, or if the database fails.
 */
export async function noticeJobs(
  { newJobs, readSharing }: NoticeServices,
  index: JobIndex,
  now: Date,
): Promise<NewJobs> {
  const oldest = new Date(now.getTime() - NEW_FOR_MS);
  const listed = readJobIds(index, listNewJobs(index, oldest, now));
  for (let lost = 0; lost < MAX_LOST;) {
    const known = await newJobs.read();
    const fresh = listed.filter((id) => !known.entries.has(id)).slice(0, MAX_FILED);
    if (fresh.length === 0) return known;
    const filed = fileNewJobs(fresh, await readSharing(fresh), { known: known.entries, oldest });
    // Jobs that are gone by now are not filed; the next index will not have them.
    if (filed.length === 0) return known;
    const isFiled = await newJobs.file(known.version, filed);
    if (!isFiled) lost += 1;
    else if (fresh.length < MAX_FILED) return newJobs.read();
  }
  throw new Error("Others filed jobs each time it was about to be.");
}
