import { filtersFromQuery, pageFromQuery } from "@farwork/domain/filter";
import { withMarketingParams } from "@farwork/domain/links";

import { READER_PARAM } from "../../platform/requests/reader-search.ts";
import { listingPath, slugPath } from "../filters/listing-path.ts";
import { readCompanySlug } from "../filters/read-company-slug.ts";
import { showsHidden, withHidden } from "../hidden-jobs/hidden-entries.ts";

/** A way back, and what it says where nobody knows a better one: the listing last shown is one, of a listing. */
export type ReturnPath = { readonly path: string; readonly label: string; readonly isListing: boolean };

/** For who came from elsewhere. */
export const ALL_JOBS = "All jobs";

/** The parameter by which a form of a job's page carries the way back on to the page that answers it. */
export const RETURN_PARAM = "back";

/**
 * Where the way back leads: the listing or the company's page this visitor came from, when the browser says so or a
 * form of the job's page does, else every job. Their word is read as such an address, never followed as it stands.
 */
export function readReturnPath(headers: Pick<Headers, "get">, landing: URLSearchParams): ReturnPath {
  const cameFrom = findOrigin(headers, landing);
  const company = cameFrom && readCompany(cameFrom.pathname);
  if (company) {
    const path = slugPath(company.slug, pageFromQuery(cameFrom.searchParams));
    return {
      path: withMarketingParams(path, landing),
      label: "Back to the company’s jobs",
      isListing: false,
    };
  }
  const query = cameFrom?.searchParams ?? new URLSearchParams();
  const carried = withHidden(landing, showsHidden(query));
  // Whom the list was for, not this page.
  carried.set(READER_PARAM, query.get(READER_PARAM) ?? "");
  return {
    path: listingPath(filtersFromQuery(query), pageFromQuery(query), carried),
    label: cameFrom ? "Back to results" : ALL_JOBS,
    isListing: true,
  };
}

/** The listing or the company's page that was left for this page. */
function findOrigin(headers: Pick<Headers, "get">, landing: URLSearchParams): URL | undefined {
  const referrer = URL.parse(headers.get("referer") ?? "");
  const carried = landing.get(RETURN_PARAM);
  return (
    [
      ...(referrer?.host === headers.get("host") ? [referrer] : []),
      ...(carried === null ? [] : [URL.parse(carried, "https://ours.invalid")]),
    ].find((url) => url?.pathname === "/" || (url && readCompany(url.pathname) !== undefined)) ?? undefined
  );
}

function readCompany(pathname: string) {
  const segment = /^\/companies\/([^/]+)$/.exec(pathname)?.[1];
  return segment === undefined ? undefined : readCompanySlug(segment);
}
