import type { JobCard } from "@farwork/domain";
import { findFeedSource } from "@farwork/domain/feed";

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

/**
 * Where else a posting stands, in a line; nothing where it stands nowhere else.
 *
 * @example mentionOtherSources(job); // "also on Remote OK and 2 more"
 */
export function mentionOtherSources({ also_on = [] }: Pick<JobCard, "also_on">): string {
  const names = also_on.map(({ source }) => nameSource(source));
  if (names.length === 0) return "";
  const shown = names.length > MAX_NAMES ? [names[0], `${names.length - 1} more`] : names;
  return `also on ${shown.join(" and ")}`;
}
