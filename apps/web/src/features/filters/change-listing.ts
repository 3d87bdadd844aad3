import type { JobFilters } from "@farwork/domain";
import { filtersFromQuery } from "@farwork/domain/filter";
import { beginLastWord, finishLastWord } from "@farwork/domain/search";

import type { RememberedPay } from "../../platform/locale/reader-pay.ts";
import type { ListingChange, ListingState } from "../paging/navigation-context.ts";
import { listingPath } from "./listing-path.ts";
import { keepUnknownPlaces } from "./unknown-places.ts";

/** Element ids that link the search, the filters and the filter sheet. */
export const FILTER_FORM = "filters-form";
export const FILTER_SHEET = "filters";
/** The query parameter that expands one filter for visitors without scripts: `/?more=tag`. */
export const OPEN_GROUP_PARAM = "more";

/** The query parameter of the search. */
export const SEARCH_PARAM = "q";

/** A control of the filters' form. */
export type Control = HTMLInputElement | HTMLSelectElement;

/**
 * Goes to the first page with changed filters. Any change completes the word being typed, and keeps the places that we
 * do not know, about which the page asks.
 */
export function changeFilters(change: (filters: JobFilters) => JobFilters): ListingChange {
  const changeKnown = changeKnownFilters(change);
  return (from) => keepPlaces(changeKnown(from), from, from.landing);
}

/** Like `changeFilters`, without the places that we do not know. */
export function changeKnownFilters(change: (filters: JobFilters) => JobFilters): ListingChange {
  return ({ filters, landing }) =>
    listingPath(change({ ...filters, search: finishLastWord(filters.search) }), 1, landing);
}

/** Like `changeFilters`, on query parameters. */
export function changeParams(change: (params: URLSearchParams) => void): ListingChange {
  return (from) => {
    const params = new URLSearchParams(from.landing);
    params.set(SEARCH_PARAM, finishLastWord(params.get(SEARCH_PARAM) ?? ""));
    change(params);
    return keepPlaces(listingPath(filtersFromQuery(params), 1, params), from, params);
  };
}

function keepPlaces(path: string, { hasUnknownPlaces }: ListingState, asked: URLSearchParams): string {
  return hasUnknownPlaces ? keepUnknownPlaces(path, asked) : path;
}

/** Sets the minimum pay, or clears it without an amount. */
export function changePay(asked: RememberedPay): ListingChange {
  return changeFilters((filters) => ({
    ...filters,
    salary: { ...asked, includeUnstated: filters.salary.includeUnstated },
  }));
}

/**
 * Applies form controls. A list value is either chosen or excluded, never both. While the search is `typedIn`, its last
 * word stays open.
 */
export function changeControls(controls: readonly Control[], typedIn?: Element | null): ListingChange {
  return changeParams((params) => {
    for (const control of controls) {
      if (isBox(control)) tick(params, control, control.checked);
      else if (control.name === SEARCH_PARAM && control === typedIn)
        params.set(SEARCH_PARAM, beginLastWord(control.value));
      else params.set(control.name, control.value);
    }
  });
}

/** Adds or removes a checkbox's value. */
export function tick(params: URLSearchParams, box: HTMLInputElement, isTicked: boolean): void {
  const { name, type, value } = box;
  // Of two changed radio buttons, the ticked one counts.
  if (type === "radio") return isTicked ? params.set(name, value) : undefined;
  const others = params
    .getAll(name)
    .flatMap((list) => list.split(","))
    .filter((other) => other !== value && other !== oppositeOf(box));
  params.set(name, [...others, ...(isTicked ? [value] : [])].join(","));
}

export function isBox(control: unknown): control is HTMLInputElement {
  return control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type);
}

/** The value that excludes this one, or the reverse. */
export function oppositeOf({ value }: HTMLInputElement): string {
  return value.startsWith("-") ? value.slice(1) : `-${value}`;
}
