import { memo, useDeferredValue } from "react";

import { PayQuestion } from "../filters/pay-question.tsx";
import { SearchField } from "../filters/search-field.tsx";
import { ReaderBar } from "../reader/reader-bar.tsx";
import type { Jobs } from "./jobs-atoms.ts";

/** A list, or a failure: the questions still offer other lists. */
type Asked = { jobs: Exclude<Jobs, { status: "none" }> };

/** The questions above a list: country, pay and search. Deferred like the filters, so that the list paints first. */
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
