/** Whether a page of this site asks. Browsers say so themselves; those that do not yet still name the page's origin. */
export function isFromOurPage(headers: Headers, siteUrl: string): boolean {
  const fetchSite = headers.get("sec-fetch-site");
  if (fetchSite !== null) return fetchSite === "same-origin";
  return headers.get("origin") === new URL(siteUrl).origin;
}
