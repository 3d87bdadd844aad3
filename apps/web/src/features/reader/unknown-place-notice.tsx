import { use, useEffect, useState } from "react";

import { useFormats } from "#formats";

import {
  type PlaceSuggestion,
  READER_PARAM,
  REMEMBER_COUNTRY,
  REMEMBER_PARAM,
} from "../../platform/requests/reader-search.ts";
import { Notice } from "../../ui/notice.tsx";
import { changeFilters } from "../filters/change-listing.ts";
import { ListingLink, resolvePath, ShownContext } from "../paging/page-navigation.tsx";
import { nameSuggestion } from "./name-suggestion.ts";
import { describeUnknownPlace, type UnknownPlace } from "./unknown-places.ts";

/**
 * Replaces the list for an unknown place: suggests places, or the list without it. `suggestions` came with the page;
 * for another text they are looked up here.
 */
export function UnknownPlaceNotice({
  place,
  suggestions,
}: {
  place: UnknownPlace;
  suggestions: readonly PlaceSuggestion[] | undefined;
}) {
  const { param, text } = place;
  const [nearest, setNearest] = useState(suggestions ?? []);
  const isKnown = suggestions !== undefined;
  const { locale } = useFormats();
  useEffect(() => {
    if (isKnown) return;
    // Without names, the link to the list without the place remains.
    import("./country-search.ts").then(
      ({ lookUpFew }) => setNearest(lookUpFew(text, locale)),
      () => {},
    );
  }, [isKnown, text, locale]);
  const Choice = param === READER_PARAM ? HomeLink : LocationLink;
  return (
    <Notice heading={describeUnknownPlace(place)}>
      {nearest.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3">
          {place.isRegion ? "Choose the one you live in, such as" : "Did you mean"}
          {nearest.map((suggestion) => (
            <Choice key={suggestion.code} {...suggestion} />
          ))}
        </p>
      )}
      <ListingLink to={changeFilters((filters) => filters)} className="quiet-action">
        Show jobs without it
      </ListingLink>
    </Notice>
  );
}

const LINK = "text-link inline-flex min-h-11 items-center text-ink";

/** Loads the list for the country that the reader lives in, which `rememberAnswers` remembers on the way. */
function HomeLink(suggestion: PlaceSuggestion) {
  const country = suggestion.code;
  const choose = changeFilters((filters) => ({ ...filters, from: { ...filters.from, country } }));
  return (
    <a
      href={`${resolvePath(choose, use(ShownContext))}&${REMEMBER_PARAM}=${REMEMBER_COUNTRY}`}
      className={LINK}
    >
      {nameSuggestion(suggestion)}
    </a>
  );
}

function LocationLink(suggestion: PlaceSuggestion) {
  const add = changeFilters((filters) => ({ ...filters, location: [...filters.location, suggestion.code] }));
  return (
    <ListingLink to={add} className={LINK}>
      {nameSuggestion(suggestion)}
    </ListingLink>
  );
}
