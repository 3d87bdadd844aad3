import type { Company, CompanySlug } from "@farwork/domain";
import { CATEGORY_LABELS } from "@farwork/domain/job";
import type { Metadata } from "next";

import type { LoadedCompany } from "../../platform/backend/server-client.ts";
import { NO_FILTERS } from "../filters/active-filters.ts";
import { slugPath } from "../filters/company-path.ts";
import { labelFrom } from "../filters/filter-labels.ts";
import { describeListPage } from "../listing/describe-list-page.ts";

const MAX_FIELDS = 3;
const fields = new Intl.ListFormat("en");

/** Metadata of a company's page, whatever is known of the company. */
export function describeCompanyPage(slug: CompanySlug, loaded: LoadedCompany, page: number): Metadata {
  if (loaded.status === "found") return describeCompany(loaded.company, page);
  // The list works without the facts, so a failure to load them must not drop the page from search engines.
  if (loaded.status === "failed")
    return { title: "Company", alternates: { canonical: slugPath(slug, page) } };
  return { title: "Company", robots: { index: false } };
}

/** A company page's title, description, canonical URL, feeds and image. */
export function describeCompany({ slug, name, categories }: Company, page: number): Metadata {
  const named = `Remote jobs at ${name}`;
  const title = page > 1 ? `${named}, page ${page}` : named;
  const labels = categories.slice(0, MAX_FIELDS).map(({ value }) => labelFrom(CATEGORY_LABELS)(value));
  // No counts, which would soon be out of date in search results.
  const description = `Open remote jobs at ${name} in ${fields.format(labels)}: who may apply, what they pay, when they were posted.`;
  const filters = { ...NO_FILTERS, companies: [slug] };
  const canonical = slugPath(slug, page);
  return { title, ...describeListPage({ title, description, canonical, filters }) };
}
