import { pageFromQuery } from "@farwork/domain/filter";
import { withMarketingParams } from "@farwork/domain/links";
import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";

import { CompanyPage as Page } from "../../../features/companies/company-page.tsx";
import { describeCompanyPage } from "../../../features/companies/describe-company.ts";
import { loadCompanyPage } from "../../../features/companies/load-company-page.ts";
import { slugPath } from "../../../features/filters/company-path.ts";
import { readCompanySlug } from "../../../features/filters/read-company-slug.ts";
import { readReaderHere } from "../../../features/reader/read-here.ts";
import { readVisitor } from "../../../features/visits/read-visitor.ts";
import { loadListing } from "../../../platform/backend/load-listing.ts";
import { loadCompany, loadFirstJobs, loadTypicalPay } from "../../../platform/backend/server-client.ts";
import { toSearchParams } from "../../../platform/requests/to-search-params.ts";
import { setStatusNotFound, setStatusUnavailable } from "../../../platform/server/response-status.ts";
import { UnreachableNotice } from "../../../ui/unreachable-notice.tsx";

const SOURCES = { loadCompany, loadListing, loadFirstJobs, loadTypicalPay };
type Props = PageProps<"/companies/[slug]">;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const named = readCompanySlug((await params).slug);
  if (!named) return { title: "Company", robots: { index: false } };
  const page = pageFromQuery(toSearchParams(await searchParams));
  return describeCompanyPage(named.slug, await loadCompany(named.slug), page);
}

export default async function CompanyPage({ params, searchParams }: Props) {
  const landing = toSearchParams(await searchParams);
  const named = readCompanySlug((await params).slug);
  if (!named) notFound();
  const { slug, isCanonical } = named;
  const page = pageFromQuery(landing);
  const path = withMarketingParams(slugPath(slug, page), landing);
  if (!isCanonical) permanentRedirect(path);
  const now = new Date();
  const { lastVisit } = await readVisitor(now);
  const loaded = await loadCompanyPage(slug, page, SOURCES);
  if (!loaded) {
    setStatusUnavailable();
    return (
      <UnreachableNotice heading="This company’s jobs can’t be reached right now" path={path}>
        The jobs are most likely still there.
      </UnreachableNotice>
    );
  }
  const { listing, company, paid } = loaded;
  if (listing.totalJobs === 0) notFound();
  if (page > listing.totalPages) setStatusNotFound();
  const { country } = await readReaderHere(landing);
  return <Page {...{ slug, company, page, listing, landing, now, paid, lastVisit, country }} />;
}
