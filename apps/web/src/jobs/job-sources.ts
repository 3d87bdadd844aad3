import type { AlsoOn, JobCard } from "@farwork/domain";
import { findFeedSource } from "@farwork/domain/feed/feed-source";

const MAX_NAMES = 2;

/** What a page calls a source. One that we have no terms of has no name but its id. */
export function nameSource(id: string): string {
  return findFeedSource(id)?.name ?? id;
}

/** The words that name a job's source beside it. */
export function attributeTo(id: string): string {
  return findFeedSource(id)?.attribution ?? `From ${id}`;
}

/** The `rel` of a link to a source, as its terms ask; one that we have no terms of gets the most careful link. */
export function relTo(id: string): string {
  return findFeedSource(id)?.linkRel ?? "noopener noreferrer nofollow";
}

/** Where else a position is posted, each source once. That its own source has it twice is no news. */
export function listOtherSources({ source, also_on = [] }: Pick<JobCard, "source" | "also_on">): AlsoOn[] {
  const seen = new Set([source]);
  return also_on.filter((posting) => {
    const isNew = !seen.has(posting.source);
    seen.add(posting.source);
    return isNew;
  });
}

/**
 * Where a posting comes from and where else it stands, in one line.
 *
 * @example creditSources(job); // "From Remotive, also on Remote OK"
 */
export function creditSources(job: Pick<JobCard, "source" | "also_on">): string {
  const others = listOtherSources(job).map(({ source }) => nameSource(source));
  if (others.length === 0) return attributeTo(job.source);
  const named = others.length > MAX_NAMES ? others.slice(0, 1) : others;
  const rest = others.length - named.length;
  return `${attributeTo(job.source)}, also on ${named.join(" and ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}
