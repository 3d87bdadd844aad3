import type { CommitTime } from "./commit-time.ts";
import type { Mark, PersonState } from "./person-state.ts";

/** Records up to when these searches have looked. Missing ones are skipped and none is moved back. */
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
