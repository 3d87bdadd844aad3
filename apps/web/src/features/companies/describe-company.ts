import type { Company, CompanySlug } from "@farwork/domain";
import { CATEGORY_LABELS } from "@farwork/domain/job";
import type { Metadata } from "next";

import type { LoadedCompany } from "../../platform/backend/server-client.ts";
import { NO_FILTERS } from "../filters/active-filters.ts";
import { labelFrom } from "../filters/filter-labels.ts";
import { slugPath } from "../filters/listing-path.ts";
import { describeListPage } from "../listing/describe-list-page.ts";

const MAX_FIELDS = 3;
const fields = new Intl.ListFormat("en");

/** What search engines are told of the page at a company's address, whatever is known of the company. */
export function describeCompanyPage(slug: CompanySlug, loaded: LoadedCompany, page: number): Metadata {
  if (loaded.status === "found") return describeCompany(loaded.company, page);
  // The list is there without the facts: an outage of these must not have the page dropped.
  if (loaded.status === "failed")
    return { title: "Company", alternates: { canonical: slugPath(slug, page) } };
  return { title: "Company", robots: { index: false } };
}

/** The title, description, canonical address, feeds and picture of a company's page. */
export function describeCompany({ slug, name, categories }: Company, page: number): Metadata {
  const named = `Remote jobs at ${name}`;
  const title = page > 1 ? `${named}, page ${page}` : named;
  const labels = categories.slice(0, MAX_FIELDS).map(({ value }) => labelFrom(CATEGORY_LABELS)(value));
  // No counts: what search engines keep would soon be wrong.
  const description = `Open remote jobs at ${name} in ${fields.format(labels)}: who may apply, what they pay, when they were posted.`;
  const filters = { ...NO_FILTERS, companies: [slug] };
  const canonical = slugPath(slug, page);
  return { title, ...describeListPage({ title, description, canonical, filters }) };
}
