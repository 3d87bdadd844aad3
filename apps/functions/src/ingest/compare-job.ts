import { isDeepStrictEqual } from "node:util";

import { isOpen, type Job, PublicJob } from "@farwork/domain";
import * as z from "zod/mini";

import { type StoredJob, toStoredJob } from "../job-store/job-document.ts";
import { readMembership } from "../search-index/group-membership.ts";
import type { IntakeOutcome } from "./feed-tally.ts";
import { type Feed, feedId, isOneOfMany } from "./feed.ts";
import type { JobWrite } from "./ingest-store.ts";

export interface Compared {
  readonly outcome: IntakeOutcome;
  /** Absent where everything is stored as it should be. */
  readonly write?: JobWrite;
  /** Whether the job was open until now, and is past its own expiry. */
  readonly isClosing: boolean;
}

/**
 * What has to be written of a job that `feed` offers, beside what is stored of it. First and last seen stay, and so
 * does what publication found out about other postings of its position. A posting past its own expiry is closed,
 * however long its source goes on offering it, and a closed one is in no group. When it last changed moves with what
 * readers are told of it, not with what ingestion keeps beside that. Marks of what others repeat are no change: they
 * hang on which postings share a page. A job gets its first ones, and those hold until it is written for another reason.
 */
export function compareJob(
  fresh: Job,
  { stored, feed, now }: { readonly stored: StoredJob | undefined; readonly feed: Feed; readonly now: Date },
): Compared {
  const job = toStoredJob(fresh, chooseFeed(feed, stored));
  const closed = isOpen(fresh, now) ? undefined : { closed_at: stored?.closed_at ?? now };
  if (stored === undefined) {
    const first = { ...job, ...closed, first_seen_at: now, last_seen_at: now, changed_at: now };
    return { outcome: "new", write: { job: first }, isClosing: false };
  }
  // A date ahead of our clock is read as now: at the next run it would be another now, and no change at all.
  const { publication_date } = fresh.publication_date.getTime() === now.getTime() ? stored : fresh;
  const { first_seen_at, last_seen_at, changed_at, missed_at, closed_at } = stored;
  const kept: StoredJob = {
    ...job,
    ...(closed ?? readMembership(stored)),
    publication_date,
    first_seen_at,
    ...(changed_at && { changed_at }),
  };
  const same = { ...kept, last_seen_at, ...(missed_at && { missed_at }) };
  if (isDeepStrictEqual(unmarked(same), unmarked(stored))) {
    const isFirstMarked = stored.repeated === undefined && kept.repeated !== undefined;
    const write = { job: { ...kept, last_seen_at: now }, before: stored };
    return { outcome: "unchanged", ...(isFirstMarked && { write }), isClosing: false };
  }
  const changed = isDeepStrictEqual(pickTold(same), pickTold(stored)) ? {} : { changed_at: now };
  const write = { job: { ...kept, ...changed, last_seen_at: now }, before: stored };
  return { outcome: "changed", write, isClosing: closed !== undefined && closed_at === undefined };
}

const unmarked = (stored: StoredJob) => ({ ...stored, repeated: undefined });

/** What ingestion keeps beside that changes with our code or other jobs, and for no reader. */
const pickTold = (stored: StoredJob) => z.encode(PublicJob, stored);

/** An answer of which nobody says whose board it is takes no job away from the board it came from. */
function chooseFeed(feed: Feed, stored: StoredJob | undefined): string {
  return (isOneOfMany(feed) ? stored?.feed : undefined) ?? feedId(feed);
}
