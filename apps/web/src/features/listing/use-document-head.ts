import { useEffect } from "react";

import { canonicalPath, titleListingPage } from "../filters/title-listing.ts";
import type { ListingAddress } from "./listing-address.ts";

/** Keeps the title and the canonical address of the document those of the list that is shown. */
export function useDocumentHead({ filters, page }: ListingAddress): void {
  useEffect(() => {
    document.title = titleListingPage(filters, page);
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical) canonical.href = new URL(canonicalPath(filters, page), canonical.href).href;
  }, [filters, page]);
}
