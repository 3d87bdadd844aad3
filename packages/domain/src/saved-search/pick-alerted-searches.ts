import { ALERT_FREQUENCIES, type AlertFrequency } from "../billing/alert-frequencies.ts";
import { type PlanId, PLANS } from "../billing/plans.ts";
import type { SavedSearch } from "./saved-search.ts";

type Pickable = Pick<SavedSearch, "searchId" | "frequency" | "isPaused" | "createdAt">;

/** A search that a plan lets send mail, and how often: less often than it asks for where the plan allows no more. */
export type AlertedSearch<Search extends Pickable> = Search & { readonly alertsEvery: AlertFrequency };

/**
 * Which of all a person's searches send mail under a plan: as many as it has room for, of those that are not paused,
 * the oldest first. Whoever has more than their plan allows, since it was a larger one, keeps them all: pausing or
 * deleting an older one makes room for the next.
 *
 * @example
 * pickAlertedSearches("free", searches).map(({ searchId, alertsEvery }) => [searchId, alertsEvery]); // => [["older", "weekly"]]
 */
export function pickAlertedSearches<Search extends Pickable>(
  plan: PlanId,
  searches: readonly Search[],
): AlertedSearch<Search>[] {
  const { savedSearches, alerts } = PLANS[plan].limits;
  return searches
    .filter(({ isPaused }) => !isPaused)
    .toSorted(compareOldest)
    .slice(0, savedSearches)
    .map((search) => ({ ...search, alertsEvery: allowedFrequency(search.frequency, alerts) }));
}

/**
 * The oldest first, of one moment the one with the lower id: the same order wherever it is asked.
 *
 * @example searches.toSorted(compareOldest).map(({ searchId }) => searchId); // => ["older", "newer"]
 */
export function compareOldest(
  a: Pick<Pickable, "searchId" | "createdAt">,
  b: Pick<Pickable, "searchId" | "createdAt">,
): number {
  return a.createdAt.getTime() - b.createdAt.getTime() || (a.searchId < b.searchId ? -1 : 1);
}

/** What was asked for, or the most often that is less often than that. */
function allowedFrequency(asked: AlertFrequency, allowed: readonly AlertFrequency[]): AlertFrequency {
  const seldomer = ALERT_FREQUENCIES.slice(ALERT_FREQUENCIES.indexOf(asked));
  return seldomer.find((frequency) => allowed.includes(frequency)) ?? "weekly";
}
