import {
  ADDRESSES_PER_PAGE,
  compareNewest,
  findFeedSource,
  type JobIndex,
  ListJobAddressesRequest,
  ListJobAddressesResponse,
  readOpenCards,
} from "@farwork/domain";

import { callable } from "../runtime/callable.ts";
import { readJobIndex } from "../search-index/read-job-index.ts";

/** What a sitemap may say of the listed jobs. */
export const listJobAddresses = callable(
  {
    name: "listJobAddresses",
    request: ListJobAddressesRequest,
    response: () => ListJobAddressesResponse,
  },
  async ({ page }) => answerJobAddresses(await readJobIndex(), page, new Date()),
);

/** Costs no read. A source that we have no terms of allows nothing. */
export function answerJobAddresses(
  index: JobIndex,
  page: number,
  now: Date,
  pageSize = ADDRESSES_PER_PAGE,
): ListJobAddressesResponse {
  const allowed = readOpenCards(index, now)
    .filter(({ source }) => findFeedSource(source)?.googleJobs === true)
    .toSorted(compareNewest);
  const shown = allowed.slice((page - 1) * pageSize, page * pageSize);
  return {
    jobs: shown.map(({ firestoreId, title, company_name, last_seen_at }) => ({
      firestoreId,
      title,
      company_name,
      // The index has a job as it was when it last changed, or when the whole index was last built: late by days at most.
      changed_at: last_seen_at,
    })),
    totalPages: Math.max(1, Math.ceil(allowed.length / pageSize)),
  };
}
