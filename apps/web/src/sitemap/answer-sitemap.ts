import type { JobAddressPage } from "@farwork/data/job-addresses";
import { JOB_CATEGORIES } from "@farwork/domain/job/job-categories";
import { jobPath } from "@farwork/domain/links/job-path";

import { NO_FILTERS } from "../jobs/active-filters.ts";
import { listingPath } from "../jobs/listing-path.ts";
import { type SitemapEntry, writeSitemap, writeSitemapIndex } from "./write-sitemap.ts";

/** Where addresses begin, and where those of jobs come from. */
export type SitemapSources = {
  readonly siteUrl: string;
  readonly loadJobAddresses: (page: number) => Promise<JobAddressPage>;
};

/**
 * The sitemap without a `part`: an index of its parts. They are `pages` and `jobs-1`, `jobs-2` and so on, queries of
 * the same path, since a sitemap speaks only of what lies beside and below it. Where jobs cannot be had the answer is
 * 503: an empty sitemap would say that there are none.
 */
export async function answerSitemap(part: string | null, sources: SitemapSources): Promise<Response> {
  try {
    const document = await writePart(part, sources);
    return document === undefined
      ? new Response("There is no such part of the sitemap.\n", { status: 404 })
      : new Response(document, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
  } catch {
    const headers = { "Retry-After": "30" };
    return new Response("The sitemap can't be reached just now.\n", { status: 503, headers });
  }
}

async function writePart(part: string | null, sources: SitemapSources): Promise<string | undefined> {
  const { siteUrl, loadJobAddresses } = sources;
  const at = (path: string) => new URL(path, siteUrl).href;
  if (part === null) {
    const { totalPages } = await loadJobAddresses(1);
    const parts = ["pages", ...Array.from({ length: totalPages }, (_, index) => `jobs-${index + 1}`)];
    return writeSitemapIndex(parts.map((name) => ({ url: at(`/sitemap.xml?part=${name}`) })));
  }
  if (part === "pages") return writeSitemap(listPages().map((path) => ({ url: at(path) })));
  const page = Number(/^jobs-([1-9]\d{0,3})$/.exec(part)?.[1]);
  if (Number.isNaN(page)) return undefined;
  const { jobs, totalPages } = await loadJobAddresses(page);
  const pages = jobs.map((job): SitemapEntry => ({ url: at(jobPath(job)), changedAt: job.changed_at }));
  return page > totalPages ? undefined : writeSitemap(pages);
}

/** The pages for everybody that search engines may keep: the whole board, and each field of work. */
function listPages(): string[] {
  const nowhere = new URLSearchParams();
  const fields = JOB_CATEGORIES.map((category) => ({ ...NO_FILTERS, categories: [category] }));
  return [NO_FILTERS, ...fields].map((filters) => listingPath(filters, 1, nowhere));
}
