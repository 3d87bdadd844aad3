import {
  ADDRESSES_PER_PAGE,
  companySlug,
  type JobIndex,
  ListCompanyAddresses,
  type ListCompanyAddressesResponse,
} from "@farwork/domain";

import { callable } from "../requests/callable.ts";
import { readJobIndex } from "../search-index/read-job-index.ts";
import { cutPage, readAllowedCards, readChange } from "./address-pages.ts";

/** Returns the sitemap entries of companies. */
export const listCompanyAddresses = callable(ListCompanyAddresses, async ({ page }) =>
  answerCompanyAddresses(await readJobIndex(), page, new Date()),
);

/** Takes no reads. */
export function answerCompanyAddresses(
  index: JobIndex,
  page: number,
  now: Date,
  pageSize = ADDRESSES_PER_PAGE,
): ListCompanyAddressesResponse {
  const changes = new Map<string, Date>();
  for (const job of readAllowedCards(index, now)) {
    const slug = companySlug(job.company_name);
    if (slug === undefined) continue;
    const [known, changed] = [changes.get(slug), readChange(job)];
    changes.set(slug, known !== undefined && known > changed ? known : changed);
  }
  const all = [...changes].map(([slug, changed_at]) => ({ slug, changed_at }));
  const { addresses, ...pages } = cutPage(all, page, pageSize);
  return { companies: addresses, ...pages };
}
