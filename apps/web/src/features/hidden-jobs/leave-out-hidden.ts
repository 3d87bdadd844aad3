import type { JobCard } from "@farwork/domain";
import { companySlug } from "@farwork/domain/company";

import { hiddenBy, type HiddenEntries } from "./hidden-entries.ts";

type Page<Card> = { readonly jobs: readonly Card[] };

/**
 * A page's jobs without hidden ones, filled up from the next page, and the number left out. Jobs that fill it up appear
 * on the next page too.
 *
 * @example leaveOutHidden(first, second, { jobs: ["remotive-1"], companies: [] }); // { jobs: […15], totalHidden: 1 }
 */
export function leaveOutHidden<Card extends JobCard>(
  page: Page<Card>,
  following: Page<Card> | undefined,
  hidden: HiddenEntries,
): { readonly jobs: readonly Card[]; readonly totalHidden: number } {
  const isShown = ({ firestoreId, company_name }: JobCard) =>
    hiddenBy(hidden, firestoreId, companySlug(company_name)) === undefined;
  const jobs = page.jobs.filter(isShown);
  let totalHidden = page.jobs.length - jobs.length;
  for (const job of following?.jobs ?? []) {
    if (jobs.length === page.jobs.length) break;
    if (isShown(job)) jobs.push(job);
    else totalHidden += 1;
  }
  return { jobs, totalHidden };
}
