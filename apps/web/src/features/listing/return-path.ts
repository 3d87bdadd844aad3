import { filtersFromQuery, pageFromQuery } from "@farwork/domain/filter";
import { withMarketingParams } from "@farwork/domain/links";

import { listingPath, slugPath } from "../filters/listing-path.ts";
import { readCompanySlug } from "../filters/read-company-slug.ts";
import { showsHidden, withHidden } from "../hidden-jobs/hidden-entries.ts";

/** A way back, and what it says where nobody knows a better one: the listing last shown is one, of a listing. */
export type ReturnPath = { readonly path: string; readonly label: string; readonly isListing: boolean };

/** For who came from elsewhere. */
export const ALL_JOBS = "All jobs";

/**
 * Where the way back leads: the listing or the company's page this visitor came from, when the browser says so, else
 * every job. The browser's word is read as such an address, never followed as it stands.
 */
export function readReturnPath(headers: Pick<Headers, "get">, landing: URLSearchParams): ReturnPath {
  const referrer = URL.parse(headers.get("referer") ?? "");
  const isOurs = referrer?.host === headers.get("host");
  const company = isOurs && referrer && readCompany(referrer.pathname);
  if (company) {
    const path = slugPath(company.slug, pageFromQuery(referrer.searchParams));
    return {
      path: withMarketingParams(path, landing),
      label: "Back to the company’s jobs",
      isListing: false,
    };
  }
  const isListed = isOurs && referrer?.pathname === "/";
  const query = isListed ? referrer.searchParams : new URLSearchParams();
  const carried = withHidden(landing, showsHidden(query));
  return {
    path: listingPath(filtersFromQuery(query), pageFromQuery(query), carried),
    label: isListed ? "Back to results" : ALL_JOBS,
    isListing: true,
  };
}

function readCompany(pathname: string) {
  const segment = /^\/companies\/([^/]+)$/.exec(pathname)?.[1];
  return segment === undefined ? undefined : readCompanySlug(segment);
}
