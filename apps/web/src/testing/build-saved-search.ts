import type { SavedSearch } from "@farwork/domain";

/** A weekly search for React; state only the facts the test is about. */
export function buildSavedSearch(facts: Partial<SavedSearch> = {}): SavedSearch {
  const savedAt = new Date("2026-03-02T08:00:00Z");
  return {
    searchId: "search-react",
    name: "React",
    query: "q=react",
    frequency: "weekly",
    isPaused: false,
    createdAt: savedAt,
    updatedAt: savedAt,
    seenUntil: savedAt,
    // Defaults are set above.
    ...facts,
  };
}
