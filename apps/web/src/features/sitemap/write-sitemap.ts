import { element, writeXml } from "@farwork/serving/xml";

/** An address of a sitemap, and when what stands there last changed. */
export type SitemapEntry = { readonly url: string; readonly changedAt?: Date };

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** Pages, by the protocol of sitemaps.org. */
export function writeSitemap(pages: readonly SitemapEntry[]): string {
  return writeDocument("urlset", "url", pages);
}

/** Sitemaps that together are one. */
export function writeSitemapIndex(sitemaps: readonly SitemapEntry[]): string {
  return writeDocument("sitemapindex", "sitemap", sitemaps);
}

function writeDocument(root: string, name: string, entries: readonly SitemapEntry[]): string {
  const elements = entries.map(({ url, changedAt }) =>
    element(name, [element("loc", url), ...(changedAt ? [element("lastmod", changedAt.toISOString())] : [])]),
  );
  return writeXml(element(root, elements, { xmlns: NAMESPACE }));
}
