import { memo, useDeferredValue } from "react";

import { PayQuestion } from "../filters/pay-question.tsx";
import { SearchField } from "../filters/search-field.tsx";
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
  const { filters, landing } = jobs.address;
  const counts = jobs.status === "ready" ? jobs.listing.forReader : undefined;
  return (
    <>
      <ReaderBar filters={filters} counts={counts} landing={landing} />
      <PayQuestion filters={filters} landing={landing} />
      <SearchField search={filters.search} />
    </>
  );
});
