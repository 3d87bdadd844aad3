import type { JobFilters } from "@farwork/domain";
import { filtersFromQuery } from "@farwork/domain/filter";
import { beginLastWord, finishLastWord } from "@farwork/domain/search";

import type { RememberedPay } from "../../platform/locale/reader-pay.ts";
import type { ListingChange } from "../paging/page-navigation.tsx";
import { listingPath } from "./listing-path.ts";

/** Ids in the page by which the search, the filters and their sheet find each other. */
export const FILTER_FORM = "filters-form";
export const FILTER_SHEET = "filters";
/** The parameter by which a page without scripts is asked for all the choices of one filter: `/?more=tag`. */
export const OPEN_GROUP_PARAM = "more";

/** The parameter of the search. */
export const SEARCH_PARAM = "q";

/** A control of the filters' form. */
export type Control = HTMLInputElement | HTMLSelectElement;

/** Leads to the first page with other filters. Whoever chooses anything has finished the word that they were typing. */
export function changeFilters(change: (filters: JobFilters) => JobFilters): ListingChange {
  return ({ filters, landing }) =>
    listingPath(change({ ...filters, search: finishLastWord(filters.search) }), 1, landing);
}

/** The same by the parameters of the address, as a form has them. */
export function changeParams(change: (params: URLSearchParams) => void): ListingChange {
  return ({ landing }) => {
    const params = new URLSearchParams(landing);
    params.set(SEARCH_PARAM, finishLastWord(params.get(SEARCH_PARAM) ?? ""));
    change(params);
    return listingPath(filtersFromQuery(params), 1, params);
  };
}

/** Asks for the least pay; for any without an amount. */
export function changePay(asked: RememberedPay): ListingChange {
  return changeFilters((filters) => ({
    ...filters,
    salary: { ...asked, includeUnstated: filters.salary.includeUnstated },
  }));
}

/**
 * Asks for what some controls say. A value of a list is chosen or excluded, never both. Where the search is `typedIn`, its last
 * word may go on.
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

/** Asks for a box's value, or no longer. */
export function tick(params: URLSearchParams, box: HTMLInputElement, isTicked: boolean): void {
  const { name, type, value } = box;
  // Of two radio buttons that changed, the ticked one counts.
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

/** What leaves a filter's value out, or no longer does. */
export function oppositeOf({ value }: HTMLInputElement): string {
  return value.startsWith("-") ? value.slice(1) : `-${value}`;
}
