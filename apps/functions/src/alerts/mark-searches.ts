import type { CommitTime } from "./commit-time.ts";
import type { Mark, PersonState } from "./person-state.ts";

/** That those of these searches that are there have looked up to a time; none is set back. */
export function markSearches(
  { searches }: Pick<PersonState, "searches">,
  searchIds: readonly string[],
  seenUntil: CommitTime,
): Mark[] {
  const looked = new Set(searchIds);
  return searches
    .filter(({ searchId }) => looked.has(searchId))
    .map((search) => ({ searchId: search.searchId, seenUntil: Math.max(search.seenUntil, seenUntil) }));
}
