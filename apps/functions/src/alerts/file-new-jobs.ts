import { type DuplicateCandidate, groupDuplicates } from "@farwork/domain";

import type { CommitTime } from "./commit-time.ts";
import type { FiledJob, NewJob } from "./new-jobs.ts";

/** A posting, open or closed, as alerts compare it with others of its position. */
export interface SharingPosting extends DuplicateCandidate {
  readonly duplicateKey: string;
  readonly first_seen_at: Date;
  readonly closed_at?: Date | undefined;
  readonly committedAt: CommitTime;
}

/**
 * Files jobs that are listed and not known yet. `sharing` are all postings of their duplicate keys, themselves and
 * closed ones included. A job that was on the board together with another posting of its position is what was noticed
 * when that was; where that is longer ago than a job is new (`oldest`), it is not new at all. A posting that was closed
 * before the job came is another matter: what is offered anew is new.
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

/** A posting and those of its position that it was on the board together with, or that were with one of these. */
function findPosition(posting: SharingPosting, sharing: readonly SharingPosting[]): SharingPosting[] {
  const group = groupDuplicates(sharing).find(({ shown, others }) =>
    [shown, ...others].some(({ firestoreId }) => firestoreId === posting.firestoreId),
  );
  const ids = new Set(group && [group.shown, ...group.others].map(({ firestoreId }) => firestoreId));
  const alike = sharing.filter(({ firestoreId }) => ids.has(firestoreId));
  const position = new Set([posting]);
  // A set that grows while it is walked is walked to its new end.
  for (const one of position) for (const other of alike) if (wereTogether(one, other)) position.add(other);
  return [...position];
}

const wereTogether = (a: SharingPosting, b: SharingPosting) => wasOpenAt(a, b) && wasOpenAt(b, a);

/** Whether `one` was not closed yet when `other` came. */
const wasOpenAt = (one: SharingPosting, other: SharingPosting) =>
  one.closed_at === undefined || one.closed_at > other.first_seen_at;
