import { escapeUTF8 } from "entities";

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

function writeDocument(root: string, element: string, entries: readonly SitemapEntry[]): string {
  const lines = entries.map(({ url, changedAt }) => {
    const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
    return `<${element}><loc>${escapeUTF8(url)}</loc>${lastmod}</${element}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${lines.join("")}</${root}>\n`;
}
