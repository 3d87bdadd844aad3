import { acceptOffer } from "../../filter/accept-offer.ts";
import type { FilterOffer } from "../../filter/filter-offers.ts";
import type { JobFilters } from "../../filter/job-filters.ts";
import type { ReferenceRates } from "../../rates/rates.ts";
import { countBits } from "./bitset.ts";
import { findJobSets } from "./find-job-sets.ts";
import type { JobIndex } from "./job-index.ts";
import type { AskedJobs } from "./leave-out-hidden.ts";
import { readOffers } from "./read-offers.ts";

/** The filters that words of the search could be instead, with how many jobs each would then find; none without any. */
export function offerFilters(
  index: JobIndex,
  asked: AskedJobs,
  filters: JobFilters,
  now: Date,
  rates: ReferenceRates,
): FilterOffer[] {
  const companies = index.columns.texts.companies;
  const count = (offer: Pick<FilterOffer, "filter" | "value" | "search">): FilterOffer[] => {
    const accepted = acceptOffer(filters, offer);
    if (!accepted) return [];
    const found = findJobSets(index, asked, accepted, now, { alternatives: false, rates });
    const totalJobs = countBits(found.all);
    return totalJobs === 0 ? [] : [{ ...offer, totalJobs }];
  };
  return readOffers(filters.search, (slug) => companies.find(slug) !== undefined).flatMap(
    ({ wider, ...offer }) => {
      const offered = count(offer);
      const more = wider ? count({ ...wider, search: offer.search }) : [];
      return [...offered, ...more.filter(({ totalJobs }) => totalJobs > (offered[0]?.totalJobs ?? 0))];
    },
  );
}
