import type { CompanyAddressPage, JobAddressPage } from "@farwork/data/job-addresses";
import { JOB_CATEGORIES } from "@farwork/domain/job";
import { jobPath } from "@farwork/domain/links";
import { element, writeXml } from "@farwork/serving/xml";

import { NO_FILTERS } from "../filters/active-filters.ts";
import { slugPath } from "../filters/company-path.ts";
import { listingPath } from "../filters/listing-path.ts";

/** An address in a sitemap, and when its page last changed. */
type SitemapEntry = { readonly url: string; readonly changedAt?: Date };

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** The site's address, and the loaders of jobs and companies. */
export type SitemapSources = {
  readonly siteUrl: string;
  readonly loadJobAddresses: (page: number) => Promise<JobAddressPage>;
  readonly loadCompanyAddresses: (page: number) => Promise<CompanyAddressPage>;
  readonly loadCountryPaths: () => Promise<readonly string[]>;
};

/**
 * Without a `part`, an index of the parts: `pages`, `countries`, `companies-1`, `jobs-1`, `jobs-2` and so on. Parts are
 * queries of the same path, because a sitemap may only list addresses beside and below it. Answers 503 when jobs cannot
 * be loaded: an empty sitemap would say that there are none.
 */
export async function answerSitemap(part: string | null, sources: SitemapSources): Promise<Response> {
  try {
    const document = await writePart(part, sources);
    return document === undefined
      ? new Response("There is no such part of the sitemap.\n", { status: 404 })
      : new Response(document, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
  } catch {
    const headers = { "Retry-After": "30" };
    return new Response("The sitemap can't be reached right now.\n", { status: 503, headers });
  }
}

async function writePart(part: string | null, sources: SitemapSources): Promise<string | undefined> {
  const at = (path: string) => new URL(path, sources.siteUrl).href;
  if (part === null) {
    const parts = await listParts(sources);
    return writeSitemapIndex(
      parts.map(({ name, ...rest }) => ({ url: at(`/sitemap.xml?part=${name}`), ...rest })),
    );
  }
  if (part === "pages") return writeSitemap(listPages().map((path) => ({ url: at(path) })));
  if (part === "countries") {
    const paths = await sources.loadCountryPaths();
    return paths.length === 0 ? undefined : writeSitemap(paths.map((path) => ({ url: at(path) })));
  }
  const [, kind, number] = /^(companies|jobs)-([1-9]\d{0,3})$/.exec(part) ?? [];
  if (number === undefined) return undefined;
  const load = kind === "jobs" ? listJobs : listCompanies;
  const entries = await load(sources, Number(number));
  // The protocol does not allow empty sitemaps.
  return entries.length === 0
    ? undefined
    : writeSitemap(entries.map((entry) => ({ ...entry, url: at(entry.url) })));
}

async function listParts({ loadJobAddresses, loadCompanyAddresses, loadCountryPaths }: SitemapSources) {
  const [companies, jobs, countries] = await Promise.all([
    loadCompanyAddresses(1),
    loadJobAddresses(1),
    loadCountryPaths(),
  ]);
  const nameParts = (kind: string, changes: readonly Date[]) =>
    changes.map((changedAt, index) => ({ name: `${kind}-${index + 1}`, changedAt }));
  return [
    { name: "pages" },
    ...(countries.length > 0 ? [{ name: "countries" }] : []),
    ...nameParts("companies", companies.pagesChangedAt),
    ...nameParts("jobs", jobs.pagesChangedAt),
  ];
}

async function listJobs({ loadJobAddresses }: SitemapSources, page: number): Promise<SitemapEntry[]> {
  const { jobs } = await loadJobAddresses(page);
  return jobs.map((job) => ({ url: jobPath(job), changedAt: job.changed_at }));
}

async function listCompanies(
  { loadCompanyAddresses }: SitemapSources,
  page: number,
): Promise<SitemapEntry[]> {
  const { companies } = await loadCompanyAddresses(page);
  return companies.map(({ slug, changed_at }) => ({ url: slugPath(slug), changedAt: changed_at }));
}

/** The public pages to index: the board, and each category. */
function listPages(): string[] {
  const nowhere = new URLSearchParams();
  const fields = JOB_CATEGORIES.map((category) => ({ ...NO_FILTERS, categories: [category] }));
  return [NO_FILTERS, ...fields].map((filters) => listingPath(filters, 1, nowhere));
}

/** A sitemap (sitemaps.org). */
export function writeSitemap(pages: readonly SitemapEntry[]): string {
  return writeDocument("urlset", "url", pages);
}

/** An index of sitemaps. */
function writeSitemapIndex(sitemaps: readonly SitemapEntry[]): string {
  return writeDocument("sitemapindex", "sitemap", sitemaps);
}

function writeDocument(root: string, name: string, entries: readonly SitemapEntry[]): string {
  const elements = entries.map(({ url, changedAt }) =>
    element(name, [element("loc", url), ...(changedAt ? [element("lastmod", changedAt.toISOString())] : [])]),
  );
  return writeXml(element(root, elements, { xmlns: NAMESPACE }));
}
