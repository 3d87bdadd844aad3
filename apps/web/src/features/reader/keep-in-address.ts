import { ANY_COUNTRY, READER_PARAM } from "../../platform/requests/reader-search.ts";

/**
 * Names the country a page is shown for in its address, which without one would be completed with the remembered
 * country. Going back to the page must not do that with a country chosen there.
 */
export function keepInAddress(country = ANY_COUNTRY): void {
  const address = new URL(location.href);
  if (address.searchParams.has(READER_PARAM)) return;
  address.searchParams.set(READER_PARAM, country);
  history.replaceState(null, "", address.pathname + address.search);
}
