import { memo, useDeferredValue } from "react";

import { PayQuestion } from "../filters/pay-question.tsx";
import { SearchField } from "../filters/search-field.tsx";
import { ReaderBar } from "../reader/reader-bar.tsx";
import type { ShownJobs } from "./jobs-atoms.ts";

/**
 * The questions over a list: where its reader lives, what it should pay, and the search. Like the filters, they say what
 * was asked for once the list has been painted.
 */
export function ListingQuestions({ shown }: { shown: ShownJobs }) {
  return <Questions shown={useDeferredValue(shown)} />;
}

const Questions = memo(function Questions({ shown: { address, listing } }: { shown: ShownJobs }) {
  const { filters, landing } = address;
  return (
    <>
      <ReaderBar filters={filters} counts={listing.forReader} landing={landing} />
      <PayQuestion filters={filters} landing={landing} />
      <SearchField search={filters.search} />
    </>
  );
});
