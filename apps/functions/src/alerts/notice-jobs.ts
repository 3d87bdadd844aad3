import { type JobIndex, listNewJobs, readJobIds } from "@farwork/domain";

import { fileNewJobs, type SharingPosting } from "./file-new-jobs.ts";
import { type NewJobs, NEW_FOR_MS, type NewJobsStore } from "./new-jobs.ts";

/** Each loss is another run's filing, so this many in a row are a fault and no bad luck. */
const MAX_LOST = 20;
/** Jobs filed at a time: far below what a document or a transaction takes. */
const MAX_FILED = 2000;

export interface NoticeServices {
  readonly newJobs: NewJobsStore;
  /** These jobs, as far as they are there, and all others of their duplicate keys. */
  readonly readSharing: (jobIds: readonly string[]) => Promise<readonly SharingPosting[]>;
}

/**
 * Files the jobs of the published index that alerts do not know yet, and gives all new jobs. By Firestore's clock, and once
 * for everybody: neither a poll that took long, whose jobs were seen long before they were stored, nor two runs at once
 * make a job new twice, or never. Only what is published counts, for of that it is known which postings are one.
 *
 * @throws Error where others file each time first; what the database throws.
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
    // Those that are gone by now are not filed, and the next index does not have them.
    if (filed.length === 0) return known;
    const isFiled = await newJobs.file(known.version, filed);
    if (!isFiled) lost += 1;
    else if (fresh.length < MAX_FILED) return newJobs.read();
  }
  throw new Error("Others filed jobs each time it was about to be.");
}
