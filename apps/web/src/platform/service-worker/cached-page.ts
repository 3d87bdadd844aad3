/** The scripts, styles and fonts a page names, each once. */
export function listAssets(html: string): string[] {
  return [...new Set(html.match(/\/_next\/static\/[\w./~%-]+\.(?:js|css|woff2)/g))];
}

/**
 * Marks a cached page's root element as a copy, with its date, if known, and the theme chosen on this device, which the
 * server did not know when it was cached.
 */
export function annotateCachedHtml(
  html: string,
  { keptAt, theme }: { keptAt?: Date | undefined; theme: string | undefined },
): string {
  const day = keptAt ? ` data-kept-at="${keptAt.toISOString()}"` : "";
  const chosen = theme === "light" || theme === "dark" ? ` data-theme="${theme}"` : "";
  return html.replace(/<html\b/i, `<html data-copy${day}${chosen}`);
}

/** A cached page's headers, policies included, without those about its transfer. */
export function cleanCachedHeaders(kept: Headers): Headers {
  const headers = new Headers(kept);
  // The body is already decoded, so its length differs.
  for (const name of ["content-encoding", "content-length", "transfer-encoding"]) headers.delete(name);
  return headers;
}
