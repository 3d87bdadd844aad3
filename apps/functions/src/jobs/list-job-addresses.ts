import {
  ADDRESSES_PER_PAGE,
  type JobIndex,
  ListJobAddresses,
  type ListJobAddressesResponse,
} from "@farwork/domain";

import { callable } from "../requests/callable.ts";
import { readJobIndex } from "../search-index/read-job-index.ts";
import { cutPage, readAllowedCards, readChange } from "./address-pages.ts";

/** Returns the sitemap entries of listed jobs. */
export const listJobAddresses = callable(ListJobAddresses, async ({ page }) =>
  answerJobAddresses(await readJobIndex(), page, new Date()),
);

/** Takes no reads. */
export function answerJobAddresses(
  index: JobIndex,
  page: number,
  now: Date,
  pageSize = ADDRESSES_PER_PAGE,
): ListJobAddressesResponse {
  const all = readAllowedCards(index, now).map((job) => {
    const { firestoreId, title, company_name } = job;
    return { firestoreId, title, company_name, changed_at: readChange(job) };
  });
  const { addresses, ...pages } = cutPage(all, page, pageSize);
  return { jobs: addresses, ...pages };
}
