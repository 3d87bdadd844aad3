/**
 * Whether a page of this site made the request. Older browsers send no `Sec-Fetch-Site`, but name the page's origin.
 */
export function isFromOurPage(headers: Headers, siteUrl: string): boolean {
  const fetchSite = headers.get("sec-fetch-site");
  if (fetchSite !== null) return fetchSite === "same-origin";
  return headers.get("origin") === new URL(siteUrl).origin;
}
