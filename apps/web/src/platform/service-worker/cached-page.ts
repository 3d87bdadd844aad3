/** The scripts, styles and fonts that a page of ours names, each once. */
export function listAssets(html: string): string[] {
  return [...new Set(html.match(/\/_next\/static\/[\w./~%-]+\.(?:js|css|woff2)/g))];
}

/**
 * A page from the cache as it is shown: of no address's parameters, and told on its root to be a copy, of which day,
 * where it is of one, and in the theme that was chosen here, which the server could not know when it was asked for it.
 */
export function annotateCachedHtml(
  html: string,
  { keptAt, theme }: { keptAt?: Date | undefined; theme: string | undefined },
): string {
  const day = keptAt ? ` data-kept-at="${keptAt.toISOString()}"` : "";
  const chosen = theme === "light" || theme === "dark" ? ` data-theme="${theme}"` : "";
  return html.replace(/<html\b/i, `<html data-copy${day}${chosen}`);
}

/** The headers of a page from the cache: its own, policies included, without those of the way it once came. */
export function cleanCachedHeaders(kept: Headers): Headers {
  const headers = new Headers(kept);
  // The text was unpacked, and is longer than it was.
  for (const name of ["content-encoding", "content-length", "transfer-encoding"]) headers.delete(name);
  return headers;
}
