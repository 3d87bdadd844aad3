import { type DuplicateCandidate, groupDuplicates } from "@farwork/domain";

import type { CommitTime } from "./commit-time.ts";
import type { FiledJob, NewJob } from "./new-jobs.ts";

/** An open or closed posting, for comparison with others of its position. */
export interface SharingPosting extends DuplicateCandidate {
  readonly duplicateKey: string;
  readonly first_seen_at: Date;
  readonly closed_at?: Date | undefined;
  readonly committedAt: CommitTime;
}

/**
 * Files listed jobs that are not known yet. `sharing` are all postings with their duplicate keys, including themselves
 * and closed ones. A job that was on the board at the same time as another posting of its position inherits the time
 * that one was noticed; if that is before `oldest`, the job is not new. A posting that was closed before the job
 * appeared does not count: reopened positions are new.
 */
export function fileNewJobs(
  fresh: readonly string[],
  sharing: readonly SharingPosting[],
  { known, oldest }: { readonly known: ReadonlyMap<string, NewJob>; readonly oldest: Date },
): FiledJob[] {
  const byKey = Map.groupBy(sharing, ({ duplicateKey }) => duplicateKey);
  const byId = new Map(sharing.map((posting): [string, SharingPosting] => [posting.firestoreId, posting]));
  return fresh.flatMap((jobId) => {
    const posting = byId.get(jobId);
    if (posting === undefined) return [];
    const position = findPosition(posting, byKey.get(posting.duplicateKey) ?? []);
    const noticed = position.flatMap(({ firestoreId }) => known.get(firestoreId)?.noticedAt ?? []);
    const isOld = position.some(({ first_seen_at }) => first_seen_at <= oldest);
    return {
      jobId,
      committedAt: Math.min(...position.map(({ committedAt }) => committedAt)),
      ...(noticed.length > 0 ? { noticedAt: Math.min(...noticed) } : isOld && { noticedAt: 0 }),
    };
  });
}

/** A posting and all of its position that overlap in time with it, directly or through others. */
function findPosition(posting: SharingPosting, sharing: readonly SharingPosting[]): SharingPosting[] {
  const group = groupDuplicates(sharing).find(({ shown, others }) =>
    [shown, ...others].some(({ firestoreId }) => firestoreId === posting.firestoreId),
  );
  const ids = new Set(group && [group.shown, ...group.others].map(({ firestoreId }) => firestoreId));
  const alike = sharing.filter(({ firestoreId }) => ids.has(firestoreId));
  const position = new Set([posting]);
  // Iterating a set includes elements added meanwhile.
  for (const one of position) for (const other of alike) if (wereTogether(one, other)) position.add(other);
  return [...position];
}

const wereTogether = (a: SharingPosting, b: SharingPosting) => wasOpenAt(a, b) && wasOpenAt(b, a);

/** Whether `one` was still open when `other` appeared. */
const wasOpenAt = (one: SharingPosting, other: SharingPosting) =>
  one.closed_at === undefined || one.closed_at > other.first_seen_at;
