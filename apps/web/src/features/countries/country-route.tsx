import { pageFromQuery } from "@farwork/domain/filter";
import { withMarketingParams } from "@farwork/domain/links";
import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";

import { loadRates } from "../../platform/backend/load-rates.ts";
import { setStatusNotFound, setStatusUnavailable } from "../../platform/server/response-status.ts";
import { UnreachableNotice } from "../../ui/unreachable-notice.tsx";
import { countryPath } from "../filters/country-path.ts";
import { readCountryPath } from "../filters/read-country-path.ts";
import { CountryPage } from "./country-page.tsx";
import { describeCountry, titleCountry } from "./describe-country.ts";
import { loadCountry } from "./load-country.ts";

/** The segments after `/in`: a country, and perhaps a category. */
type Segments = readonly [country: string, category?: string];

export async function describeCountryAt(segments: Segments, landing: URLSearchParams): Promise<Metadata> {
  const field = readCountryPath(...segments);
  if (!field) return { title: "Country", robots: { index: false } };
  const page = pageFromQuery(landing);
  return describeCountry(field, await loadCountry(field, page), page);
}

/** Renders a country page, or answers 404 when no job is open to it. */
export async function renderCountry(segments: Segments, landing: URLSearchParams) {
  const field = readCountryPath(...segments);
  if (!field) notFound();
  const page = pageFromQuery(landing);
  const path = withMarketingParams(countryPath(field, page), landing);
  if (!field.isCanonical) permanentRedirect(path);
  const [listing, rates] = await Promise.all([loadCountry(field, page), loadRates()]);
  if (!listing) {
    setStatusUnavailable();
    return (
      <UnreachableNotice heading={titleCountry(field)} path={path}>
        The jobs are most likely still there.
      </UnreachableNotice>
    );
  }
  if (listing.totalJobs === 0) notFound();
  if (page > listing.totalPages) setStatusNotFound();
  return <CountryPage {...{ field, page, listing, rates, landing }} now={new Date()} />;
}
