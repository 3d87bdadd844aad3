import { memo, useDeferredValue, useMemo } from "react";

import { PayQuestion } from "../filters/pay-question.tsx";
import { SearchField } from "../filters/search-field.tsx";
import { type Navigation, NavigationContext, useListingNavigation } from "../paging/page-navigation.tsx";
import { ReaderBar } from "../reader/reader-bar.tsx";
import type { Jobs } from "./jobs-atoms.ts";

/** A list, or that it could not be had: the questions are there to ask for another. */
type Asked = { jobs: Exclude<Jobs, { status: "none" }> };

/**
 * The questions over a list: where its reader lives, what it should pay, and the search. Like the filters, they say what
 * was asked for once the list has been painted.
 */
export function ListingQuestions({ jobs }: Asked) {
  return <Questions jobs={useDeferredValue(jobs)} />;
}

const Questions = memo(function Questions({ jobs }: Asked) {
  const { filters, landing, path } = jobs.address;
  const { go, prefetch } = useListingNavigation();
  const navigation = useMemo<Navigation>(
    () => ({
      go: (next, options) => go(next, { shown: path, ...options }),
      prefetch: (next, standing) => prefetch?.(next, { shown: path, ...standing }),
    }),
    [go, prefetch, path],
  );
  const counts = jobs.status === "ready" ? jobs.listing.forReader : undefined;
  return (
    <NavigationContext value={navigation}>
      <ReaderBar filters={filters} counts={counts} landing={landing} />
      <PayQuestion filters={filters} landing={landing} />
      <SearchField search={filters.search} />
    </NavigationContext>
  );
});
