import {
  type PlaceSuggestion,
  READER_PARAM,
  REMEMBER_COUNTRY,
  REMEMBER_PARAM,
} from "../../platform/requests/reader-search.ts";
import { Notice } from "../../ui/notice.tsx";
import { changeKnownFilters, changeParams } from "../filters/change-listing.ts";
import {
  describeUnknownPlaces,
  findUnknownPlaces,
  replaceUnknownPlace,
  type UnknownPlace,
} from "../filters/unknown-places.ts";
import type { ListingState } from "../paging/navigation-context.ts";
import { lookUpFew } from "./country-search.ts";
import { nameSuggestion } from "./name-suggestion.ts";

/**
 * Replaces the list for unknown places: suggests countries for each, or the list without them. Rendered by the server
 * alone, which has the names of all countries, so its links load the page.
 */
export function UnknownPlaceNotice({ address, locale }: { address: ListingState; locale: string }) {
  const places = findUnknownPlaces(address.landing);
  const isOne = places.length === 1;
  return (
    <Notice heading={describeUnknownPlaces(places)}>
      {places.map((place) => {
        const nearest = lookUpFew(place.text, locale);
        return (
          nearest.length > 0 && (
            <p key={place.param + place.text} className="flex flex-wrap items-center gap-x-3">
              {!isOne && `“${place.text}”: `}
              {place.isRegion ? "Choose the one you live in, such as" : "Did you mean"}
              {nearest.map((suggestion) => (
                <Choice key={suggestion.code} {...{ address, place, suggestion }} />
              ))}
            </p>
          )
        );
      })}
      <a href={changeKnownFilters((filters) => filters)(address)} className="quiet-action">
        Show jobs without {isOne ? "it" : "them"}
      </a>
    </Notice>
  );
}

/** A link to the list with a suggested country. `rememberAnswers` remembers the one that the reader lives in on the way. */
function Choice({
  address,
  place,
  suggestion,
}: {
  address: ListingState;
  place: UnknownPlace;
  suggestion: PlaceSuggestion;
}) {
  const choose = changeParams((params) => replaceUnknownPlace(params, place, suggestion.code));
  const path = choose({ ...address, hasUnknownPlaces: true });
  return (
    <a
      href={place.param === READER_PARAM ? `${path}&${REMEMBER_PARAM}=${REMEMBER_COUNTRY}` : path}
      className="text-link inline-flex min-h-11 items-center text-ink"
    >
      {nameSuggestion(suggestion)}
    </a>
  );
}
