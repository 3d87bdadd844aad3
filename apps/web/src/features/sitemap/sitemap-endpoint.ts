import type { CompanyAddressPage, JobAddressPage } from "@farwork/data/job-addresses";
import { JOB_CATEGORIES } from "@farwork/domain/job";
import { jobPath } from "@farwork/domain/links";
import { element, writeXml } from "@farwork/serving/xml";

import { NO_FILTERS } from "../filters/active-filters.ts";
import { listingPath, slugPath } from "../filters/listing-path.ts";

/** An address of a sitemap, and when what stands there last changed. */
type SitemapEntry = { readonly url: string; readonly changedAt?: Date };

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** Where addresses begin, and where those of jobs and companies come from. */
export type SitemapSources = {
  readonly siteUrl: string;
  readonly loadJobAddresses: (page: number) => Promise<JobAddressPage>;
  readonly loadCompanyAddresses: (page: number) => Promise<CompanyAddressPage>;
  readonly loadCountryPaths: () => Promise<readonly string[]>;
};

/**
 * The sitemap without a `part`: an index of its parts. They are `pages`, `countries`, `companies-1`, `jobs-1`, `jobs-2` and so on,
 * queries of the same path, since a sitemap speaks only of what lies beside and below it. Where jobs cannot be had the
 * answer is 503: an empty sitemap would say that there are none.
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
  // The protocol knows no sitemap without an address.
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

/** The pages for everybody that search engines may keep: the whole board, and each field of work. */
function listPages(): string[] {
  const nowhere = new URLSearchParams();
  const fields = JOB_CATEGORIES.map((category) => ({ ...NO_FILTERS, categories: [category] }));
  return [NO_FILTERS, ...fields].map((filters) => listingPath(filters, 1, nowhere));
}

/** Pages, by the protocol of sitemaps.org. */
export function writeSitemap(pages: readonly SitemapEntry[]): string {
  return writeDocument("urlset", "url", pages);
}

/** Sitemaps that together are one. */
function writeSitemapIndex(sitemaps: readonly SitemapEntry[]): string {
  return writeDocument("sitemapindex", "sitemap", sitemaps);
}

function writeDocument(root: string, name: string, entries: readonly SitemapEntry[]): string {
  const elements = entries.map(({ url, changedAt }) =>
    element(name, [element("loc", url), ...(changedAt ? [element("lastmod", changedAt.toISOString())] : [])]),
  );
  return writeXml(element(root, elements, { xmlns: NAMESPACE }));
}
