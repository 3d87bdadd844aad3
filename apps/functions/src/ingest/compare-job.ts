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
  /** Absent if the stored job is up to date. */
  readonly write?: JobWrite;
  /** Whether the job was open until now and has expired. */
  readonly isClosing: boolean;
}

/**
 * Compares a job that `feed` offers with the stored one and decides what to write. First and last seen are kept, and so
 * are known duplicates. Expired postings are closed even if the source still offers them, and closed ones are in no
 * duplicate group. The change date only depends on public fields. Boilerplate marks do not count as a change, as they
 * depend on which postings share a page: a job keeps its first marks until it is written for another reason.
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
  // Future dates are read as now, which differs in every run but is not a change.
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

/** Internal fields may change with our code or other jobs, which is not a change for readers. */
const pickTold = (stored: StoredJob) => z.encode(PublicJob, stored);

/** A response from an unknown board does not take jobs away from their known board. */
function chooseFeed(feed: Feed, stored: StoredJob | undefined): string {
  return (isOneOfMany(feed) ? stored?.feed : undefined) ?? feedId(feed);
}
