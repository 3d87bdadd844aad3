import { filtersFromQuery, pageFromQuery } from "@farwork/domain/filter";
import { withMarketingParams } from "@farwork/domain/links";
import { formatLocationInSentence } from "@farwork/domain/place";

import { READER_PARAM } from "../../platform/requests/reader-search.ts";
import { slugPath } from "../filters/company-path.ts";
import { countryPath } from "../filters/country-path.ts";
import { listingPath, showsHidden, withHidden } from "../filters/listing-path.ts";
import { readCompanySlug } from "../filters/read-company-slug.ts";
import { readCountryPath } from "../filters/read-country-path.ts";

/**
 * A link back, and its label unless a listing was shown, which gives a better one. `country` is that of a country's
 * page.
 */
export type ReturnPath = {
  readonly path: string;
  readonly label: string;
  readonly isListing: boolean;
  readonly country?: string;
};

/** For visitors from elsewhere. */
export const ALL_JOBS = "All jobs";

/** The parameter by which a form on a job's page passes the return path on. */
export const RETURN_PARAM = "back";

/**
 * Where the back link leads: the listing, company or country page the visitor came from, according to the referrer or a
 * form of the job's page, else all jobs. The input is parsed as such an address, never used as is.
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
  const field = cameFrom && readCountry(cameFrom.pathname);
  if (field) {
    const { country } = field;
    return {
      path: withMarketingParams(countryPath(field, pageFromQuery(cameFrom.searchParams)), landing),
      label: `Back to jobs open to ${formatLocationInSentence(country)}`,
      isListing: false,
      country,
    };
  }
  const query = cameFrom?.searchParams ?? new URLSearchParams();
  const carried = withHidden(landing, showsHidden(query));
  // The list's country, not this page's.
  carried.set(READER_PARAM, query.get(READER_PARAM) ?? "");
  return {
    path: listingPath(filtersFromQuery(query), pageFromQuery(query), carried),
    label: cameFrom ? "Back to results" : ALL_JOBS,
    isListing: true,
  };
}

/** The listing, company or country page the visitor came from. */
function findOrigin(headers: Pick<Headers, "get">, landing: URLSearchParams): URL | undefined {
  const referrer = URL.parse(headers.get("referer") ?? "");
  const carried = landing.get(RETURN_PARAM);
  return (
    [
      ...(referrer?.host === headers.get("host") ? [referrer] : []),
      ...(carried === null ? [] : [URL.parse(carried, "https://ours.invalid")]),
    ].find((url) => url && isList(url)) ?? undefined
  );
}

const isList = ({ pathname }: URL) =>
  pathname === "/" || readCompany(pathname) !== undefined || readCountry(pathname) !== undefined;

function readCompany(pathname: string) {
  const segment = /^\/companies\/([^/]+)$/.exec(pathname)?.[1];
  return segment === undefined ? undefined : readCompanySlug(segment);
}

function readCountry(pathname: string) {
  const [, country, category] = /^\/in\/([^/]+)(?:\/([^/]+))?$/.exec(pathname) ?? [];
  return country === undefined ? undefined : readCountryPath(country, category);
}
