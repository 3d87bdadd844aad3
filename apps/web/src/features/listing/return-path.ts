import { filtersFromQuery, pageFromQuery } from "@farwork/domain/filter";
import { withMarketingParams } from "@farwork/domain/links";

import { listingPath, slugPath } from "../filters/listing-path.ts";
import { readCompanySlug } from "../filters/read-company-slug.ts";
import { showsHidden, withHidden } from "../hidden-jobs/hidden-entries.ts";

/** Where a way back leads: to a page of the listing, or of one company's jobs. */
export type ReturnPath = { readonly kind: "listing" | "company"; readonly path: string };

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
    return { kind: "company", path: withMarketingParams(path, landing) };
  }
  const query = isOurs && referrer?.pathname === "/" ? referrer.searchParams : new URLSearchParams();
  const carried = withHidden(landing, showsHidden(query));
  return { kind: "listing", path: listingPath(filtersFromQuery(query), pageFromQuery(query), carried) };
}

function readCompany(pathname: string) {
  const segment = /^\/companies\/([^/]+)$/.exec(pathname)?.[1];
  return segment === undefined ? undefined : readCompanySlug(segment);
}
