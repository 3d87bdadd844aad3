import type { JobFilters } from "@farwork/domain";
import { useEffect, useState } from "react";

import { type PlaceSuggestion, READER_PARAM } from "../../platform/requests/reader-search.ts";
import { Notice } from "../../ui/notice.tsx";
import { changeFilters } from "../filters/change-listing.ts";
import { ListingLink } from "../paging/page-navigation.tsx";
import type { UnknownPlace } from "./unknown-places.ts";

/**
 * Replaces the list for an unknown place: suggests places, or the list without it. `suggestions` came with the page;
 * for another text they are looked up here.
 */
export function UnknownPlaceNotice({
  place: { param, text, isRegion = false },
  suggestions,
}: {
  place: UnknownPlace;
  suggestions: readonly PlaceSuggestion[] | undefined;
}) {
  const [nearest, setNearest] = useState(suggestions ?? []);
  const isKnown = suggestions !== undefined;
  useEffect(() => {
    if (isKnown) return;
    // Without names, the link to the list without the place remains.
    import("./country-search.ts").then(
      ({ lookUpFew }) => setNearest(lookUpFew(text)),
      () => {},
    );
  }, [isKnown, text]);
  const choose = (code: string) => (filters: JobFilters) =>
    param === READER_PARAM
      ? { ...filters, from: { ...filters.from, country: code } }
      : { ...filters, location: [...filters.location, code] };
  return (
    <Notice heading={isRegion ? `“${text}” is more than one country` : `We don’t know the place “${text}”`}>
      {nearest.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3">
          {isRegion ? "Choose the one you live in, such as" : "Did you mean"}
          {nearest.map(({ code, name, by }) => (
            <ListingLink
              key={code}
              to={changeFilters(choose(code))}
              className="text-link inline-flex min-h-11 items-center text-ink"
            >
              {by === undefined ? name : `${name} (${by})`}
            </ListingLink>
          ))}
        </p>
      )}
      <ListingLink to={changeFilters((filters) => filters)} className="quiet-action">
        Show jobs without it
      </ListingLink>
    </Notice>
  );
}
