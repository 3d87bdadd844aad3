import { ALERT_FREQUENCIES, type AlertFrequency } from "../billing/alert-frequencies.ts";
import { type PlanId, PLANS } from "../billing/plans.ts";
import type { SavedSearch } from "./saved-search.ts";

type Pickable = Pick<SavedSearch, "searchId" | "frequency" | "isPaused" | "createdAt">;

/** A search that may send emails under a plan, and how often, limited by the plan. */
export type AlertedSearch<Search extends Pickable> = Search & { readonly alertsEvery: AlertFrequency };

/**
 * Picks which of a person's searches send emails under a plan: the oldest active ones, as many as it allows. Someone
 * who saved more under a larger plan keeps them all; pausing or deleting an older one makes room for the next.
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
 * Orders searches oldest first, ties by ascending id, so the order is the same everywhere.
 *
 * @example searches.toSorted(compareOldest).map(({ searchId }) => searchId); // => ["older", "newer"]
 */
export function compareOldest(
  a: Pick<Pickable, "searchId" | "createdAt">,
  b: Pick<Pickable, "searchId" | "createdAt">,
): number {
  return a.createdAt.getTime() - b.createdAt.getTime() || (a.searchId < b.searchId ? -1 : 1);
}

/** The requested frequency, or the highest allowed one below it. */
function allowedFrequency(asked: AlertFrequency, allowed: readonly AlertFrequency[]): AlertFrequency {
  const seldomer = ALERT_FREQUENCIES.slice(ALERT_FREQUENCIES.indexOf(asked));
  return seldomer.find((frequency) => allowed.includes(frequency)) ?? "weekly";
}
