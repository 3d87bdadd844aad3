import type { JobCard } from "@farwork/domain";
import { findFeedSource } from "@farwork/domain/feed";

const MAX_NAMES = 2;

/** A source's display name; its id if we have no terms for it. */
export function nameSource(id: string): string {
  return findFeedSource(id)?.name ?? id;
}

/** The attribution of a job to its source. */
export function attributeTo(id: string): string {
  return findFeedSource(id)?.attribution ?? `From ${id}`;
}

/** The `rel` of a link to a source, by its terms; the strictest if we have none. */
export function relTo(id: string): string {
  return findFeedSource(id)?.linkRel ?? "noopener noreferrer nofollow";
}

/**
 * Where else a position is posted; empty if nowhere.
 *
 * @example mentionOtherSources(job); // "also on Remote OK and 2 more"
 */
export function mentionOtherSources({ also_on = [] }: Pick<JobCard, "also_on">): string {
  const names = also_on.map(({ source }) => nameSource(source));
  if (names.length === 0) return "";
  const shown = names.length > MAX_NAMES ? [names[0], `${names.length - 1} more`] : names;
  return `also on ${shown.join(" and ")}`;
}
